import { type OutreachMessageDoc, OutreachMessageModel } from '@workbench/db';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import {
  type CampaignMessage,
  findOutreachMessage,
  presentMessage,
  updateIfUnchanged,
} from '../messages/find-message.ts';
import { isErasedRecipient } from '../recipients/erased.ts';
import type { OutreachMessage, UndoMarkInput } from '../schemas.ts';
import { lastMark } from './last-mark.ts';
import { releaseSlots } from './reserve-quota.ts';

/** Called each time another process has changed the message in the meantime. */
const ATTEMPTS_MAX = 10;

/**
 * Takes back the last mark: status, times, reason and position in the queue are what they were before it, and the slot of
 * a message that was not sent after all is free again. Marks are taken back one after the other.
 * @throws ServiceError not_found; conflict when it has changed since it was read, when nothing was marked, when its
 * recipient was erased, when a next message rests on it, or when it would be in the queue of a completed campaign
 */
export async function undoMark({ ctx, input }: Verb<UndoMarkInput>): Promise<OutreachMessage> {
  if (ctx.isRepeat) {
    const undone = await findOutreachMessage({ messageId: input.messageId });
    if (ctx.callId !== undefined && undone.message.undoneBy === ctx.callId) return presentMessage(ctx, undone);
  }
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const found = await findOutreachMessage(input);
    const undone = await tryUndo(ctx, found);
    if (undone !== null) return presentMessage(ctx, { ...found, message: undone });
  }
  throw new ServiceError('conflict', 'The message is being changed elsewhere; try again in a moment');
}

/** A next message rests on the acceptance or the reply: one that waits would be sent to a person who has given neither. */
async function assertNoNextMessage({ nextMessageId }: OutreachMessageDoc): Promise<void> {
  const next = await OutreachMessageModel.findById(nextMessageId, { sentAt: 1 }).lean();
  if (next === null) return;
  const problem =
    next.sentAt === null
      ? 'The next message to this person rests on this mark. Delete that message first.'
      : 'A next message to this person was sent, so this mark stays.';
  throw new ServiceError('conflict', problem);
}

/** null: another process was faster, and the message must be read again. */
async function tryUndo(
  ctx: ServiceContext,
  { message, campaign }: CampaignMessage,
): Promise<OutreachMessageDoc | null> {
  const mark = lastMark(message);
  if (isErasedRecipient(message.keys)) {
    throw new ServiceError('conflict', 'The data of this person was erased; only that a message was sent is kept.');
  }
  if (mark === null)
    throw new ServiceError('conflict', 'Nothing was marked on this message, so there is nothing to undo.');
  if (campaign.status === 'completed' && mark.before.status === 'pending') {
    throw new ServiceError('conflict', `"${campaign.name}" is completed, so nothing returns to its queue.`);
  }
  if (message.nextMessageId && !['accepted', 'replied'].includes(mark.before.status))
    await assertNoNextMessage(message);
  const now = ctx.now();
  const undone = await updateIfUnchanged(message, {
    ...mark.before,
    marks: (message.marks ?? []).slice(0, -1),
    undoneBy: ctx.callId ?? null,
    updatedAt: now,
  });
  // After the message: a kill in between leaves the slot taken, and the limits are kept.
  if (undone !== null && message.sentAt !== null && undone.sentAt === null) {
    await releaseSlots({
      messageId: message._id,
      campaignId: campaign._id,
      messageType: message.messageType,
      until: new Date(Math.max(message.sentAt.getTime(), now.getTime())),
    });
  }
  return undone;
}
