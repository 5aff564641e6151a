import { isAbbreviation } from './abbreviation.ts';
import { editDistance } from './edit-distance.ts';
import { isDivisionWord, isGenericWord, isStructureWord } from './name-words.ts';
import type { ReadName } from './read-name.ts';

/**
 * How two names relate. `part`: one has words beyond the other that say little; `longer`: words that say more;
 * `holding`: "Holding" or "Group"; `branch`: a region or a field of business; `numbered`: they differ by a number.
 */
export type NameRelation =
  | 'same'
  | 'spelling'
  | 'abbreviation'
  | 'part'
  | 'longer'
  | 'holding'
  | 'branch'
  | 'numbered'
  | 'other';

const ORDER: readonly NameRelation[] = [
  'same',
  'spelling',
  'abbreviation',
  'part',
  'holding',
  'longer',
  'branch',
  'numbered',
  'other',
];

/** Below this length one letter makes another word: "Acma" and "Acme". */
const SPELLING_LENGTH_MIN = 6;
const TWO_LETTERS_LENGTH = 12;

/** Of the names that two companies have, those that are closest. */
export function compareNames(a: readonly ReadName[], b: readonly ReadName[]): NameRelation {
  const found = new Set(a.flatMap((one) => b.map((other) => compareTwo(one, other))));
  return ORDER.find((relation) => found.has(relation)) ?? 'other';
}

function compareTwo(a: ReadName, b: ReadName): NameRelation {
  const words = compareWords(a, b);
  if (words === 'other') return 'other';
  if (!isSameSet(a.numbers, b.numbers)) return 'numbered';
  return isSameSet(a.regions, b.regions) ? words : 'branch';
}

function compareWords(a: ReadName, b: ReadName): NameRelation {
  if (a.joined === b.joined) return a.joined === '' ? 'other' : 'same';
  if (isSameSet(a.words, b.words)) return 'same';
  const extra = beyond(a, b) ?? beyond(b, a);
  if (extra !== null) return judgeExtra(extra);
  if (isAbbreviation(a, b) || isAbbreviation(b, a)) return 'abbreviation';
  return isMisspelled(a.joined, b.joined) || isMisspelled(a.plain.join(''), b.plain.join('')) ? 'spelling' : 'other';
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
