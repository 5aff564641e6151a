import { isConnector } from './name-words.ts';

const LETTERS_MIN = 2;
const LETTERS_MAX = 8;

/** The first letters of a name in the ways in which they make a short name: "ba" and "boa" of "Bank of America". Pure. */
export function acronymsOf(words: readonly string[]): string[] {
  const variants = [words.filter((word) => !isConnector(word)), words];
  const acronyms = variants.map((variant) => variant.map((word) => word.charAt(0)).join(''));
  return [...new Set(acronyms)].filter((letters) => letters.length >= LETTERS_MIN && letters.length <= LETTERS_MAX);
}

/** A name that may be such letters: "IBM", "P & G"; null for any other. */
export function lettersOf(words: readonly string[]): string | null {
  const named = words.filter((word) => word !== 'and');
  if (named.length > 1 && named.some((word) => word.length > 1)) return null;
  const letters = named.join('');
  return letters.length >= LETTERS_MIN && letters.length <= LETTERS_MAX ? letters : null;
}
