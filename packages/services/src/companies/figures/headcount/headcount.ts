import type { Headcount } from '@workbench/connectors/types';

/** One number to draw: the figure itself or the middle of its band, half up; null for an open band, which has none. */
export function headcountMidpoint(headcount: Headcount): number | null {
  if ('value' in headcount) return Math.round(headcount.value);
  return headcount.max === null ? null : Math.round((headcount.min + headcount.max) / 2);
}

/** True when both say the same in the same form: the band 50–50 and the exact 50 are different statements. */
export function sameHeadcount(a: Headcount | null, b: Headcount | null): boolean {
  if (a === null || b === null) return a === b;
  if ('value' in a) return 'value' in b && a.value === b.value;
  return !('value' in b) && a.min === b.min && a.max === b.max;
}

/** The lowest number of employees that the headcount allows. */
export function lowerEnd(headcount: Headcount): number {
  return 'value' in headcount ? headcount.value : headcount.min;
}

/** The highest number of employees that the headcount allows; infinite for an open band. */
export function upperEnd(headcount: Headcount): number {
  if ('value' in headcount) return headcount.value;
  return headcount.max ?? Number.POSITIVE_INFINITY;
}
