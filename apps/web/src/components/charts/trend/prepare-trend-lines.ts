import type { Trend } from '@workbench/services/companies/schemas';
import { formatNumber } from '../../../lib/format/format';
import { formatDay } from '../../../lib/format/format-day';
import { isShade, lineColor } from '../chart-colors.ts';

const AGGREGATE_SERIES = 'Aggregate';

interface TrendPoint {
  x: Date;
  /** null breaks the line: on that day too few sources reported. */
  y: number | null;
}

export interface TrendLine {
  id: string;
  color: string;
  isAggregate: boolean;
  /** Its color is a shade of another line's: dashes tell them apart. */
  isDashed: boolean;
  /** All that is known is of one day, which makes no line: "4,515 on Oct 13, 2026". null for a line. */
  onlyFigure: string | null;
  data: TrendPoint[];
}

export interface TrendLines {
  lines: TrendLine[];
  rows: { series: string; at: string; value: number | null }[];
  /** Ends of the vertical axis: not from 0, which would press close figures into one line. */
  range: { min: number; max: number };
  summary: string;
}

/** One line per source and one for the aggregate, drawn last so that it lies on top. */
export function prepareTrendLines(trend: Trend): TrendLines {
  const sources = trend.series.map((series, index) => ({
    // A source that calls itself "Aggregate" must not swallow the real one.
    id: series.source === AGGREGATE_SERIES ? `${series.source} (source)` : series.source,
    color: lineColor(index),
    isAggregate: false,
    isDashed: isShade(index),
    // The middle of a range is a number that no source stated.
    data: points(series.points.filter(({ isRange }) => !isRange)),
  }));
  const aggregate = {
    id: AGGREGATE_SERIES,
    color: 'var(--foreground)',
    isAggregate: true,
    isDashed: false,
    data: points(trend.aggregate),
  };
  const lines = [...sources, aggregate]
    .filter((line) => line.data.some((point) => point.y !== null))
    .map((line) => ({ ...line, onlyFigure: onlyFigure(line.data) }));
  const rows = [...lines]
    .reverse()
    .flatMap((line) => line.data.map(({ x, y }) => ({ series: line.id, at: x.toISOString(), value: y })).reverse());
  return { lines, rows, range: valueRange(lines), summary: summarise(trend) };
}

/** Dates that can't be read are left out; d3 would draw them at NaN. */
function points(raw: readonly { at: string; value: number | null }[]): TrendPoint[] {
  return raw.map(({ at, value }) => ({ x: new Date(at), y: value })).filter(({ x }) => !Number.isNaN(x.getTime()));
}

function onlyFigure(data: readonly TrendPoint[]): string | null {
  const known = data.filter(({ y }) => y !== null);
  const [first] = known;
  if (first === undefined || known.some(({ x }) => x.getTime() !== first.x.getTime())) return null;
  return `${formatNumber(first.y)} on ${formatDay(first.x.toISOString())}`;
}

function valueRange(lines: readonly TrendLine[]): { min: number; max: number } {
  const values = lines.flatMap((line) => line.data.map((point) => point.y)).filter((value) => value !== null);
  if (values.length === 0) return { min: 0, max: 1 };
  const min = values.reduce((least, value) => Math.min(least, value));
  const max = values.reduce((most, value) => Math.max(most, value));
  const margin = Math.max(1, (max - min) * 0.1, max * 0.02);
  return { min: Math.max(0, Math.floor(min - margin)), max: Math.ceil(max + margin) };
}

function summarise(trend: Trend): string {
  const known = trend.aggregate.filter((point): point is { at: string; value: number } => point.value !== null);
  const first = known[0];
  const last = known.at(-1);
  if (!first || !last) return 'Not enough sources to show an aggregate over time.';
  if (known.length === 1)
    return `The aggregate has been ${formatNumber(first.value)} employees since ${formatDay(first.at)}.`;
  return `The aggregate went from ${formatNumber(first.value)} employees on ${formatDay(first.at)} to ${formatNumber(last.value)} on ${formatDay(last.at)}.`;
}
