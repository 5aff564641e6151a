import { collectFilters, hasFilter, type SourcedSpan } from './collect-filters.ts';
import { blankParts } from './exclusions/excluded-parts.ts';
import { findOwnBusinessAbroad } from './exclusions/own-business-abroad.ts';
import { findQuoted } from './find-keywords.ts';
import { translateSentence } from './languages/translate-sentence.ts';
import { isNationality } from './locations/nationalities.ts';
import { type ReadTokens, readTokens } from './read-tokens.ts';
import type { Position } from './sentence/find-words.ts';
import { NOTHING_FOUND, ONLY_NEGATIONS, rejectionHint } from './sentence/rejection-hint.ts';
import type { TokenisedSentence } from './sentence/tokenised-sentence.ts';
import { type Correction, correctSpelling } from './spelling/correct-spelling.ts';
import { levelsAsTitles } from './titles/levels-as-titles.ts';
import type { SentenceReading } from './types.ts';

/** Preserves the length, so that positions in the text stay valid; the bar ends every phrase before it. */
const blank = (text: string) => '|'.padEnd(text.length);

function extractQuoted(sentence: string): { masked: string; pieces: ReadSpan[] } {
  let masked = sentence;
  const pieces = findQuoted(sentence).map(({ start, end, text }): ReadSpan => {
    masked = masked.slice(0, start) + blank(sentence.slice(start, end)) + masked.slice(end);
    return { from: 0, to: 0, start, end, text, items: [{ filter: 'keywords', value: text }] };
  });
  return { masked, pieces };
}

/** Names of their own, which no typing error is looked for in: skills, employers, towns with their state. */
function isNameAt({ pieces }: ReadTokens, at: number): boolean {
  return pieces.some(
    ({ from, to, items }) =>
      from <= at &&
      at < to &&
      items.some(
        ({ filter, value }) =>
          filter === 'keywords' || filter === 'companyNames' || (filter === 'locations' && value.includes(',')),
      ),
  );
}

interface CorrectedReading {
  read: ReadTokens;
  sentence: TokenisedSentence;
  corrections: Correction[];
}

/** Reads the sentence in English, and once more when words turn out to be mistyped. */
function readCorrected(text: string): CorrectedReading {
  const { sentence, isTranslated, corrections: abroad } = translateSentence(text);
  const read = readTokens(sentence);
  const { tokens, corrections } = correctSpelling(sentence.tokens, (at) => isNameAt(read, at), isTranslated);
  const all = [...abroad, ...corrections];
  if (corrections.length === 0) return { read, sentence, corrections: all };
  const corrected = { ...sentence, tokens };
  return { read: readTokens(corrected), sentence: corrected, corrections: all };
}

/** "German CFOs in Oslo" are in Oslo: beside a location, a word of nationality says where people or firms come from. */
function withoutNationality(sentence: TokenisedSentence, read: ReadTokens): SourcedSpan[] {
  const isLocation = ({ items }: SourcedSpan) => items.some(({ filter }) => filter === 'locations');
  const isOfNation = (piece: SourcedSpan) => isLocation(piece) && isNationality(sentence, piece.from, piece.to);
  if (!read.pieces.some((piece) => isLocation(piece) && !isOfNation(piece))) return read.pieces;
  read.leftOver.push(...read.pieces.filter(isOfNation).map(({ text }) => text));
  return read.pieces.filter((piece) => !isOfNation(piece));
}

/** A part with its position in the sentence. */
export type ReadSpan = SourcedSpan & Position;

interface ReadParts {
  spans: ReadSpan[];
  read: ReadTokens;
  leftOver: string[];
  corrections: Correction[];
}

/** Words of other languages may stand in another order than their English ones. */
function positionOf({ tokens }: TokenisedSentence, { from, to }: SourcedSpan): Position {
  const words = tokens.slice(from, to);
  return { start: Math.min(...words.map(({ start }) => start)), end: Math.max(...words.map(({ end }) => end)) };
}

function readParts(sentence: string): ReadParts {
  const ownBusiness = findOwnBusinessAbroad(sentence);
  const quoted = extractQuoted(blankParts(sentence, ownBusiness));
  const { read, sentence: english, corrections } = readCorrected(quoted.masked);
  const { pieces, unsaid } = levelsAsTitles(english, withoutNationality(english, read));
  const spans = pieces.map((piece) => ({ ...piece, ...positionOf(english, piece) }));
  const said = ownBusiness.map(({ start, end }) => sentence.slice(start, end));
  return { spans: [...spans, ...quoted.pieces], read, leftOver: [...said, ...read.leftOver, ...unsaid], corrections };
}

/** What the rules read out of a sentence, and where; nothing out of the parts that say who is not wanted. */
export const readSpans = (sentence: string): ReadSpan[] => readParts(sentence).spans;

/**
 * The built-in parser of smart search: reads job titles, locations, industries, levels, employers, company size and
 * keywords from an English, German, French or Spanish sentence, by rules and vocabularies alone. Negated and unrecognised
 * parts are reported as left over and never become filters. A sentence without any filter, and a text that describes no
 * people, is refused with a hint. Pure, never throws; runs in linear time.
 */
export function readSentence(sentence: string): SentenceReading {
  const trimmed = sentence.trim().replace(/\s+/g, ' ');
  const refusal = rejectionHint(trimmed);
  if (refusal !== null) return { ok: false, hint: refusal };
  const { spans, read, leftOver, corrections } = readParts(trimmed);
  const parsed = { ...collectFilters(spans, read.size, leftOver), corrections };
  if (hasFilter(parsed)) return { ok: true, parsed };
  return { ok: false, hint: read.isNegated ? ONLY_NEGATIONS : NOTHING_FOUND };
}
