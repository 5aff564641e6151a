import { isPromptInjection } from '../../shared/statements/prompt-injection.ts';
import { splitSentences } from '../../shared/statements/split-sentences.ts';
import { statedNumbersIn } from '../../shared/statements/stated-numbers.ts';
import { meaningfulStems, stemsOf } from '../../shared/statements/word-stems.ts';
import type { Citation } from '../schemas.ts';
import { type CheckedCitation, type CitationCheck, checkCitation, type VerificationContext } from './check-citation.ts';
import { checkSupport } from './check-support.ts';
import { hasMarkup } from './plain-text.ts';
import { reportedEvents } from './telling-sentences.ts';

export type ClaimCheck = { citations: Citation[] } | { reason: string };

/** Letters and digits. Shorter quotes prove nothing: they occur everywhere. */
const QUOTE_MIN = 8;
/** More are left out: beside so many sources a reader finds nothing. */
const CITATIONS_MAX = 8;
const WEB_OR_EMAIL_ADDRESS = /\bhttps?:\/\/|\bwww\.|\b[\w.+-]+@[\w-]+\.\w/i;

/**
 * Verifies a claim. Each of its sentences must be supported: its numbers, days and meaningful words occur in the quoted
 * sentences, their neighbours, or the title; its events are in the quoted sentence or the title of one single source,
 * with the same certainty and the same actor.
 * Known limits: a passage's words in a new order with the same actor (of two people in one sentence, who was
 * appointed); small words that shift a meaning ("over $40 million", "will"); a namesake in a headline in title case;
 * events named by nouns; a true sentence that omits what the next one adds; irony; and a page of the company itself
 * that lies to its readers.
 * @returns the citations that support a sentence, or why the claim is rejected
 */
export function checkClaim(text: string, citations: readonly Citation[], context: VerificationContext): ClaimCheck {
  if (!/[\p{L}\d]/u.test(text)) return { reason: 'It is empty' };
  if (isPromptInjection(text)) return { reason: 'It addresses a program, not a reader' };
  if (WEB_OR_EMAIL_ADDRESS.test(text)) return { reason: 'It contains a URL; URLs come from the sources only' };
  if (hasMarkup(text)) return { reason: 'It contains markup, not words' };
  const citationChecks = distinct(citations).map((citation) => checkCitation(citation, context, QUOTE_MIN));
  const validCitations = citationChecks.filter((one) => 'item' in one);
  if (validCitations.length === 0) return { reason: firstReason(citationChecks) };
  const supporting = new Set<CheckedCitation>();
  for (const sentence of splitSentences(text)) {
    if (meaningfulStems(sentence).size === 0 && statedNumbersIn(sentence).length === 0)
      return { reason: 'It is not specific' };
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

/** An event must come from one source; a sentence without events, such as a list of topics, may combine several. */
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

/** A quote that shares no word with the claim, apart from the company's name, supports nothing. */
function isUnrelated(text: string, { quoted }: CheckedCitation, { company }: VerificationContext): boolean {
  const name = meaningfulStems(company.name);
  const words = [...meaningfulStems(text)].filter((stem) => !name.has(stem));
  const known = stemsOf(quoted.join(' '));
  // A company may be named by what it works on.
  const shared = words.length > 0 ? words : [...name];
  return statedNumbersIn(text).length === 0 && !shared.some((stem) => known.has(stem));
}
