import { phraseKey, type Token } from '../sentence/tokens.ts';
import { parseTable } from '../sentence/vocabulary.ts';
import { FRENCH_TABLE } from './french-words.ts';
import { GERMAN_TABLE } from './german-words.ts';
import { SPANISH_TABLE } from './spanish-words.ts';

/** The words of one language with their English. */
export interface Lexicon {
  language: 'German' | 'French' | 'Spanish';
  /** By folded words; the empty text for words that English sentences leave out. */
  english: ReadonlyMap<string, string>;
  wordsMax: number;
  /** Other forms under which a word may be in the lexicon: without its ending, or with "ae" for "ä". */
  baseForms: (key: string) => string[];
}

const STEM_MIN = 4;

const without = (key: string, endings: readonly string[]): string[] =>
  endings.flatMap((ending) => {
    const stem = key.slice(0, -ending.length);
    return key.endsWith(ending) && stem.length >= STEM_MIN ? [stem] : [];
  });

function germanForms(key: string): string[] {
  const umlauts = key.replace(/ae|oe|ue/g, (pair) => pair.charAt(0));
  const endings = ['innen', 'in', 'ern', 'en', 'er', 'es', 'em', 'e', 'n', 's'];
  return [umlauts, ...without(key, endings), ...without(umlauts, endings)];
}

function toLexicon(language: Lexicon['language'], table: string, baseForms: Lexicon['baseForms']): Lexicon {
  const english = new Map<string, string>();
  for (const { value, words } of parseTable(table)) {
    for (const word of words) {
      // Elided words are taken apart: "d'usine" is "d" and "usine".
      const key = phraseKey(word).replace(/\b(l|d|qu|j|n|s)'/g, '$1 ');
      if (!english.has(key)) english.set(key, value === '-' ? '' : value);
    }
  }
  const wordsMax = Math.max(...[...english.keys()].map((key) => key.split(' ').length));
  return { language, english, wordsMax, baseForms };
}

export const LEXICONS: readonly Lexicon[] = [
  toLexicon('German', GERMAN_TABLE, germanForms),
  toLexicon('French', FRENCH_TABLE, (key) => without(key, ['es', 's', 'x', 'e'])),
  toLexicon('Spanish', SPANISH_TABLE, (key) => without(key, ['es', 's'])),
];

/** The longest phrase of a lexicon at a word, with its English. */
export function findPhrase(
  { english, wordsMax, baseForms }: Lexicon,
  tokens: readonly Token[],
  from: number,
): { english: string; to: number } | null {
  let found: { english: string; to: number } | null = null;
  let key = '';
  for (let at = from; at < tokens.length && at - from < wordsMax; at += 1) {
    const token = tokens[at];
    if (!token || (at > from && token.gap !== 'space' && token.gap !== 'hyphen')) break;
    key = at === from ? token.key : `${key} ${token.key}`;
    const value = english.get(key);
    if (value !== undefined) found = { english: value, to: at + 1 };
  }
  if (found) return found;
  const form = baseForms(tokens[from]?.key ?? '').find((one) => english.has(one));
  return form === undefined ? null : { english: english.get(form) ?? '', to: from + 1 };
}
