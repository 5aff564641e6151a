import { MONTHS } from '@workbench/text/months';

const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const DAY_FIRST = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?\\.? (?:of )?${MONTH},? (\\d{4})\\b`, 'gi');
const MONTH_FIRST = new RegExp(`\\b${MONTH} (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})\\b`, 'gi');
const ISO = /\b(\d{4})-(\d{2})-(\d{2})\b/g;

/** Days that a text gives in full, as "2026-10-02". Ambiguous (10/02/2026) and invalid days are left out. */
export function daysIn(text: string): Set<string> {
  return new Set(splitDays(text).days);
}

/** A day in digits that is ambiguous or unreadable. */
const UNCLEAR = /\b\d{1,4}([./-])\d{1,2}\1\d{1,4}\b/g;
const MONTH_OF_YEAR = new RegExp(`\\b${MONTH},? (\\d{4})\\b`, 'gi');

/** The days of a text, its months with years ("2026-10"), ambiguous days as written, and the rest. */
export function splitDays(text: string): { days: string[]; months: string[]; unclear: string[]; rest: string } {
  const days: string[] = [];
  const months: string[] = [];
  const unclear: string[] = [];
  const take = (year: string, month: number, day: string, words: string) => {
    const iso = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
    if (isCalendarDay(iso)) days.push(iso);
    else unclear.push(words);
    return ' ; ';
  };
  const rest = text
    .replace(DAY_FIRST, (words, day, month, year) => take(year, monthNumber(month), day, words))
    .replace(MONTH_FIRST, (words, month, day, year) => take(year, monthNumber(month), day, words))
    .replace(ISO, (words, year, month, day) => take(year, Number(month), day, words))
    .replace(UNCLEAR, (words) => {
      unclear.push(words);
      return ' ; ';
    })
    .replace(MONTH_OF_YEAR, (_words, month, year) => {
      months.push(`${year}-${String(monthNumber(month)).padStart(2, '0')}`);
      return ' ; ';
    });
  return { days, months, unclear, rest };
}

const monthNumber = (name: string) =>
  MONTHS.findIndex((month) => month.toLowerCase().startsWith(name.toLowerCase().slice(0, 3))) + 1;

/** A real day of the calendar: "2026-02-30" is none. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const DAY_MS = 24 * 60 * 60 * 1000;
const YEAR_DAYS = 365;

/** Older than a year: shown as background. Undated items are not. */
export function isBackgroundDay(date: string | null, now: Date): boolean {
  return date !== null && now.getTime() - Date.parse(date) > YEAR_DAYS * DAY_MS;
}

/** A future day is no publication day; one day's grace covers time zones. */
export function isFutureDay(date: string, now: Date): boolean {
  return Date.parse(date) - now.getTime() > DAY_MS;
}

/** Days between two; Infinity when one is unknown. */
export function daysBetween(a: string | null, b: string | null): number {
  return a === null || b === null ? Number.POSITIVE_INFINITY : Math.abs(Date.parse(a) - Date.parse(b)) / DAY_MS;
}
