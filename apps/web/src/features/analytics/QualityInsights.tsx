import type { Overview } from '@workbench/services/analytics/schemas';
import { Info } from 'lucide-react';
import { CompaniesLink } from '~/components/charts/CompaniesLink';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { Progress } from '~/components/ui/feedback/Progress';
import { Skeleton } from '~/components/ui/feedback/Skeleton';
import { Tooltip } from '~/components/ui/overlays/Tooltip';
import { formatCount, formatNumber, formatPercent } from '~/lib/format/format';
import { qualityShares } from './quality-shares';

const DEFINITION =
  '100% minus the mean relative deviation of exact figures from the company’s aggregate, across companies with two or more of them.';

/** `overview` is undefined while it loads. */
export function QualityInsights({ overview }: { overview: Overview | undefined }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Data Quality Insights</CardTitle>
        <CardDescription>Calculated from saved figures.</CardDescription>
      </CardHeader>
      <CardContent>
        {overview ? (
          <div className="grid gap-6 lg:grid-cols-2">
            <Agreement value={overview.sourceAgreement} companiesCompared={overview.companiesCompared} />
            <QualityCounts quality={overview.dataQuality} />
          </div>
        ) : (
          <Skeleton className="h-24 w-full" />
        )}
      </CardContent>
    </Card>
  );
}

function Agreement({ value, companiesCompared }: { value: number | null; companiesCompared: number }) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-2">
        <span className="inline-flex items-center gap-1">
          Source Agreement
          <Tooltip content={DEFINITION}>
            <button
              type="button"
              aria-label="How source agreement is calculated"
              className="inline-flex items-center justify-center rounded p-1 text-muted-foreground touch:size-11"
            >
              <Info aria-hidden className="size-3.5" />
            </button>
          </Tooltip>
        </span>
        <span className="font-semibold tabular-nums">{formatPercent(value)}</span>
      </div>
      {value !== null && <Progress value={value} label="Source Agreement" />}
      <p className="text-ui text-muted-foreground">
        {value === null
          ? 'Nothing to compare yet: no company has an aggregate and two exact figures.'
          : `Across ${formatCount(companiesCompared, 'company', 'companies')} with two or more exact figures.`}
      </p>
    </div>
  );
}

function QualityCounts({ quality }: { quality: Overview['dataQuality'] }) {
  return (
    <dl className="flex flex-col gap-2">
      {qualityShares(quality).map(({ level, label, rule, count, percent }) => (
        <div key={level} className="flex justify-between gap-4">
          <dt>
            {label}
            <span className="block text-muted-foreground text-xs">{rule}</span>
          </dt>
          <dd className="whitespace-nowrap tabular-nums">
            <CompaniesLink
              filter={{ field: 'quality', op: 'is', value: level }}
              aria-label={`${label}: ${formatCount(count, 'company', 'companies')}`}
            >
              {formatNumber(count)}
            </CompaniesLink>{' '}
            <span className="text-muted-foreground">({formatPercent(percent, 0)})</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
