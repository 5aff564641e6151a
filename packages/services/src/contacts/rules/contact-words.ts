import { fold, foldLetters } from './fold.ts';

const WORD_MAX = 80;
const WORDS_MAX = 60;

interface Findable {
  name: string;
  title: string | null;
  organizationName: string | null;
  email: string | null;
}

/** What a held contact is found by: the words of name, title and company, and the whole address besides its parts. */
export function contactWords({ name, title, organizationName, email }: Findable): string[] {
  const parts = [name, title, organizationName, email].flatMap((text) => (text === null ? [] : wordsOf(text)));
  const whole = email === null ? [] : [foldLetters(email.trim()).slice(0, WORD_MAX)];
  return [...new Set([...whole, ...parts])].slice(0, WORDS_MAX);
}

/** The words that somebody looks for: each has to begin a word of the contact. An address stays whole. */
export function queryWords(text: string): string[] {
  const chunks = text.split(/\s+/).flatMap((chunk) => {
    const bare = foldLetters(chunk);
    return /.@/.test(bare) ? [bare.slice(0, WORD_MAX)] : wordsOf(chunk);
  });
  return [...new Set(chunks)];
}

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.slice(0, WORD_MAX));
