import type { Headcount } from '../types.ts';

const MOST_PERSONS = 10_000_000;

/**
 * Head count in a `numberOfEmployees`: a QuantitativeValue by the standard, and in the wild also a number, a text such
 * as "51-200" or "1,000+", or a list. null for what gives no number of people.
 */
export function toHeadcount(value: unknown): Headcount | null {
  if (typeof value === 'number') return toValue(value);
  if (typeof value === 'string') return fromText(value);
  if (Array.isArray(value)) return value.map(toHeadcount).find((headcount) => headcount !== null) ?? null;
  if (typeof value !== 'object' || value === null) return null;
  const { value: exact, minValue, maxValue } = value as Record<string, unknown>;
  return toHeadcount(exact) ?? toBand(toNumber(minValue), toNumber(maxValue));
}

function fromText(text: string): Headcount | null {
  const compact = text.trim().replace(/\s*(?:employees|people|staff|full[- ]time employees)\.?$/i, '');
  const number = String.raw`(\d{1,3}(?:[,.'’\s]\d{3})+|\d+)`;
  const band = new RegExp(`^${number}\\s*(?:-|–|—|to)\\s*${number}$`).exec(compact);
  if (band !== null) return toBand(toNumber(band[1]), toNumber(band[2]));
  const openEnded = new RegExp(`^${number}\\s*\\+$`).exec(compact);
  if (openEnded !== null) return toBand(toNumber(openEnded[1]), null);
  return toValue(toNumber(new RegExp(`^${number}$`).exec(compact)?.[1]));
}

/** Separators of thousands go: nobody counts parts of people, so "1.200" is 1200. */
function toNumber(value: unknown): number | null {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || !/^\s*\d{1,3}(?:[,.'’\s]?\d{3})*\s*$|^\s*\d+\s*$/.test(value)) return null;
  return Number(value.replace(/\D/g, ''));
}

function toValue(value: number | null): Headcount | null {
  return isPersons(value) ? { value } : null;
}

function toBand(min: number | null, max: number | null): Headcount | null {
  if (!isPersons(max)) return isPersons(min) ? { min, max: null } : null;
  const least = min === null || min < 1 ? 1 : min;
  if (!isPersons(least) || least > max) return null;
  return least === max ? { value: max } : { min: least, max };
}

function isPersons(value: number | null): value is number {
  return value !== null && Number.isInteger(value) && value >= 1 && value <= MOST_PERSONS;
}
