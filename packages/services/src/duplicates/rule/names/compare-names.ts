import { editDistance } from '@workbench/text/edit-distance';
import { cityWord } from '../locations/compare-locations.ts';
import { isAbbreviation } from './abbreviation.ts';
import { isLegalForm } from './legal-forms.ts';
import { isDivisionWord, isGenericWord, isStructureWord } from './name-words.ts';
import { haveSameNumbers } from './numbers.ts';
import { initialsOf, type ReadName } from './read-name.ts';
import { areSimilarWords, isSimilarWord } from './similar-words.ts';
import { evenSpelling } from './transliterate.ts';

/**
 * How two names relate. `part`: one has words beyond the other that say little; `longer`: words that say more;
 * `similar`: most of their words are alike; `holding`: "Holding" beyond the other; `region`: the same but for a region;
 * `branch`: a field of business; `numbered`: they differ by a number.
 */
export type NameRelation = (typeof RELATIONS)[number];

/** The closest first. */
const RELATIONS = [
  'same',
  'spelling',
  'abbreviation',
  'part',
  'script',
  'holding',
  'region',
  'longer',
  'similar',
  'branch',
  'numbered',
  'other',
] as const;

/** Below this length one letter makes another word: "Acma" and "Acme". */
const SPELLING_LENGTH_MIN = 6;
const TWO_LETTERS_LENGTH = 12;

/**
 * Of the names that two companies have, those that are closest.
 * @param city words of the city that both are in: whether a name has it says nothing
 */
export function compareNames(a: readonly ReadName[], b: readonly ReadName[], city: readonly string[]): NameRelation {
  const [own, others] = [a, b].map((names) => names.map((name) => withoutCity(name, city)));
  const found = new Set((own ?? []).flatMap((one) => (others ?? []).map((other) => compareTwo(one, other))));
  return RELATIONS.find((relation) => found.has(relation)) ?? 'other';
}

function compareTwo(a: ReadName, b: ReadName): NameRelation {
  const isSameNumber = haveSameNumbers(a.numbers, b.numbers);
  if (a.full === b.full || (isSameNumber && a.all.length > 0 && isSameSet(a.all, b.all))) return 'same';
  const words = compareWords(a, b);
  if (words === 'other') return 'other';
  if (!isSameNumber) return 'numbered';
  if (isSameSet(a.regions, b.regions)) return words;
  // "Acme Austria" and "Acme Germany", "Klinikum Nord" and "Klinikum West"
  if (a.regions.length > 0 && b.regions.length > 0) return 'branch';
  return words === 'holding' || words === 'branch' ? 'branch' : 'region';
}

function compareWords(a: ReadName, b: ReadName): NameRelation {
  if (a.joined === b.joined) return a.joined === '' ? 'other' : 'same';
  if (isSameSet(a.words, b.words)) return 'same';
  const extra = beyond(a, b) ?? beyond(b, a);
  if (extra !== null) return judgeExtra(extra);
  if (isAbbreviation(a, b) || isAbbreviation(b, a)) return 'abbreviation';
  if (differByLetters(a.words, b.words)) return 'numbered';
  if (isMisspelled(a.joined, b.joined) || isMisspelled(a.plain.join(''), b.plain.join(''))) return 'spelling';
  return areSimilarWords(telling(a), telling(b)) ? 'similar' : 'other';
}

/** Whether a word is one of a city, with a slip at most. */
export function isNamedIn(word: string, city: readonly string[]): boolean {
  const even = cityWord(word);
  return city.some((part) => even === part || (part.length > 4 && isSimilarWord(even, part)));
}

/** A name of the city alone stays as it is. */
export function withoutCity(name: ReadName, city: readonly string[]): ReadName {
  const isCity = (plain: string) => isNamedIn(plain, city);
  const cityAt = name.plain.map(isCity);
  if (!cityAt.includes(true)) return name;
  // "Acme GmbH Stuttgart"
  const kept = name.words.flatMap((_, at) => (cityAt[at] || isLegalForm(name.plain[at] ?? '') ? [] : [at]));
  if (kept.length === 0) return name;
  const words = kept.map((at) => name.words[at] ?? '');
  const plain = kept.map((at) => name.plain[at] ?? '');
  const written = kept.map((at) => name.written[at] ?? '');
  const all = [...words, ...name.regions];
  return {
    ...name,
    words,
    plain,
    written,
    all,
    joined: words.join(''),
    full: written.map(evenSpelling).join(''),
    initials: initialsOf(plain),
    cityWords: name.words.length - words.length,
  };
}

/** Without the name's own short form: "MPIA - Max Planck Institute for Astronomy". */
function telling({ plain }: ReadName): string[] {
  const words = plain.filter((word) => !isStructureWord(word));
  return words.filter(
    (word) =>
      word !==
      words
        .filter((other) => other !== word)
        .map((other) => other[0])
        .join(''),
  );
}

/** The words that `long` has beyond all of `short`; null when it lacks one of them. */
function beyond(short: ReadName, long: ReadName): string[] | null {
  if (short.words.length === 0 || short.words.length >= long.words.length) return null;
  const left = new Map(long.words.map((word, at) => [at, word]));
  for (const word of short.words) {
    const found = [...left].find(([, other]) => other === word);
    if (found === undefined) return null;
    left.delete(found[0]);
  }
  return [...left.keys()].map((at) => long.plain[at] ?? '');
}

function judgeExtra(extra: readonly string[]): NameRelation {
  if (extra.every(isStructureWord)) return extra.includes('holding') ? 'holding' : 'part';
  if (extra.some(isDivisionWord)) return 'branch';
  return extra.every(isGenericWord) ? 'part' : 'longer';
}

/** "Plan B" and "Plan C", "H & B" and "H & M": letters count like numbers. */
function differByLetters(a: readonly string[], b: readonly string[]): boolean {
  const [own, other] = [a.filter((word) => !b.includes(word)), b.filter((word) => !a.includes(word))];
  return own.length > 0 && other.length > 0 && [...own, ...other].every((word) => word.length === 1);
}

function isMisspelled(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length);
  if (length < SPELLING_LENGTH_MIN) return false;
  const max = length >= TWO_LETTERS_LENGTH ? 2 : 1;
  return editDistance(a, b, max) <= max;
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  const sorted = b.toSorted();
  return a.length === b.length && a.toSorted().every((one, at) => one === sorted[at]);
}
