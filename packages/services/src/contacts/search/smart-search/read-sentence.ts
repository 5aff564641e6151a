import type { ContactFilters } from '../../schemas.ts';
import { collectFilters, hasFilter, type SourcedSpan } from './collect-filters.ts';
import { combineSizes, findCompanySize, formatCompanySize } from './employers/company-size.ts';
import { findNegation } from './exclusions/find-negation.ts';
import { findOwnBusiness } from './exclusions/find-own-business.ts';
import { findFilterSpan } from './find-filter-span.ts';
import { findQuoted } from './find-keywords.ts';
import { NOTHING_FOUND, ONLY_NEGATIONS, rejectionHint } from './sentence/rejection-hint.ts';
import { isAttached, keyAt, type TokenisedSentence, textOf, tokeniseSentence } from './sentence/tokenised-sentence.ts';
import { FRAME_WORDS, IGNORED_COMPANY_NOUNS } from './sentence/word-lists.ts';
import { findTitles } from './titles/find-titles.ts';
import type { SentenceReading } from './types.ts';

interface ReadState {
  pieces: SourcedSpan[];
  leftOver: string[];
  size: ReturnType<typeof combineSizes> | null;
  isNegated: boolean;
}

/** Preserves the length, so that positions in the text stay valid; the bar ends every phrase before it. */
const blank = (text: string) => '|'.padEnd(text.length);

function extractQuoted(sentence: string): { masked: string; pieces: SourcedSpan[] } {
  let masked = sentence;
  const pieces = findQuoted(sentence).map(({ start, end, text }): SourcedSpan => {
    masked = masked.slice(0, start) + blank(sentence.slice(start, end)) + masked.slice(end);
    return { from: 0, to: 0, text, items: [{ filter: 'keywords', value: text }] };
  });
  return { masked, pieces };
}

/**
 * "companies" or "industry" after an industry belong to it, unless a title starts there ("biotech business
 * developers").
 */
function skipCompanyNouns(tokenised: TokenisedSentence, at: number): number {
  let to = at;
  while (
    IGNORED_COMPANY_NOUNS.has(keyAt(tokenised, to)) &&
    isAttached(tokenised, to) &&
    (findTitles(tokenised, to)?.to ?? 0) <= to + 1
  ) {
    to += 1;
  }
  return to;
}

const hasItem = ({ pieces }: ReadState, filter: keyof ContactFilters) =>
  pieces.some(({ items }) => items.some((item) => item.filter === filter));

/** "assistants to CEOs": the second title is the first one's manager, and not searched for. */
function isReportingLine(tokenised: TokenisedSentence, at: number, { pieces }: ReadState): boolean {
  const last = pieces.at(-1);
  const isBehindTitle = last?.to === at - 1 && last.items.some(({ filter }) => filter === 'jobTitles');
  return isBehindTitle && keyAt(tokenised, at - 1) === 'to';
}

/** Parses the part that starts at a word; returns the next position. */
function readAt(tokenised: TokenisedSentence, at: number, state: ReadState): number {
  const ownBusiness = findOwnBusiness(tokenised, at);
  if (ownBusiness > at) {
    state.leftOver.push(textOf(tokenised, at, ownBusiness));
    return ownBusiness;
  }
  const piece = findFilterSpan(tokenised, at, state.pieces.at(-1) ?? null);
  const size = findCompanySize(tokenised, at);
  if (size && size.to >= (piece?.to ?? 0)) {
    const text = textOf(tokenised, at, size.to);
    state.size = combineSizes(state.size, size.size);
    state.pieces.push({
      from: at,
      to: size.to,
      text,
      items: [{ filter: 'companySize', value: formatCompanySize(size.size) }],
    });
    return size.to;
  }
  const negation = findNegation(tokenised, at, hasItem(state, 'locations'));
  if (negation > 0 && (!piece || piece.to <= at + 1 || keyAt(tokenised, at) === 'not')) {
    state.isNegated = true;
    state.leftOver.push(textOf(tokenised, at, negation));
    return negation;
  }
  if (!piece) return at;
  if (piece.items.every(({ filter }) => filter === 'jobTitles') && isReportingLine(tokenised, at, state)) {
    state.leftOver.push(textOf(tokenised, piece.from, piece.to));
    return piece.to;
  }
  state.pieces.push({ ...piece, text: textOf(tokenised, piece.from, piece.to) });
  return piece.items.some(({ filter }) => filter === 'industries') ? skipCompanyNouns(tokenised, piece.to) : piece.to;
}

/** Scans the words once; words that no parser takes and that are no frame are left over, adjacent ones together. */
function readTokens(tokenised: TokenisedSentence): ReadState {
  const state: ReadState = { pieces: [], leftOver: [], size: null, isNegated: false };
  let at = 0;
  let looseFrom = -1;
  const endLoose = (to: number) => {
    if (looseFrom >= 0) state.leftOver.push(textOf(tokenised, looseFrom, to));
    looseFrom = -1;
  };
  while (at < tokenised.tokens.length) {
    const next = readAt(tokenised, at, state);
    const isFrame = FRAME_WORDS.has(keyAt(tokenised, at)) || /^[&+<>%$€£≥≤]$/.test(keyAt(tokenised, at));
    if (next > at) {
      if (looseFrom >= 0) state.leftOver.push(textOf(tokenised, looseFrom, at));
      looseFrom = -1;
    } else if (isFrame || (looseFrom >= 0 && !isAttached(tokenised, at))) {
      endLoose(at);
    }
    if (next === at && !isFrame && looseFrom < 0) looseFrom = at;
    at = next > at ? next : at + 1;
  }
  endLoose(tokenised.tokens.length);
  return state;
}

/**
 * The built-in parser of smart search: reads job titles, locations, industries, levels, company size and keywords from
 * an English sentence, by rules and vocabularies alone. Negated and unrecognised parts are reported as left over and
 * never become filters. A sentence without any filter, and a text that describes no people, is refused with a hint.
 * Pure, never throws; runs in linear time.
 */
export function readSentence(sentence: string): SentenceReading {
  const trimmed = sentence.trim().replace(/\s+/g, ' ');
  const refusal = rejectionHint(trimmed);
  if (refusal !== null) return { ok: false, hint: refusal };
  const quoted = extractQuoted(trimmed);
  const state = readTokens(tokeniseSentence(quoted.masked));
  const parsed = collectFilters([...state.pieces, ...quoted.pieces], state.size, state.leftOver);
  if (hasFilter(parsed)) return { ok: true, parsed };
  return { ok: false, hint: state.isNegated ? ONLY_NEGATIONS : NOTHING_FOUND };
}
