import { fold, foldLetters } from '@workbench/text/fold';

const WORD_MAX = 80;
const WORDS_MAX = 60;

/** What someone is found by: the words of these texts, and the whole address besides its parts. */
export function personSearchWords(texts: readonly (string | null)[], email: string | null): string[] {
  const parts = [...texts, email].flatMap((text) => (text === null ? [] : wordsOf(text)));
  const whole = email === null ? [] : [foldLetters(email.trim()).slice(0, WORD_MAX)];
  return [...new Set([...whole, ...parts])].slice(0, WORDS_MAX);
}

/** The words that someone looks for: each has to begin a word of who is found. An address stays whole. */
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
