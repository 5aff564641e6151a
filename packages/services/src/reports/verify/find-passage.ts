import { splitSentences } from '../../shared/statements/split-sentences.ts';
import type { EvidenceItem } from '../schemas.ts';

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
  const sentences = sentenceSpans(text);
  const isTouched = ({ start, end }: SentenceSpan) => start < at + quote.length && end > at;
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
