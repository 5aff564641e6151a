import type { MessageRequest } from '../schemas.ts';
import type { CheckMessage, UnsupportedClaim } from '../written-message.ts';
import type { ClaimKind, ClaimPattern } from './claims/claim-pattern.ts';
import { GERMAN } from './claims/de.ts';
import { ENGLISH, TITLE_LETTERS } from './claims/en.ts';
import { SPANISH } from './claims/es.ts';
import { FRENCH } from './claims/fr.ts';
import { detectLanguage, mixesEnglish } from './detect-language.ts';
import { contradictsFacts, isPoliteness, restsOnFacts } from './facts/contradicted-sentences.ts';
import { deniesEvent } from './facts/fact-support.ts';
import { findAddresses } from './find-addresses.ts';
import { findNames } from './find-names.ts';
import { foldPreservingLength } from './fold-preserving-length.ts';
import { type Grounding, groundingOf } from './grounding.ts';
import { SENTENCE, sentenceAt, sentenceStart } from './message-sentences.ts';
import { isQuotedFact, numberClaims } from './number-claims.ts';
import { findMonths } from './proposal-numbers.ts';
import { statementsOnRecipient } from './statements-on-recipient.ts';
import { removeOverlaps, toClaim } from './unsupported-claims.ts';

const PATTERNS: Record<MessageRequest['language'], ClaimPattern[]> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
};

/** By itself true in a follow-up: when our own earlier message was sent. */
const OWN_MESSAGE =
  /\b(?:my|i|mein\w*|ich|mon|ma|je|mi)\b.*\b(?:message|note|e-?mail|mail|wrote|nachricht|schrieb\w*|geschrieben|courriel|ecrit|mensaje|correo|escribi)\b/i;

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
  return removeOverlaps([
    ...patternMatches,
    ...numberClaims(text, request, grounding, patternMatches),
    ...addressClaims(text, request),
    ...monthClaims(text, grounding),
    ...nameClaims(text, grounding, language),
    ...contradictions(text, request),
    ...statementsOnRecipient(text, request, grounding, language),
  ]);
};

function patternClaims(
  text: string,
  request: MessageRequest,
  grounding: Grounding,
  language: MessageRequest['language'],
): UnsupportedClaim[] {
  const folded = foldPreservingLength(text);
  const sharedPast = sharedPastOf(request);
  const isFollowUp = request.messageType === 'follow_up';
  // English words occur in messages of every language; words of the other languages would be mistaken in English.
  const patterns =
    language === 'en' ? ENGLISH : [...PATTERNS[language], TITLE_LETTERS, ...(mixesEnglish(text) ? ENGLISH : [])];
  return patterns.flatMap(({ kind, pattern, isOfEarlierMessage }) =>
    [...folded.matchAll(pattern)].flatMap((match) => {
      if (isFollowUp && isOfEarlierMessage) return [];
      if (isFollowUp && kind === 'date' && OWN_MESSAGE.test(foldPreservingLength(sentenceAt(text, match.index))))
        return [];
      const claimText = text.slice(match.index, match.index + match[0].length).trim();
      const basis = kind === 'relation' ? sharedPast : grounding;
      const isSupported = basis.supportsMeaning(
        claimText,
        needsObject(kind) ? clauseAfter(folded, match.index + match[0].length) : '',
      );
      if (!isSupported && kind !== 'relation' && isPoliteness(claimText) && isBesideFact(text, match.index, request))
        return [];
      if (!isSupported) return [toClaim(kind, claimText, match.index)];
      if (!needsObject(kind) || isQuotedFact(text, match.index, request)) return [];
      const object = clauseAfter(text, match.index + match[0].length);
      const start = sentenceStart(text, match.index);
      const stated = { sentence: sentenceAt(text, match.index), at: match.index - start, text: claimText, object };
      return deniesEvent(stated, request) ? [toClaim(kind, claimText, match.index)] : [];
    }),
  );
}

/** Praise for what this sentence or the one before rightly says. */
function isBesideFact(text: string, at: number, request: MessageRequest): boolean {
  const start = sentenceStart(text, at);
  const before = start === 0 ? '' : sentenceAt(text, Math.max(0, start - 2));
  return [sentenceAt(text, at), before].some((one) => restsOnFacts(one, request));
}

/** The event is in the words after the verb: "opened" is no news, "opened a second site" is. */
const needsObject = (kind: ClaimKind) => kind === 'event' || kind === 'funding';

/** Up to five words of the same clause. */
const clauseAfter = (folded: string, at: number) =>
  /^(?: (?!(?:which|that|and|so|as|but|because|who|while|und|weil|et|y|que)\b)[\w'$€£-]+){0,5}/.exec(
    folded.slice(at),
  )?.[0] ?? '';

/** What is known about sender and recipient: the facts, and a goal that mentions their past. */
function sharedPastOf(request: MessageRequest): Grounding {
  const goal = foldPreservingLength(request.campaignGoal);
  const isOfPast = Object.values(PATTERNS)
    .flat()
    .some(({ kind, pattern }) => kind === 'relation' && goal.search(pattern) >= 0);
  const fields = {
    recipientName: '',
    recipientTitle: '',
    recipientCompany: '',
    recipientIndustry: '',
    senderName: '',
    senderTitle: '',
  };
  return groundingOf({ ...request, ...fields, campaignGoal: isOfPast ? request.campaignGoal : '' });
}

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
