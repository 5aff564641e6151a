import { findCompanySize } from '../employers/company-size.ts';
import { toLine } from '../sentence/line.ts';
import { findNegation } from './find-negation.ts';
import { findOwnBusiness } from './find-own-business.ts';

/**
 * The sentence with its exclusions ("not in Germany") and the writer's own offering blanked out, positions preserved.
 */
export function blankExclusions(sentence: string): string {
  const line = toLine(sentence);
  let included = sentence;
  let at = 0;
  while (at < line.tokens.length) {
    // "No more than 50 people" is a size.
    const size = findCompanySize(line, at);
    const exclusionEnd = size === null ? Math.max(findNegation(line, at, false), findOwnBusiness(line, at)) : -1;
    if (exclusionEnd > at) {
      const [start, end] = [line.tokens[at]?.start ?? 0, line.tokens[exclusionEnd - 1]?.end ?? 0];
      included = included.slice(0, start) + '|'.padEnd(end - start) + included.slice(end);
    }
    at = Math.max(at + 1, exclusionEnd, size?.to ?? 0);
  }
  return included;
}
