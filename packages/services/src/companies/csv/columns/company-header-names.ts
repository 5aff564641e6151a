import { foldHeader } from '../../../shared/csv/headers.ts';

/** `Employees (LinkedIn)`: the figure of that source. The name may contain parentheses itself. */
export const SOURCE_EMPLOYEES_HEADER = /^(?:employees|employee count|number of employees|headcount)\s*\((.+)\)$/is;

/** `As of (LinkedIn)`, `Kind (LinkedIn)`, `Scope (LinkedIn)`: what belongs to the figure of that source. */
export const SOURCE_DETAIL_HEADER = /^(as of|kind|scope)\s*\((.+)\)$/is;

/** The columns that the error file adds in front: together alone, as a list may have a "Line" of its own. */
export function reportColumnsOf(headers: readonly string[]): ReadonlySet<number> {
  const [first, second] = headers.map(foldHeader);
  return new Set(first === 'line' && second === 'import error' ? [0, 1] : []);
}
