import { findCompanySize } from './company-size.ts';
import { findNegation } from './find-negation.ts';
import { findOwnBusiness } from './find-own-business.ts';
import { toLine } from './line.ts';

/** The sentence with what is not wanted ("not in Germany") or sold by the writer made blank, each letter in its place. */
export function wantedPart(sentence: string): string {
  const line = toLine(sentence);
  let wanted = sentence;
  let at = 0;
  while (at < line.tokens.length) {
    // "No more than 50 people" is a size.
    const size = findCompanySize(line, at);
    const unwanted = size === null ? Math.max(findNegation(line, at, false), findOwnBusiness(line, at)) : -1;
    if (unwanted > at) {
      const [start, end] = [line.tokens[at]?.start ?? 0, line.tokens[unwanted - 1]?.end ?? 0];
      wanted = wanted.slice(0, start) + '|'.padEnd(end - start) + wanted.slice(end);
    }
    at = Math.max(at + 1, unwanted, size?.to ?? 0);
  }
  return wanted;
}
