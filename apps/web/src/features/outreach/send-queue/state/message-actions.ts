import type { MessageAction, OutreachMessage, SendQueue } from '@workbench/services/outreach/schemas';

/** Those who are to be written to, drafts that need a review, and those whose answer is awaited. */
export type QueueTab = 'send' | 'review' | 'answers';
const QUEUE_TABS: readonly QueueTab[] = ['send', 'review', 'answers'];

export function tabAfter(tab: QueueTab, hasReviews: boolean): QueueTab {
  const tabs = QUEUE_TABS.filter((one) => one !== 'review' || hasReviews);
  return tabs[(tabs.indexOf(tab) + 1) % tabs.length] ?? 'send';
}

/** What may be said of a message, in the order of the buttons. The server decides; this only offers. */
export function availableActions({ status, messageType, sentAt, needsReview }: OutreachMessage): MessageAction[] {
  switch (status) {
    case 'pending':
      return needsReview ? [] : ['sent', 'skip', 'failed'];
    case 'sent':
      return messageType === 'connection_request' ? ['accepted', 'replied', 'failed'] : ['replied', 'failed'];
    case 'accepted':
      return ['replied', 'failed'];
    case 'failed':
      return sentAt === null ? ['retry'] : [];
    default:
      return [];
  }
}

const DEQUEUING_ACTIONS: readonly MessageAction[] = ['sent', 'failed'];

/** The plan as it will be read in a moment: who was sent leaves it, who was skipped goes to its end. */
export function applyActionToPlan(plan: SendQueue, message: OutreachMessage, action: MessageAction): SendQueue {
  const others = plan.queue.filter(({ id }) => id !== message.id);
  if (others.length === plan.queue.length) return plan;
  if (DEQUEUING_ACTIONS.includes(action)) return { ...plan, queue: others };
  return action === 'skip' ? { ...plan, queue: [...others, message] } : plan;
}

/** A list of one status as it will be read in a moment. */
export function applyChangeToList(
  list: readonly OutreachMessage[],
  changed: OutreachMessage,
  status: OutreachMessage['status'],
): OutreachMessage[] {
  const others = list.filter(({ id }) => id !== changed.id);
  return changed.status === status ? [changed, ...others] : others;
}

const ACTION_DONE_LABEL: Record<MessageAction, string> = {
  sent: 'Marked as sent',
  accepted: 'Marked as accepted',
  replied: 'Marked as replied',
  failed: 'Marked as failed',
  retry: 'Back in the queue',
  skip: 'Skipped for now',
};

/** Told after each step: "Marked as sent: Marta Oliveira." */
export const actionDoneText = (action: MessageAction, name: string): string => `${ACTION_DONE_LABEL[action]}: ${name}.`;

/** On the button that takes the last mark back. */
export const UNDO_LABEL: Record<MessageAction, string> = {
  sent: 'Undo “sent”',
  accepted: 'Undo “accepted”',
  replied: 'Undo “replied”',
  failed: 'Undo “failed”',
  retry: 'Undo “try again”',
  skip: 'Undo skip',
};
