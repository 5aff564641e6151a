import { OUTREACH_MESSAGE_INDEXES, type OutreachMessageDoc, OutreachMessageModel } from '@workbench/db';

/** What comes after these first messages, oldest first. */
export async function findNextMessages(threadIds: readonly string[]): Promise<OutreachMessageDoc[]> {
  if (threadIds.length === 0) return [];
  return OutreachMessageModel.find({ threadId: { $in: [...threadIds] } })
    .hint(OUTREACH_MESSAGE_INDEXES.thread)
    .sort({ threadId: 1, createdAt: 1, _id: 1 })
    .lean<OutreachMessageDoc[]>();
}
