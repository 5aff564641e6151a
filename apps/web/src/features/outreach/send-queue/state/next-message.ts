import type { OutreachMessage } from '@workbench/services/outreach/schemas';

/** Whether a next message to the recipient can be written, or opened where there is one. */
export const canWriteNext = ({
  status,
  nextMessageId,
  isErased,
  isSuppressed,
}: Pick<OutreachMessage, 'status' | 'nextMessageId' | 'isErased' | 'isSuppressed'>): boolean =>
  !isErased && !isSuppressed && (nextMessageId !== null || status === 'accepted' || status === 'replied');

/**
 * Whom the letter for the next message is meant for: who was just marked as long as the person has not moved on, though
 * another one is shown already.
 * @param afterId id of the message whose mark has brought up the shown one
 */
export const nextMessageTarget = (
  shown: OutreachMessage,
  marked: OutreachMessage | null,
  afterId: string | null,
): OutreachMessage => (marked !== null && marked.id === afterId && canWriteNext(marked) ? marked : shown);

/** Whether it is a next message that was not sent: it may be moved to another day, or deleted. */
export const isWaitingNext = ({ threadId, sentAt }: Pick<OutreachMessage, 'threadId' | 'sentAt'>): boolean =>
  threadId !== null && sentAt === null;
