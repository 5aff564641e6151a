import { fold, foldLetters } from '@workbench/text/fold';

const WORD_MAX = 80;
const WORDS_MAX = 60;

/** The stored words of a person: those of these texts, and the whole address besides its parts. */
export function personSearchWords(texts: readonly (string | null)[], email: string | null): string[] {
  const parts = [...texts, email].flatMap((text) => (text === null ? [] : wordsOf(text)));
  const whole = email === null ? [] : [foldLetters(email.trim()).slice(0, WORD_MAX)];
  return [...new Set([...whole, ...parts])].slice(0, WORDS_MAX);
}

/** The words of a query: each must be a prefix of a stored word. An address stays whole. */
export function personQueryWords(text: string): string[] {
  const chunks = text.split(/\s+/).flatMap((chunk) => {
    const bare = foldLetters(chunk);
    return /.@/.test(bare) ? [bare.slice(0, WORD_MAX)] : wordsOf(chunk);
  });
  return [...new Set(chunks)];
}

/** Anchored and free of wildcards, so that it is one range of the index; nothing typed is run as a pattern. */
export const wordPrefixPattern = (word: string): RegExp =>
  new RegExp(`^${word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')}`);

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.slice(0, WORD_MAX));
