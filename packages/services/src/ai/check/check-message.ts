import type { MessageRequest } from '../schemas.ts';
import type { CheckMessage, UnsupportedClaim } from '../written-message.ts';
import type { ClaimKind, ClaimPattern } from './claims/claim-pattern.ts';
import { GERMAN } from './claims/de.ts';
import { ENGLISH, TITLE_LETTERS } from './claims/en.ts';
import { SPANISH } from './claims/es.ts';
import { FRENCH } from './claims/fr.ts';
import { detectLanguage } from './detect-language.ts';
import { contradictsFacts, isNumberOfOtherFact } from './fact-support.ts';
import { findAddresses } from './find-addresses.ts';
import { findNames } from './find-names.ts';
import { findNumbers } from './find-numbers.ts';
import { foldPreservingLength } from './fold-preserving-length.ts';
import { type Grounding, groundingOf } from './grounding.ts';
import { findMonths, isOfDate, isProposalNumber } from './proposal-numbers.ts';

const PATTERNS: Record<MessageRequest['language'], ClaimPattern[]> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
};

/** By itself true in a follow-up: when our own earlier message was sent. */
const OWN_MESSAGE =
  /\b(?:my|i|mein\w*|ich|mon|ma|je|mi)\b.*\b(?:message|note|e-?mail|mail|wrote|nachricht|schrieb\w*|geschrieben|courriel|ecrit|mensaje|correo|escribi)\b/i;

/** With its end mark; a title or an initial with a full stop does not end it. */
const SENTENCE = /(?:[^.!?\n]|(?<=\b(?:Dr|Mr|Mrs|Ms|Prof|St|Sr|Sra|(?<![\p{L}.])\p{Lu}))\.|[.!?](?=\S))+[.!?]*/gu;

const REASONS: Record<ClaimKind, (text: string) => string> = {
  number: (text) => `No field or fact states “${text}”.`,
  date: (text) => `No field or fact is dated “${text}”.`,
  name: (text) => `No field or fact names “${text}”.`,
  title: (text) => `No field or fact supports the role “${text}”.`,
  funding: (text) => `No fact mentions money raised, earned or invested: “${text}”.`,
  event: (text) => `No fact says that this has happened: “${text}”.`,
  relation: (text) => `No fact says that sender and recipient have this in common or in the past: “${text}”.`,
  other: (text) => `No field or fact supports “${text}”.`,
};

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
      if (!isSupported) return [toClaim(kind, claimText, match.index)];
      if (!needsObject(kind) || isQuotedFact(text, match.index, request)) return [];
      const object = clauseAfter(text, match.index + match[0].length);
      const start = sentenceStart(text, match.index);
      const stated = { sentence: sentenceAt(text, match.index), at: match.index - start, text: claimText, object };
      return contradictsFacts(stated, request) ? [toClaim(kind, claimText, match.index)] : [];
    }),
  );
}

/** A fact in its own words says what it says, also of another company. */
const isQuotedFact = (text: string, at: number, { facts }: MessageRequest) =>
  facts.some((fact) => {
    const words = fact.text.trim().replace(/[.!?\s]+$/, '');
    const start = words === '' ? -1 : text.lastIndexOf(words, at);
    return start >= 0 && at < start + words.length;
  });

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

/** Several English function words: an English sentence in a message of another language. */
const mixesEnglish = (text: string) =>
  (text.match(/\b(?:the|your|you|and|with|that|was|are|have)\b/gi) ?? []).length >= 2;

function numberClaims(
  text: string,
  request: MessageRequest,
  grounding: Grounding,
  patternMatches: UnsupportedClaim[],
): UnsupportedClaim[] {
  return findNumbers(text).flatMap((number) => {
    const sentence = sentenceAt(text, number.at);
    const isKnown = grounding.supportsNumber(number, isOfDate(number, text));
    if (isKnown && (isQuotedFact(text, number.at, request) || !isNumberOfOtherFact(number, sentence, request)))
      return [];
    if (isKnown) return isProposalNumber(number, text, sentence) ? [] : [toClaim('number', number.text, number.at)];
    const isClaiming = patternMatches.some(({ at, kind }) => kind !== 'date' && sentenceAt(text, at) === sentence);
    if (!isClaiming && isProposalNumber(number, text, sentence)) return [];
    const isYear = number.unit === 'plain' && /^(?:19|20)\d\d$/.test(number.text);
    return [toClaim(isYear ? 'date' : 'number', number.text, number.at)];
  });
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

/** Each sentence by the rules of its own language: a fact may be in another language than the message. */
function nameClaims(text: string, grounding: Grounding, language: MessageRequest['language']): UnsupportedClaim[] {
  return [...text.matchAll(SENTENCE)].flatMap(({ 0: sentence, index }) =>
    findNames(sentence, detectLanguage(sentence, language), grounding.supportsName).map((name) =>
      toClaim('name', name.text, index + name.at),
    ),
  );
}

const sentenceStart = (text: string, at: number) =>
  Math.max(...[...text.slice(0, at).matchAll(/[.!?]\s|\n/g)].map(({ index }) => index + 1), 0);

/** The sentence that a position is in, with its end mark. */
function sentenceAt(text: string, at: number): string {
  const before = sentenceStart(text, at);
  const length = text.slice(at).search(/[.!?](?:\s|$)|\n/);
  return text.slice(before, length < 0 ? text.length : at + length + 1);
}

const toClaim = (kind: ClaimKind, text: string, at: number): UnsupportedClaim => ({
  text,
  at,
  kind,
  reason: REASONS[kind](text),
});

/** Raised money is an event, too; it is reported once, as money. */
const isSameKind = (shown: ClaimKind, other: ClaimKind) =>
  shown === other || (shown === 'funding' && other === 'event');

/** "Series" is no name of its own beside "Series B". */
const isPartOf = (claim: UnsupportedClaim, one: UnsupportedClaim) =>
  claim.kind === 'name' &&
  one.kind === 'funding' &&
  one.at <= claim.at &&
  claim.at + claim.text.length <= one.at + one.text.length;

/** Of two of one kind over the same words the longer one is shown. */
function removeOverlaps(claims: UnsupportedClaim[]): UnsupportedClaim[] {
  const rank = ({ kind }: UnsupportedClaim) => (kind === 'funding' ? 0 : 1);
  const longestFirst = claims.toSorted((a, b) => rank(a) - rank(b) || b.text.length - a.text.length);
  const kept: UnsupportedClaim[] = [];
  for (const claim of longestFirst) {
    const isShown = kept.some(
      (one) =>
        isPartOf(claim, one) ||
        (isSameKind(one.kind, claim.kind) &&
          claim.at < one.at + one.text.length &&
          one.at < claim.at + claim.text.length),
    );
    if (!isShown) kept.push(claim);
  }
  return kept.sort((a, b) => a.at - b.at || b.text.length - a.text.length);
}
