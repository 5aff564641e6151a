import type { Position } from './find-words.ts';
import type { TokenisedSentence } from './tokenised-sentence.ts';
import { FRAME_WORDS } from './word-lists.ts';

/** The words with a meaning that lie at none of the given positions, neighbours together. */
export function uncoveredWords(covered: readonly Position[], { text, tokens }: TokenisedSentence): string[] {
  const uncovered: string[] = [];
  let from = -1;
  let to = -1;
  const end = () => {
    if (from >= 0) uncovered.push(text.slice(from, to));
    from = -1;
  };
  for (const { key, start, end: tokenEnd, gap } of tokens) {
    const isCovered = covered.some((position) => position.start < tokenEnd && start < position.end);
    const isWord = /[\p{L}\p{N}]/u.test(key) && !FRAME_WORDS.has(key);
    // Words of other languages may stand in another order than their English ones.
    if (isCovered || !isWord || (gap !== 'space' && gap !== 'hyphen') || start < from) end();
    if (isCovered || !isWord) continue;
    if (from < 0) from = start;
    to = tokenEnd;
  }
  end();
  return [...new Set(uncovered)];
}
