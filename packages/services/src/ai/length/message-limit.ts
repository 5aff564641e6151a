import type { MessageRequest } from '../schemas.ts';
import { type LimitedText, trimToLimit } from './character-limit.ts';

/** @returns characters that a message may have; null when its type knows no limit */
export const messageLimit = ({ messageType, limit }: Pick<MessageRequest, 'messageType' | 'limit'>): number | null =>
  messageType === 'connection_request' ? limit : null;

/** A message as it may be sent: cut where its type has a limit and it is longer. */
export function limitMessage(text: string, request: Pick<MessageRequest, 'messageType' | 'limit'>): LimitedText {
  const limit = messageLimit(request);
  return limit === null ? { text: text.toWellFormed(), isTrimmed: false } : trimToLimit(text, limit);
}
