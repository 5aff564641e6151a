import { monthOf } from '@workbench/text/month-names';
import { isCalendarDay } from '../../../shared/statements/days.ts';

const DAY_MS = 86_400_000;
/** How long ago what is reported may have happened. */
const RECENT_DAYS = 62;
const DAY_FIRST =
  /(?<![\d.,])(\d{1,2})(?:st|nd|rd|th|er|º|\.)?\s+(?:de\s+|of\s+)?(\p{L}{3,14})\.?(?:,?\s+(?:de\s+)?(\d{4}))?/gu;
const MONTH_FIRST = /(?<!\p{L})(\p{L}{3,14})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?![\d.])(?:,?\s+(\d{4}))?/gu;
const ISO = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g;

/**
 * Whether a text names a day of the two months before it was published, in any language of our sources: what happened
 * then is reported. Without a year the day is the last such one. `publishedOn`: "2026-10-02".
 */
export function namesRecentDay(text: string, publishedOn: string): boolean {
  return daysIn(text).some(([year, month, day]) => {
    const years = year === null ? [Number(publishedOn.slice(0, 4)), Number(publishedOn.slice(0, 4)) - 1] : [year];
    return years.some((one) => {
      const named = `${one}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
      const ago = (Date.parse(publishedOn) - Date.parse(named)) / DAY_MS;
      return isCalendarDay(named) && ago >= 0 && ago <= RECENT_DAYS;
    });
  });
}

type NamedDay = [year: number | null, month: number, day: number];

function daysIn(text: string): NamedDay[] {
  const yearOf = (year: string | undefined) => (year === undefined ? null : Number(year));
  return [
    ...[...text.matchAll(DAY_FIRST)].map(
      ([, day, month = '', year]): NamedDay => [yearOf(year), monthOf(month), Number(day)],
    ),
    ...[...text.matchAll(MONTH_FIRST)].map(
      ([, month = '', day, year]): NamedDay => [yearOf(year), monthOf(month), Number(day)],
    ),
    ...[...text.matchAll(ISO)].map(([, year, month, day]): NamedDay => [Number(year), Number(month), Number(day)]),
  ];
}
