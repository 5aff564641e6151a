import { type OutreachCampaignDoc, type OutreachMessageDoc, OutreachMessageModel } from '@workbench/db';
import type { ServiceContext } from '../shared/context.ts';
import { ServiceError } from '../shared/errors.ts';
import { findOutreachCampaign } from './find-campaign.ts';
import { toOutreachMessage } from './outreach-view.ts';
import type { OutreachMessage } from './schemas.ts';
import { suppressedMessages } from './suppressed-messages.ts';

export interface MessageOfCampaign {
  message: OutreachMessageDoc;
  campaign: OutreachCampaignDoc;
}

/** A message, and how it stood when the person who wants it changed saw it; left out: however it stands. */
export interface MessageAsSeen {
  messageId: string;
  revision?: number | undefined;
}

const CHANGED_MEANWHILE = 'This message was changed meanwhile, in another window or by somebody else. Look at it again';

/** @throws ServiceError not_found; conflict when it is not as it was seen any more */
export async function findOutreachMessage({ messageId, revision }: MessageAsSeen): Promise<MessageOfCampaign> {
  const message = await OutreachMessageModel.findById(messageId).lean<OutreachMessageDoc>();
  if (message === null) throw new ServiceError('not_found', 'There is no outreach message with this id (any more)');
  if (revision !== undefined && revision !== (message.revision ?? 0)) {
    throw new ServiceError('conflict', CHANGED_MEANWHILE);
  }
  return { message, campaign: await findOutreachCampaign(message.campaignId) };
}

/**
 * A draft that may still be changed.
 * @throws ServiceError not_found; conflict when it is not as it was seen any more or not waiting, or its campaign is
 * completed
 */
export async function findDraft(seen: MessageAsSeen): Promise<MessageOfCampaign> {
  const { message, campaign } = await findOutreachMessage(seen);
  if (message.status === 'failed' && message.sentAt === null) {
    throw new ServiceError('conflict', 'The message has failed. Choose "Try again" first, then change its text.');
  }
  if (message.status !== 'pending') {
    throw new ServiceError('conflict', 'The message has been sent already, so its text stays.');
  }
  if (campaign.status !== 'completed') return { message, campaign };
  throw new ServiceError('conflict', `"${campaign.name}" is completed, so its messages stay as they are.`);
}

/**
 * Writes what becomes different, unless somebody changed the message since it was read.
 * @returns null when somebody did
 */
export function changeMessage(
  { _id, status, revision }: OutreachMessageDoc,
  changes: Partial<OutreachMessageDoc>,
): Promise<OutreachMessageDoc | null> {
  return OutreachMessageModel.findOneAndUpdate(
    { _id, status, revision: revision ?? null },
    { $set: changes, $inc: { revision: 1 } },
    { returnDocument: 'after' },
  ).lean<OutreachMessageDoc>();
}

/** Stores the text of a draft. */
export async function storeText(
  ctx: ServiceContext,
  { message, campaign }: MessageOfCampaign,
  text: Partial<Pick<OutreachMessageDoc, 'messageContent' | 'messageId' | 'writtenBy'>>,
): Promise<OutreachMessage> {
  const changed = await changeMessage(message, { ...text, updatedAt: ctx.now() });
  if (changed !== null) return viewMessage(ctx, { message: changed, campaign });
  throw new ServiceError('conflict', CHANGED_MEANWHILE);
}

export async function viewMessage(
  ctx: ServiceContext,
  { message, campaign }: MessageOfCampaign,
): Promise<OutreachMessage> {
  const suppressed = await suppressedMessages(ctx, [message]);
  return toOutreachMessage(message, { campaignName: campaign.name, isSuppressed: suppressed.has(message._id) });
}
