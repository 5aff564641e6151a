import type { MessageAction, OutreachCampaign, OutreachMessage, SendQueue } from '@workbench/services/outreach/schemas';
import { momentText } from './outreach-text.ts';

/** As the network allows. */
const REQUEST_LENGTH_MAX = 300;

export const limitOf = ({ messageType }: Pick<OutreachMessage, 'messageType'>): number | null =>
  messageType === 'connection_request' ? REQUEST_LENGTH_MAX : null;

/** Those who are to be written to, and those whose answer is awaited. */
export type Pile = 'send' | 'answers';

/** Those whose answer is awaited, who was written to first before the others. */
export function awaitingAnswer(messages: readonly OutreachMessage[]): OutreachMessage[] {
  return messages
    .filter(({ status }) => status === 'sent' || status === 'accepted')
    .sort((a, b) => (a.sentAt ?? '').localeCompare(b.sentAt ?? '') || a.id.localeCompare(b.id));
}

/** What may be said of a message, in the order of the buttons. The server decides; this only offers. */
export function actionsFor({ status, messageType, sentAt }: OutreachMessage): MessageAction[] {
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

type Standing = Pick<OutreachCampaign, 'name' | 'status'>;

/** Why a waiting message can't be marked as sent, and what would help; null when it can. */
export function sendingRefused(
  message: OutreachMessage,
  campaign: Standing | undefined,
  desk: SendQueue | undefined,
  now: number,
): string | null {
  if (message.isSuppressed) return 'On the do-not-contact list: this message can’t be sent.';
  if (campaign !== undefined && campaign.status !== 'active') return standingText(campaign);
  const text = message.messageContent?.trim() ?? '';
  if (text === '') return 'There is no text yet. Write the draft first.';
  const limit = limitOf(message);
  if (limit !== null && text.length > limit) return `The text is longer than ${limit} characters. Shorten it first.`;
  const quota = limit === null ? desk?.messages : desk?.requests;
  return quota === undefined || quota.left > 0 ? null : placesText(quota.nextFreeAt, now);
}

/** Why nothing of this campaign can be sent. */
export function standingText({ name, status }: Standing): string {
  if (status === 'completed') return `“${name}” is completed. Nothing more can be sent in it.`;
  return `“${name}” is ${status === 'draft' ? 'a draft' : status}. Start it to send its messages.`;
}

/** All places of the day are taken. */
export const placesText = (nextFreeAt: string | null, now: number): string =>
  nextFreeAt === null
    ? 'All places of today are used.'
    : `All places of today are used. The next one is free ${momentText(nextFreeAt, now)}.`;

const LEAVES_THE_QUEUE: readonly MessageAction[] = ['sent', 'failed'];

/** The plan as it will be read in a moment: who was sent leaves it, who was skipped goes to its end. */
export function deskAfter(desk: SendQueue, message: OutreachMessage, action: MessageAction): SendQueue {
  const others = desk.queue.filter(({ id }) => id !== message.id);
  if (others.length === desk.queue.length) return desk;
  if (LEAVES_THE_QUEUE.includes(action)) return { ...desk, queue: others };
  return action === 'skip' ? { ...desk, queue: [...others, message] } : desk;
}

/** A list of one status as it will be read in a moment. */
export function listAfter(
  list: readonly OutreachMessage[],
  changed: OutreachMessage,
  status: OutreachMessage['status'],
): OutreachMessage[] {
  const others = list.filter(({ id }) => id !== changed.id);
  return changed.status === status ? [changed, ...others] : others;
}

const DONE: Record<MessageAction, string> = {
  sent: 'Marked as sent',
  accepted: 'Marked as accepted',
  replied: 'Marked as replied',
  failed: 'Marked as failed',
  retry: 'Waiting again',
  skip: 'Skipped for now',
};

/** Told after each step: "Marked as sent: Marta Oliveira." */
export const doneText = (action: MessageAction, name: string): string => `${DONE[action]}: ${name}.`;
