import { isStructureWord } from './name-words.ts';
import type { ReadName } from './read-name.ts';

const LETTERS_MIN = 2;
const LETTERS_MAX = 5;
/** A word that a few of its letters are short for. */
const LONG_WORD_MIN = 8;

/**
 * "IBM" of "International Business Machines", "DRK Ulm" of "Deutsches Rotes Kreuz Ulm", "AWO Kiel" of "Arbeiterwohlfahrt
 * Kiel", "Deut Bank" of "Deutsche Bank".
 */
export function isAbbreviation(short: ReadName, long: ReadName): boolean {
  if (short.letters !== null && long.acronyms.includes(short.letters)) return true;
  const [own, other] = apart(telling(short), telling(long));
  const shared = telling(short).length - own.length + Math.min(short.cityWords ?? 0, long.cityWords ?? 0);
  const [word, ...more] = own;
  if (word !== undefined && more.length === 0 && word.length >= LETTERS_MIN && word.length <= LETTERS_MAX + 1) {
    if (other.length > 1 && word === other.map((one) => one.charAt(0)).join('')) return true;
    const rest = other.join('');
    const isLong = other.length > 0 && rest.length >= LONG_WORD_MIN && word.length <= LETTERS_MAX;
    if (isLong && shared > 0 && word.length > LETTERS_MIN && isInOrder(word, rest)) return true;
  }
  return isShortened(own, other, shared);
}

/** All letters of `short` are in `long`, in this order, the first one first: "awo" in "arbeiterwohlfahrt". */
export function isInOrder(short: string, long: string): boolean {
  if (short.charAt(0) !== long.charAt(0)) return false;
  let at = 0;
  for (const letter of short) {
    at = long.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

function isShortened(own: readonly string[], other: readonly string[], shared: number): boolean {
  if (own.length === 0 || own.length !== other.length || shared === 0) return false;
  return own.every((word, at) => word.length >= LETTERS_MIN && (other[at] ?? '').startsWith(word));
}

const telling = ({ plain }: ReadName) => plain.filter((word) => !isStructureWord(word));

/** The words of each that the other lacks. */
function apart(a: readonly string[], b: readonly string[]): [string[], string[]] {
  const [left, right] = [[...a], [...b]];
  for (const word of a) {
    const at = right.indexOf(word);
    if (at === -1) continue;
    right.splice(at, 1);
    left.splice(left.indexOf(word), 1);
  }
  return [left, right];
}
