/** The order of the queue. Pure. */

export interface QueuedMessage {
  _id: string;
  campaignId: string;
  skippedAt: Date | null;
  createdAt: Date;
  threadId?: string | null;
}

/** Skipped messages come after all others, first skipped first; next messages before first ones, in order of addition. */
export function compareQueueOrder(a: QueuedMessage, b: QueuedMessage): number {
  const skipped = (a.skippedAt?.getTime() ?? 0) - (b.skippedAt?.getTime() ?? 0);
  const created = a.createdAt.getTime() - b.createdAt.getTime();
  const next = Number(!a.threadId) - Number(!b.threadId);
  return skipped || next || created || (a._id < b._id ? -1 : 1);
}
