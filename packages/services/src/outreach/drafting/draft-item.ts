import { type OutreachMessageDoc, OutreachMessageModel } from '@workbench/db';
import { deleteMessage, findGeneratedMessage } from '../../ai/index.ts';
import type { GeneratedMessage } from '../../ai/schemas.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import type { ItemResult, ItemRun } from '../../shared/jobs/index.ts';
import { composeDraft, templateIdOf } from '../messages/compose-draft.ts';
import { editionOf } from '../messages/edition.ts';
import { type CampaignMessage, findOutreachMessage, saveMessageFields } from '../messages/find-message.ts';
import { createNextMessage } from '../next-messages/create-next-message.ts';
import { isErasedRecipient } from '../recipients/erased.ts';
import { findSuppressedMessageIds } from '../recipients/suppression.ts';
import { type DraftingParams, draftCallId } from './drafting-params.ts';
import { unwritableReason } from './unwritable-reason.ts';

const DONE: ItemResult = { state: 'completed', message: null };
// Reasons are kept with the item and name no one: a person may be erased.
const skip = (message: string): ItemResult => ({ state: 'skipped', message });
const SUPPRESSED = skip('On the do-not-contact list.');
const DELETED = skip('The message was deleted, or the data of the person erased.');
const CHANGED = skip('The message was changed meanwhile and stays as it is.');

type Item = Pick<ItemRun<DraftingParams>, 'batchId' | 'key' | 'params'>;

/**
 * Writes one draft of a run, for a review. A text that someone wrote meanwhile stays. A repeated attempt finds the text
 * that an earlier one was given.
 * @throws ServiceError saying why there is no draft, in words that name no one
 */
export async function draftItem(ctx: ServiceContext, item: Item): Promise<ItemResult> {
  const callId = draftCallId(item.batchId, item.key);
  let seen: OutreachMessageDoc | null = null;
  try {
    const found = await findOutreachMessage({ messageId: item.key });
    if (await isSuppressed(ctx, found.message)) return SUPPRESSED;
    const next = await followingMessage(ctx, found, item.params);
    seen = next.message;
    if (next.message.messageId === callId) return DONE;
    const reason = unwritableReason(next, item.params.of);
    if (reason !== null) return skip(reason);
    return await writeDraft(ctx, next, callId);
  } catch (error) {
    const outcome = await expectedEnd(ctx, error, { id: seen?._id ?? item.key, seen });
    if (outcome === null) throw error;
    await deleteUnlessUsed(callId);
    return outcome;
  }
}

/** With `next`, the message after one that was accepted or answered. */
async function followingMessage(
  ctx: ServiceContext,
  found: CampaignMessage,
  { of }: DraftingParams,
): Promise<CampaignMessage> {
  if (of === 'first' || !['accepted', 'replied'].includes(found.message.status)) return found;
  const { id } = await createNextMessage({ ctx, input: { messageId: found.message._id } });
  return findOutreachMessage({ messageId: id });
}

async function writeDraft(ctx: ServiceContext, found: CampaignMessage, callId: string): Promise<ItemResult> {
  const generated = await generateOnce(ctx, found, callId);
  if (generated.unsupported.length > 0) {
    await deleteMessage(callId);
    await noteCall(found, null);
    throw new ServiceError('conflict', 'The text stated what nothing here supports. Retry, or write it by hand.');
  }
  await saveMessageFields(ctx, found, {
    messageContent: generated.message,
    messageId: generated.id,
    writtenBy: generated.writer.name,
    needsReview: true,
    modelCallId: null,
  });
  return DONE;
}

/** A model is paid for each call: one whose end is not known is repeated by a user only. */
async function generateOnce(ctx: ServiceContext, found: CampaignMessage, callId: string): Promise<GeneratedMessage> {
  const isPaid = ctx.model !== null && templateIdOf(found) === null;
  if (isPaid && (await findGeneratedMessage(callId)) === null) {
    if (found.message.modelCallId === callId) {
      await noteCall(found, null);
      throw new ServiceError('conflict', INTERRUPTED);
    }
    await noteCall(found, callId);
  }
  try {
    const own = Object.assign(Object.create(ctx) as ServiceContext, { callId, isRepeat: true });
    return await composeDraft(own, found);
  } catch (error) {
    // It has failed, so it may be tried again.
    if (isPaid) await noteCall(found, null);
    throw error;
  }
}

const noteCall = ({ message: { _id } }: CampaignMessage, modelCallId: string | null) =>
  OutreachMessageModel.updateOne({ _id }, { $set: { modelCallId } });

const INTERRUPTED =
  'The server was interrupted while the model wrote, and the call may have been charged. Retry to have it written again.';

const isSuppressed = async (ctx: ServiceContext, message: OutreachMessageDoc): Promise<boolean> =>
  (await findSuppressedMessageIds(ctx, [message])).size > 0;

/** What others did to the message or the person meanwhile; null for a failure. */
async function expectedEnd(
  ctx: ServiceContext,
  error: unknown,
  { id, seen }: { id: string; seen: OutreachMessageDoc | null },
): Promise<ItemResult | null> {
  if (!(error instanceof ServiceError) || !['conflict', 'not_found'].includes(error.kind)) return null;
  const message = await OutreachMessageModel.findById(id).lean<OutreachMessageDoc>();
  if (message === null || isErasedRecipient(message.keys)) return DELETED;
  if (await isSuppressed(ctx, message)) return SUPPRESSED;
  return seen !== null && editionOf(message) !== editionOf(seen) ? CHANGED : null;
}

/** The text is of a person who must not be written to, or of no message. */
async function deleteUnlessUsed(callId: string): Promise<void> {
  if ((await OutreachMessageModel.exists({ messageId: callId })) === null) await deleteMessage(callId);
}
