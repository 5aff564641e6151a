import { editDistance } from '@workbench/text/edit-distance';
import { conceptOf } from '../../shared/statements/meaning/concept-of.ts';
import { wordsIn } from '../check/words/fold-preserving-length.ts';
import { SYNONYM_GROUPS_BY_WORD } from '../check/words/synonyms.ts';

const STEM_MIN = 4;
const STEM_SHARE = 0.6;
const SHORT_MIN = 3;
const PART_MIN = 5;
/** Letters that spellings of one word differ in. */
const ALIKE_SHARE = 0.25;
/** Of names, one in six at most: "Slovakia" is not "Slovenia". */
const ALIKE_NAME_SHARE = 1 / 6;

/** Whether a folded word is a form, a spelling, a part or a known translation of another, or spells it out. */
function isKin(word: string, known: string): boolean {
  if (word === known || conceptOf(word) === conceptOf(known) || isSynonym(word, known)) return true;
  const [short, long] = word.length <= known.length ? [word, known] : [known, word];
  const same = sharedStart(short, long);
  if (same >= STEM_MIN && same >= long.length * STEM_SHARE) return true;
  return (
    isShortForm(known, word) || (short.length >= PART_MIN && long.includes(short)) || isAlike(short, long, ALIKE_SHARE)
  );
}

/** Whether a word has kin among others. */
export const hasKin = (word: string, known: Iterable<string>): boolean => [...known].some((one) => isKin(word, one));

/** Whether a word names what another names, in another spelling, spelt out or in another language. */
export const hasSameName = (word: string, known: Iterable<string>): boolean =>
  [...known].some(
    (one) =>
      word === one ||
      conceptOf(word) === conceptOf(one) ||
      isSynonym(word, one) ||
      isShortForm(one, word) ||
      isAlike(word, one, ALIKE_NAME_SHARE),
  );

/** Words of a sentence whose first letters another text has as one word: "Key Account Manager" for "KAM". */
export function spelledOut(sentence: string, text: string): Set<string> {
  const words = wordsIn(sentence);
  const short = text.match(/(?<![\p{L}\p{N}])\p{Lu}{2,5}(?![\p{L}\p{N}])/gu) ?? [];
  return new Set(
    short.flatMap((letters) =>
      words.flatMap((_, at) => {
        const run = words.slice(at, at + letters.length);
        return run.map(([first]) => first).join('') === letters.toLowerCase() ? run : [];
      }),
    ),
  );
}

const isSynonym = (one: string, other: string) =>
  SYNONYM_GROUPS_BY_WORD.get(one)?.some((group) => SYNONYM_GROUPS_BY_WORD.get(other)?.includes(group)) === true;

function sharedStart(one: string, other: string): number {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  return same;
}

/** "Exec" for "Executive", "Cllr" for "Councillor". */
export function isShortForm(short: string, long: string): boolean {
  if (short.length < SHORT_MIN || short.length > long.length || short[0] !== long[0]) return false;
  if (long.startsWith(short)) return true;
  return /^[^aeiouy]+$/.test(short) && hasInOrder(long, short);
}

/** Whether a text has these letters in their order. */
function hasInOrder(text: string, letters: string): boolean {
  let at = -1;
  return [...letters].every((letter) => {
    at = text.indexOf(letter, at + 1);
    return at >= 0;
  });
}

const isAlike = (one: string, other: string, share: number): boolean => {
  const max = Math.floor(Math.max(one.length, other.length) * share);
  return one.slice(0, SHORT_MIN) === other.slice(0, SHORT_MIN) && editDistance(one, other, max) <= max;
};
