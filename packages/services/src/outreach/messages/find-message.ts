import { type OutreachCampaignDoc, type OutreachMessageDoc, OutreachMessageModel } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { findOutreachCampaign } from '../campaigns/find-campaign.ts';
import { findSuppressedMessageIds } from '../recipients/suppression.ts';
import type { OutreachMessage } from '../schemas.ts';
import { editionOf, isSameButNote } from './edition.ts';
import { toOutreachMessage } from './message-view.ts';

export interface CampaignMessage {
  message: OutreachMessageDoc;
  campaign: OutreachCampaignDoc;
}

/** A message and the revision that the caller has seen; without a revision, any. */
export interface SeenMessageRevision {
  messageId: string;
  revision?: number | undefined;
}

const CHANGED_MEANWHILE = 'This message has been changed in another window. Check it again';

/** @throws ServiceError not_found; conflict when it is not as it was seen any more */
export async function findOutreachMessage({ messageId, revision }: SeenMessageRevision): Promise<CampaignMessage> {
  const message = await OutreachMessageModel.findById(messageId).lean<OutreachMessageDoc>();
  if (message === null) throw new ServiceError('not_found', 'There is no outreach message with this id (any more)');
  if (revision !== undefined && revision !== editionOf(message)) {
    throw new ServiceError('conflict', CHANGED_MEANWHILE);
  }
  return { message, campaign: await findOutreachCampaign(message.campaignId) };
}

/**
 * Writes an update unless the message has changed since it was read.
 * @param isVisibleChange false: only identifiers were added, so that an open screen need not reload the message
 * @returns null when it has changed
 */
export function updateIfUnchanged(
  { _id, status, revision }: OutreachMessageDoc,
  changes: Partial<OutreachMessageDoc>,
  isVisibleChange = true,
): Promise<OutreachMessageDoc | null> {
  return OutreachMessageModel.findOneAndUpdate(
    { _id, status, revision: revision ?? null },
    { $set: changes, $inc: { revision: 1, ...(isVisibleChange && { edition: 1 }) } },
    { returnDocument: 'after' },
  ).lean<OutreachMessageDoc>();
}

/** Called each time the recipient's identifiers were updated in the meantime. */
const TRIES_MAX = 10;

/** Stores text, note, day or approval of a message, unless it became another one since it was read. */
export async function saveMessageFields(
  ctx: ServiceContext,
  { message, campaign }: CampaignMessage,
  fields: Partial<
    Pick<
      OutreachMessageDoc,
      'messageContent' | 'messageId' | 'writtenBy' | 'note' | 'dueAt' | 'needsReview' | 'modelCallId'
    >
  >,
): Promise<OutreachMessage> {
  let draft = message;
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const changed = await updateIfUnchanged(draft, { ...fields, updatedAt: ctx.now() });
    if (changed !== null) return presentMessage(ctx, { message: changed, campaign });
    const { message: current } = await findOutreachMessage({ messageId: message._id });
    // A note that was saved meanwhile stays: what is stored here may be a draft that was paid for.
    const isOther = editionOf(current) !== editionOf(message) && ('note' in fields || !isSameButNote(message, current));
    if (isOther) throw new ServiceError('conflict', CHANGED_MEANWHILE);
    draft = current;
  }
  throw new ServiceError('conflict', CHANGED_MEANWHILE);
}

export async function presentMessage(
  ctx: ServiceContext,
  { message, campaign }: CampaignMessage,
): Promise<OutreachMessage> {
  const suppressed = await findSuppressedMessageIds(ctx, [message]);
  return toOutreachMessage(message, { campaignName: campaign.name, isSuppressed: suppressed.has(message._id) });
}
