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

/** @throws ServiceError not_found */
export async function findOutreachMessage(id: string): Promise<MessageOfCampaign> {
  const message = await OutreachMessageModel.findById(id).lean<OutreachMessageDoc>();
  if (message === null) throw new ServiceError('not_found', 'There is no outreach message with this id (any more)');
  return { message, campaign: await findOutreachCampaign(message.campaignId) };
}

/**
 * A draft that may still be changed.
 * @throws ServiceError not_found; conflict when it is not waiting, or its campaign is completed
 */
export async function findDraft(id: string): Promise<MessageOfCampaign> {
  const { message, campaign } = await findOutreachMessage(id);
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
    { _id, status, revision },
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
  throw new ServiceError('conflict', 'The message has been changed meanwhile. Look at it and try again.');
}

export async function viewMessage(
  ctx: ServiceContext,
  { message, campaign }: MessageOfCampaign,
): Promise<OutreachMessage> {
  const suppressed = await suppressedMessages(ctx, [message]);
  return toOutreachMessage(message, { campaignName: campaign.name, isSuppressed: suppressed.has(message._id) });
}
