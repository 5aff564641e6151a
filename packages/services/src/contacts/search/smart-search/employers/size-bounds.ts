import { isAttached, keyAt, type TokenisedSentence } from '../sentence/tokenised-sentence.ts';
import { singular } from '../sentence/tokens.ts';
import { PEOPLE_NOUNS } from '../sentence/word-lists.ts';
import { findSeniority } from '../titles/find-seniority.ts';
import { findTitles } from '../titles/find-titles.ts';

/** Bounds said behind the number. */
export const OR_MORE = [
  'or more',
  'and more',
  'or above',
  'and up',
  'or over',
  'and above',
  'or larger',
  'and over',
  'upwards',
  'or bigger',
  'or greater',
  'or higher',
  'minimum',
  'at minimum',
  'at least',
  'at the least',
  'min',
];
export const OR_FEWER = [
  'or fewer',
  'or less',
  'or under',
  'or below',
  'or smaller',
  'or lower',
  'and fewer',
  'and less',
  'and under',
  'and below',
  'maximum',
  'max',
  'at most',
  'at the most',
  'at maximum',
  'tops',
];

const WORDS_OF_TITLE_MAX = 4;

/** Whether a title, a level or a word for people ends directly before a word. */
export function endsPeople(sentence: TokenisedSentence, at: number): boolean {
  if (PEOPLE_NOUNS.has(keyAt(sentence, at - 1)) || PEOPLE_NOUNS.has(singular(keyAt(sentence, at - 1)))) return true;
  for (let from = at - 1; from >= Math.max(0, at - WORDS_OF_TITLE_MAX); from -= 1) {
    if ((findTitles(sentence, from) ?? findSeniority(sentence, from))?.to === at) return true;
  }
  return false;
}

/** "CEOs over 50", "people aged under 30", "over 40 years old": how old people are. */
export function isAge(sentence: TokenisedSentence, from: number, to: number): boolean {
  if (/^(?:years?|yrs?|old)$/.test(keyAt(sentence, to)) || /^(?:aged|age)$/.test(keyAt(sentence, from - 1)))
    return true;
  const isBehindPeople = isAttached(sentence, from) && endsPeople(sentence, from);
  return isBehindPeople && /^(?:over|under|above|below|older|younger)$/.test(keyAt(sentence, from));
}
