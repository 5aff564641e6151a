import { editDistance } from '@workbench/text/edit-distance';
import { once } from '@workbench/text/once';
import { CITY_NAMES, LOCATION_NAMES } from '../locations/gazetteer.ts';
import type { Token } from '../sentence/tokens.ts';
import { isRightWord, type WordKind, wordKinds } from './known-words.ts';

/** A word that was read as another one. */
export interface Correction {
  written: string;
  read: string;
}

const SHORTEST = 4;
const LONG = 9;
const BEFORE_LOCATION = /^(?:in|near|around|from|across)$/;

/** A mistake is likelier the longer the word: none in three letters, one from four on, two in long words. */
const mistakesMax = (word: string) => (word.length < SHORTEST ? 0 : word.length < LONG ? 1 : 2);

const byFirstLetter: () => ReadonlyMap<string, string[]> = once(() =>
  Map.groupBy(wordKinds().keys(), (word) => word.charAt(0)),
);

/** Few mistype the first letter; whoever exchanges it with the second is still found. */
const candidatesOf = (key: string): string[] =>
  [...new Set([key.charAt(0), key.charAt(1)])].flatMap((letter) =>
    (byFirstLetter().get(letter) ?? []).filter((word) => letter === key.charAt(0) || word.charAt(1) === key.charAt(0)),
  );

/** "chif": a letter within a word of five was left out. */
const isCutShort = (key: string, word: string) =>
  word.length === key.length + 1 && word.charAt(0) === key.charAt(0) && word.at(-1) === key.at(-1);

/** In four letters, most exchanges of one letter give another word: only exchanged neighbours are a mistake of typing. */
const isLikely = (key: string, word: string) =>
  key.length > SHORTEST || [...key].sort().join('') === [...word].sort().join('') || isCutShort(key, word);

const kindsInOrder = (isBehindPreposition: boolean): readonly WordKind[] =>
  isBehindPreposition ? ['location', 'industry', 'title', 'frame'] : ['title', 'industry', 'location', 'frame'];

/** The word that was meant; null when none is near, or several are equally near. */
function findMeant(key: string, before: string): string | null {
  const max = mistakesMax(key);
  if (max === 0) return null;
  const near = candidatesOf(key)
    .filter((word) => isLikely(key, word))
    .map((word) => ({ word, distance: editDistance(key, word, max) }))
    .filter(({ distance }) => distance <= max);
  const least = Math.min(...near.map(({ distance }) => distance));
  const nearest = near.filter(({ distance }) => distance === least).map(({ word }) => word);
  for (const kind of kindsInOrder(BEFORE_LOCATION.test(before))) {
    const ofKind = nearest.filter((word) => wordKinds().get(word)?.has(kind));
    if (kind === 'location' && isOneLocation(ofKind)) return ofKind[0] ?? null;
    const cities = kind === 'location' ? ofKind.filter(isCity) : [];
    if (cities.length === 1) return cities[0] ?? null;
    const likely = ofKind.length > 1 ? ofKind.filter((word) => sameEnds(word, key)) : ofKind;
    if (likely.length === 1) return likely[0] ?? null;
    if (ofKind.length > 0) return null;
  }
  return null;
}

/** "hanover" and "hannover" are one town. */
const isOneLocation = (words: readonly string[]) =>
  words.length > 1 && new Set(words.map((word) => LOCATION_NAMES.values.get(word) ?? word)).size === 1;

const isCity = (word: string) => CITY_NAMES.has(LOCATION_NAMES.values.get(word) ?? '');

/** Of "manage" and "manager", "manger" is the one with its last letter. */
const sameEnds = (word: string, key: string) => word.at(-1) === key.at(-1) && word.length >= key.length;

/** A word of another language is near to an English one by chance, unless it is a location or long and nearly the same. */
const isLikelyAbroad = (key: string, meant: string) =>
  (wordKinds().get(meant)?.has('location') === true && key.length > SHORTEST) ||
  (key.length >= LONG && editDistance(key, meant, 1) === 1);

/** With a capital where the mistyped word has one. */
export const inCaseOf = (raw: string, word: string) =>
  /^\p{Lu}/u.test(raw) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/**
 * Replaces mistyped words by the ones that were meant, at their own positions. `isExempt`: words that are names of their
 * own (keywords, companies, towns with their state). `isTranslated`: the words are of another language than the
 * vocabularies, which an unknown word is then not compared with, except for locations.
 */
export function correctSpelling(
  tokens: readonly Token[],
  isExempt: (at: number) => boolean,
  isTranslated = false,
): { tokens: Token[]; corrections: Correction[] } {
  const corrections: Correction[] = [];
  const corrected = tokens.map((token, at) => {
    const isWord = /^[a-z]+$/.test(token.key) && !isExempt(at);
    if (!isWord || isRightWord(token.key)) return token;
    const isForeign = isTranslated || /[^\p{ASCII}]/u.test(token.raw);
    const isAbbreviation = token.raw === token.raw.toUpperCase() && token.raw.length < 6;
    const meant = isAbbreviation ? null : findMeant(token.key, tokens[at - 1]?.key ?? '');
    if (meant === null || (isForeign && !isLikelyAbroad(token.key, meant))) return token;
    const read = inCaseOf(token.raw, meant);
    corrections.push({ written: token.raw, read });
    return { ...token, key: meant, raw: read };
  });
  return { tokens: corrected, corrections };
}
