import { monthOf } from '@workbench/text/month-names';
import { resolvedDaysIn } from '../../../shared/statements/canonical/resolved-days.ts';
import { splitSentences } from '../../../shared/statements/split-sentences.ts';
import { foldedWords } from '../../../shared/statements/word-stems.ts';
import type { EvidenceItem } from '../../schemas.ts';
import { writesDay } from './day-in-digits.ts';

/**
 * Whether a piece of evidence has this day ("2026-07-08") without reckoning: as its own, in digits, by the name of its
 * month, or as "yesterday" and the last weekday of a name before its own day.
 */
export function statesDay(item: EvidenceItem, day: string): boolean {
  const { title, text, date } = item;
  return (
    date === day ||
    writesDay(`${title}\n${text}`, day) ||
    [title, ...splitSentences(text)].some((one) => resolvedDaysIn(one, date).has(day)) ||
    (hasYear(item, day.slice(0, 4)) && namesDay(wordsOf(item), day.slice(5)))
  );
}

/** The same of a day without its year: "07-08". */
export const statesDayOfYear = (item: EvidenceItem, monthAndDay: string): boolean =>
  yearsOf(item).some((year) => statesDay(item, `${year}-${monthAndDay}`)) || namesDay(wordsOf(item), monthAndDay);

/** The same of a month: "2026-07". */
export function statesMonth(item: EvidenceItem, month: string): boolean {
  const [year = '', of = ''] = month.split('-');
  const isInDigits = new RegExp(
    `(?<!\\d)0?${Number(of)}\\s?[./-]\\s?${year}|${year}\\s?[./-]\\s?0?${Number(of)}(?!\\d)`,
  );
  const isNamed = wordsOf(item).some((word) => monthOf(word) === Number(of));
  return item.date?.startsWith(month) === true || (isNamed && hasYear(item, year)) || isInDigits.test(item.text);
}

const wordsOf = ({ title, text }: EvidenceItem) => foldedWords(`${title}\n${text}`);

const hasYear = (item: EvidenceItem, year: string) => yearsOf(item).includes(year);

/** Those that it writes, and that of its own day. */
const yearsOf = ({ title, text, date }: EvidenceItem): string[] => [
  ...(`${title}\n${text}`.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []),
  ...(date === null ? [] : [date.slice(0, 4)]),
];

/** "9 luglio", "July 9", in any of the languages in which companies write. */
const namesDay = (words: readonly string[], monthAndDay: string): boolean =>
  words.some(
    (word, at) =>
      monthOf(word) === Number(monthAndDay.slice(0, 2)) &&
      words.slice(Math.max(0, at - 4), at + 2).some((one) => Number.parseInt(one, 10) === Number(monthAndDay.slice(3))),
  );
