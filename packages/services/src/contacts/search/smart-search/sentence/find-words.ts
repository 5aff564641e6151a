import { editDistance } from '@workbench/text/edit-distance';
import { LEXICONS } from '../languages/lexicon.ts';
import { SKILLS } from '../skill-names.ts';
import { type Correction, inCaseOf } from '../spelling/correct-spelling.ts';
import { isRightWord, wordKinds } from '../spelling/known-words.ts';
import { startsWithCapital, tokeniseSentence } from './tokenised-sentence.ts';
import { singular, type Token } from './tokens.ts';
import { FRAME_WORDS } from './word-lists.ts';

/** Where words stand in a sentence. */
export interface Position {
  start: number;
  end: number;
}

export const overlaps = (one: Position, other: Position): boolean => one.start < other.end && other.start < one.end;

/** Words without a meaning of their own in other languages: "en la" supports no filter. */
const FUNCTION_WORDS_ABROAD: ReadonlySet<string> = new Set(
  `der die das den dem des ein eine einen einem einer und oder von vom im am zu zum zur bei beim fur mit auf an aus wer ist
  sind le la les l un une du de d au aux et ou en dans chez pour par avec sur qui est sont el los las lo unos unas del y o e
  con por para que quien es son`
    .trim()
    .split(/\s+/),
);
/** Behind "in the", and nouns that only frame a request beside an industry, but say one alone: "at manufacturers". */
const MEANING_ALONE =
  /^(?:(?:the )?us|(?:manufacturer|supplier|producer|operator|maker|vendor|provider|specialist|chain)s?|services|staff|personnel|talent)$/i;

/** In capitals, short forms are towns and states: "LA". */
const isContent = ({ raw, key }: Token) =>
  /[\p{L}\p{N}]/u.test(key) && (!(FRAME_WORDS.has(key) || FUNCTION_WORDS_ABROAD.has(key)) || /^\p{Lu}{2,}$/u.test(raw));

/** The words that mean something. */
export function contentOf(words: string): Token[] {
  const { tokens } = tokeniseSentence(words);
  return MEANING_ALONE.test(words.trim()) ? tokens : tokens.filter(isContent);
}

/** The positions of words in a sentence, regardless of case and spacing. */
function literalPositions(words: string, sentence: string): Position[] {
  if (words.trim() === '') return [];
  const parts = words.trim().split(/\s+/);
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu');
  return [...sentence.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

type IsSame = (written: Token, said: Token) => boolean;

function runPositions(words: readonly Token[], tokens: readonly Token[], isSame: IsSame): Position[] {
  if (words.length === 0) return [];
  return tokens.flatMap(({ start }, from) => {
    const run = tokens.slice(from, from + words.length);
    const isRun = run.length === words.length && words.every((word, at) => isSame(run[at] as Token, word));
    return isRun ? [{ start, end: run.at(-1)?.end ?? start }] : [];
  });
}

const isEqual: IsSame = (written, said) => written.key === said.key;

/** Where words stand in a sentence as they are copied, one directly behind the other; regardless of case, accents and signs. */
export function findRun(words: string, sentence: string): Position[] {
  const literal = literalPositions(words, sentence);
  if (literal.length > 0) return literal;
  return runPositions(tokeniseSentence(words).tokens, tokeniseSentence(sentence).tokens, isEqual);
}

/** One mistake from five letters on, two from nine; the first letter is right. */
function isNear(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  const max = shorter < 5 ? 0 : shorter < 9 ? 1 : 2;
  const areWords = /^\p{L}+$/u.test(one + other) && one.charAt(0) === other.charAt(0);
  return max > 0 && areWords && editDistance(one, other, max) <= max;
}

/** Where a name stands in a sentence, else where one does that is near to it, by its capitals where they say anything. */
export function findName(name: string, sentence: string): Position[] {
  const exact = findRun(name, sentence);
  if (exact.length > 0) return exact;
  const { tokens, hasMeaningfulCase } = tokeniseSentence(sentence);
  const isNearName: IsSame = (written, said) =>
    isEqual(written, said) || ((startsWithCapital(written.raw) || !hasMeaningfulCase) && isNear(written.key, said.key));
  return runPositions(tokeniseSentence(name).tokens, tokens, isNearName);
}

const isListed = (key: string) =>
  [key, singular(key)].some((form) => wordKinds().has(form) || SKILLS.values.has(form)) ||
  LEXICONS.some(({ english }) => english.has(key));

/**
 * Whether a word of no vocabulary is a listed one with a typing error, which who copies it often rights ("Roterdam"). Two
 * words of their own are never the same: "Iran" and "Iraq".
 */
const isMistyped: IsSame = (written, said) =>
  !isListed(written.key) && !isRightWord(written.key) && isListed(said.key) && isNear(written.key, said.key);

const isNumberless = ({ key }: Token) => !/\d/.test(key);
const isSameWord: IsSame = (written, said) =>
  isEqual(written, said) || (isNumberless(said) && singular(written.key) === singular(said.key));
const isMeant: IsSame = (written, said) => isSameWord(written, said) || isMistyped(written, said);

export interface FoundWords {
  positions: Position[];
  corrections: Correction[];
}

/** Words in their order, with others between them; each the same word before one with a typing error. */
function findInOrder(words: readonly Token[], tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  let from = 0;
  for (const word of words) {
    const rest = tokens.slice(from);
    const next = rest.find((token) => isSameWord(token, word)) ?? rest.find((token) => isMeant(token, word));
    if (!next) return [];
    found.push(next);
    from = tokens.indexOf(next) + 1;
  }
  return found;
}

/**
 * Where the words of a value stand in a sentence: as they are copied, or in another number, or with typing errors that are
 * said as corrections; `mayStandApart`: with others between them ("heads … marketing" of "heads of sales and marketing").
 * Nothing where one does not stand there, or none has a meaning.
 */
export function findWords(words: string, sentence: string, mayStandApart: boolean): FoundWords {
  const content = contentOf(words);
  if (content.length === 0) return { positions: [], corrections: [] };
  const copied = findRun(words, sentence);
  if (copied.length > 0) return { positions: copied, corrections: [] };
  const { tokens } = tokeniseSentence(sentence);
  const others = mayStandApart ? tokens : tokens.filter(isContent);
  const run = runPositions(content, others, isMeant)[0];
  const found = run
    ? others.filter((token) => overlaps(token, run))
    : mayStandApart
      ? findInOrder(content, tokens)
      : [];
  const corrections = found.flatMap((token, at) => {
    const said = content[at];
    return said && !isSameWord(token, said) ? [{ written: token.raw, read: inCaseOf(token.raw, said.raw) }] : [];
  });
  return { positions: found.map(({ start, end }) => ({ start, end })), corrections };
}
