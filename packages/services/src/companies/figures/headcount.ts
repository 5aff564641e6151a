import type { Headcount } from '@workbench/connectors/types';

const persons = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** A number of employees as shown on screen: "1,200". */
export function formatPersons(value: number): string {
  return persons.format(value);
}

/** A headcount as shown on screen: "120", "11–50" or, with an open end, "1,001+". */
export function formatHeadcount(headcount: Headcount): string {
  if ('value' in headcount) return formatPersons(headcount.value);
  if (headcount.max === null) return `${formatPersons(headcount.min)}+`;
  if (headcount.max === headcount.min) return formatPersons(headcount.min);
  return `${formatPersons(headcount.min)}–${formatPersons(headcount.max)}`;
}

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

/** Distance of a number from the headcount: 0 when the number lies in the band. */
export function distanceTo(headcount: Headcount, value: number): number {
  const lower = lowerEnd(headcount);
  if (value < lower) return lower - value;
  const upper = upperEnd(headcount);
  return value > upper ? value - upper : 0;
}
