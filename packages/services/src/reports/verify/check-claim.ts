import { hasSameCertainty } from '../../shared/statements/certainty.ts';
import { companyNameVariants } from '../../shared/statements/company-names.ts';
import { isPromptInjection } from '../../shared/statements/prompt-injection.ts';
import { splitSentences } from '../../shared/statements/split-sentences.ts';
import { statedNumbersIn } from '../../shared/statements/stated-numbers.ts';
import { foldedWords, meaningfulStems, stemsOf } from '../../shared/statements/word-stems.ts';
import type { Citation } from '../schemas.ts';
import {
  type CheckedCitation,
  type CitationCheck,
  checkCitation,
  type VerificationContext,
} from './citation/check-citation.ts';
import { withoutInstructions } from './citation/injected-instructions.ts';
import { hasMarkup } from './citation/visible-text.ts';
import { hasAddress, namesLikeSites } from './citation/web-addresses.ts';
import { goesOn } from './contradictions/wording/words-from-next-sentence.ts';
import { unstatedFiguresIn } from './figures-and-days/unstated-figures.ts';
import { checkSupport } from './support/check-support.ts';
import { reportedEvents } from './support/parts-on-same-event.ts';
import { isForRulesAlone, itemsOf, vetoSentence } from './vetoes/vetoes.ts';

export type ClaimCheck = { citations: Citation[] } | { reason: string };

/** What a second reading may decide on. */
export interface ReadableClaim {
  citations: Citation[];
  /** Figures, units and days that do not stand literally in the cited evidence. */
  doubts: string[];
}

/** Letters and digits. Shorter quotes prove nothing: they occur everywhere. */
const QUOTE_MIN = 8;
/** More are left out: beside so many sources a reader finds nothing. */
const CITATIONS_MAX = 8;

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
  const known = checkedClaims.get(context) ?? new Map<string, ClaimCheck>();
  checkedClaims.set(context, known);
  const key = JSON.stringify([text, citations]);
  const check = known.get(key) ?? checkNewClaim(text, citations, context);
  known.set(key, check);
  return check;
}

/** A draft is checked as it is composed and again as it is verified. */
const checkedClaims = new WeakMap<VerificationContext, Map<string, ClaimCheck>>();

function checkNewClaim(text: string, citations: readonly Citation[], context: VerificationContext): ClaimCheck {
  const readable = checkForm(text, citations, context);
  if ('reason' in readable) return readable;
  const { validCitations } = readable;
  const supporting = new Set<CheckedCitation>();
  for (const sentence of splitSentences(text)) {
    const support = findSupportingCitations(sentence, validCitations, context);
    if ('reason' in support) return support;
    for (const one of support.bearers) supporting.add(one);
  }
  const related = validCitations.filter((one) => supporting.has(one) && !isUnrelated(text, one, context));
  return related.length === 0
    ? { reason: 'Its quote is about something else' }
    : { citations: related.map(({ citation }) => citation) };
}

/**
 * The citations of a claim on which a second reading may decide, and the figures, units and days that the reading has to
 * prove; why it is rejected whatever a reading says; null where rules alone decide.
 */
export function checkForReading(
  text: string,
  citations: readonly Citation[],
  context: VerificationContext,
): ReadableClaim | { reason: string } | null {
  const readable = checkForm(text, citations, context);
  if ('reason' in readable) return readable;
  const { validCitations } = readable;
  if (isForRulesAlone(validCitations)) return null;
  for (const sentence of splitSentences(text)) {
    const reason = vetoSentence(sentence, validCitations, context);
    if (reason !== null) return { reason };
  }
  const items = itemsOf(validCitations);
  const doubts = splitSentences(text).flatMap((sentence) => unstatedFiguresIn(sentence, items));
  return { citations: validCitations.map(({ citation }) => citation), doubts: [...new Set(doubts)] };
}

/** What can be read at all: a statement in words with at least one quote that stands in its evidence. */
function checkForm(
  text: string,
  citations: readonly Citation[],
  context: VerificationContext,
): { validCitations: CheckedCitation[] } | { reason: string } {
  if (!/[\p{L}\d]/u.test(text)) return { reason: 'It is empty' };
  if (isPromptInjection(text)) return { reason: 'It addresses a program, not a reader' };
  const cited = citations.flatMap(({ evidenceId }) => context.evidence.get(evidenceId) ?? []).map(withoutInstructions);
  const names = namesLikeSites(
    [context.company.name, ...cited.map((item) => `${item.title}\n${item.text}`)].join('\n'),
  );
  if (hasAddress(text, [...names, ...context.company.name.split(/\s+/)]))
    return { reason: 'It contains a URL; URLs come from the sources only' };
  if (hasMarkup(text)) return { reason: 'It contains markup, not words' };
  const citationChecks = distinct(citations).map((citation) => checkCitation(citation, context, QUOTE_MIN));
  const validCitations = citationChecks.filter((one) => 'item' in one);
  if (validCitations.length === 0) return { reason: firstReason(citationChecks) };
  const isUnspecific = (sentence: string) =>
    meaningfulStems(sentence).size === 0 && statedNumbersIn(sentence).length === 0;
  return splitSentences(text).some(isUnspecific) ? { reason: 'It is not specific' } : { validCitations };
}

/** Each once, whatever marks are around it, and not more than can be looked at. */
function distinct(citations: readonly Citation[]): Citation[] {
  const byWords = Map.groupBy(citations, ({ evidenceId, quote }) => `${evidenceId} ${foldedWords(quote).join(' ')}`);
  return [...byWords.values()].flatMap((same) => same.slice(0, 1)).slice(0, CITATIONS_MAX);
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
  const groups =
    reportedEvents(sentence, context).size > 0
      ? [...alone, ...byEvidence(sentence, citations, context)]
      : [...alone, citations];
  const reasons = groups.map((group) => checkSupport(sentence, group, context));
  const bearers = groups.filter((_, index) => reasons[index] === null).flat();
  return bearers.length > 0 ? { bearers } : { reason: reasons[0] ?? 'It cites nothing' };
}

/** Quotes of one piece of evidence tell one story where each goes on with the first. */
const byEvidence = (
  claim: string,
  citations: readonly CheckedCitation[],
  { company }: VerificationContext,
): CheckedCitation[][] =>
  [...Map.groupBy(citations, ({ item }) => item.id).values()]
    .map(([first, ...others]) => [
      ...(first === undefined ? [] : [first]),
      ...others.filter(({ quoted: [sentence = ''] }) => goesOn(sentence, companyNameVariants(company))),
    ])
    .filter(
      (group) => group.length > 1 && group.every(({ quoted }) => quoted.every((one) => hasSameCertainty(one, claim))),
    );

/** A quote that shares no word with the claim, apart from the company's name, supports nothing. */
function isUnrelated(text: string, { quoted }: CheckedCitation, { company }: VerificationContext): boolean {
  const name = meaningfulStems(company.name);
  const words = [...meaningfulStems(text)].filter((stem) => !name.has(stem));
  const known = stemsOf(quoted.join(' '));
  // A company may be named by what it works on.
  const shared = words.length > 0 ? words : [...name];
  return statedNumbersIn(text).length === 0 && !shared.some((stem) => known.has(stem));
}
