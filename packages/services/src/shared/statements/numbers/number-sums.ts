import { readingsOfFigure } from './number-tokens.ts';
import { NUMBER_WORDS, SCALE_WORDS } from './number-words.ts';

/** Between the words of one number: "cuarenta y cinco", "two hundred and ten". */
const JOINING = new Set(['und', 'y', 'et', 'and', 'a', 'an']);
const WORDS_MAX = 10;
/** Behind "dix". */
const FRENCH_TEENS = new Set(['sept', 'huit', 'neuf']);
/** "Two dozen" multiplies. */
const DOZENS = /^(?:dozens?|dutzend|douzaines?|docenas?)$/;
/** They may be no part of the number before them: "15 m", "2 cents". */
const OFTEN_NO_SCALE = new Set(['m', 'k', 'mil', 'mn', 'mm', 'cent', 'cents']);

/** A number that begins at a token, as far as it goes. */
export interface NumberInTokens {
  value: number;
  /** Tokens that it takes, with those that join its words. */
  length: number;
  /** Of how many of them the value is: a figure alone is of 1. */
  parts: number;
}

/** Millions and thousands that are complete, the last of them, and what is being counted now. */
interface Sum extends Omit<NumberInTokens, 'value'> {
  total: number;
  scale: number;
  part: number;
}

/** The numbers that begin at a token, shorter ones first, for each way in which it can be read. */
export function numbersFrom(tokens: readonly string[], at: number): NumberInTokens[][] {
  const [first = '', ...others] = tokens.slice(at, at + WORDS_MAX);
  const nothing = { total: 0, scale: 0, part: 0, length: 1, parts: 1 };
  const isFigure = /^\d/.test(first);
  const starts = isFigure
    ? readingsOfFigure(first).map((part) => ({ ...nothing, part }))
    : [readWord(nothing, first, '', false)].filter((sum) => sum !== null);
  return starts.map((start) =>
    sumsFrom(start, others, isFigure).map(({ total, part, length, parts }) => ({ value: total + part, length, parts })),
  );
}

function sumsFrom(start: Sum, words: readonly string[], isFigure: boolean): Sum[] {
  const sums = [start];
  let joining = '';
  for (const [index, word] of words.entries()) {
    if (JOINING.has(word)) {
      joining = word;
      continue;
    }
    const last = sums.at(-1) ?? start;
    const sum = readWord(last, word, joining, isFigure);
    if (sum === null) break;
    // The six of "six thousand five hundred" counts nothing by itself.
    if (!isFigure && SCALE_WORDS.has(word) && !OFTEN_NO_SCALE.has(word)) sums.pop();
    sums.push({ ...sum, length: index + 2, parts: last.parts + 1 });
    joining = '';
  }
  return sums;
}

function readWord(sum: Sum, word: string, joining: string, isFigure: boolean): Sum | null {
  const { total, scale, part } = sum;
  const factor = SCALE_WORDS.get(word);
  if (factor === 100) return { ...sum, part: (part || 1) * 100 };
  // "Dos mil millones": what is counted so far is multiplied as a whole.
  if (factor !== undefined && total > 0 && factor > scale)
    return { ...sum, total: (total + part) * factor, scale: factor, part: 0 };
  if (factor !== undefined) return { ...sum, total: total + (part || 1) * factor, scale: factor, part: 0 };
  const value = NUMBER_WORDS.get(word);
  if (value === undefined) return null;
  // "Un millón y medio"
  if (value === 0.5 && part === 0 && total > 0) return { ...sum, total: total + scale / 2 };
  if (value === 12 && part > 0 && DOZENS.test(word)) return { ...sum, part: part * 12 };
  if (word.startsWith('vingt') && part % 100 === 4) return { ...sum, part: part + 76 };
  const isAdded = isFigure ? isHalfOfOne(value, word, joining) : isPartOfSame(part, value, word, joining);
  return part === 0 || isAdded ? { ...sum, part: part + value } : null;
}

/** "One and a half", "dreieinhalb". */
const isHalfOfOne = (value: number, word: string, joining: string) =>
  value === 0.5 && (joining !== '' || word === 'einhalb');

/** Whether a language adds two words: "twenty two", "soixante-dix", "zwei und zwanzig"; "eine zwei" are two numbers. */
function isPartOfSame(part: number, value: number, word: string, joining: string): boolean {
  if (!Number.isInteger(part)) return false;
  if (!Number.isInteger(value)) return isHalfOfOne(value, word, joining);
  const rest = part % 100;
  if (value === 0) return false;
  if (rest === 10 && FRENCH_TEENS.has(word)) return true;
  if (rest === 0) return value < 100;
  if (rest >= 20 && rest % 10 === 0) return value < (rest === 60 || rest === 80 ? 20 : 10);
  return rest < 10 && joining === 'und' && value >= 20 && value % 10 === 0;
}
