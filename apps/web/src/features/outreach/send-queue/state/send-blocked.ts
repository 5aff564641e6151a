import type { OutreachCampaign, OutreachMessage, SendQueue } from '@workbench/services/outreach/schemas';
import { formatMoment } from '../../outreach-labels.ts';
import { characterLimit } from './character-limit.ts';

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
  if (message.needsReview) return 'Not reviewed yet. Approve the draft first.';
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
