import { COMPANY_WORDS } from './company-words.ts';
import { headerWords, splitCompound } from './header-words.ts';
import { LOCATION_WORDS } from './location-words.ts';
import { PERSON_WORDS } from './person-words.ts';
import {
  COUNT_WORDS,
  FILLER_WORDS,
  MAIN_WORDS,
  RANGE_WORDS,
  SECONDARY_WORDS,
  SUBJECT_WORDS,
  VENDOR_WORDS,
} from './subject-words.ts';

type Modifier = 'filler' | 'main' | 'secondary' | 'count' | 'range' | 'vendor';
export type Subject = keyof typeof SUBJECT_WORDS;
type Content = keyof typeof COMPANY_WORDS | keyof typeof LOCATION_WORDS | keyof typeof PERSON_WORDS;
export type Concept = Modifier | Subject | Content;

const WORDS: Readonly<Record<Concept, string>> = {
  ...SUBJECT_WORDS,
  ...COMPANY_WORDS,
  ...LOCATION_WORDS,
  ...PERSON_WORDS,
  filler: FILLER_WORDS,
  main: MAIN_WORDS,
  secondary: SECONDARY_WORDS,
  count: COUNT_WORDS,
  range: RANGE_WORDS,
  vendor: VENDOR_WORDS,
};

const PHRASES: ReadonlyMap<string, ReadonlySet<Concept>> = collectPhrases();
/** Shorter words are near too many others. */
const TYPO_LENGTH_MIN = 6;
const LETTER_LENGTH_MIN = 9;
const LONG_WORDS = [...PHRASES.keys()].filter((phrase) => !phrase.includes(' ') && phrase.length >= TYPO_LENGTH_MIN);
const PHRASE_PARTS: ReadonlySet<string> = new Set([...PHRASES.keys()].flatMap((phrase) => phrase.split(' ')));
const PHRASE_WORDS_MAX = Math.max(...[...PHRASES.keys()].map((phrase) => phrase.split(' ').length));

/** One phrase of a header, with everything that it may mean. */
export interface ReadPhrase {
  text: string;
  concepts: ReadonlySet<Concept>;
}

/** A known word with two letters exchanged, as in "Compnay", or a long one with a letter too few or too many. */
function correctWord(word: string): string | null {
  if (word.length < TYPO_LENGTH_MIN) return null;
  const near = LONG_WORDS.filter(
    (known) => isSwapped(word, known) || lacksLetter(word, known) || lacksLetter(known, word),
  );
  return near.length === 1 ? (near[0] ?? null) : null;
}

/** "Telefonummer" for "Telefonnummer": in shorter words a letter more makes another word. */
function lacksLetter(short: string, long: string): boolean {
  if (short.length + 1 !== long.length || short.length < LETTER_LENGTH_MIN) return false;
  const at = [...long].findIndex((letter, i) => letter !== short[i]);
  // A letter at the end is a plural, and "number of sites" no "number of the site".
  return at < short.length && long.slice(at + 1) === short.slice(at);
}

function isSwapped(word: string, known: string): boolean {
  if (word.length !== known.length) return false;
  const at = [...word].findIndex((letter, i) => letter !== known[i]);
  return (
    at >= 0 && word[at] === known[at + 1] && word[at + 1] === known[at] && word.slice(at + 2) === known.slice(at + 2)
  );
}

/** Cuts words into the longest known phrases; null as soon as a word is not known: it may change the meaning. */
export function findPhrases(words: readonly string[]): ReadPhrase[] | null {
  const phrases: ReadPhrase[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = longestAt(words, at);
    if (phrase === null) return null;
    phrases.push(phrase);
    at += phrase.text.split(' ').length;
  }
  return phrases;
}

/** Everything that the known words of a header may mean. */
export function knownConcepts(header: string): Concept[] {
  const { phrases } = separate(headerWords(header));
  return [...new Set(phrases.flatMap(({ concepts }) => [...concepts]))];
}

/** A header's known words and the others; null when all or none of them are known. */
export function withoutUnknown(header: string): { known: string; unknown: string } | null {
  const { phrases, unknown } = separate(headerWords(header));
  if (phrases.length === 0 || unknown.length === 0) return null;
  return { known: phrases.map(({ text }) => text).join(' '), unknown: unknown.join(' ') };
}

function separate(named: readonly string[]): { phrases: ReadPhrase[]; unknown: string[] } {
  const words = named.flatMap(splitUnknown);
  const phrases: ReadPhrase[] = [];
  const unknown: string[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = longestAt(words, at);
    if (phrase === null) unknown.push(words[at] ?? '');
    else phrases.push(phrase);
    at += phrase?.text.split(' ').length ?? 1;
  }
  return { phrases, unknown };
}

function isKnownWord(word: string): boolean {
  return PHRASES.has(word);
}

/** The known words that a compound or a misspelt word is made of; the word itself without any. */
export function splitUnknown(word: string): string[] {
  if (isKnownWord(word)) return [word];
  const short = word.replace(/([aou])e/g, '$1');
  if (isKnownWord(short)) return [short];
  const parts = splitCompound(word, isKnownWord);
  return parts ?? [PHRASE_PARTS.has(word) ? word : (correctWord(word) ?? word)];
}

function longestAt(words: readonly string[], at: number): ReadPhrase | null {
  for (let length = Math.min(PHRASE_WORDS_MAX, words.length - at); length > 0; length--) {
    const text = words.slice(at, at + length).join(' ');
    const concepts = PHRASES.get(text);
    if (concepts !== undefined) return { text, concepts };
  }
  return null;
}

function collectPhrases(): Map<string, Set<Concept>> {
  const phrases = new Map<string, Set<Concept>>();
  for (const [concept, list] of Object.entries(WORDS) as [Concept, string][]) {
    for (const phrase of list.split(/, */)) phrases.set(phrase, (phrases.get(phrase) ?? new Set()).add(concept));
  }
  return phrases;
}
