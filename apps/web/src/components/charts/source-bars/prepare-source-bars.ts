import type { EmployeesBySource } from '@workbench/services/analytics/schemas';
import { formatNumber } from '../../../lib/format/format';

/** More bars than this are indistinguishable on a small screen; the table has all. */
export const SOURCE_BARS_MAX = 12;
const LABEL_MAX = 20;

export interface SourceBar {
  /** Unique key: two long names may share a shortened label. */
  source: string;
  label: string;
  employees: number;
  companies: number;
}

export interface SourceBars {
  /** Largest average last, because a horizontal chart draws from the bottom up. */
  bars: SourceBar[];
  rows: EmployeesBySource[];
  /** Says which sources are left out of the drawing; null when all are in it. */
  note: string | null;
  summary: string;
}

/** Chooses the sources to draw (those that cover most companies) and says in words what the chart shows. */
export function prepareSourceBars(data: readonly EmployeesBySource[]): SourceBars {
  const rows = [...data].sort((a, b) => b.employees - a.employees || a.source.localeCompare(b.source));
  const drawn = new Set(
    [...rows]
      .sort((a, b) => b.companies - a.companies)
      .slice(0, SOURCE_BARS_MAX)
      .map((row) => row.source),
  );
  const bars = rows
    .filter((row) => drawn.has(row.source))
    .map((row) => ({ ...row, label: shorten(row.source) }))
    .reverse();
  const hidden = rows.length - bars.length;
  return {
    bars,
    rows,
    note:
      hidden > 0
        ? `Showing the ${SOURCE_BARS_MAX} of ${rows.length} sources that cover the most companies. Switch to the table for all of them.`
        : null,
    summary: summarise(rows),
  };
}

function summarise(rows: EmployeesBySource[]): string {
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last) return 'No source reports an employee count yet.';
  if (rows.length === 1) return `${first.source} reports ${formatNumber(first.employees)} employees on average.`;
  return `${formatNumber(rows.length)} sources, ${formatNumber(last.employees)}–${formatNumber(first.employees)} employees on average.`;
}

function shorten(name: string): string {
  const characters = Array.from(name);
  return characters.length > LABEL_MAX ? `${characters.slice(0, LABEL_MAX - 1).join('')}…` : name;
}
