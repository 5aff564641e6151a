import { DAY_MS } from '../durations.ts';
import { findDates } from '../site-crawler/page/dates-in-text.ts';

/** "At the end of 2025", "as of fiscal year-end 2025". */
const YEAR_END = /\b(?:year[- ]end|end of(?:\s+the)?(?:\s+fiscal)?(?:\s+year)?)\s+((?:19|20)\d\d)\b/gi;
/** Right before a day: the beginning of something, and no day on which people were counted. */
const IS_BEGINNING =
  /\b(?:since|founded|formed|incorporated|established|organized|began|commenced)\b[^,;]{0,50}$|\bdated\s*$/i;
/** Of a year that ends earlier some say 2024, others 2025: "fiscal 2025" may end in January 2025 or 2026. */
const FIRST_CLEAR_MONTH = 5;
/** A report speaks of its own year and the months until it is filed; what is later is planned, or runs until then. */
const NEAR_DAYS = 400;
const FILED_WITHIN_DAYS = 200;

/** A day, and where a sentence names it. */
interface NamedDay {
  at: number;
  day: Date;
}

/** @param reportDate last day of the year reported on, which an unnamed year's end is */
export function daysIn(sentence: string, reportDate: Date | null): NamedDay[] {
  const written = findDates(sentence).map(({ day, at }) => ({ at, day: new Date(`${day}T00:00:00Z`) }));
  const days = [...written, ...yearEndsIn(sentence, reportDate)].toSorted((a, b) => a.at - b.at);
  return days.filter(({ at }) => !IS_BEGINNING.test(sentence.slice(Math.max(0, at - 80), at)));
}

/**
 * Day of a count at an index of its sentence: the one before it where the sentence begins with a day, else the one
 * behind it. null when the sentence names none.
 * @param counts indexes of all counts of the sentence, in order
 */
export function dayOfCount(days: readonly NamedDay[], index: number, counts: readonly number[]): Date | null {
  const [first] = days;
  if (first === undefined) return null;
  const isDayFirst = first.at < (counts[0] ?? 0);
  const own = isDayFirst ? days.findLast(({ at }) => at < index) : days.find(({ at }) => at > index);
  return (own ?? first).day;
}

/**
 * Whether a count is not the report's: its sentence names a later day, as in "1,900 employees in 2024; as of December
 * 31, 2025, we had 1,250", or the day is far from the year reported on, as that of going public long ago.
 */
export function isOfAnotherTime(own: Date | null, days: readonly NamedDay[], reportDate: Date | null): boolean {
  if (own === null) return false;
  const isLate = (day: Date) =>
    reportDate !== null && day.getTime() - reportDate.getTime() >= FILED_WITHIN_DAYS * DAY_MS;
  return isLongBefore(own, reportDate) || isLate(own) || days.some(({ day }) => day > own && !isLate(day));
}

/** Whether a day is that of something long ago: "reorganized on July 1, 2011, has 1,250 employees" counts them today. */
export const isLongBefore = (day: Date, reportDate: Date | null): boolean =>
  reportDate !== null && reportDate.getTime() - day.getTime() >= NEAR_DAYS * DAY_MS;

function yearEndsIn(sentence: string, reportDate: Date | null): NamedDay[] {
  if (reportDate === null || reportDate.getUTCMonth() < FIRST_CLEAR_MONTH) return [];
  return [...sentence.matchAll(YEAR_END)].map(({ index, 1: year }) => ({
    at: index,
    day: new Date(Date.UTC(Number(year), reportDate.getUTCMonth(), reportDate.getUTCDate())),
  }));
}
