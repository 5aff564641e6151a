import { matchesMaskedName } from '@workbench/identity/masked-name';
import { editDistance } from '@workbench/text/edit-distance';
import { isNicknameOf } from './nicknames.ts';
import type { NameWord, ReadPersonName } from './read-person-name.ts';

/**
 * same, nickname, part (a name more), slip, initial and masked may be one person; unknown: too little is known; firstName
 * and lastName: only that one is the same; other: two people.
 */
export type PersonNameRelation =
  | 'same'
  | 'nickname'
  | 'part'
  | 'slip'
  | 'initial'
  | 'masked'
  | 'unknown'
  | 'firstName'
  | 'lastName'
  | 'other';

/** Shorter words that differ in a letter are two names: "Li" and "Lu", "Tim" and "Tom". */
const SLIP_LENGTH_MIN = 5;
/** Given names of one letter more are often the other sex: "Simone", "Jana". */
const GIVEN_SLIP_LENGTH_MIN = 7;

/** How two people's names compare. Pure. */
export function comparePersonNames(a: ReadPersonName, b: ReadPersonName): PersonNameRelation {
  if (a.isHidden || b.isHidden) return compareHidden(a, b);
  if (a.suffix !== null && b.suffix !== null && a.suffix !== b.suffix) return 'other';
  if (a.words.length === 0 || b.words.length === 0 || isLatin(a) !== isLatin(b)) return 'unknown';
  const [shorter, longer] = a.words.length <= b.words.length ? [a, b] : [b, a];
  if (a.joined === b.joined) return longer.words.length > 1 ? 'same' : 'unknown';
  if (shorter.words.length === 1) return isAmong(shorter.words[0], longer.words) ? 'unknown' : 'other';
  if (sorted(a.words) === sorted(b.words)) return 'same';
  if (isPart(shorter.words, longer.words)) return 'part';
  return compareInOrder(shorter.words, longer.words);
}

const isPart = (shorter: readonly NameWord[], longer: readonly NameWord[]) =>
  shorter.length < longer.length && !isInitial(shorter[0]) && isContained(shorter, longer);

function compareInOrder([first, ...rest]: NameWord[], [otherFirst, ...otherRest]: NameWord[]): PersonNameRelation {
  const given = compareGiven(first, otherFirst);
  const family = compareFamily(rest, otherRest);
  if (family === 'other') return given === 'same' || given === 'nickname' ? 'firstName' : 'other';
  if (given === 'other' || (given === 'slip' && family !== 'same')) return 'lastName';
  if (given === 'same') return family;
  return given;
}

function compareGiven(a?: NameWord, b?: NameWord): 'same' | 'nickname' | 'initial' | 'slip' | 'other' {
  if (a === undefined || b === undefined) return 'other';
  if (a.even === b.even) return 'same';
  if (isNicknameOf(a.folded, b.folded)) return 'nickname';
  if (isInitialOf(a, b) || isInitialOf(b, a)) return 'initial';
  const isSlip = isSwapped(a.even, b.even) || isConsonantSlip(a.even, b.even);
  return isSlip && a.even[0] === b.even[0] ? 'slip' : 'other';
}

/** What follows the given name: middle names may be missing or initials, and of two last names one. */
function compareFamily(shorter: NameWord[], longer: NameWord[]): 'same' | 'part' | 'slip' | 'other' {
  if (isContained(shorter, longer)) return shorter.length === longer.length ? 'same' : 'part';
  const [last, otherLast] = [shorter.at(-1)?.even ?? '', longer.at(-1)?.even ?? ''];
  const isSlip =
    Math.min(last.length, otherLast.length) >= SLIP_LENGTH_MIN - 1 &&
    Math.max(last.length, otherLast.length) >= SLIP_LENGTH_MIN &&
    last[0] === otherLast[0] &&
    editDistance(last, otherLast, 1) === 1;
  return isSlip && isContained(shorter.slice(0, -1), longer.slice(0, -1)) ? 'slip' : 'other';
}

/** Each word of one, in order, is a word of the other, or an initial of it; not the last one. */
function isContained(shorter: readonly NameWord[], longer: readonly NameWord[]): boolean {
  let at = 0;
  for (const [index, word] of shorter.entries()) {
    const isWhole = index === shorter.length - 1;
    while (at < longer.length && !isSameWord(word, longer[at] as NameWord, isWhole)) at++;
    if (at === longer.length) return false;
    at++;
  }
  return true;
}

const isSameWord = (a: NameWord, b: NameWord, isWhole: boolean) =>
  a.even === b.even || (!isWhole && (isInitialOf(a, b) || isInitialOf(b, a)));

const isInitial = (word?: NameWord) => word?.folded.length === 1;

const isInitialOf = (one: NameWord, word: NameWord) =>
  isInitial(one) && word.folded.length > 1 && (word.folded.startsWith(one.folded) || word.even.startsWith(one.even));

const isSwapped = (a: string, b: string) =>
  a.length === b.length &&
  a.length >= SLIP_LENGTH_MIN &&
  [...a].sort().join('') === [...b].sort().join('') &&
  editDistance(a, b, 1) === 1;

/** A vowel tells names apart: "Frances" and "Francis". */
function isConsonantSlip(a: string, b: string): boolean {
  const vowels = (word: string) => word.replace(/[^aeiou]/g, '');
  return (
    Math.min(a.length, b.length) >= GIVEN_SLIP_LENGTH_MIN && vowels(a) === vowels(b) && editDistance(a, b, 1) === 1
  );
}

function compareHidden(a: ReadPersonName, b: ReadPersonName): PersonNameRelation {
  if (a.isHidden !== b.isHidden && (matchesMaskedName(a.whole, b.whole) || matchesMaskedName(b.whole, a.whole)))
    return 'masked';
  const [first, otherFirst] = [a.words[0], b.words[0]];
  if (first === undefined || otherFirst === undefined) return 'unknown';
  return compareGiven(first, otherFirst) === 'other' ? 'other' : 'unknown';
}

const sorted = (words: readonly NameWord[]) =>
  words
    .map(({ even }) => even)
    .sort()
    .join(' ');

const isAmong = (word: NameWord | undefined, words: readonly NameWord[]) =>
  words.some(({ even }) => even === word?.even);

const isLatin = ({ joined }: ReadPersonName) => /[a-z]/.test(joined);
