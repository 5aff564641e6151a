import { randomUUID } from 'node:crypto';
import { OUTREACH_MESSAGE_INDEXES, type OutreachMessageDoc, OutreachMessageModel } from '@workbench/db';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';
import { ServiceError } from '../../shared/errors.ts';
import { nextDueAt } from '../messages/due-at.ts';
import { type CampaignMessage, findOutreachMessage, presentMessage } from '../messages/find-message.ts';
import { unwritten } from '../messages/unwritten.ts';
import { isErasedRecipient } from '../recipients/erased.ts';
import { assertRecipientNotSuppressed } from '../recipients/suppression.ts';
import type { CreateNextMessageInput, OutreachMessage } from '../schemas.ts';

/**
 * Adds the message that comes after one that was accepted or answered: a draft without a text, in the same campaign. There is
 * one at most, and another call returns it unchanged.
 * @throws ServiceError not_found; conflict before an acceptance or a reply, when the campaign is completed, or the recipient
 * is suppressed or was erased
 */
export async function createNextMessage({ ctx, input }: Verb<CreateNextMessageInput>): Promise<OutreachMessage> {
  const found = await findOutreachMessage({ messageId: input.messageId });
  const existing = await findByKey(keyAfter(found.message._id));
  if (existing !== null) return presentMessage(ctx, { ...found, message: await link(existing) });
  await assertMayFollow(ctx, found);
  const next = newNextMessage(ctx, found.message, input.dueAt === undefined ? null : new Date(input.dueAt));
  const message = await link(await insertNext(next));
  await withdrawUnlessPreviousIsThere(found.message._id, message);
  return presentMessage(ctx, { ...found, message });
}

/** The person may have been erased, or the campaign deleted, while the next message was stored. */
async function withdrawUnlessPreviousIsThere(previousId: string, next: OutreachMessageDoc): Promise<void> {
  try {
    const { message } = await findOutreachMessage({ messageId: previousId });
    if (isErasedRecipient(message.keys)) throw erasedError();
  } catch (error) {
    await OutreachMessageModel.deleteOne({ _id: next._id, sentAt: null });
    throw error;
  }
}

const erasedError = () =>
  new ServiceError('conflict', 'The data of this person was erased, so there is no one to write to.');

const keyAfter = (messageId: string) => `after:${messageId}`;

const findByKey = (key: string): Promise<OutreachMessageDoc | null> =>
  OutreachMessageModel.findOne({ keys: key }).hint(OUTREACH_MESSAGE_INDEXES.recipient).lean<OutreachMessageDoc>();

async function assertMayFollow(ctx: ServiceContext, { message, campaign }: CampaignMessage): Promise<void> {
  if (isErasedRecipient(message.keys)) throw erasedError();
  await assertRecipientNotSuppressed(ctx, message);
  if (campaign.status === 'completed') {
    throw new ServiceError('conflict', `"${campaign.name}" is completed, so nothing more can be sent in it.`);
  }
  if (message.status === 'accepted' || message.status === 'replied') return;
  throw new ServiceError('conflict', 'The next message comes after an acceptance or a reply. Mark it first.');
}

/** An interrupted call may have added the one without the other. @returns the next message */
export async function link(next: OutreachMessageDoc): Promise<OutreachMessageDoc> {
  await OutreachMessageModel.updateOne(
    { _id: previousIdOf(next), nextMessageId: null },
    { $set: { nextMessageId: next._id }, $inc: { revision: 1, edition: 1 } },
  );
  return next;
}

/** Of the message that a next one comes after. */
export const previousIdOf = ({ recipientKey }: Pick<OutreachMessageDoc, 'recipientKey'>): string =>
  recipientKey.slice(keyAfter('').length);

/** If two windows do this at once, both get the first one. */
async function insertNext(next: OutreachMessageDoc): Promise<OutreachMessageDoc> {
  try {
    await OutreachMessageModel.collection.insertOne({ ...next } as never);
    return next;
  } catch (error) {
    const first = isDuplicateKey(error) ? await findByKey(next.recipientKey) : null;
    if (first === null) throw error;
    return first;
  }
}

function newNextMessage(ctx: ServiceContext, previous: OutreachMessageDoc, dueAt: Date | null): OutreachMessageDoc {
  const now = ctx.now();
  const key = keyAfter(previous._id);
  return {
    ...previous,
    ...unwritten(now),
    _id: randomUUID(),
    recipientKey: key,
    keys: [key],
    // An accepted request is followed by the first message proper.
    messageType: previous.messageType === 'connection_request' ? 'direct_message' : 'follow_up',
    threadId: previous.threadId ?? previous._id,
    followsUpMessageId: null,
    dueAt: dueAt ?? nextDueAt(previous) ?? now,
    undoneBy: null,
  };
}
