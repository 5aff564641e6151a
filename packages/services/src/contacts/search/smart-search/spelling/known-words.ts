import { once } from '@workbench/text/once';
import { INDUSTRIES } from '../employers/find-industry.ts';
import { LOCATION_NAMES } from '../locations/gazetteer.ts';
import { singular } from '../sentence/tokens.ts';
import type { Vocabulary } from '../sentence/vocabulary.ts';
import { BREAKING_WORDS, COMPANY_NOUNS, FRAME_WORDS, PEOPLE_NOUNS } from '../sentence/word-lists.ts';
import { ROLE_NOUNS, TITLE_MODIFIERS } from '../titles/function-names.ts';
import { FUNCTIONS, TITLES } from '../titles/title-parts.ts';
import { ENGLISH_WORDS } from './english-words.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';
import { GERMAN_PEOPLE, TOWN_WORDS } from './other-names.ts';

export type WordKind = 'title' | 'industry' | 'location' | 'frame';

const WORD = /^[a-z]{3,}$/;
/** Words within the name of a town or region that are no name: articles and prepositions of its language, landscapes. */
const JOINTS = /^(?:der|dem|den|die|das|del|los|las|les|sur|sous|des|bei|von|aux|wald|heide|altes|alb)$/;

/** Words of other kinds that are said in a search, and mistyped like titles. */
const NEARBY: Record<'title' | 'frame', string> = {
  title: 'owner founder executive leader manager director president partner intern trainee graduate boss head chief',
  frame: `company companies employees people person responsible working located based looking between industry
    businesses startups supplier suppliers manufacturer manufacturers headquarters experience excluding except`,
};

function* wordsOf({ values }: Vocabulary): Generator<string> {
  for (const key of values.keys()) yield* key.split(' ');
}

/** "director" is written as "directors", too. */
const withPlural = (word: string) =>
  /[^aeiou]y$/.test(word) ? [word, `${word.slice(0, -1)}ies`] : /[sxz]$/.test(word) ? [word] : [word, `${word}s`];

function toKinds(): Map<string, Set<WordKind>> {
  const kinds = new Map<string, Set<WordKind>>();
  const add = (kind: WordKind, words: Iterable<string>, hasPlural: boolean) => {
    for (const word of words) {
      if (!WORD.test(word)) continue;
      for (const form of hasPlural ? withPlural(word) : [word]) {
        kinds.set(form, (kinds.get(form) ?? new Set<WordKind>()).add(kind));
      }
    }
  };
  add('title', wordsOf(TITLES), true);
  add('title', wordsOf(FUNCTIONS), true);
  add('title', ROLE_NOUNS, true);
  add('title', Object.keys(TITLE_MODIFIERS), false);
  add('title', NEARBY.title.split(/\s+/), true);
  add('industry', wordsOf(INDUSTRIES), true);
  add(
    'location',
    [...wordsOf(LOCATION_NAMES)].filter((word) => !JOINTS.test(word)),
    false,
  );
  add('frame', NEARBY.frame.split(/\s+/), false);
  return kinds;
}

/** Every word that a mistyped one may have been, by its kinds. */
export const wordKinds: () => ReadonlyMap<string, ReadonlySet<WordKind>> = once(toKinds);

const OTHER_WORDS = new Set([...FRAME_WORDS, ...PEOPLE_NOUNS, ...COMPANY_NOUNS, ...BREAKING_WORDS, ...ORDINARY_WORDS]);

/** A word that is meant as written, though it is near to one of the vocabularies. */
export const isRightWord = (key: string): boolean =>
  isKnownWord(key) || ENGLISH_WORDS.has(key) || TOWN_WORDS.has(key) || GERMAN_PEOPLE.has(key);

/** A word that is written as it is meant. */
export function isKnownWord(key: string): boolean {
  return [key, singular(key)].some((form) => wordKinds().has(form) || OTHER_WORDS.has(form));
}
