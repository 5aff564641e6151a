import type { FieldRule } from './catalogue.ts';
import type { FilterProblem } from './types.ts';

/** The value of a condition as it was given, and what is wrong with it, by path from the value. Pure. */
export interface ValueReading {
  value: unknown;
  problems: FilterProblem[];
}

export type { FieldRule };

export function at(path: FilterProblem['path'], value: unknown, message: string | null): ValueReading {
  return { value, problems: message === null ? [] : [{ path, message }] };
}

const SHOWN_MAX = 60;
export const shorten = (text: string): string => (text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text);

/** What came in place of the right kind of value. */
export function nameOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  return typeof value === 'string' ? `the text "${shorten(value)}"` : String(value);
}

export function problemOfNumber({ min, max, isWhole }: FieldRule, value: unknown): string | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return `give a number, not ${nameOf(value)}`;
  if (isWhole && !Number.isInteger(value)) return `${value} is not a whole number`;
  if (min !== undefined && value < min) return `${value} is too small; the least is ${min}`;
  return max !== undefined && value > max ? `${value} is too large; the most is ${max}` : null;
}
