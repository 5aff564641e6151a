import type { MessageRequest } from '../schemas.ts';
import type { UnsupportedClaim } from '../written-message.ts';
import type { ClaimKind } from './claims/claim-pattern.ts';
import { CLAIM_PATTERNS } from './claims/claim-patterns.ts';
import { ENGLISH, TITLE_LETTERS } from './claims/en.ts';
import { isPoliteness, restsOnFacts } from './facts/contradicted-sentences.ts';
import { deniesEvent } from './facts/fact-support.ts';
import type { Grounding } from './facts/grounding.ts';
import { isQuotedFact } from './number-claims.ts';
import { toClaim } from './overlapping-claims.ts';
import { sharedPastOf, YOU_SAID } from './shared-past.ts';
import { mixesEnglish } from './words/detect-language.ts';
import { foldPreservingLength } from './words/fold-preserving-length.ts';
import { sentenceAt, sentenceStart } from './words/message-sentences.ts';

/** By itself true in a follow-up: when our own earlier message was sent. */
const OWN_MESSAGE =
  /\b(?:my|i|mein\w*|ich|mon|ma|je|mi)\b.*\b(?:message|note|e-?mail|mail|wrote|nachricht|schrieb\w*|geschrieben|courriel|ecrit|mensaje|correo|escribi)\b/i;

/** Claims that a pattern of the language finds and nothing supports: funding, events, relations, praise. */
export function patternClaims(
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
    language === 'en' ? ENGLISH : [...CLAIM_PATTERNS[language], TITLE_LETTERS, ...(mixesEnglish(text) ? ENGLISH : [])];
  return patterns.flatMap(({ kind, pattern, isOfEarlierMessage }) =>
    [...folded.matchAll(pattern)].flatMap((match) => {
      if (isFollowUp && isOfEarlierMessage) return [];
      if (isFollowUp && kind === 'date' && OWN_MESSAGE.test(foldPreservingLength(sentenceAt(text, match.index))))
        return [];
      const claimText = text.slice(match.index, match.index + match[0].length).trim();
      const basis = kind === 'relation' || YOU_SAID.test(foldPreservingLength(claimText)) ? sharedPast : grounding;
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
