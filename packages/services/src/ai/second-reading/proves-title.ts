import type { UnsupportedClaim } from '../written-message.ts';
import { contentWords, type ReadSentence } from './read-sentence.ts';
import { hasKin, spelledOut } from './word-kinship.ts';

/** Whoever signs as one of them is more than others. */
const HIGH_TITLE =
  /(?<!\p{L})(?:ceo|chief|president\p{L}*|founder|owner|partner|geschäftsf\p{L}+|vorst\p{L}+|inhaber\p{L}*|gründer\p{L}*|pdg|président\p{L}*|fondat\p{L}+|fundador\p{L}*|consejer\p{L}+|dueñ\p{L}+)(?!\p{L})/iu;

/**
 * Whether each word of a title is in the passages, in whatever form; or the sender signs with the own title in the
 * message's language. What a title is in another language a list of words can't say.
 * @param message the whole of it
 */
export function provesTitle(claim: UnsupportedClaim, sentence: ReadSentence, message: string): boolean {
  const { basis, passages } = sentence;
  const all = passages.map(({ text }) => text).join('\n');
  const known = new Set([...basis, ...spelledOut(sentence.text, all)]);
  const words = contentWords(claim.text);
  if (words.length > 0 && words.every((word) => hasKin(word, known))) return true;
  const isOwn = passages.every(({ source }) => source === 'senderTitle') && claim.at >= signatureStart(message);
  return isOwn && !HIGH_TITLE.test(claim.text);
}

/** Behind the last sentence, on lines of their own; the end of the text where there are none. */
function signatureStart(text: string): number {
  const end = [...text.matchAll(/[.!?]\s*\n/g)].at(-1);
  return end === undefined ? text.length : end.index + end[0].length;
}
