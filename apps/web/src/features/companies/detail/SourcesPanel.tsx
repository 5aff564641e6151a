import type { Explanation, SourceRecord } from '@workbench/services/companies/schemas';
import { Database } from 'lucide-react';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { type PanelQuery, PanelQueryState } from '~/components/ui/feedback/PanelQueryState';
import { READ_FAILURE } from '~/lib/api/errors';
import { formatNumber } from '~/lib/format/format';
import { computeTotalVariance } from './employee-figures';
import { SourceRow } from './SourceRow';

interface SourcesPanelProps {
  records: PanelQuery<SourceRecord[]>;
  aggregate: number | null;
  /** Which figures the headcount is made of; undefined until it is read. */
  explanation: Explanation | undefined;
  /** Sources are being asked at this moment. */
  isSyncing: boolean;
}

/** What each source says now, side by side. */
export function SourcesPanel({ records, aggregate, explanation, isSyncing }: SourcesPanelProps) {
  return (
    <PanelQueryState query={records} failure={READ_FAILURE.companyData}>
      {(rows) =>
        rows.length === 0 ? (
          <NoSources isAsking={isSyncing} />
        ) : (
          <SourcesTable records={rows} aggregate={aggregate} explanation={explanation} />
        )
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

function SourcesTable({
  records,
  aggregate,
  explanation,
}: Omit<SourcesPanelProps, 'records' | 'isSyncing'> & { records: SourceRecord[] }) {
  const reasons = notCountedReasons(explanation);
  const total = computeTotalVariance(records.filter(({ source }) => !reasons.has(source)));
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
              <SourceRow
                key={record.source}
                record={record}
                aggregate={aggregate}
                notCounted={reasons.get(record.source)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {total !== null && (
        <p className="text-muted-foreground">Total variance across sources: ±{formatNumber(total)} employees</p>
      )}
      <p className="text-muted-foreground text-xs">
        Each source’s newest figure is shown, whether it came from a sync or a file. Older ones are in Trend.
      </p>
    </div>
  );
}

const NOT_COUNTED: ReadonlySet<string> = new Set(['other_scope', 'too_old', 'counts_parent', 'not_preferred']);

function notCountedReasons(explanation: Explanation | undefined): ReadonlyMap<string, string> {
  const records = explanation?.records ?? [];
  return new Map(
    records.flatMap(({ source, reasonCode, reason }) => (NOT_COUNTED.has(reasonCode) ? [[source, reason]] : [])),
  );
}
