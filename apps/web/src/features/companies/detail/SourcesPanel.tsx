import type { SourceRecord } from '@workbench/services/companies/schemas';
import { Database } from 'lucide-react';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { READ_FAILURE } from '~/lib/api/errors';
import { cn } from '~/lib/cn';
import { DASH, formatNumber, formatRelativeTime } from '~/lib/format/format';
import { formatDay } from '~/lib/format/format-day';
import { webLink } from '~/lib/format/links';
import { computeTotalVariance, computeVariance, FIGURE_KIND_LABEL, formatFigure } from './employee-figures';
import { type PanelQuery, PanelQueryState } from './PanelQueryState';

interface SourcesPanelProps {
  records: PanelQuery<SourceRecord[]>;
  aggregate: number | null;
  /** Sources are being asked at this moment. */
  isSyncing: boolean;
}

/** What each source says now, side by side. */
export function SourcesPanel({ records, aggregate, isSyncing }: SourcesPanelProps) {
  return (
    <PanelQueryState query={records} failure={READ_FAILURE.companyData}>
      {(rows) =>
        rows.length === 0 ? <NoSources isAsking={isSyncing} /> : <SourcesTable records={rows} aggregate={aggregate} />
      }
    </PanelQueryState>
  );
}

function NoSources({ isAsking }: { isAsking: boolean }) {
  if (isAsking)
    return <EmptyState icon={Database} title="Querying sources…" description="Figures appear as they arrive." />;
  return (
    <EmptyState
      icon={Database}
      title="No data from any source yet"
      description="See the Sync tab for each source’s result. You can also import a CSV with an employee column."
    />
  );
}

function SourcesTable({ records, aggregate }: { records: SourceRecord[]; aggregate: number | null }) {
  const total = computeTotalVariance(records);
  return (
    <div className="flex flex-col gap-3">
      <div className="overflow-x-auto">
        <table className="w-full text-left">
          <thead className="text-muted-foreground text-xs">
            <tr className="*:pb-2 *:font-medium">
              <th scope="col">Source</th>
              <th scope="col" className="pl-3 text-right">
                Employee Count
              </th>
              <th scope="col" className="pl-3 text-right">
                Variance
              </th>
              <th scope="col" className="pl-6">
                Last Updated
              </th>
            </tr>
          </thead>
          <tbody>
            {records.map((record) => (
              <SourceRow key={record.source} record={record} aggregate={aggregate} />
            ))}
          </tbody>
        </table>
      </div>
      {total !== null && (
        <p className="text-muted-foreground">Total variance across sources: ±{formatNumber(total)} employees</p>
      )}
    </div>
  );
}

function SourceRow({ record, aggregate }: { record: SourceRecord; aggregate: number | null }) {
  const difference = computeVariance(record, aggregate);
  const href = webLink(record.url);
  return (
    <tr className="align-top *:border-border *:border-t *:py-2">
      <th scope="row" className="font-normal">
        {href === null ? (
          record.source
        ) : (
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className="text-link underline-offset-4 hover:underline"
          >
            {record.source}
          </a>
        )}
        <div className="text-muted-foreground text-xs">{FIGURE_KIND_LABEL[record.kind]}</div>
      </th>
      <td className="whitespace-nowrap pl-3 text-right">{formatFigure(record)}</td>
      <td
        className={cn('whitespace-nowrap pl-3 text-right', difference?.isHighlighted && 'font-medium text-destructive')}
      >
        {difference === null ? DASH : `±${formatNumber(difference.employees)}`}
        {difference !== null && difference.percent !== null && (
          <span className="block text-muted-foreground text-xs">{formatNumber(difference.percent)}%</span>
        )}
      </td>
      <td className="pl-6">
        {record.scrapedAt === null ? 'Unknown' : formatRelativeTime(record.scrapedAt)}
        {record.asOf !== null && <div className="text-muted-foreground text-xs">as of {formatDay(record.asOf)}</div>}
      </td>
    </tr>
  );
}
