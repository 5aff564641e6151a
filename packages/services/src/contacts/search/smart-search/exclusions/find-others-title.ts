import {
  type FilterSpan,
  isAttached,
  keyAt,
  matchAny,
  rawAt,
  skipConjunction,
  type TokenisedSentence,
} from '../sentence/tokenised-sentence.ts';
import { findSeniority } from '../titles/find-seniority.ts';
import { findTitles } from '../titles/find-titles.ts';

const HELPER =
  /^(?:assistants?|secretary|secretaries|deputy|deputies|pas?|eas?|aides?|advisors?|advisers?|reports?|coaches|coach|successors?|predecessors?|colleagues?|office|chiefs?)$/;
const ARTICLE = /^(?:the|a|an|our|their|his|her|its)$/;
/** Verbs whose object is not who is looked for. */
const ACTING_ON = [
  'work for',
  'works for',
  'working for',
  'work under',
  'working under',
  'works under',
  'work alongside',
  'hiring',
  'who hire',
  'that hire',
  'recruiting',
  'who recruit',
  'that recruit',
  'advising',
  'who advise',
  'coaching',
  'who coach',
  'training',
  'who train',
  'selling to',
  'who sell to',
  'that sell to',
  'sell to',
  'serving',
  'who serve',
  'helping',
  'who help',
  'that help',
  'managed by',
  'led by',
  'reporting into',
];
const FORMER = /^(?:former|ex|previous|retired|past|formerly|outgoing)$/;

/** The titles from a word on, with what "and" and "or" add to them; -1 where there is none. */
function endOfTitles(sentence: TokenisedSentence, from: number): number {
  const at = ARTICLE.test(keyAt(sentence, from)) ? from + 1 : from;
  let to = (findTitles(sentence, at) ?? findSeniority(sentence, at))?.to ?? -1;
  for (let next = to < 0 ? -1 : skipConjunction(sentence, to); next > to; next = skipConjunction(sentence, to)) {
    const found = findTitles(sentence, next) ?? findSeniority(sentence, next);
    if (!found) break;
    to = found.to;
  }
  return to;
}

/** "to the managing director" behind "assistants", "hiring nurses" behind "recruiters". */
function findObject(sentence: TokenisedSentence, at: number): number {
  const isOf = /^(?:to|of|for)$/.test(keyAt(sentence, at)) && isAttached(sentence, at);
  if (isOf && HELPER.test(keyAt(sentence, at - 1))) return endOfTitles(sentence, at + 1);
  const verb = at === 0 ? -1 : matchAny(sentence, at, ACTING_ON);
  return verb > 0 ? endOfTitles(sentence, verb) : -1;
}

/** "CEO's" before "assistants": whose assistants they are. */
function findPossessive(sentence: TokenisedSentence, at: number): number {
  const to = findTitles(sentence, at)?.to ?? -1;
  const isPossessive = to > 0 && /['’]s?$/.test(rawAt(sentence, to - 1)) && isAttached(sentence, to);
  const noun = keyAt(sentence, to);
  const isHelper = HELPER.test(noun) || HELPER.test(keyAt(sentence, to + 1));
  return isPossessive && (isHelper || /^(?:team|staff)$/.test(noun)) ? to : -1;
}

/**
 * A title that the people who are looked for do not have: their manager's, that of those whom they hire, or one that
 * they had before. Its end, or -1; it never becomes a filter.
 */
export function findOthersTitle(sentence: TokenisedSentence, at: number): FilterSpan['to'] {
  const isFormer = FORMER.test(keyAt(sentence, at)) && isAttached(sentence, at + 1);
  if (isFormer) return endOfTitles(sentence, at + 1);
  return Math.max(findObject(sentence, at), findPossessive(sentence, at));
}
