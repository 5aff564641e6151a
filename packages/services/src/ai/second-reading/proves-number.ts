import { monthOf } from '@workbench/text/month-names';
import { daysInDigits } from '../check/mentions/days-in-digits.ts';
import { type FoundNumber, findNumbers } from '../check/mentions/find-numbers.ts';
import { findMonths } from '../check/mentions/proposal-numbers.ts';
import { wordsIn } from '../check/words/fold-preserving-length.ts';
import type { UnsupportedClaim } from '../written-message.ts';
import type { Passage } from './find-passages.ts';
import { contentWords, partyWords, type ReadSentence } from './read-sentence.ts';
import { hasKin } from './word-kinship.ts';

/** Whether a passage has the number of a claim, of the same unit, and says something that its sentence says. */
export function provesNumber({ text }: UnsupportedClaim, sentence: ReadSentence): boolean {
  const numbers = findNumbers(text);
  const stating = sentence.passages.filter(
    (passage) =>
      numbers.every((number) => statesNumber(passage, number)) &&
      isSubset(timesIn(sentence.text, numbers), timesIn(passage.text, numbers)),
  );
  return numbers.length > 0 && stating.some((passage) => sharesContent(passage, sentence));
}

/** Units of time by their beginnings in four languages, folded. */
const TIMES = [
  ['minute', /^minut/],
  ['hour', /^(?:hour|stunde|heure|hora)/],
  ['day', /^(?:day|tag|jour|dia)s?(?:e|en)?$/],
  ['week', /^(?:week|woche|semaine|semana)/],
  ['month', /^(?:month|monat|mois|mes(?:es)?$)/],
  ['year', /^(?:year|jahr|an(?:s|nees?|os?)?$)/],
] as const;

/** The units of time that some of these numbers have in a text: "3 weeks", "drei Wochen". */
function timesIn(text: string, numbers: readonly FoundNumber[]): Set<string> {
  const values = new Set(numbers.flatMap((number) => number.values));
  const found = findNumbers(text).filter((number) => number.values.some((value) => values.has(value)));
  const after = found.map((number) => wordsIn(text.slice(number.at + number.text.length))[0] ?? '');
  return new Set(after.flatMap((word) => TIMES.flatMap(([unit, form]) => (form.test(word) ? [unit] : []))));
}

const isSubset = (some: ReadonlySet<string>, all: ReadonlySet<string>) => [...some].every((one) => all.has(one));

/**
 * The same for a month and a year, which may be those of the day of a fact. "Last month" has to be in a passage word for
 * word: it is reckoned from the day on which it was said.
 */
export function provesDate(claim: UnsupportedClaim, sentence: ReadSentence): boolean {
  const month = monthIn(claim.text);
  const years = findNumbers(claim.text);
  if (month === 0 && years.length === 0) {
    const words = wordsIn(claim.text).filter((word) => word.length > 2);
    return words.length > 0 && words.every((word) => sentence.basis.has(word));
  }
  const stating = sentence.passages.filter(
    (passage) =>
      (month === 0 || statesMonth(passage, month)) &&
      years.every((year) => statesNumber(passage, year) || passage.date?.startsWith(year.text) === true),
  );
  return stating.some((passage) => sharesContent(passage, sentence));
}

/** Not "50 m", which may be a length. */
const SCALED = /\d\s?(?:k|mn|mio|bn)$/i;

/** In haste the sender leaves out the currency of "62k". */
const statesNumber = ({ text, source }: Passage, { values, unit }: FoundNumber): boolean =>
  findNumbers(text).some(
    (known) =>
      known.values.some((value) => values.includes(value)) &&
      (known.unit === unit ||
        (known.unit === 'plain' && unit !== 'percent' && source !== 'fact' && SCALED.test(known.text))),
  );

const monthIn = (text: string): number =>
  Math.max(0, ...[text, ...findMonths(text).map(({ month }) => month)].flatMap(wordsIn).map((word) => monthOf(word)));

/** Small words that are short forms of months in other languages. */
const OTHER_WORD = /^(?:set|out|may|ago|gen|mag|lug)$/;

/** The day of a fact says when something was, unless its own words do. */
function statesMonth({ text, date, fact }: Passage, month: number): boolean {
  // Of a passage that was folded, "may" is no month.
  const written = fact?.text ?? text;
  const inWords = (written.match(/\p{L}+/gu) ?? [])
    .filter((word) => !OTHER_WORD.test(word))
    .map((word) => monthOf(word));
  const named = [...inWords, ...daysInDigits(written).map((day) => monthOf(day.month))].filter((one) => one !== 0);
  return named.length > 0 ? named.includes(month) : date?.slice(5, 7) === String(month).padStart(2, '0');
}

function sharesContent({ text }: Passage, { text: sentence, request }: ReadSentence): boolean {
  const parties = partyWords(request);
  const known = contentWords(text);
  return contentWords(sentence).some((word) => !parties.has(word) && monthOf(word) === 0 && hasKin(word, known));
}
