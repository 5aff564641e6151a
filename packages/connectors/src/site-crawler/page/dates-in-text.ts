import { monthOf } from '@workbench/text/month-names';

const YEAR = String.raw`((?:19|20)\d\d)`;
const WORD = String.raw`(\p{L}{3,14})\.?`;

/** In which order a page writes a day of figures alone, as 10/02/2026; null where it is not known. */
export type DayOrder = 'day_first' | 'month_first' | null;

/** Each way to write a day, and where in it year, month and day stand. Only what can be read in one way. */
const FORMS: [RegExp, (groups: string[]) => [string, string, string]][] = [
  [new RegExp(String.raw`(?<![\d-])${YEAR}-(\d{1,2})-(\d{1,2})(?![\d-])`, 'gu'), ([y, m, d]) => [y, m, d] as Three],
  [
    new RegExp(String.raw`(?<![\d/])${YEAR}[/.](\d{1,2})[/.](\d{1,2})(?![\d/])`, 'gu'),
    ([y, m, d]) => [y, m, d] as Three,
  ],
  [new RegExp(String.raw`${YEAR}年\s?(\d{1,2})月\s?(\d{1,2})日`, 'gu'), ([y, m, d]) => [y, m, d] as Three],
  [
    new RegExp(String.raw`(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.\s?${YEAR}(?!\d)`, 'gu'),
    ([d, m, y]) => [y, m, d] as Three,
  ],
  [
    new RegExp(String.raw`(?<!\p{L})${WORD}\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+${YEAR}(?!\d)`, 'giu'),
    ([m, d, y]) => [y, m, d] as Three,
  ],
  // The year in two figures, where day and month have two as well: "02.10.26".
  [/(?<![\d.])(\d{2})\.(\d{2})\.([123]\d)(?![\d.])/gu, ([d, m, y]) => [`20${y}`, m, d] as Three],
  [
    new RegExp(
      String.raw`(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|\.)?[\s-]+(?:de\s+|of\s+)?${WORD},?[\s-]+(?:de\s+)?${YEAR}(?!\d)`,
      'giu',
    ),
    ([d, m, y]) => [y, m, d] as Three,
  ],
];

type Three = [string, string, string];

export interface DateInText {
  /** "2026-10-02" */
  day: string;
  /** Where it stands in the text, and how it is written. */
  at: number;
  written: string;
}

const FIGURES = new RegExp(String.raw`(?<![\d/.-])(\d{1,2})([/-])(\d{1,2})\2${YEAR}(?![\d/-])`, 'gu');

/**
 * The days that a text names, in order. "10/02/2026" is another day in other countries: it is left out where the page's
 * order is not known.
 */
export function findDates(text: string, dayOrder: DayOrder = null): DateInText[] {
  const figures: typeof FORMS = [[FIGURES, ([a, _, b, y]) => toOrdered(a ?? '', b ?? '', y ?? '', dayOrder)]];
  const found = [...FORMS, ...figures].flatMap(([pattern, order]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [year, month, day] = order(match.slice(1));
      const written = toDay(year, month, day);
      return written === null ? [] : [{ day: written, at: match.index, written: match[0] }];
    }),
  );
  return found.toSorted((a, b) => a.at - b.at);
}

/** "2026-10-02T08:00:00+02:00", "Fri, 02 Oct 2026 10:00:00 GMT" → "2026-10-02": the day as its author wrote it. */
export function parseDayText(text: string): string | null {
  const trimmed = text.trim().slice(0, 60);
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?![\d-])/.exec(trimmed);
  if (iso !== null) return toDay(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '');
  const compact = /^((?:19|20)\d\d)(\d{2})(\d{2})(?!\d)/.exec(trimmed);
  if (compact !== null) return toDay(compact[1] ?? '', compact[2] ?? '', compact[3] ?? '');
  const days = new Set(findDates(trimmed).map(({ day }) => day));
  return days.size === 1 ? ([...days][0] ?? null) : null;
}

/** A day that the calendar has, as "2026-10-02". */
export function toDay(year: string, month: string, day: string): string | null {
  const number = /^\d+$/.test(month) ? Number(month) : monthOf(month);
  const time = Date.UTC(Number(year), number - 1, Number(day));
  const isReal = number >= 1 && number <= 12 && new Date(time).getUTCDate() === Number(day);
  return isReal ? new Date(time).toISOString().slice(0, 10) : null;
}

function toOrdered(first: string, second: string, year: string, dayOrder: DayOrder): Three {
  const [a, b] = [Number(first), Number(second)];
  if (a > 12 || a === b) return [year, second, first];
  if (b > 12) return [year, first, second];
  if (dayOrder === null) return [year, '0', '0'];
  return dayOrder === 'day_first' ? [year, second, first] : [year, first, second];
}

/**
 * The order in which a page writes days of figures: by a day above twelve that it shows, else by its language. English
 * alone says nothing, as its countries differ.
 */
export function dayOrderOf(text: string, language: string): DayOrder {
  for (const [, first, , second] of text.matchAll(FIGURES)) {
    if (Number(first) > 12 && Number(second) <= 12) return 'day_first';
    if (Number(second) > 12 && Number(first) <= 12) return 'month_first';
  }
  const [tongue = '', region = ''] = language.trim().toLowerCase().split(/[-_]/);
  if (tongue === 'en') return region === 'us' ? 'month_first' : region === '' ? null : 'day_first';
  return /^(?:de|fr|es|it|pt|nl|da|no|nb|nn|sv|fi|pl|cs)$/.test(tongue) ? 'day_first' : null;
}

/** "22 Dez" or "Dec 22" below a heading that gives the year; null when the text is anything else. */
export function dayOfYear(text: string, year: string): string | null {
  const trimmed = text.trim();
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th|er|\.)?\s+(?:de\s+)?(\p{L}{3,14})\.?$/u.exec(trimmed);
  if (dayFirst !== null) return toDay(year, dayFirst[2] ?? '', dayFirst[1] ?? '');
  const monthFirst = /^(\p{L}{3,14})\.?\s+(\d{1,2})(?:st|nd|rd|th)?$/u.exec(trimmed);
  return monthFirst === null ? null : toDay(year, monthFirst[1] ?? '', monthFirst[2] ?? '');
}
