import type { EmployeesBySource } from '@workbench/services/analytics/schemas';
import { BarChart3 } from 'lucide-react';
import { lazy } from 'react';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { formatNumber } from '~/lib/format/format';
import { ChartFrame } from './ChartFrame';
import { ChartTable } from './ChartTable';
import { prepareSourceBars } from './prepare-source-bars';

const SourceBarDrawing = lazy(() =>
  import('./SourceBarDrawing').then((module) => ({ default: module.SourceBarDrawing })),
);

/** Average employee count of each source, with how many companies the average covers. */
export function SourceBarChart({ data }: { data: readonly EmployeesBySource[] }) {
  if (data.length === 0) {
    return (
      <EmptyState
        icon={BarChart3}
        title="No employee counts yet"
        description="Import a CSV with an employee column to compare sources."
      />
    );
  }
  const { bars, rows, note, summary } = prepareSourceBars(data);
  return (
    <ChartFrame
      summary={summary}
      note={['Average across the companies each source covers.', note].filter(Boolean).join(' ')}
      chart={<SourceBarDrawing bars={bars} />}
      table={
        <ChartTable
          caption="Average employee count by source"
          columns={[
            { label: 'Source' },
            { label: 'Average employees', isNumber: true },
            { label: 'Companies', isNumber: true },
          ]}
          rows={rows.map((row) => ({
            key: row.source,
            cells: [row.source, formatNumber(row.employees), formatNumber(row.companies)],
          }))}
        />
      }
    />
  );
}
