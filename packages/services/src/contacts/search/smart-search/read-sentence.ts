import { collectFilters, hasFilter, type SourcedSpan } from './collect-filters.ts';
import { mergeNames } from './employers/merge-names.ts';
import { findQuoted } from './find-keywords.ts';
import { translateTokens } from './languages/translate-tokens.ts';
import { isNationality } from './locations/nationalities.ts';
import { type ReadTokens, readTokens } from './read-tokens.ts';
import { NOTHING_FOUND, ONLY_NEGATIONS, rejectionHint } from './sentence/rejection-hint.ts';
import { type TokenisedSentence, tokeniseSentence } from './sentence/tokenised-sentence.ts';
import { type Correction, correctSpelling } from './spelling/correct-spelling.ts';
import { levelsAsTitles } from './titles/levels-as-titles.ts';
import type { SentenceReading } from './types.ts';

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
  const tokenised = tokeniseSentence(text);
  const written = { ...tokenised, tokens: mergeNames(text, tokenised.tokens) };
  const sentence = { ...written, tokens: translateTokens(text, written.tokens) };
  const read = readTokens(sentence);
  const { tokens, corrections } = correctSpelling(
    sentence.tokens,
    (at) => isNameAt(read, at),
    sentence.tokens.some(({ raw }, at) => raw !== written.tokens[at]?.raw),
  );
  if (corrections.length === 0) return { read, sentence, corrections };
  const corrected = { ...sentence, tokens };
  return { read: readTokens(corrected), sentence: corrected, corrections };
}

/** "German CFOs in Oslo" are in Oslo: beside a location, a word of nationality says where people or firms come from. */
function withoutNationality(sentence: TokenisedSentence, read: ReadTokens): SourcedSpan[] {
  const isLocation = ({ items }: SourcedSpan) => items.some(({ filter }) => filter === 'locations');
  const isOfNation = (piece: SourcedSpan) => isLocation(piece) && isNationality(sentence, piece.from, piece.to);
  if (!read.pieces.some((piece) => isLocation(piece) && !isOfNation(piece))) return read.pieces;
  read.leftOver.push(...read.pieces.filter(isOfNation).map(({ text }) => text));
  return read.pieces.filter((piece) => !isOfNation(piece));
}

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
  const quoted = extractQuoted(trimmed);
  const { read, sentence: english, corrections } = readCorrected(quoted.masked);
  const { pieces, unsaid } = levelsAsTitles(english, withoutNationality(english, read));
  const leftOver = [...read.leftOver, ...unsaid];
  const parsed = { ...collectFilters([...pieces, ...quoted.pieces], read.size, leftOver), corrections };
  if (hasFilter(parsed)) return { ok: true, parsed };
  return { ok: false, hint: read.isNegated ? ONLY_NEGATIONS : NOTHING_FOUND };
}
