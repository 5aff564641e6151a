import { isCalendarDay } from '../../../shared/statements/days.ts';

/** Month names as far as they are read: a date in another language leaves an item undated, never wrongly dated. */
const MONTHS: readonly (readonly string[])[] = [
  ['january', 'jan'],
  ['february', 'feb'],
  ['march', 'mar'],
  ['april', 'apr'],
  ['may'],
  ['june', 'jun'],
  ['july', 'jul'],
  ['august', 'aug'],
  ['september', 'sept', 'sep'],
  ['october', 'oct'],
  ['november', 'nov'],
  ['december', 'dec'],
];

const MONTH_OF = new Map(MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));

const MONTH = [...MONTH_OF.keys()].sort((a, b) => b.length - a.length).join('|');

const DAY_FIRST = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,2})(?:st|nd|rd|th)?\\s(?:of\\s)?(${MONTH})\\.?,?\\s(\\d{4})(?!\\d)`,
  'iu',
);

const MONTH_FIRST = new RegExp(`(?<!\\p{L})(${MONTH})\\.?\\s(\\d{1,2})(?:st|nd|rd|th)?,?\\s(\\d{4})(?!\\d)`, 'iu');

const ISO = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/;

/** A day that a text names in full, "2026-10-02", and where. */
interface FoundDay {
  day: string;
  index: number;
  length: number;
}

/** The first full date of a text; quarters, months, years and "last spring" name no day. */
export function findFirstDay(text: string): FoundDay | null {
  const found = [
    toFoundDay(DAY_FIRST.exec(text), ([, day, month, year]) => toCalendarDay(year, monthNumber(month), day)),
    toFoundDay(MONTH_FIRST.exec(text), ([, month, day, year]) => toCalendarDay(year, monthNumber(month), day)),
    toFoundDay(ISO.exec(text), ([, year, month, day]) => toCalendarDay(year, Number(month), day)),
  ].filter((one) => one !== null);
  return found.sort((a, b) => a.index - b.index)[0] ?? null;
}

/** The first full date of a text as a day, or null. */
export function firstDayIn(text: string): string | null {
  return findFirstDay(text)?.day ?? null;
}

/** Years that a text names, as numbers. */
export function yearsIn(text: string): number[] {
  return [...text.matchAll(/(?<![\d.,$€£])((?:19|20)\d{2})(?![\d%]|[.,]\d)/g)].map(([, year]) => Number(year));
}

function toFoundDay(match: RegExpExecArray | null, toText: (match: RegExpExecArray) => string | null): FoundDay | null {
  const day = match === null ? null : toText(match);
  return match === null || day === null ? null : { day, index: match.index, length: match[0].length };
}

const monthNumber = (name: string | undefined) => MONTH_OF.get((name ?? '').toLowerCase()) ?? 0;

function toCalendarDay(year: string | undefined, month: number, day: string | undefined): string | null {
  const [years, days] = [Number(year), Number(day)];
  const iso = `${year}-${String(month).padStart(2, '0')}-${String(days).padStart(2, '0')}`;
  return years >= 1900 && years <= 2100 && isCalendarDay(iso) ? iso : null;
}
