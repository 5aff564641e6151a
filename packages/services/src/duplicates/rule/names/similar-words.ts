import { editDistance } from '@workbench/text/edit-distance';
import { isDistinctWord } from './distinct-word.ts';
import { isDivisionWord } from './name-words.ts';
import { evenSpelling } from './transliterate.ts';

/** Of the letters of two names, those of words that they share, when each has words of its own. */
const SHARE_MIN = 0.6;
/** The same when all words of one are in the other. */
const CONTAINED_SHARE_MIN = 0.45;
const SLIP_LENGTH_MIN = 5;
const TWO_SLIPS_LENGTH_MIN = 9;
const STEM_LENGTH_MIN = 5;
const STEM_SHARE_MIN = 0.6;
const BEGINNING_LENGTH_MIN = 4;

/** Whether the words of two names are alike enough for a person to look: slips, other endings, a word more or less. */
export function areSimilarWords(a: readonly string[], b: readonly string[]): boolean {
  // Which words are paired depends on who chooses first: the answer must not depend on who is compared with whom.
  const [one, other] = [a, b].toSorted((x, y) => (x.join(' ') < y.join(' ') ? -1 : 1)) as [string[], string[]];
  const { shared, alone, left } = pairWords(one, other);
  if (!shared.some((pair) => pair.every(isDistinctWord))) return false;
  const isContained = alone.length === 0 || left.length === 0;
  // Who else is named on both sides is another one: "Müller Bäcker" and "Schmidt Bäcker".
  if (isContained && [...alone, ...left].some(isDivisionWord)) return false;
  // Nor are two fields of a group: "Ostwind Handel" and "Ostwind Netz".
  if (alone.some(isDivisionWord) && left.some(isDivisionWord)) return false;
  const letters = (words: readonly string[]) => words.join('').length;
  const share = letters(shared.flat()) / (letters(a) + letters(b));
  return share >= (isContained ? CONTAINED_SHARE_MIN : SHARE_MIN);
}

/** Equal words belong together before similar ones do. */
function pairWords(one: readonly string[], other: readonly string[]) {
  const left = [...other];
  const shared: [string, string][] = [];
  let alone = [...one];
  for (const isPair of [(word: string, candidate: string) => word === candidate, isSimilarWord]) {
    alone = alone.filter((word) => {
      const at = left.findIndex((candidate) => isPair(word, candidate));
      if (at === -1) return true;
      shared.push([word, ...left.splice(at, 1)] as [string, string]);
      return false;
    });
  }
  return { shared, alone, left };
}

/** One word with a slip, in another inflection or language, or cut short. */
export function isSimilarWord(a: string, b: string): boolean {
  if (a === b || evenSpelling(a) === evenSpelling(b)) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length >= BEGINNING_LENGTH_MIN && long.startsWith(short)) return true;
  const slips = short.length >= TWO_SLIPS_LENGTH_MIN ? 2 : short.length >= SLIP_LENGTH_MIN ? 1 : 0;
  if (slips > 0 && editDistance(a, b, slips) <= slips) return true;
  let stem = 0;
  while (stem < short.length && short[stem] === long[stem]) stem++;
  return stem >= STEM_LENGTH_MIN && stem / long.length >= STEM_SHARE_MIN;
}
