import { once } from '@workbench/text/once';
import { phraseKey, singular, type Token } from './tokens.ts';

/** Words and phrases with what they mean. */
export interface Vocabulary {
  values: ReadonlyMap<string, string>;
  wordsMax: number;
}

/** A phrase found in the sentence: tokens [from, to). */
export interface VocabularyMatch {
  value: string;
  from: number;
  to: number;
}

/** Reads a table of "Value = word, word" lines; the value is a word for itself, an earlier line wins. */
export function parseTable(table: string): { value: string; words: string[] }[] {
  return table
    .split('\n')
    .filter((line) => line.includes(' ='))
    .map((line) => {
      const at = line.indexOf(' =');
      const words = line
        .slice(at + 2)
        .split(',')
        .map((word) => word.trim())
        .filter((word) => word !== '');
      return { value: line.slice(0, at), words };
    });
}

/** The words are read at the first use: a server starts without them. */
export function toVocabulary(entries: Iterable<{ value: string; words: string[] }>): Vocabulary {
  const read = once(() => readVocabulary(entries));
  return {
    get values() {
      return read().values;
    },
    get wordsMax() {
      return read().wordsMax;
    },
  };
}

function readVocabulary(entries: Iterable<{ value: string; words: string[] }>): Vocabulary {
  const values = new Map<string, string>();
  const rows = [...entries];
  for (const { value } of rows) values.set(phraseKey(value), value);
  for (const { value, words } of rows) {
    for (const word of words) {
      const key = phraseKey(word);
      if (key !== '' && !values.has(key)) values.set(key, value);
    }
  }
  const wordsMax = Math.max(...[...values.keys()].map((key) => key.split(' ').length));
  return { values, wordsMax };
}

const isJoined = (token: Token) => token.gap === 'space' || token.gap === 'hyphen';

/** The longest phrase of the vocabulary that starts at a token; its last word may be a plural. */
export function findLongest(tokens: Token[], from: number, { values, wordsMax }: Vocabulary): VocabularyMatch | null {
  let found: VocabularyMatch | null = null;
  let before = '';
  for (let at = from; at < tokens.length && at - from < wordsMax; at += 1) {
    const token = tokens[at];
    if (!token || (at > from && !isJoined(token))) break;
    const value = values.get(before + token.key) ?? values.get(before + singular(token.key));
    if (value !== undefined) found = { value, from, to: at + 1 };
    before += `${token.key} `;
  }
  return found;
}
