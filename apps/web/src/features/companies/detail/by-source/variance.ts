import type { ShownFigure } from '../../../../lib/format/figures.ts';
import type { Variance } from './employee-figures.ts';

/** Differences above this many employees are highlighted; exactly this many are not. */
const VARIANCE_HIGHLIGHT = 50;

/** How far a source is from the aggregate; null when either is unknown, since nothing minus unknown is unknown. */
export function computeVariance(figure: ShownFigure, aggregate: number | null): Variance | null {
  if (aggregate === null) return null;
  const min = figure.employeeCount ?? figure.employeeMin;
  if (min === null) return null;
  const max = figure.employeeCount ?? figure.employeeMax ?? Number.POSITIVE_INFINITY;
  const employees = aggregate < min ? min - aggregate : aggregate > max ? aggregate - max : 0;
  return {
    employees,
    isContained: employees === 0 && figure.employeeCount === null,
    percent: aggregate === 0 ? null : Math.round((employees / aggregate) * 100),
    isHighlighted: employees > VARIANCE_HIGHLIGHT,
  };
}

/** Largest minus smallest count that sources state; null with fewer than two. Bands state no count and are left out. */
export function computeTotalVariance(records: readonly ShownFigure[]): number | null {
  const counts = records.map((record) => record.employeeCount).filter((count) => count !== null);
  return counts.length < 2 ? null : Math.max(...counts) - Math.min(...counts);
}
