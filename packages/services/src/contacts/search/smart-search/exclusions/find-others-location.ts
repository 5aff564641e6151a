import { findLocation } from '../locations/find-location.ts';
import { isNationality } from '../locations/nationalities.ts';
import {
  isAttached,
  isBoundary,
  keyAt,
  skipConjunction,
  type TokenisedSentence,
} from '../sentence/tokenised-sentence.ts';
import { singular } from '../sentence/tokens.ts';

/** Nouns and verbs whose place is not where people are: "with customers in India", "born in Spain". */
const ELSEWHERE =
  /^(?:customer|client|user|born|raised|studied|educated|graduated|degree|grew|investment|invested|investing|invest|export|interested|root|ancestry|family|married)$/;
/** Before "to", a place is one that people come to: "relocating to Berlin" is left over, too; "close to Berlin" is near it. */
const NEAR_TO = /^(?:close|next|near|limited|restricted|similar|\d+)$/;
const WAS = /^(?:used|worked|lived|studied|trained|served|was|were|formerly|previously|left)$/;
const TOPICS =
  /^(?:teachers?|tutors?|translators?|interpreters?|lecturers?|professors?|instructors?|restaurants?|bakery|bakeries|cuisine|food|football|law|literature|language|lessons?|courses?|schools?)$/;
const SPEAKING = /^(?:into|speaking|speak|speaks|fluent|in|from|to|of)$/;

/** The locations from a word on, joined by "and", "or" and commas. */
function endOfLocations(sentence: TokenisedSentence, from: number): number {
  const start = keyAt(sentence, from) === 'the' ? from + 1 : from;
  let to = findLocation(sentence, start, { isBesideLocation: true })?.to ?? -1;
  for (let next = to < 0 ? -1 : skipConjunction(sentence, to); next > to; next = skipConjunction(sentence, to)) {
    const found = findLocation(sentence, next, { isBesideLocation: true });
    if (!found) break;
    to = found.to;
  }
  return to;
}

/** "to China" behind "exporters", "in India" behind "customers". */
function findElsewhere(sentence: TokenisedSentence, at: number): number {
  const [joint, before] = [keyAt(sentence, at), keyAt(sentence, at - 1)];
  if (at === 0 || !isAttached(sentence, at)) return -1;
  if (/^(?:to|into|towards)$/.test(joint)) return NEAR_TO.test(before) ? -1 : endOfLocations(sentence, at + 1);
  const isTitle = keyAt(sentence, at - 2) === 'of'; // "head of export"
  const isElsewhere = !isTitle && (ELSEWHERE.test(before) || ELSEWHERE.test(singular(before)));
  return joint === 'in' && isElsewhere ? endOfLocations(sentence, at + 1) : -1;
}

/** "Ex UK" of "Europe ex UK": one location without another. */
function findWithout(sentence: TokenisedSentence, at: number): number {
  const isWithout = at > 0 && /^(?:ex|excl|minus|former)$/.test(keyAt(sentence, at)) && isAttached(sentence, at + 1);
  return isWithout ? endOfLocations(sentence, at + 1) : -1;
}

const NOW = /^(?:now|currently|today)$/;

/** "In Madrid" of "worked in Madrid and now live in Lima", "formerly in Madrid": where people were before. */
function findFormer(sentence: TokenisedSentence, at: number): number {
  if (keyAt(sentence, at) !== 'in' || !sentence.tokens.slice(at).some(({ key }) => NOW.test(key))) return -1;
  const to = endOfLocations(sentence, at + 1);
  const isBehind = [at - 1, at - 2, at - 3].some((before) => WAS.test(keyAt(sentence, before)));
  return isBehind || WAS.test(keyAt(sentence, to)) ? to : -1;
}

/** "Spanish" of "Spanish teachers", of "from German": a topic or a language. */
function findTopic(sentence: TokenisedSentence, at: number): number {
  const found = findLocation(sentence, at, { isBesideLocation: true });
  if (!found || !isNationality(sentence, at, found.to)) return -1;
  if (TOPICS.test(keyAt(sentence, found.to)) && isAttached(sentence, found.to)) return found.to;
  return SPEAKING.test(keyAt(sentence, at - 1)) && isBoundary(sentence, found.to) ? found.to : -1;
}

/** A location where the people who are looked for are not: its end, or -1; it never becomes a filter. */
export function findOthersLocation(sentence: TokenisedSentence, at: number): number {
  return Math.max(
    findWithout(sentence, at),
    findElsewhere(sentence, at),
    findTopic(sentence, at),
    findFormer(sentence, at),
  );
}
