import type { Trend } from '@workbench/services/companies/schemas';
import { LineChart } from 'lucide-react';
import { lazy } from 'react';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { formatNumber } from '~/lib/format/format';
import { formatDay } from '~/lib/format/format-day';
import { ChartFrame } from '../ChartFrame';
import { ChartTable } from '../ChartTable';
import { prepareTrendLines } from './prepare-trend-lines';

const TrendDrawing = lazy(() => import('./TrendDrawing').then((module) => ({ default: module.TrendDrawing })));

/** Figures of one company over time: each source and the aggregate. */
export function TrendChart({ trend }: { trend: Trend }) {
  const { lines, rows, range, summary } = prepareTrendLines(trend);
  const hasRanges = trend.series.some(({ points }) => points.some(({ isRange }) => isRange));
  if (lines.length === 0) {
    return (
      <EmptyState
        icon={LineChart}
        title="No history yet"
        description="The trend starts with the first employee figure."
      />
    );
  }
  return (
    <ChartFrame
      summary={summary}
      note={hasRanges && 'Ranges are left out: no source stated a number within them.'}
      chart={<TrendDrawing lines={lines} range={range} />}
      table={
        <ChartTable
          caption="Employee figures over time"
          columns={[{ label: 'Source' }, { label: 'Date' }, { label: 'Employees', isNumber: true }]}
          rows={rows.map((row) => ({
            key: `${row.series} ${row.at}`,
            cells: [row.series, formatDay(row.at), formatNumber(row.value)],
          }))}
        />
      }
    />
  );
}
