import type { Headcount } from '../types.ts';

const MOST_PERSONS = 10_000_000;
/** A longer text is no count, and matching it would cost the square of its length. */
const TEXT_MAX = 60;
const DEPTH_MAX = 3;
const ITEMS_MAX = 20;
const NUMBER = String.raw`(\d{1,3}(?:[,.'’\s]\d{3})+|\d+)`;
const BAND = new RegExp(`^${NUMBER}\\s*(?:-|–|—|to)\\s*${NUMBER}$`);
const OPEN_ENDED = new RegExp(`^${NUMBER}\\s*\\+$`);
const ONE = new RegExp(`^${NUMBER}$`);

/**
 * Headcount in a `numberOfEmployees`: a QuantitativeValue by the standard, and in the wild also a number, a text such
 * as "51-200" or "1,000+", or a list. null for what gives no number of people.
 */
export function toHeadcount(value: unknown, depth = 0): Headcount | null {
  if (depth > DEPTH_MAX) return null;
  if (typeof value === 'number') return toValue(value);
  if (typeof value === 'string') return fromText(value);
  if (Array.isArray(value)) {
    return (
      value
        .slice(0, ITEMS_MAX)
        .map((item) => toHeadcount(item, depth + 1))
        .find((headcount) => headcount !== null) ?? null
    );
  }
  if (typeof value !== 'object' || value === null) return null;
  const { value: exact, minValue, maxValue } = value as Record<string, unknown>;
  return toHeadcount(exact, depth + 1) ?? toBand(toNumber(minValue), toNumber(maxValue));
}

function fromText(text: string): Headcount | null {
  if (text.length > TEXT_MAX) return null;
  const compact = text.trim().replace(/\s*(?:employees|people|staff|full[- ]time employees)\.?$/i, '');
  const band = BAND.exec(compact);
  if (band !== null) return toBand(toNumber(band[1]), toNumber(band[2]));
  const openEnded = OPEN_ENDED.exec(compact);
  if (openEnded !== null) return toBand(toNumber(openEnded[1]), null);
  return toValue(toNumber(ONE.exec(compact)?.[1]));
}

/** Separators of thousands go: no one counts parts of people, so "1.200" is 1200. */
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
