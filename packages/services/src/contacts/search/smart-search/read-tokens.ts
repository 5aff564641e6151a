import type { ContactFilters } from '../../schemas.ts';
import type { SourcedSpan } from './collect-filters.ts';
import { combineSizes, findCompanySize, formatCompanySize } from './employers/company-size.ts';
import { findExcluded, findNegation } from './exclusions/find-negation.ts';
import { findCustomers, findOthersEmployer } from './exclusions/find-others-employer.ts';
import { findOthersLocation } from './exclusions/find-others-location.ts';
import { findOthersTitle } from './exclusions/find-others-title.ts';
import { findOwnBusiness } from './exclusions/find-own-business.ts';
import { findFilterSpan } from './find-filter-span.ts';
import { isAttached, keyAt, type TokenisedSentence, textOf } from './sentence/tokenised-sentence.ts';
import { FRAME_WORDS, IGNORED_COMPANY_NOUNS } from './sentence/word-lists.ts';
import { findTitles } from './titles/find-titles.ts';

/** What the words of a sentence were read as. */
export interface ReadTokens {
  pieces: SourcedSpan[];
  leftOver: string[];
  size: ReturnType<typeof combineSizes>;
  isNegated: boolean;
}

const SERVING_AN_EXECUTIVE: Record<string, string> = {
  Assistant: 'Executive Assistant',
  Secretary: 'Executive Secretary',
};

/** Who assists an executive has a title of their own: "assistants to the CEO", "CEO's assistants", "secretary of the CFO". */
function servingAnExecutive(piece: SourcedSpan, superiors: readonly { from: number; to: number }[]): SourcedSpan {
  const isAssisting = superiors.some(({ from, to }) => from === piece.to || to === piece.from);
  const items = piece.items.map((item) => ({ ...item, value: SERVING_AN_EXECUTIVE[item.value] ?? item.value }));
  return isAssisting ? { ...piece, items } : piece;
}

/**
 * "companies" or "industry" after an industry belong to it, unless a title starts there ("biotech business
 * developers").
 */
function skipCompanyNouns(sentence: TokenisedSentence, at: number): number {
  let to = at;
  while (
    IGNORED_COMPANY_NOUNS.has(keyAt(sentence, to)) &&
    isAttached(sentence, to) &&
    (findTitles(sentence, to)?.to ?? 0) <= to + 1
  ) {
    to += 1;
  }
  return to;
}

const hasItem = ({ pieces }: ReadTokens, filter: keyof ContactFilters) =>
  pieces.some(({ items }) => items.some((item) => item.filter === filter));

/** What is said of others than the people who are looked for: its end, or -1. */
function findAside(sentence: TokenisedSentence, at: number): number {
  return Math.max(
    findOwnBusiness(sentence, at),
    findOthersTitle(sentence, at),
    findOthersEmployer(sentence, at),
    findCustomers(sentence, at),
    findOthersLocation(sentence, at),
  );
}

type ReadState = ReadTokens & { superiors: { from: number; to: number }[] };

/** Parses the part that starts at a word; returns the next position. */
function readAt(sentence: TokenisedSentence, at: number, state: ReadState): number {
  const aside = findAside(sentence, at);
  if (aside > at) {
    state.leftOver.push(textOf(sentence, at, aside));
    if (findOthersTitle(sentence, at) === aside) state.superiors.push({ from: at, to: aside });
    return aside;
  }
  const piece = findFilterSpan(sentence, at, state.pieces.at(-1) ?? null);
  const size = findCompanySize(sentence, at);
  const excluded = findExcluded(sentence, at);
  if (excluded > Math.max(piece?.to ?? 0, size?.to ?? 0)) {
    state.isNegated = true;
    state.leftOver.push(textOf(sentence, at, excluded));
    return excluded;
  }
  if (size && size.to >= (piece?.to ?? 0)) {
    const items = [{ filter: 'companySize' as const, value: formatCompanySize(size.size) }];
    const combined = combineSizes(state.size, size.size);
    if (combined === null) {
      state.leftOver.push(textOf(sentence, at, size.to));
      return size.to;
    }
    state.size = combined;
    state.pieces.push({ from: at, to: size.to, text: textOf(sentence, at, size.to), items });
    return size.to;
  }
  const negation = findNegation(sentence, at, hasItem(state, 'locations'));
  if (negation > 0 && (!piece || piece.to <= at + 1 || keyAt(sentence, at) === 'not')) {
    state.isNegated = true;
    state.leftOver.push(textOf(sentence, at, negation));
    return negation;
  }
  if (!piece) return at;
  state.pieces.push({ ...piece, text: textOf(sentence, piece.from, piece.to) });
  return piece.items.some(({ filter }) => filter === 'industries') ? skipCompanyNouns(sentence, piece.to) : piece.to;
}

/** "With email": that an address is known is no filter, so it is left over. */
const isContactDetail = (sentence: TokenisedSentence, at: number): boolean =>
  /^(?:emails?|mail|phones?|telephone|mobile)$/.test(keyAt(sentence, at)) &&
  /^(?:with|w|and|an?|business|work|phone|email)$/.test(keyAt(sentence, at - 1)) &&
  sentence.tokens.slice(Math.max(0, at - 4), at).some(({ key }) => /^(?:with|w)$/.test(key));

/** Scans the words once; words that no parser takes and that are no frame are left over, adjacent ones together. */
export function readTokens(sentence: TokenisedSentence): ReadTokens {
  const state: ReadState = { pieces: [], leftOver: [], size: null, isNegated: false, superiors: [] };
  let at = 0;
  let looseFrom = -1;
  const endLoose = (to: number) => {
    if (looseFrom >= 0) state.leftOver.push(textOf(sentence, looseFrom, to));
    looseFrom = -1;
  };
  while (at < sentence.tokens.length) {
    const next = readAt(sentence, at, state);
    const isFrame =
      (FRAME_WORDS.has(keyAt(sentence, at)) || /^[&+<>%$€£≥≤]$/.test(keyAt(sentence, at))) &&
      !isContactDetail(sentence, at);
    if (next > at || isFrame || (looseFrom >= 0 && !isAttached(sentence, at))) endLoose(at);
    if (next === at && !isFrame && looseFrom < 0) looseFrom = at;
    at = next > at ? next : at + 1;
  }
  endLoose(sentence.tokens.length);
  const { superiors, ...read } = state;
  return { ...read, pieces: read.pieces.map((piece) => servingAnExecutive(piece, superiors)) };
}
