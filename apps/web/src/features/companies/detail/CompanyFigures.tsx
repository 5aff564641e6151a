import { Link } from '@tanstack/react-router';
import type { Company } from '@workbench/services/companies/schemas';
import { cn } from '~/lib/cn';
import { FIGURE_KIND_LABEL } from '~/lib/format/figures';
import { formatRelativeTime } from '~/lib/format/format';
import { formatDay } from '~/lib/format/format-day';
import { GrowthList } from '../growth/GrowthList';
import { COMPANY_SYNC_LABEL } from '../sync/company-sync-state';
import type { CompanySyncState } from '../sync/use-company-sync';
import { HEADLINE_SCOPE_LABEL, headcountText, missingSourcesText } from '../table/company-labels';
import { QualityBadge } from '../table/QualityBadge';

export interface CompanyFiguresProps {
  company: Company;
  /** The setting at the time of reading; undefined until it is known. */
  minimumSources: number | undefined;
  sync: CompanySyncState;
}

/** The headline figure with what it counts, the quality of the data and the state of the sync. */
export function CompanyFigures({ company, minimumSources, sync }: CompanyFiguresProps) {
  const missing = missingSourcesText(company, minimumSources);
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3 rounded-lg bg-muted px-4 py-3">
      <div>
        <dt className="text-ui text-muted-foreground">Aggregated Employee Count</dt>
        <dd>
          <span
            className={cn(
              'font-semibold text-2xl tabular-nums',
              company.aggregatedEmployeeCount === null && 'text-muted-foreground',
            )}
          >
            {headcountText(company)}
          </span>
          {company.headcountScope !== null && missing === null && (
            <span className="ml-2 text-ui text-muted-foreground">{HEADLINE_SCOPE_LABEL[company.headcountScope]}</span>
          )}
          {missing !== null && <MissingSources company={company} text={missing} minimum={minimumSources} />}
        </dd>
      </div>
      <div>
        <dt className="text-ui text-muted-foreground">Data Quality</dt>
        <dd className="pt-1.5">
          <QualityBadge quality={company.dataQuality} />
        </dd>
      </div>
      <div>
        <dt className="text-ui text-muted-foreground">Sync</dt>
        <dd className="pt-1.5">
          <span role="status">{syncText(sync)}</span>
        </dd>
      </div>
      <GrowthList growth={company.growth} />
    </dl>
  );
}

interface MissingSourcesProps {
  company: Company;
  text: string;
  minimum: number | undefined;
}

function MissingSources({ company: { singleFigure }, text, minimum }: MissingSourcesProps) {
  return (
    <>
      <span className="ml-2 text-ui">{text}</span>
      <p className="max-w-sm text-ui text-muted-foreground">
        {singleFigure === null
          ? 'Unknown until enough sources report. Sync this company, connect another source, or import a list with employee counts.'
          : `${singleFigure.source}, ${FIGURE_KIND_LABEL[singleFigure.kind].toLowerCase()}, as of ${formatDay(singleFigure.asOf)}.`}{' '}
        {(minimum === undefined || minimum > 1) && (
          // Takes its room before the setting is known, so that nothing moves when it is.
          <span className={cn(minimum === undefined && 'invisible')}>
            An aggregate needs {minimum ?? 'more'} sources.{' '}
            <Link to="/settings" className="text-link underline-offset-4 hover:underline">
              Change Minimum Sources
            </Link>
          </span>
        )}
      </p>
    </>
  );
}

function syncText({ sync, isRunning }: CompanySyncState): string {
  if (isRunning) return COMPANY_SYNC_LABEL.running;
  if (sync.data === undefined) return sync.error ? 'Unknown' : '…';
  const { state, finishedAt } = sync.data;
  return finishedAt === null
    ? COMPANY_SYNC_LABEL[state]
    : `${COMPANY_SYNC_LABEL[state]} ${formatRelativeTime(finishedAt)}`;
}
