import type { MessageRequest } from '../schemas.ts';
import type { CheckMessage, UnsupportedClaim } from '../written-message.ts';
import { contradictsFacts } from './facts/contradicted-sentences.ts';
import { type Grounding, groundingOf } from './facts/grounding.ts';
import { isInSenderCompany } from './is-in-sender-company.ts';
import { findAddresses } from './mentions/find-addresses.ts';
import { findNames } from './mentions/find-names.ts';
import { findMonths } from './mentions/proposal-numbers.ts';
import { isQuotedFact, numberClaims } from './number-claims.ts';
import { removeOverlaps, toClaim } from './overlapping-claims.ts';
import { patternClaims } from './pattern-claims.ts';
import { statementsOnRecipient } from './statements-on-recipient.ts';
import { detectLanguage } from './words/detect-language.ts';
import { SENTENCE, sentenceAt } from './words/message-sentences.ts';

/**
 * Finds what a message states and nothing supports: numbers, dates, names, titles, funding, events, relations and
 * praise that states a fact. Only the text and the request's fields and facts count, whoever wrote it. Words of
 * politeness and proposals ("15 minutes next week") state nothing.
 * @returns in the order of the text; empty when everything is supported
 */
export const checkMessage: CheckMessage = (text, request) => {
  const grounding = groundingOf(request);
  const language = detectLanguage(text, request.language);
  const patternMatches = patternClaims(text, request, grounding, language);
  const claims = [
    ...patternMatches,
    ...numberClaims(text, request, grounding, patternMatches),
    ...addressClaims(text, request),
    ...monthClaims(text, grounding),
    ...nameClaims(text, grounding, language),
    ...contradictions(text, request),
    ...statementsOnRecipient(text, request, grounding, language),
  ];
  return removeOverlaps(claims.filter((claim) => !isInSenderCompany(claim, text, request)));
};

/** An address comes from the fields and facts, never from a writer. */
const addressClaims = (text: string, request: MessageRequest): UnsupportedClaim[] => {
  const known = JSON.stringify(request).toLowerCase();
  return findAddresses(text).flatMap(({ text: address, at }) =>
    known.includes(address.toLowerCase()) ? [] : [toClaim('other', address, at)],
  );
};

function monthClaims(text: string, grounding: Grounding): UnsupportedClaim[] {
  return findMonths(text).flatMap(({ month, at }) => {
    const isProposal = /\?\s*$/.test(sentenceAt(text, at));
    return grounding.supportsMeaning(month) || isProposal ? [] : [toClaim('date', month, at)];
  });
}

/** A sentence on what a fact tells in another way, in whatever words. */
function contradictions(text: string, request: MessageRequest): UnsupportedClaim[] {
  return [...text.matchAll(SENTENCE)].flatMap(({ 0: sentence, index }) => {
    const start = index + (sentence.length - sentence.trimStart().length);
    if (isQuotedFact(text, start, request) || !contradictsFacts(sentence, request)) return [];
    return [toClaim('event', sentence.trim(), start)];
  });
}

/** Each sentence by the rules of its own language: a fact may be in another language than the message. */
function nameClaims(text: string, grounding: Grounding, language: MessageRequest['language']): UnsupportedClaim[] {
  return [...text.matchAll(SENTENCE)].flatMap(({ 0: sentence, index }) =>
    findNames(sentence, detectLanguage(sentence, language), grounding.supportsName).map((name) =>
      toClaim('name', name.text, index + name.at),
    ),
  );
}
