import { MONTHS } from '@workbench/text/months';
import { withResolvedDays } from '../../../shared/statements/canonical/resolve-days.ts';
import { isCalendarDay, splitDays } from '../../../shared/statements/days.ts';
import { multiplesIn } from '../../../shared/statements/numbers/multiples.ts';
import { tokensOf } from '../../../shared/statements/numbers/number-tokens.ts';
import { figuresIn, figuresInWords, possibleNumbers } from '../../../shared/statements/numbers/possible-numbers.ts';
import { locatedNumbersIn, toPlainNumbers } from '../../../shared/statements/stated-numbers.ts';
import type { EvidenceItem } from '../../schemas.ts';
import { statesDay, statesDayOfYear, statesMonth } from './day-in-evidence.ts';
import { namedShares, unstatedShares } from './shares-in-words.ts';
import { unstatedUnits } from './unstated-units.ts';

/**
 * The figures, units and days of a sentence that do not stand in its evidence in a form that these rules find: as literal
 * figures, as number words of English, German, French and Spanish, or as days. They may be written otherwise, reckoned or
 * converted there, so a reading decides, and has to say from which words they follow.
 * @param items without what addresses programs
 * @returns each as the sentence writes it, days as "2026-03-02"
 */
export function unstatedFiguresIn(sentence: string, items: readonly EvidenceItem[]): string[] {
  const texts = items.map(({ title, text }) => `${title}\n${text}`).join('\n');
  const { doubts, rest } = withoutDays(sentence, items);
  const counted = rest.replace(UNCOUNTED, ' ; ').replace(SEASON, '$1');
  return [
    ...new Set([
      ...doubts,
      ...missingFigures(counted, texts, items),
      ...missingMultiples(counted, texts),
      ...unstatedShares(counted, texts),
      ...unstatedUnits(counted, texts),
    ]),
  ];
}

/** Idioms and names, which count nothing. */
const UNCOUNTED = /COVID-19|(?<![\p{L}\d])CO[2₂](?!\d)|(?<![\d/])24\s?\/\s?7(?![\d/])/gu;
/** "2025/26" */
const SEASON = /(?<![\d.,])((?:19|20)\d\d)\s?[/–-]\s?\d\d(?!\d)/gu;
/** Behind `withResolvedDays`, which writes them so. */
const DAY_WITHOUT_YEAR = new RegExp(`(?<![\\p{L}\\d.,])(\\d{1,2}) (${MONTHS.join('|')})(?!\\p{L})`, 'gu');

/** The days and months of a sentence that no piece of evidence states, and the sentence without any. */
function withoutDays(sentence: string, items: readonly EvidenceItem[]): { doubts: string[]; rest: string } {
  const { days, months, unclear, rest } = splitDays(withResolvedDays(sentence, null));
  const isStated = (day: string) => items.some((item) => statesDay(item, day));
  const isUnclearStated = (one: string) =>
    items.some(({ text }) => text.includes(one)) || readingsOfDay(one).some(isStated);
  const daysOfYear: string[] = [];
  const counted = rest.replace(DAY_WITHOUT_YEAR, (words, date: string, month: string) => {
    const of = `${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${date.padStart(2, '0')}`;
    if (!items.some((item) => statesDayOfYear(item, of))) daysOfYear.push(words);
    return ' ; ';
  });
  const doubts = [
    ...days.filter((day) => !isStated(day)),
    ...unclear.filter((one) => !isUnclearStated(one)),
    ...months.filter((month) => !items.some((item) => statesMonth(item, month))),
    ...daysOfYear,
  ];
  return { doubts, rest: counted };
}

/** The days that "05/06/2019" can be. */
function readingsOfDay(written: string): string[] {
  const [a = '', b = '', c = ''] = written.split(/[./-]/).map((part) => part.padStart(2, '0'));
  const year = c.length === 2 ? `20${c}` : c;
  return [`${year}-${b}-${a}`, `${year}-${a}-${b}`, `${a}-${b}-${c}`, `${a}-${c}-${b}`].filter(isCalendarDay);
}

function missingFigures(sentence: string, texts: string, items: readonly EvidenceItem[]): string[] {
  const stated = possibleNumbers(texts);
  // Of the text alone: a year of the evidence is not "thousands", and "none" is zero.
  const counted = new Set([...stated, ...(NOTHING.test(texts) ? [0] : [])].filter((one) => !isYear(one)));
  const years = items.flatMap(({ date }) => yearsAround(date));
  const counts = namedShares(multiplesIn(sentence).rest).rest;
  const inDigits = figuresIn(counts).filter(
    ({ figure, readings }) => !readings.some((one) => stated.has(one)) && !years.includes(figure),
  );
  const inWords = figuresInWords(counts).filter(({ isStatedBy }) => !isStatedBy(counted));
  return [
    ...inDigits.map(({ figure, readings }) => asWritten(figure, readings, sentence)),
    ...inWords.map(({ figure, value }) => asWritten(figure, [value], sentence)),
  ];
}

/** A figure with its scale and its unit. */
function asWritten(figure: string, values: readonly (number | null)[], sentence: string): string {
  const plain = toPlainNumbers(sentence);
  const found = locatedNumbersIn(plain).find(
    ({ value, start, end }) =>
      values.includes(value) && `${tokensOf(plain.slice(start, end)).join(' ')} `.startsWith(`${figure} `),
  );
  return found === undefined ? figure : plain.slice(found.start, found.end).trim();
}

const missingMultiples = (sentence: string, texts: string): string[] => {
  const known = multiplesIn(texts).multiples.map(({ ratio }) => ratio);
  return multiplesIn(sentence).multiples.flatMap(({ words, ratio }) => (known.includes(ratio) ? [] : [words]));
};

/** Says zero without a figure. */
const NOTHING =
  /(?<!\p{L})(?:no|none|not|nothing|without|nil|kein\p{L}*|nichts|ohne|aucune?|sans|pas|ningun[oa]?|ningún|sin|nada)(?!\p{L})/iu;
const isYear = (value: number) => Number.isInteger(value) && value >= 1900 && value < 2100;

/** "Last year" and "next year" name a year without its number. */
const yearsAround = (date: string | null): string[] =>
  date === null ? [] : [-1, 0, 1].map((years) => String(Number(date.slice(0, 4)) + years));
