import { type TokenisedSentence, tokeniseSentence } from './tokenised-sentence.ts';
import { FRAME_WORDS } from './word-lists.ts';

/** The position of words in a sentence, regardless of case and spacing; a plural ending may follow. */
function matchPositions(words: string, sentence: string): { start: number; end: number }[] {
  const parts = words.trim().split(/\s+/);
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?:s|es)?(?![\\p{L}\\p{N}])`, 'giu');
  return [...sentence.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

const hasContentWord = ({ tokens }: TokenisedSentence) => tokens.some(({ key }) => !FRAME_WORDS.has(key));

/** Whether words occur literally in the sentence and are meaningful: "in the" supports no filter. */
export function appearsIn(words: string, sentence: string): boolean {
  return hasContentWord(tokeniseSentence(words)) && matchPositions(words, sentence).length > 0;
}

/** The words with a meaning that none of the given ones covers, neighbours together. */
export function uncoveredWords(covered: readonly string[], sentence: string): string[] {
  const positions = covered.flatMap((words) => matchPositions(words, sentence));
  const { tokens } = tokeniseSentence(sentence);
  const uncovered: string[] = [];
  let from = -1;
  let to = -1;
  const end = () => {
    if (from >= 0) uncovered.push(sentence.slice(from, to));
    from = -1;
  };
  for (const { key, start, end: tokenEnd, gap } of tokens) {
    const isCovered = positions.some((place) => place.start <= start && tokenEnd <= place.end);
    const isWord = /[\p{L}\p{N}]/u.test(key) && !FRAME_WORDS.has(key);
    if (isCovered || !isWord || (gap !== 'space' && gap !== 'hyphen')) end();
    if (isCovered || !isWord) continue;
    if (from < 0) from = start;
    to = tokenEnd;
  }
  end();
  return [...new Set(uncovered)];
}
