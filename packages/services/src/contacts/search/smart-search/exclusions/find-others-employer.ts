import { findLocation } from '../locations/find-location.ts';
import {
  isAttached,
  matchAny,
  rawAt,
  startsWithCapital,
  type TokenisedSentence,
} from '../sentence/tokenised-sentence.ts';
import { findTitles } from '../titles/find-titles.ts';

const LEFT = [
  'used to work at',
  'used to work for',
  'used to be at',
  'used to be with',
  'formerly at',
  'formerly of',
  'formerly with',
  'previously at',
  'previously with',
  'who left',
  'that left',
  'alumni of',
  'ex',
  'former',
];
const WORDS_MAX = 4;

/** "Ex-Siemens", "used to work at Northwind Freight": an employer whom people have left. Its end, or -1. */
export function findOthersEmployer(sentence: TokenisedSentence, at: number): number {
  const name = matchAny(sentence, at, LEFT);
  if (name < 0 || !sentence.hasMeaningfulCase || findTitles(sentence, name)) return -1;
  if (findLocation(sentence, name, { isBesideLocation: true })) return -1;
  let to = name;
  while (to < name + WORDS_MAX && startsWithCapital(rawAt(sentence, to)) && isAttached(sentence, to)) to += 1;
  return to > name ? to : -1;
}
