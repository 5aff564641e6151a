import { lexiconOf, splitElisions } from '../languages/translate-tokens.ts';
import type { ReadSpan } from '../read-sentence.ts';
import { findRun, overlaps, type Position } from '../sentence/find-words.ts';
import { startsWithCapital, tokeniseSentence } from '../sentence/tokenised-sentence.ts';

/**
 * Where words only frame a request: those that a model has copied, but no number, no name, and none of `spans`, which the
 * rules read and the model does not. German nouns have capitals without being names.
 */
export function findFraming(said: readonly string[], sentence: string, spans: readonly ReadSpan[]): Position[] {
  const { tokens, hasMeaningfulCase } = tokeniseSentence(sentence);
  const marksNames = hasMeaningfulCase && lexiconOf(splitElisions(tokens))?.language !== 'German';
  const framing = said.flatMap((part) => findRun(part, sentence));
  return tokens.filter((token) => {
    const isName = marksNames && startsWithCapital(token.raw) && /^(?:space|hyphen|slash)$/.test(token.gap);
    const isRead = spans.some((span) => overlaps(span, token));
    return framing.some((part) => overlaps(part, token)) && !isRead && !isName && !/\d/.test(token.key);
  });
}
