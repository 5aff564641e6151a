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
