import type { Claim } from './schema.ts';

/**
 * The day a Wikibase time means. A date known to the year or the month has 00 in the rest, which no date parser takes;
 * it stands for the last day of its period, but never for a day after `latest`. null below a year's precision, for BCE, and
 * for a period that has not begun: a plan or a slip of the pen.
 */
export function toDay(value: unknown, latest: Date): Date | null {
  if (typeof value !== 'object' || value === null) return null;
  const { time, precision } = value as { time?: unknown; precision?: unknown };
  const parts = typeof time === 'string' ? /^\+?(\d{4})-(\d{2})-(\d{2})T/.exec(time) : null;
  if (parts === null || typeof precision !== 'number' || precision < 9) return null;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  if (
    Date.UTC(year, precision >= 10 ? Math.max(0, month - 1) : 0, precision >= 11 ? Math.max(1, day) : 1) >
    latest.getTime()
  ) {
    return null;
  }
  const lastDay = toLastDay(year, precision >= 10 ? month : 0, precision >= 11 ? day : 0);
  return lastDay > latest.getTime() ? latest : new Date(lastDay);
}

function toLastDay(year: number, month: number, day: number): number {
  if (month === 0) return Date.UTC(year, 11, 31);
  // Day 0 of the next month is the last of this one.
  return day === 0 ? Date.UTC(year, month, 0) : Date.UTC(year, month - 1, day);
}

/** Persons in a Wikibase quantity ("+1250"); null for none, for less than one and for nonsense. */
export function toPersons(value: unknown): number | null {
  if (typeof value !== 'object' || value === null) return null;
  const { amount } = value as { amount?: unknown };
  if (typeof amount !== 'string' || !/^[+-]?\d+(?:\.\d+)?$/.test(amount)) return null;
  const persons = Math.round(Number(amount));
  return persons >= 1 && persons <= 10_000_000 ? persons : null;
}

/** Id of the item that a claim points at. */
export function toItemId(value: unknown): string | null {
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : null;
  return typeof id === 'string' ? id : null;
}

export const toText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Claims that hold: deprecated ones are known to be wrong; preferred ones come first. */
export function validClaims(claims: Claim[] | undefined): Claim[] {
  const valid = (claims ?? []).filter(({ rank }) => rank !== 'deprecated');
  return valid.toSorted((a, b) => Number(b.rank === 'preferred') - Number(a.rank === 'preferred'));
}

/** What a claim says; undefined for somevalue and novalue. */
export const claimValue = ({ mainsnak }: Claim): unknown =>
  mainsnak.snaktype === 'value' ? mainsnak.datavalue?.value : undefined;

/** First value of a qualifier. */
export function qualifierOf(claim: Claim, property: string): unknown {
  return claim.qualifiers?.[property]?.find(({ snaktype }) => snaktype === 'value')?.datavalue?.value;
}

/** Host of an address without www., in lower case; null for what is no web address. */
export function hostOfUrl(address: string): string | null {
  const match = /^https?:\/\/(?:www\.)?([a-z0-9.-]+)/i.exec(address.trim());
  return match?.[1]?.toLowerCase().replace(/\.$/, '') ?? null;
}
