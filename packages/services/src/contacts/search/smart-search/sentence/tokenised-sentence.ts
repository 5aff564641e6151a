import type { ContactFilters } from '../../../schemas.ts';
import { type Token, tokenise } from './tokens.ts';
import { BREAKING_WORDS } from './word-lists.ts';

/** A sentence cut into words: what every parser of smart search reads. */
export interface TokenisedSentence {
  /** As the user wrote it; the tokens' positions refer to it. */
  text: string;
  tokens: Token[];
  /** Whether capitals say anything: not in a sentence all in capitals, or all in small letters. */
  hasMeaningfulCase: boolean;
}

interface FilterItem {
  filter: keyof ContactFilters;
  value: string;
}

/** What tokens [from, to) were understood as. */
export interface FilterSpan {
  from: number;
  to: number;
  items: FilterItem[];
}

export function tokeniseSentence(text: string): TokenisedSentence {
  const hasMeaningfulCase = /\p{Ll}/u.test(text) && /\p{Lu}/u.test(text);
  return { text, tokens: tokenise(text), hasMeaningfulCase };
}

export const keyAt = ({ tokens }: TokenisedSentence, at: number): string => tokens[at]?.key ?? '';
export const rawAt = ({ tokens }: TokenisedSentence, at: number): string => tokens[at]?.raw ?? '';

/** A word directly behind the one before it: no comma, slash or full stop between them. */
export const isAttached = ({ tokens }: TokenisedSentence, at: number): boolean =>
  tokens[at]?.gap === 'space' || tokens[at]?.gap === 'hyphen';

export const textOf = ({ text, tokens }: TokenisedSentence, from: number, to: number): string =>
  text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);

export const startsWithCapital = (word: string) => /^\p{Lu}/u.test(word);

/** The end of the sentence, a sign between the words, or a word that starts another part. */
export function isBoundary(sentence: TokenisedSentence, at: number): boolean {
  const token = sentence.tokens[at];
  return !token || (token.gap !== 'space' && token.gap !== 'hyphen') || BREAKING_WORDS.has(token.key);
}

/** Whether the given words follow at a position; returns the end or -1. */
function matchWords(sentence: TokenisedSentence, from: number, phrase: string): number {
  const keys = phrase.split(' ');
  for (const [offset, key] of keys.entries()) {
    if (keyAt(sentence, from + offset) !== key || (offset > 0 && !isAttached(sentence, from + offset))) return -1;
  }
  return from + keys.length;
}

/** The longest of several phrases at a position; the end or -1. */
export function matchAny(sentence: TokenisedSentence, from: number, phrases: readonly string[]): number {
  return Math.max(...phrases.map((phrase) => matchWords(sentence, from, phrase)));
}

/** Steps over "and", "or", "&", "/", commas between the parts of a list: where the next part starts, or -1. */
export function skipConjunction(sentence: TokenisedSentence, at: number): number {
  const token = sentence.tokens[at];
  if (!token || token.gap === 'stop') return -1;
  if (/^(?:and|or|plus|und|\+)$/.test(token.key)) {
    const isDoubled = keyAt(sentence, at + 1) === 'or' || keyAt(sentence, at + 1) === 'and';
    const next = isDoubled ? at + 2 : at + 1;
    return sentence.tokens[next] && sentence.tokens[next]?.gap !== 'stop' ? next : -1;
  }
  return token.gap === 'comma' || token.gap === 'slash' ? at : -1;
}
