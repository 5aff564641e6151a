import { findCompanySize } from '../employers/company-size.ts';
import { tokeniseSentence } from '../sentence/tokenised-sentence.ts';
import { findNegation } from './find-negation.ts';
import { findOwnBusiness } from './find-own-business.ts';

/**
 * The sentence with its exclusions ("not in Germany") and the writer's own offering blanked out, positions preserved.
 */
export function blankExclusions(sentence: string): string {
  const tokenised = tokeniseSentence(sentence);
  let included = sentence;
  let at = 0;
  while (at < tokenised.tokens.length) {
    // "No more than 50 people" is a size.
    const size = findCompanySize(tokenised, at);
    const exclusionEnd =
      size === null ? Math.max(findNegation(tokenised, at, false), findOwnBusiness(tokenised, at)) : -1;
    if (exclusionEnd > at) {
      const [start, end] = [tokenised.tokens[at]?.start ?? 0, tokenised.tokens[exclusionEnd - 1]?.end ?? 0];
      included = included.slice(0, start) + '|'.padEnd(end - start) + included.slice(end);
    }
    at = Math.max(at + 1, exclusionEnd, size?.to ?? 0);
  }
  return included;
}
