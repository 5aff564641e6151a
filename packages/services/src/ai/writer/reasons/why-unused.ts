import type { MessageFact, MessageRequest } from '../../schemas.ts';
import { isBadNews } from '../phrasebook/bad-news.ts';
import { isNoReason, isOutOfDate, isPrivate } from '../phrasebook/fact-kinds.ts';

/** Why a fact is no reason to write, in words for the sender; null where it may be one. */
export function whyUnused(
  fact: MessageFact,
  text: string,
  names: readonly string[],
  request: MessageRequest,
  today: string | undefined,
): string | null {
  if (text === '') return 'It has no words.';
  if (isNoReason(fact.id, text)) return 'Where someone is, a headcount or an industry is no reason to write.';
  if (isPrivate(text, request)) return 'It is private, and no reason to write.';
  if (isBadNews(text)) return 'Bad news is no reason to write.';
  const age = today === undefined ? null : isOutOfDate(text, fact.date, today);
  if (age === 'old') return 'It is more than two years old, so it is no news.';
  if (age === 'future') return 'It is dated in the future, so it has not happened yet.';
  return isOfOtherSubject(text, names, request) ? 'It is not about the recipient’s company.' : null;
}

/** "Globex opened a plant" in a note: a whole sentence about someone else. */
const isOfOtherSubject = (text: string, names: readonly string[], { recipientName }: MessageRequest): boolean =>
  /^\p{Lu}\p{L}+ (?:opened|acquired|launched|raised|moved|hired|won|expanded|sold|bought) /u.test(text) &&
  !names.some((name) => text.includes(name)) &&
  !recipientName.split(' ').some((name) => name.length > 2 && text.startsWith(name));
