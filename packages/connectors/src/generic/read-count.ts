import type { Headcount } from '../types.ts';

/** The headcount, `none` for a vendor that says "unknown", or `unreadable` where a guess would be needed. */
export type CountResult = Headcount | 'none' | 'unreadable';

/** A billion: no employer has more persons, so a larger number is something else (a year in milliseconds, an id). */
const PERSONS_MAX = 1_000_000_000;
/** A longer text is no count, and splitting it would cost the square of its length. */
const TEXT_MAX = 60;
/** "1200", "1,200" or "1 200" (plain, no-break and narrow spaces): separators only where thousands are. */
const NUMBER = /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:[ \u00a0\u202f]\d{3})+)$/;

/**
 * The forms in which vendors write a headcount: 243, "1,234", "51-200", "1,000 - 5,000", "10001+",
 * {exact, min, max}, null. "1.200" is unreadable: it is 1200 in one country and 1.2 in another.
 */
export function readCount(value: unknown): CountResult {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'number') return Number.isInteger(value) ? persons(value) : 'unreadable';
  if (typeof value === 'string') return readText(value.trim());
  if (typeof value === 'object' && !Array.isArray(value)) return readParts(value as Record<string, unknown>);
  return 'unreadable';
}

function readText(text: string): CountResult {
  if (text.length > TEXT_MAX) return 'unreadable';
  if (text === '') return 'none';
  const [first = '', second, ...more] = text.split(/\s*[-–—]\s*/);
  if (more.length > 0) return 'unreadable';
  if (second !== undefined) return band(number(first), number(second));
  if (text.endsWith('+')) return openBand(number(text.slice(0, -1).trim()));
  const count = number(text);
  return count === null ? 'unreadable' : persons(count);
}

function readParts(parts: Record<string, unknown>): CountResult {
  if (!['exact', 'min', 'max'].some((name) => Object.hasOwn(parts, name))) return 'unreadable';
  // Parts of parts are no form that anybody writes, and could be nested without an end.
  if ([parts.exact, parts.min, parts.max].some((part) => typeof part === 'object' && part !== null))
    return 'unreadable';
  const exact = readCount(parts.exact);
  if (exact !== 'none') return exact;
  const [min, max] = [readCount(parts.min), readCount(parts.max)];
  if (min === 'none' && max === 'none') return 'none';
  if (min === 'none' || min === 'unreadable' || !('value' in min)) return 'unreadable';
  if (max === 'none') return openBand(min.value);
  return max !== 'unreadable' && 'value' in max ? band(min.value, max.value) : 'unreadable';
}

function number(text: string): number | null {
  return NUMBER.test(text) ? Number(text.replace(/\D/g, '')) : null;
}

/** 0 persons is how vendors write "unknown"; shown as a number it would pull every average down. */
function persons(count: number): CountResult {
  if (count < 0 || count > PERSONS_MAX) return 'unreadable';
  return count === 0 ? 'none' : { value: count };
}

function band(min: number | null, max: number | null): CountResult {
  if (min === null || max === null || min > max || max > PERSONS_MAX) return 'unreadable';
  return max === 0 ? 'none' : { min: Math.max(1, min), max };
}

function openBand(min: number | null): CountResult {
  return min === null || min > PERSONS_MAX ? 'unreadable' : { min: Math.max(1, min), max: null };
}
