import { translateSentence } from '../languages/translate-sentence.ts';
import { findRun, overlaps, type Position } from '../sentence/find-words.ts';
import type { TokenisedSentence } from '../sentence/tokenised-sentence.ts';
import type { Token } from '../sentence/tokens.ts';
import { combineSizes, findCompanySize } from './company-size.ts';
import type { Size } from './company-size-bands.ts';
import { readNumber } from './read-number.ts';

/** A size and the words that say it. */
interface SaidSize extends Position {
  size: Size;
  /** Not in words alone, as "big firms". */
  hasNumber: boolean;
}

const startOf = (tokens: readonly Token[]) => Math.min(...tokens.map(({ start }) => start));
const endOf = (tokens: readonly Token[]) => Math.max(...tokens.map(({ end }) => end));

function sizesIn(sentence: TokenisedSentence): SaidSize[] {
  const found: SaidSize[] = [];
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    const one = findCompanySize(sentence, at);
    if (one === null) continue;
    const tokens = sentence.tokens.slice(at, one.to);
    const hasNumber = tokens.some((_, offset) => readNumber(sentence, at + offset) !== null);
    found.push({ size: one.size, hasNumber, start: startOf(tokens), end: endOf(tokens) });
    // "No more than 50": "more than 50" within it is none.
    at = one.to - 1;
  }
  return found;
}

const nounBehind = (noun: string, at: number): Token => ({ raw: noun, key: noun, start: at, end: at, gap: 'space' });

/** "80 oder 90 Leute", "5000+": two numbers side by side, the smaller one first, or an open one. A bare number has no bound. */
function sizeOfNumbers(sentence: TokenisedSentence): Size | null {
  const numbers = sentence.tokens.flatMap((_, at) => {
    const number = readNumber(sentence, at);
    return number === null ? [] : [{ ...number, at }];
  });
  const [low, high, ...others] = numbers;
  if (!low || others.length > 0) return null;
  if (!high) return low.isOpen ? { min: low.value, max: null } : null;
  const areBeside = !low.isOpen && !high.isOpen && high.at - low.to <= 1;
  return areBeside && low.value <= high.value ? { min: low.value, max: high.value } : null;
}

/** Of several sizes the one that a model says, or all of them as one. */
function choose(sizes: readonly SaidSize[], said: Size): { size: Size; parts: readonly Position[] } | null {
  const same = sizes.filter(({ size }) => size.min === said.min && size.max === said.max);
  const chosen = same.length > 0 ? same : sizes;
  const size = chosen.reduce<Size | null>((joined, one) => combineSizes(joined, one.size), null);
  return size && { size, parts: chosen };
}

/** What words say by themselves ("50 to 200") or beside a noun: "bis 80" employees, "small" companies. */
function sizesOfWords({ text, tokens, ...rest }: TokenisedSentence): SaidSize[] {
  const beside = (...nouns: Token[]) => sizesIn({ ...rest, text, tokens: [...tokens, ...nouns] });
  const nouns = ['employees', 'companies'].map((noun) => nounBehind(noun, text.length));
  return [beside(), ...nouns.map((noun) => beside(noun))].find((sizes) => sizes.length > 0) ?? [];
}

const inNumbers = (sizes: readonly SaidSize[]) => sizes.filter(({ hasNumber }) => hasNumber);

/**
 * The size that a sentence says at the words that a model has copied, and where. All numbers and bounds are read out of
 * the sentence: "more than 50" within "no more than 50" is at most 50. A model only chooses between two sizes. Where its
 * words are no copy, the size is the one in numbers that the rules read in the sentence. Null where there is none.
 */
export function sizeAt(words: string, sentence: string, said: Size): { size: Size; parts: readonly Position[] } | null {
  const copied = findRun(words, sentence);
  const all = sizesIn(translateSentence(sentence).sentence);
  if (copied.length === 0) return choose(inNumbers(all), said);
  const there = all.filter((size) => copied.some((position) => overlaps(size, position)));
  const read = translateSentence(words).sentence;
  const alone = sizesOfWords(read);
  const size = choose(inNumbers(alone), said)?.size ?? sizeOfNumbers(read);
  const ofWords = (found: Size | null | undefined) => found && { size: found, parts: copied };
  return (
    choose(inNumbers(there), said) ?? ofWords(size) ?? choose(there, said) ?? ofWords(choose(alone, said)?.size) ?? null
  );
}
