import type { OutreachMessage } from '@workbench/services/outreach/schemas';

const AWAITED: ReadonlySet<OutreachMessage['status']> = new Set(['sent', 'accepted']);

/** Those whose answer is awaited, who was written to first before the others; no one who may not be shown. */
export function awaitingReply(messages: readonly OutreachMessage[]): OutreachMessage[] {
  return messages
    .filter(({ status, isErased, isSuppressed }) => AWAITED.has(status) && !isErased && !isSuppressed)
    .sort((a, b) => (a.sentAt ?? '').localeCompare(b.sentAt ?? '') || a.id.localeCompare(b.id));
}

/** Drafts to be reviewed, oldest first; no one who may not be shown. */
export const reviewOrder = (messages: readonly OutreachMessage[]): OutreachMessage[] =>
  messages
    .filter(({ needsReview, isSuppressed }) => needsReview && !isSuppressed)
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id));
