import { LOCATION_NAMES } from '../locations/gazetteer.ts';
import { phraseKey, type Token } from '../sentence/tokens.ts';
import { parseTable } from '../sentence/vocabulary.ts';
import { FRENCH_OCCUPATIONS } from './french-occupations.ts';
import { FRENCH_TABLE } from './french-words.ts';
import { GERMAN_OCCUPATIONS } from './german-occupations.ts';
import { GERMAN_TABLE } from './german-words.ts';
import { FRENCH_REGIONS, GERMAN_REGIONS, SPANISH_REGIONS } from './region-phrases.ts';
import { SPANISH_OCCUPATIONS } from './spanish-occupations.ts';
import { SPANISH_TABLE } from './spanish-words.ts';
import { frenchStem, germanForms, germanStem, spanishStem } from './word-forms.ts';

/** The words of one language with their English. */
export interface Lexicon {
  language: 'German' | 'French' | 'Spanish';
  /** By folded words; the empty text for words that English sentences leave out. */
  english: ReadonlyMap<string, string>;
  /** By the stems of the words, for their other numbers and genders. */
  byStem: ReadonlyMap<string, string>;
  stem: (key: string) => string;
  wordsMax: number;
  /** Other forms under which a word may be in the lexicon: without its ending, or with "ae" for "ä". */
  baseForms: (key: string) => string[];
}

function toLexicon(
  language: Lexicon['language'],
  table: string,
  stem: Lexicon['stem'],
  baseForms: Lexicon['baseForms'] = () => [],
): Lexicon {
  const english = new Map<string, string>();
  const byStem = new Map<string, string>();
  for (const { value, words } of parseTable(table)) {
    const isLocation = LOCATION_NAMES.values.has(phraseKey(value));
    for (const word of words) {
      // Elided words are taken apart: "d'usine" is "d" and "usine".
      const key = phraseKey(word).replace(/\b(l|d|qu|j|n|s)'/g, '$1 ');
      const meaning = value === '-' ? '' : value;
      if (!english.has(key)) english.set(key, meaning);
      const stems = key.split(' ').map(stem).join(' ');
      // Names of towns and countries have one form.
      if (meaning !== '' && !isLocation && !byStem.has(stems)) byStem.set(stems, meaning);
    }
  }
  const wordsMax = Math.max(...[...english.keys()].map((key) => key.split(' ').length));
  return { language, english, byStem, stem, wordsMax, baseForms };
}

export const LEXICONS: readonly Lexicon[] = [
  toLexicon('German', GERMAN_REGIONS + GERMAN_TABLE + GERMAN_OCCUPATIONS, germanStem, germanForms),
  toLexicon('French', FRENCH_REGIONS + FRENCH_TABLE + FRENCH_OCCUPATIONS, frenchStem),
  toLexicon('Spanish', SPANISH_REGIONS + SPANISH_TABLE + SPANISH_OCCUPATIONS, spanishStem),
];

/** What a phrase means, where it ends, and whether the lexicon has it in this very form. */
export interface Phrase {
  english: string;
  to: number;
  isVerbatim: boolean;
}

/** The longest phrase of a lexicon at a word, with its English; of equally long ones the one as it is written there. */
export function findPhrase(
  { english, byStem, stem, wordsMax, baseForms }: Lexicon,
  tokens: readonly Token[],
  from: number,
): Phrase | null {
  let found: Phrase | null = null;
  let key = '';
  let stems = '';
  for (let at = from; at < tokens.length && at - from < wordsMax; at += 1) {
    const token = tokens[at];
    if (!token || (at > from && token.gap !== 'space' && token.gap !== 'hyphen')) break;
    key = at === from ? token.key : `${key} ${token.key}`;
    stems = at === from ? stem(token.key) : `${stems} ${stem(token.key)}`;
    const value = english.get(key) ?? byStem.get(stems);
    if (value !== undefined) found = { english: value, to: at + 1, isVerbatim: english.has(key) };
  }
  if (found) return found;
  const form = baseForms(tokens[from]?.key ?? '').find((one) => english.has(one));
  return form === undefined ? null : { english: english.get(form) ?? '', to: from + 1, isVerbatim: false };
}
