import type { UnsupportedClaim } from '../written-message.ts';
import { contentWords, type ReadSentence } from './read-sentence.ts';
import { hasKin, spelledOut } from './word-kinship.ts';

/** Levels of titles, the highest first; all others are below. */
const LEVELS = [
  /(?<!\p{L})(?:c[a-z]o|chief|president\p{L}*|founder|owner|partner|board|managing director|general manager|geschäftsf\p{L}+|vorst\p{L}+|inhaber\p{L}*|gründer\p{L}*|pdg|président\p{L}*|fondat\p{L}+|directeur général|directrice générale|fundador\p{L}*|consejer\p{L}+|dueñ\p{L}+|director\p{L}* general)(?!\p{L})/iu,
  /(?<!\p{L})(?:vp|vice|head|director\p{L}*|\p{L}*direktor\p{L}*|\p{L}*leiter\p{L}*|leitung|directeur|directrice|jefe|jefa)(?!\p{L})/iu,
];

/** 0 for the highest. */
const levelOf = (title: string): number => {
  const level = LEVELS.findIndex((pattern) => pattern.test(title));
  return level < 0 ? LEVELS.length : level;
};

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
  // No higher one, and of the highest each is another.
  const level = levelOf(claim.text);
  return isOwn && level > 0 && level >= levelOf(sentence.request.senderTitle);
}

/** Behind the last sentence, on lines of their own; the end of the text where there are none. */
function signatureStart(text: string): number {
  const end = [...text.matchAll(/[.!?]\s*\n/g)].at(-1);
  return end === undefined ? text.length : end.index + end[0].length;
}
