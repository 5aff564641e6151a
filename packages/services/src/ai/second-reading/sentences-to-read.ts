import { wordsIn } from '../check/words/fold-preserving-length.ts';
import { SENTENCE } from '../check/words/message-sentences.ts';
import type { UnsupportedClaim } from '../written-message.ts';

/** A sentence of a message, or a line of its signature. */
export interface SentenceToRead {
  text: string;
  at: number;
  /** The words of the claims that begin in it; none where the check finds nothing. */
  claims: string[];
}

/** Fewer words greet or sign. */
const WORDS_MIN = 4;

/**
 * The sentences of a text, each once. Those without a claim are read as well: what the check misses must not get through
 * because what it finds besides was no more than a false alarm.
 */
export function sentencesToRead(text: string, claims: readonly UnsupportedClaim[]): SentenceToRead[] {
  const sentences = new Map<string, SentenceToRead>();
  for (const { 0: words, index } of text.matchAll(SENTENCE)) {
    const sentence = words.trim();
    const own = claims.filter(({ at }) => index <= at && at < index + words.length).map((claim) => claim.text);
    const known = sentences.get(sentence);
    if (known !== undefined) known.claims.push(...own);
    else if (own.length > 0 || wordsIn(sentence).length >= WORDS_MIN)
      sentences.set(sentence, { text: sentence, at: index + words.indexOf(sentence), claims: own });
  }
  return [...sentences.values()];
}

/** The sentence in which a claim begins. */
export function sentenceOf(text: string, { at }: UnsupportedClaim): string {
  const found = [...text.matchAll(SENTENCE)].find(({ 0: words, index }) => index <= at && at < index + words.length);
  return found?.[0].trim() ?? '';
}
