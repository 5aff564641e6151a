import type { Explanation, SourceRecord } from '@workbench/services/companies/schemas';
import { Database } from 'lucide-react';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { Table } from '~/components/ui/display/Table';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { type PanelQuery, PanelQueryState } from '~/components/ui/feedback/PanelQueryState';
import { READ_FAILURE } from '~/lib/api/errors';
import { NARROW_SCREEN, useMediaQuery } from '~/lib/browser/use-media-query';
import { formatNumber } from '~/lib/format/format';
import { SourceCard } from './SourceCard';
import { ROOMY_CELL, SourceRow } from './SourceRow';
import { toSourceRow } from './source-row';
import { computeTotalVariance } from './variance';

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
      description="The Sync tab has each source’s result. A CSV with employee counts can be imported, too."
    />
  );
}

function SourcesTable({
  records,
  aggregate,
  explanation,
}: Omit<SourcesPanelProps, 'records' | 'isSyncing'> & { records: SourceRecord[] }) {
  const isNarrow = useMediaQuery(NARROW_SCREEN);
  const judged = new Map(explanation?.records.map((record) => [record.source, record]));
  const rows = records.map((record) => toSourceRow(record, aggregate, judged.get(record.source)));
  const total = computeTotalVariance(rows.flatMap(({ record, isCompared }) => (isCompared ? [record] : [])));
  return (
    <div className="@container flex flex-col gap-3">
      {isNarrow ? (
        <ul aria-label="Figures by source" className="divide-y divide-border rounded-md border border-border">
          {rows.map((row) => (
            <SourceCard key={row.record.source} row={row} />
          ))}
        </ul>
      ) : (
        <ScrollRegion aria-label="Figures by source">
          <Table columns={COLUMNS}>
            {rows.map((row) => (
              <SourceRow key={row.record.source} row={row} />
            ))}
          </Table>
        </ScrollRegion>
      )}
      {total !== null && (
        <p className="text-muted-foreground">Total variance across sources: ±{formatNumber(total)} employees</p>
      )}
      <p className="text-muted-foreground text-xs">
        Each source’s figure with the newest date, from a sync or a file. Older ones are in Trend.
      </p>
    </div>
  );
}

/** Where there is room each has a column; else they stand beneath the source and the day. */
const COLUMNS = [
  'Source',
  { label: 'Employee Count', isNumber: true },
  { label: 'Variance', isNumber: true },
  { label: 'Counts', className: ROOMY_CELL },
  { label: 'As of', className: ROOMY_CELL },
  'Last Updated',
  { label: 'In the headcount', className: ROOMY_CELL },
];
