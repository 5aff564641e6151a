import { splitSentences } from '../../../shared/statements/split-sentences.ts';
import type { EvidenceItem } from '../../schemas.ts';

/** What a quote was found in. */
export interface Passage {
  /** The sentences that the quote touches, whole. */
  quoted: string[];
  /** Those, and the one before and the one after. */
  surrounding: string[];
  /** The one before; null at the beginning and for a title. */
  before: string | null;
  /** The one after; null at the end and for a title. */
  after: string | null;
}

/** Where a quote occurs in its evidence; null when it does not, letter by letter. */
export function findPassage({ title, text }: EvidenceItem, quote: string): Passage | null {
  const at = text.indexOf(quote);
  if (at < 0)
    return title.includes(quote) ? { quoted: [title], surrounding: [title], before: null, after: null } : null;
  const quoteEnd = at + quote.length;
  const sentences = sentenceSpans(text).map((one) => aroundQuote(one, at, quoteEnd));
  const isTouched = ({ start, end }: SentenceSpan) => start < quoteEnd && end > at;
  const first = sentences.findIndex(isTouched);
  const last = sentences.findLastIndex(isTouched);
  if (first < 0) return null;
  const sentencesBetween = (from: number, to: number) =>
    sentences.slice(Math.max(0, from), to + 1).map(({ words }) => words);
  return {
    quoted: sentencesBetween(first, last),
    surrounding: sentencesBetween(first - 1, last + 1),
    before: sentences[first - 1]?.words ?? null,
    after: sentences[last + 1]?.words ?? null,
  };
}

/** Characters beside a quote in one sentence. What stands farther away says nothing of it: such a text has no sentences. */
const BESIDE_MAX = 1500;

/** The part of a sentence that is near a quote, for one that has it; others may be long, too, and are cut in the same way. */
function aroundQuote({ words, start, end }: SentenceSpan, from: number, to: number): SentenceSpan {
  if (words.length <= BESIDE_MAX) return { words, start, end };
  const [near, far] = [
    Math.max(start, Math.min(from, end) - BESIDE_MAX),
    Math.min(end, Math.max(to, start) + BESIDE_MAX),
  ];
  return { words: words.slice(near - start, far - start), start, end };
}

interface SentenceSpan {
  words: string;
  start: number;
  end: number;
}

function sentenceSpans(text: string): SentenceSpan[] {
  let from = 0;
  return splitSentences(text).map((words) => {
    const start = text.indexOf(words, from);
    from = start + words.length;
    return { words, start, end: from };
  });
}
