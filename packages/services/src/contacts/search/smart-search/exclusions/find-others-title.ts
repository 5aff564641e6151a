import { readNumber } from '../employers/read-number.ts';
import { endsPeople } from '../employers/size-bounds.ts';
import {
  type FilterSpan,
  isAttached,
  keyAt,
  matchAny,
  rawAt,
  skipConjunction,
  type TokenisedSentence,
} from '../sentence/tokenised-sentence.ts';
import { singular } from '../sentence/tokens.ts';
import { COMPANY_NOUNS, FRAME_WORDS } from '../sentence/word-lists.ts';
import { findSeniority } from '../titles/find-seniority.ts';
import { findTitles } from '../titles/find-titles.ts';
import { ACTING_ON, NEEDING } from './acting-verbs.ts';

const HELPER =
  /^(?:assistants?|secretary|secretaries|deputy|deputies|pas?|eas?|aides?|advisors?|advisers?|consultants?|reports?|coaches|coach|successors?|predecessors?|replacements?|colleagues?|office|chiefs?|staff|team|teams|employees?|workers?|people|candidates?|drivers?|wife|wives|husbands?|spouses?|partners?|friends?|children|sons?|daughters?|parents?|families|relatives|neighbou?rs?)$/;
/** Before "for", only who serves or follows another one; "people for CFOs" says nothing. */
const SERVES =
  /^(?:assistants?|secretary|secretaries|pas?|eas?|aides?|advisors?|successors?|replacements?|candidates?)$/;
const ARTICLE = /^(?:the|a|an|our|their|his|her|its)$/;
const FORMER =
  /^(?:former|ex|previous|retired|past|formerly|outgoing|aspiring|future|prospective|would-be|wannabe|upcoming|incoming)$/;
const COMPARISON = ['more than', 'fewer than', 'less than', 'at least', 'at most', 'over', 'under', 'up to'];

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

/** "to the managing director" behind "assistants", "of the CEO" behind "drivers". */
function findSuperior(sentence: TokenisedSentence, at: number): number {
  const [joint, noun] = [keyAt(sentence, at), keyAt(sentence, at - 1)];
  if (at === 0 || !isAttached(sentence, at) || !/^(?:to|of|for|from)$/.test(joint)) return -1;
  const isSearchWord = FRAME_WORDS.has(noun) && !HELPER.test(noun);
  if (isSearchWord || /^(?:head|vp|lead)s?$/.test(noun)) return -1;
  const isServing = joint === 'for' || joint === 'from' ? SERVES.test(noun) : HELPER.test(noun);
  return isServing || (joint !== 'for' && joint !== 'from' && endsPeople(sentence, at))
    ? endOfTitles(sentence, at + 1)
    : -1;
}

/** "hiring nurses" behind "recruiters", "looking for a CFO" behind "companies". */
function findActedOn(sentence: TokenisedSentence, at: number): number {
  if (at === 0) return -1;
  const verb = matchAny(sentence, at, ACTING_ON);
  if (verb > 0) return endOfTitles(sentence, verb);
  const need = matchAny(sentence, at, NEEDING);
  const isOwn = sentence.tokens.slice(0, at).some(({ key }) => /^(?:we|i|our|we're|i'm)$/.test(key));
  return need > 0 && !isOwn && COMPANY_NOUNS.has(keyAt(sentence, at - 1)) ? endOfTitles(sentence, need) : -1;
}

/** "CEO's" before "assistants": whose assistants they are. */
function findPossessive(sentence: TokenisedSentence, at: number): number {
  const to = findTitles(sentence, at)?.to ?? -1;
  const isPossessive = to > 0 && /['’]s?$/.test(rawAt(sentence, to - 1)) && isAttached(sentence, to);
  return isPossessive && (HELPER.test(keyAt(sentence, to)) || HELPER.test(keyAt(sentence, to + 1))) ? to : -1;
}

/** "Fewer than 20 engineers" of a company: who is counted there is not who is looked for. */
function findCounted(sentence: TokenisedSentence, at: number): number {
  if (!/^(?:with|have|has|having|employing|but|and|or|of)$/.test(keyAt(sentence, at - 1))) return -1;
  const comparison = matchAny(sentence, at, COMPARISON);
  const number = readNumber(sentence, Math.max(at, comparison));
  if (!number || (comparison < 0 && !/^(?:with|have|has|having|employing)$/.test(keyAt(sentence, at - 1)))) return -1;
  const title = findTitles(sentence, number.to);
  const isPlural = title !== null && singular(keyAt(sentence, title.to - 1)) !== keyAt(sentence, title.to - 1);
  return isPlural ? title.to : -1;
}

/** "Head of" people: "managers of software engineers" manage those, and have another title. */
function findManaged(sentence: TokenisedSentence, at: number): number {
  const isManager = /^(?:managers?|directors?|supervisors?|bosses|boss)$/.test(keyAt(sentence, at - 1));
  return isManager && keyAt(sentence, at) === 'of' ? endOfTitles(sentence, at + 1) : -1;
}

/**
 * A title that the people who are looked for do not have: their manager's, that of those whom they hire, or one that
 * they had before or want. Its end, or -1; it never becomes a filter.
 */
export function findOthersTitle(sentence: TokenisedSentence, at: number): FilterSpan['to'] {
  const isFormer = FORMER.test(keyAt(sentence, at)) && isAttached(sentence, at + 1);
  const former = isFormer ? endOfTitles(sentence, at + 1) : -1;
  return Math.max(
    former,
    findSuperior(sentence, at),
    findActedOn(sentence, at),
    findManaged(sentence, at),
    findPossessive(sentence, at),
    findCounted(sentence, at),
  );
}
