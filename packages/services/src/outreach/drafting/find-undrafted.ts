import { OUTREACH_MESSAGE_INDEXES, type OutreachMessageDoc, OutreachMessageModel } from '@workbench/db';
import { ServiceError } from '../../shared/errors.ts';
import { NOT_ERASED } from '../recipients/erased.ts';
import type { StartDraftingInput } from '../schemas.ts';

/** First messages that wait without a text. */
const FIRST = { status: 'pending', messageContent: null, threadId: null } as const;
/** Messages after which none was added yet, unless there is no one to write to any more, and next messages that wait without a text. */
const NEXT = [
  { status: { $in: ['accepted', 'replied'] }, nextMessageId: null, ...NOT_ERASED },
  { status: 'pending', messageContent: null, threadId: { $type: 'string' } },
] as const;

/**
 * Ids of the messages that a run writes, or writes the next ones after, in the order of the send queue.
 * @throws ServiceError invalid when a selected message is not in the campaign
 */
export async function findUndrafted({ id, of, messageIds }: StartDraftingInput): Promise<string[]> {
  if (messageIds !== undefined) return requireMessages(id, messageIds);
  const keys: string[] = [];
  for (const filter of of === 'first' ? [FIRST] : NEXT) {
    const found = await OutreachMessageModel.find({ campaignId: id, ...filter } as object, { _id: 1 })
      .hint(OUTREACH_MESSAGE_INDEXES.queue)
      .sort({ status: 1, skippedAt: 1, createdAt: 1, _id: 1 })
      .lean<Pick<OutreachMessageDoc, '_id'>[]>();
    keys.push(...found.map(({ _id }) => _id));
  }
  return keys;
}

async function requireMessages(campaignId: string, messageIds: string[]): Promise<string[]> {
  const selected = [...new Set(messageIds)];
  const found = await OutreachMessageModel.find({ _id: { $in: selected }, campaignId }, { _id: 1 })
    .hint('_id_')
    .lean();
  const missing = selected.length - found.length;
  if (missing === 0) return selected;
  const message = `${missing} of the ${selected.length} selected messages ${missing === 1 ? 'is' : 'are'} not in this campaign any more. Select them again.`;
  throw new ServiceError('invalid', message, [{ path: ['messageIds'], message }]);
}
