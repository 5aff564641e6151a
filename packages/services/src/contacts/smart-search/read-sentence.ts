import type { ContactFilters } from '../schemas.ts';
import { combineSizes, findCompanySize, sizeText } from './rules/company-size.ts';
import { findQuoted } from './rules/find-keywords.ts';
import { findNegation } from './rules/find-negation.ts';
import { findOwnBusiness } from './rules/find-own-business.ts';
import { findPiece } from './rules/find-piece.ts';
import { findTitles } from './rules/find-title.ts';
import { isAttached, keyAt, type Line, textOf, toLine } from './rules/line.ts';
import { NOTHING_FOUND, ONLY_NEGATIONS, refuseText } from './rules/refuse-text.ts';
import { FRAME_WORDS, SWALLOWED_NOUNS } from './rules/words.ts';
import { hasFilter, type ReadPiece, toParsed } from './to-parsed.ts';
import type { SentenceReading } from './types.ts';

interface Walk {
  pieces: ReadPiece[];
  leftOver: string[];
  size: ReturnType<typeof combineSizes> | null;
  isNegated: boolean;
}

/** Keeps the length, so that places in the text stay right; the bar ends every phrase before it. */
const blank = (text: string) => '|'.padEnd(text.length);

function takeQuoted(sentence: string): { masked: string; pieces: ReadPiece[] } {
  let masked = sentence;
  const pieces = findQuoted(sentence).map(({ start, end, text }): ReadPiece => {
    masked = masked.slice(0, start) + blank(sentence.slice(start, end)) + masked.slice(end);
    return { from: 0, to: 0, text, items: [{ filter: 'keywords', value: text }] };
  });
  return { masked, pieces };
}

/** "companies", "industry" behind an industry belong to it, unless a title begins there ("biotech business developers"). */
function swallow(line: Line, at: number): number {
  let to = at;
  while (SWALLOWED_NOUNS.has(keyAt(line, to)) && isAttached(line, to) && (findTitles(line, to)?.to ?? 0) <= to + 1) {
    to += 1;
  }
  return to;
}

const hasItem = ({ pieces }: Walk, filter: keyof ContactFilters) =>
  pieces.some(({ items }) => items.some((item) => item.filter === filter));

/** "assistants to CEOs": the second title is whom the first works for, and nobody to find. */
function isWorkedFor(line: Line, at: number, { pieces }: Walk): boolean {
  const last = pieces.at(-1);
  const isBehindTitle = last?.to === at - 1 && last.items.some(({ filter }) => filter === 'jobTitles');
  return isBehindTitle && keyAt(line, at - 1) === 'to';
}

/** Understands what starts at a word; answers where to go on. */
function step(line: Line, at: number, walk: Walk): number {
  const ownBusiness = findOwnBusiness(line, at);
  if (ownBusiness > at) {
    walk.leftOver.push(textOf(line, at, ownBusiness));
    return ownBusiness;
  }
  const piece = findPiece(line, at, walk.pieces.at(-1) ?? null);
  const size = findCompanySize(line, at);
  if (size && size.to >= (piece?.to ?? 0)) {
    const text = textOf(line, at, size.to);
    walk.size = combineSizes(walk.size, size.size);
    walk.pieces.push({ from: at, to: size.to, text, items: [{ filter: 'companySize', value: sizeText(size.size) }] });
    return size.to;
  }
  const negation = findNegation(line, at, hasItem(walk, 'locations'));
  if (negation > 0 && (!piece || piece.to <= at + 1 || keyAt(line, at) === 'not')) {
    walk.isNegated = true;
    walk.leftOver.push(textOf(line, at, negation));
    return negation;
  }
  if (!piece) return at;
  if (piece.items.every(({ filter }) => filter === 'jobTitles') && isWorkedFor(line, at, walk)) {
    walk.leftOver.push(textOf(line, piece.from, piece.to));
    return piece.to;
  }
  walk.pieces.push({ ...piece, text: textOf(line, piece.from, piece.to) });
  return piece.items.some(({ filter }) => filter === 'industries') ? swallow(line, piece.to) : piece.to;
}

/** Goes through the words once; what nothing takes and is no frame is left over, neighbours together. */
function walkLine(line: Line): Walk {
  const walk: Walk = { pieces: [], leftOver: [], size: null, isNegated: false };
  let at = 0;
  let looseFrom = -1;
  const endLoose = (to: number) => {
    if (looseFrom >= 0) walk.leftOver.push(textOf(line, looseFrom, to));
    looseFrom = -1;
  };
  while (at < line.tokens.length) {
    const next = step(line, at, walk);
    const isFrame = FRAME_WORDS.has(keyAt(line, at)) || /^[&+<>%$€£≥≤]$/.test(keyAt(line, at));
    if (next > at) {
      if (looseFrom >= 0) walk.leftOver.push(textOf(line, looseFrom, at));
      looseFrom = -1;
    } else if (isFrame || (looseFrom >= 0 && !isAttached(line, at))) {
      endLoose(at);
    }
    if (next === at && !isFrame && looseFrom < 0) looseFrom = at;
    at = next > at ? next : at + 1;
  }
  endLoose(line.tokens.length);
  return walk;
}

/**
 * The built-in parser of smart search: reads job titles, places, industries, levels, company size and keywords out of
 * an English sentence, by rules and vocabularies alone. What is negated or not understood is told as left over and
 * never becomes a filter. A sentence without any filter, and a text that is no description of people, is refused
 * with a hint. Pure, never throws; the time is proportional to the sentence's length.
 */
export function readSentence(sentence: string): SentenceReading {
  const trimmed = sentence.trim().replace(/\s+/g, ' ');
  const refusal = refuseText(trimmed);
  if (refusal !== null) return { ok: false, hint: refusal };
  const quoted = takeQuoted(trimmed);
  const walk = walkLine(toLine(quoted.masked));
  const parsed = toParsed([...walk.pieces, ...quoted.pieces], walk.size, walk.leftOver);
  if (hasFilter(parsed)) return { ok: true, parsed };
  return { ok: false, hint: walk.isNegated ? ONLY_NEGATIONS : NOTHING_FOUND };
}
