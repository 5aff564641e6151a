import type { ComparedFigure } from '../rule/aggregate.ts';

/**
 * How far the sources are apart: from the smallest to the largest comparable figure, in percent of the aggregate with one
 * decimal. As in the source agreement, outliers count and ranges don't. null for fewer than two exact figures, and beside an
 * aggregate of 0.
 */
export function headcountSpread(compared: readonly ComparedFigure[], aggregate: number | null): number | null {
  if (!aggregate) return null;
  const values = compared.flatMap(({ headcount }) => ('value' in headcount ? [headcount.value] : []));
  if (values.length < 2) return null;
  return Math.round(((Math.max(...values) - Math.min(...values)) / aggregate) * 1000) / 10;
}
