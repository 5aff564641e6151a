import type { MessageRequest } from '@workbench/services/ai/schemas';

/** The text without what exceeds the limit: 297 characters and three dots where 300 are allowed. */
export function truncateToLimit(text: string, limit: number | null): string {
  if (limit === null || text.length <= limit) return text;
  let end = 0;
  for (const { segment, index } of new Intl.Segmenter().segment(text)) {
    if (index + segment.length > limit - 3) break;
    end = index + segment.length;
  }
  return `${text.slice(0, end)}...`;
}

/** The limit that counts for a request; only connection requests have one. */
export const requestCharacterLimit = (request: MessageRequest): number | null =>
  request.messageType === 'connection_request' ? request.limit : null;
