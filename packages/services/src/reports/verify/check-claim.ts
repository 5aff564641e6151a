import type { Citation } from '../schemas.ts';
import { isPromptInjection } from '../text/prompt-injection.ts';
import { splitSentences } from '../text/split-sentences.ts';
import { statedNumbersIn } from '../text/stated-numbers.ts';
import { meaningfulStems, stemsOf } from '../text/word-stems.ts';
import { type CheckedCitation, type CitationCheck, checkCitation, type VerificationContext } from './check-citation.ts';
import { checkSupport, reportedEvents } from './check-support.ts';
import { hasMarkup } from './plain-text.ts';

export type ClaimCheck = { citations: Citation[] } | { reason: string };

/** Letters and digits. Shorter quotes prove nothing: they stand everywhere. */
const QUOTE_MIN = 8;
/** More are left out: beside so many sources a reader finds nothing. */
const CITATIONS_MAX = 8;
const WEB_OR_EMAIL_ADDRESS = /\bhttps?:\/\/|\bwww\.|\b[\w.+-]+@[\w-]+\.\w/i;

/**
 * Whether a claim holds. Each of its sentences must: its numbers, days and words with a meaning stand in the quoted
 * sentences, the ones right before and after, or the title; what it says has happened is in the quoted sentence or the
 * title of one single source, there as sure as in the claim, and done by the same one.
 *
 * What this can't see: words of one passage in a new order that keeps who acts (of two people who are named in one
 * sentence, which one was appointed); small words that shift a meaning ("over $40 million", "will"); a namesake in a
 * headline whose every word has a capital; deeds that a noun names; a true sentence that leaves out what the next one
 * adds; irony; and a page of the company itself that lies to its readers.
 * @returns the citations that bear out a sentence, or why the claim falls
 */
export function checkClaim(text: string, citations: readonly Citation[], context: VerificationContext): ClaimCheck {
  if (!/[\p{L}\d]/u.test(text)) return { reason: 'It is empty' };
  if (isPromptInjection(text)) return { reason: 'It speaks to a program, not to a reader' };
  if (WEB_OR_EMAIL_ADDRESS.test(text)) return { reason: 'It holds an address; addresses come from the sources alone' };
  if (hasMarkup(text)) return { reason: 'It holds markup, not words' };
  const citationChecks = distinct(citations).map((citation) => checkCitation(citation, context, QUOTE_MIN));
  const validCitations = citationChecks.filter((one) => 'item' in one);
  if (validCitations.length === 0) return { reason: firstReason(citationChecks) };
  const supporting = new Set<CheckedCitation>();
  for (const sentence of splitSentences(text)) {
    if (meaningfulStems(sentence).size === 0 && statedNumbersIn(sentence).length === 0)
      return { reason: 'It says nothing by itself' };
    const support = findSupportingCitations(sentence, validCitations, context);
    if ('reason' in support) return support;
    for (const one of support.bearers) supporting.add(one);
  }
  const related = validCitations.filter((one) => supporting.has(one) && !isUnrelated(text, one, context));
  return related.length === 0
    ? { reason: 'Its quote is about something else' }
    : { citations: related.map(({ citation }) => citation) };
}

/** Each once, and not more than can be looked at. */
function distinct(citations: readonly Citation[]): Citation[] {
  const byWords = new Map(citations.map((one) => [`${one.evidenceId} ${one.quote}`, one]));
  return [...byWords.values()].slice(0, CITATIONS_MAX);
}

const firstReason = (citationChecks: CitationCheck[]) =>
  citationChecks.flatMap((one) => ('reason' in one ? [one.reason] : []))[0] ?? 'It cites nothing';

/**
 * What has happened must be told by one source; a sentence that tells of nothing, as a list of topics, may draw from
 * several.
 */
function findSupportingCitations(
  sentence: string,
  citations: CheckedCitation[],
  context: VerificationContext,
): { bearers: CheckedCitation[] } | { reason: string } {
  const alone = citations.map((one) => [one]);
  const groups = reportedEvents(sentence, context).size > 0 ? alone : [...alone, citations];
  const reasons = groups.map((group) => checkSupport(sentence, group, context));
  const bearers = groups.filter((_, index) => reasons[index] === null).flat();
  return bearers.length > 0 ? { bearers } : { reason: reasons[0] ?? 'It cites nothing' };
}

/** A quote that shares no word with the claim, the company's name aside, shows nothing of it. */
function isUnrelated(text: string, { quoted }: CheckedCitation, { company }: VerificationContext): boolean {
  const name = meaningfulStems(company.name);
  const words = [...meaningfulStems(text)].filter((stem) => !name.has(stem));
  const known = stemsOf(quoted.join(' '));
  // A company may be named by what it works on.
  const shared = words.length > 0 ? words : [...name];
  return statedNumbersIn(text).length === 0 && !shared.some((stem) => known.has(stem));
}
