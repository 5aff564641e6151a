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
  const stating = sentence.passages.filter((passage) => numbers.every((number) => statesNumber(passage, number)));
  return numbers.length > 0 && stating.some((passage) => sharesContent(passage, sentence));
}

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

const SCALED = /\d\s?(?:k|m|mn|mio|bn)$/i;

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

function statesMonth({ text, date }: Passage, month: number): boolean {
  const inDigits = daysInDigits(text).map((day) => monthOf(day.month));
  return (
    (text.match(/\p{L}+/gu) ?? []).some((word) => monthOf(word) === month && !OTHER_WORD.test(word)) ||
    inDigits.includes(month) ||
    date?.slice(5, 7) === String(month).padStart(2, '0')
  );
}

function sharesContent({ text }: Passage, { text: sentence, request }: ReadSentence): boolean {
  const parties = partyWords(request);
  const known = contentWords(text);
  return contentWords(sentence).some((word) => !parties.has(word) && monthOf(word) === 0 && hasKin(word, known));
}
