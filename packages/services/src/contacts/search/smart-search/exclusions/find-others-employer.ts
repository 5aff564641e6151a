import { findIndustry } from '../employers/find-industry.ts';
import { findLocation } from '../locations/find-location.ts';
import {
  isAttached,
  keyAt,
  matchAny,
  rawAt,
  startsWithCapital,
  type TokenisedSentence,
} from '../sentence/tokenised-sentence.ts';
import { COMPANY_NOUNS } from '../sentence/word-lists.ts';
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

const SELLING = ['who sell to', 'who sells to', 'that sell to', 'who sell into'];

/** "Who sell to hospitals": customers of the people who are looked for, and not their employers. Its end, or -1. */
export function findCustomers(sentence: TokenisedSentence, at: number): number {
  const from = at === 0 ? -1 : matchAny(sentence, at, SELLING);
  const isOwn = sentence.tokens.slice(0, at).some(({ key }) => /^(?:we|i|our|we're|i'm)$/.test(key));
  const industry = from < 0 || isOwn ? null : findIndustry(sentence, from, { isTopic: true });
  if (!industry) return -1;
  const to = industry.to;
  return COMPANY_NOUNS.has(keyAt(sentence, to)) && isAttached(sentence, to) ? to + 1 : to;
}

/** "Ex-Siemens", "used to work at Northwind Freight": an employer whom people have left. Its end, or -1. */
export function findOthersEmployer(sentence: TokenisedSentence, at: number): number {
  const name = matchAny(sentence, at, LEFT);
  if (name < 0 || !sentence.hasMeaningfulCase || findTitles(sentence, name)) return -1;
  if (findLocation(sentence, name, { isBesideLocation: true })) return -1;
  let to = name;
  while (to < name + WORDS_MAX && startsWithCapital(rawAt(sentence, to)) && isAttached(sentence, to)) to += 1;
  return to > name ? to : -1;
}
