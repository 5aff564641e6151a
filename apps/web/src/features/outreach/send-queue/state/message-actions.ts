import { CONNECTION_REQUEST_MAX } from '@workbench/services/ai/limits';
import type { MessageAction, OutreachCampaign, OutreachMessage, SendQueue } from '@workbench/services/outreach/schemas';
import { formatMoment } from '../../outreach-labels.ts';

export const characterLimit = ({ messageType }: Pick<OutreachMessage, 'messageType'>): number | null =>
  messageType === 'connection_request' ? CONNECTION_REQUEST_MAX : null;

/** Those who are to be written to, and those whose answer is awaited. */
export type QueueTab = 'send' | 'answers';

const AWAITED: ReadonlySet<OutreachMessage['status']> = new Set(['sent', 'accepted']);

/** Those whose answer is awaited, who was written to first before the others; no one who may not be shown. */
export function awaitingReply(messages: readonly OutreachMessage[]): OutreachMessage[] {
  return messages
    .filter(({ status, isErased, isSuppressed }) => AWAITED.has(status) && !isErased && !isSuppressed)
    .sort((a, b) => (a.sentAt ?? '').localeCompare(b.sentAt ?? '') || a.id.localeCompare(b.id));
}

/** What may be said of a message, in the order of the buttons. The server decides; this only offers. */
export function availableActions({ status, messageType, sentAt }: OutreachMessage): MessageAction[] {
  switch (status) {
    case 'pending':
      return ['sent', 'skip', 'failed'];
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

/** Whether a next message to the recipient can be written, or opened where there is one. */
export const canWriteNext = ({
  status,
  nextMessageId,
  isErased,
  isSuppressed,
}: Pick<OutreachMessage, 'status' | 'nextMessageId' | 'isErased' | 'isSuppressed'>): boolean =>
  !isErased && !isSuppressed && (nextMessageId !== null || status === 'accepted' || status === 'replied');

type CampaignState = Pick<OutreachCampaign, 'name' | 'status'>;

/** Why a waiting message can't be marked as sent, and what would help; null when it can. */
export function sendBlockedReason(
  message: OutreachMessage,
  campaign: CampaignState | undefined,
  plan: SendQueue | undefined,
  now: number,
): string | null {
  if (message.isSuppressed) return 'On the do-not-contact list; this message can’t be sent.';
  if (campaign !== undefined && campaign.status !== 'active') return inactiveCampaignText(campaign);
  const text = message.messageContent?.trim() ?? '';
  if (text === '') return 'No text yet. Write the draft first.';
  const limit = characterLimit(message);
  if (limit !== null && text.length > limit) return `The text exceeds ${limit} characters. Shorten it first.`;
  const quotas = [plan?.campaign, limit === null ? plan?.messages : plan?.requests];
  const full = quotas.find((quota) => quota?.left === 0);
  return full ? limitReachedText(full.nextFreeAt, now) : null;
}

/** Why nothing of this campaign can be sent. */
export function inactiveCampaignText({ name, status }: CampaignState): string {
  if (status === 'completed') return `“${name}” is completed. No more messages can be sent.`;
  return `“${name}” is ${status === 'draft' ? 'a draft' : status}. Start it to send its messages.`;
}

/** Says that the daily limit is reached, and when the next slot is free. */
export const limitReachedText = (nextFreeAt: string | null, now: number): string =>
  nextFreeAt === null
    ? 'Daily sending limit reached.'
    : `Daily sending limit reached. Next slot ${formatMoment(nextFreeAt, now)}.`;

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
