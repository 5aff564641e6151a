import type { Trend } from '@workbench/services/companies/schemas';
import { formatNumber } from '../../lib/format';
import { chartColor } from './chart-colors.ts';

export const AGGREGATE_SERIES = 'Aggregate';

export interface TrendPoint {
  x: Date;
  /** null breaks the line: on that day too few sources reported. */
  y: number | null;
}

export interface TrendLine {
  id: string;
  color: string;
  isAggregate: boolean;
  data: TrendPoint[];
}

export interface TrendLines {
  lines: TrendLine[];
  rows: { series: string; at: string; value: number | null }[];
  summary: string;
}

/** One line per source and one for the aggregate, drawn last so that it lies on top. */
export function prepareTrendLines(trend: Trend): TrendLines {
  const sources = trend.series.map((series, index) => ({
    // A source that calls itself "Aggregate" must not swallow the real one.
    id: series.source === AGGREGATE_SERIES ? `${series.source} (source)` : series.source,
    color: chartColor(index + 1),
    isAggregate: false,
    data: points(series.points),
  }));
  const aggregate = { id: AGGREGATE_SERIES, color: chartColor(0), isAggregate: true, data: points(trend.aggregate) };
  const lines = [...sources, aggregate].filter((line) => line.data.some((point) => point.y !== null));
  const rows = [...lines]
    .reverse()
    .flatMap((line) => line.data.map(({ x, y }) => ({ series: line.id, at: x.toISOString(), value: y })).reverse());
  return { lines, rows, summary: summarise(trend) };
}

/** Dates that can't be read are left out; d3 would draw them at NaN. */
function points(raw: readonly { at: string; value: number | null }[]): TrendPoint[] {
  return raw.map(({ at, value }) => ({ x: new Date(at), y: value })).filter(({ x }) => !Number.isNaN(x.getTime()));
}

function summarise(trend: Trend): string {
  const known = trend.aggregate.filter((point): point is { at: string; value: number } => point.value !== null);
  const first = known[0];
  const last = known.at(-1);
  if (!first || !last) return 'Too few sources report for an aggregate over time.';
  if (known.length === 1) return `The aggregate is ${formatNumber(first.value)} employees since its first day.`;
  return `The aggregate went from ${formatNumber(first.value)} to ${formatNumber(last.value)} employees over ${known.length} changes.`;
}
