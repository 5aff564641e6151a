import { canonicalText } from '../../shared/statements/canonical/canonical-text.ts';
import { isNumberStated, statedNumbersIn } from '../../shared/statements/stated-numbers.ts';
import type { MessageRequest } from '../schemas.ts';
import type { UnsupportedClaim } from '../written-message.ts';
import { isNumberOfOtherFact } from './facts/fact-numbers.ts';
import type { Grounding } from './facts/grounding.ts';
import { findNumbers } from './mentions/find-numbers.ts';
import { isOfDate, isProposalNumber } from './mentions/proposal-numbers.ts';
import { toClaim } from './overlapping-claims.ts';
import { sentenceAt } from './words/message-sentences.ts';

export function numberClaims(
  text: string,
  request: MessageRequest,
  grounding: Grounding,
  patternMatches: UnsupportedClaim[],
): UnsupportedClaim[] {
  return findNumbers(text).flatMap((number) => {
    const sentence = sentenceAt(text, number.at);
    const isKnown = grounding.supportsNumber(number, isOfDate(number, text)) || isStatedByFact(sentence, request);
    if (isKnown && (isQuotedFact(text, number.at, request) || !isNumberOfOtherFact(number, sentence, request)))
      return [];
    if (isKnown) return isProposalNumber(number, text, sentence) ? [] : [toClaim('number', number.text, number.at)];
    const isClaiming = patternMatches.some(({ at, kind }) => kind !== 'date' && sentenceAt(text, at) === sentence);
    if (!isClaiming && isProposalNumber(number, text, sentence)) return [];
    const isYear = number.unit === 'plain' && /^(?:19|20)\d\d$/.test(number.text);
    return [toClaim(isYear ? 'date' : 'number', number.text, number.at)];
  });
}

/** "A quarter of a million" is 250k: all figures of the sentence are those of a fact, however either is written. */
function isStatedByFact(sentence: string, { facts }: MessageRequest): boolean {
  const stated = statedNumbersIn(canonicalText(sentence, null));
  return facts.some(({ text, date }) => {
    const known = statedNumbersIn(canonicalText(text, date));
    return stated.length > 0 && stated.every((one) => one.value > 5 && isNumberStated(one, known));
  });
}

/** A fact in its own words says what it says, also of another company. */
export const isQuotedFact = (text: string, at: number, { facts }: MessageRequest) =>
  facts.some((fact) => {
    const words = fact.text.trim().replace(/[.!?\s]+$/, '');
    const start = words === '' ? -1 : text.lastIndexOf(words, at);
    return start >= 0 && at < start + words.length;
  });
