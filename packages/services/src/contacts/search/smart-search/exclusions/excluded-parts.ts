import { findCompanySize } from '../employers/company-size.ts';
import type { Position } from '../sentence/find-words.ts';
import type { TokenisedSentence } from '../sentence/tokenised-sentence.ts';
import { findExcluded, findNegation } from './find-negation.ts';
import { findOwnBusiness } from './find-own-business.ts';
import { findOwnBusinessAbroad } from './own-business-abroad.ts';

/** Where a sentence says who is not wanted ("not in Germany"), or what its writer offers. */
export function excludedParts(sentence: TokenisedSentence): Position[] {
  const { tokens } = sentence;
  const parts = findOwnBusinessAbroad(sentence.text);
  let at = 0;
  while (at < tokens.length) {
    // "No more than 50 people" is a size.
    const size = findCompanySize(sentence, at);
    const to =
      size === null
        ? Math.max(findNegation(sentence, at, false), findOwnBusiness(sentence, at), findExcluded(sentence, at))
        : -1;
    const part = tokens.slice(at, to);
    // Words of other languages may stand in another order than their English ones.
    if (to > at)
      parts.push({
        start: Math.min(...part.map(({ start }) => start)),
        end: Math.max(...part.map(({ end }) => end)),
      });
    at = Math.max(at + 1, to, size?.to ?? 0);
  }
  return parts;
}

/** The sentence without some of its parts; a bar ends every phrase before them, and positions stay valid. */
export const blankParts = (sentence: string, parts: readonly Position[]): string =>
  parts.reduce((rest, { start, end }) => rest.slice(0, start) + '|'.padEnd(end - start) + rest.slice(end), sentence);
