import { BATCH_INDEXES, BATCH_ITEM_INDEXES, type BatchDoc, BatchItemModel, BatchModel } from '@workbench/db';

/** Background work of one kind that is under way. */
export interface QueueMeasure {
  kind: string;
  running: number;
  pending: number;
  /** Seconds since the oldest batch with pending items was started; 0 without one. */
  oldestPendingSeconds: number;
}

/** The kinds with unfinished batches, in no order. Paused batches are left out: they wait for a person. */
export async function measureQueue(now: Date): Promise<QueueMeasure[]> {
  const batches = await BatchModel.find(
    { finishedNotified: false, state: { $in: ['preparing', 'running'] } },
    { kind: 1, createdAt: 1 },
  )
    .hint(BATCH_INDEXES.open)
    .lean<Pick<BatchDoc, '_id' | 'kind' | 'createdAt'>[]>();
  const byKind = new Map<string, QueueMeasure>();
  for (const { _id: batchId, kind, createdAt } of batches) {
    const [running, pending] = await Promise.all([countItemsIn(batchId, 'running'), countItemsIn(batchId, 'pending')]);
    const measure = byKind.get(kind) ?? { kind, running: 0, pending: 0, oldestPendingSeconds: 0 };
    const age = pending > 0 ? Math.max(0, (now.getTime() - createdAt.getTime()) / 1000) : 0;
    byKind.set(kind, {
      kind,
      running: measure.running + running,
      pending: measure.pending + pending,
      oldestPendingSeconds: Math.max(measure.oldestPendingSeconds, age),
    });
  }
  return [...byKind.values()];
}

function countItemsIn(batchId: string, state: 'running' | 'pending'): Promise<number> {
  return BatchItemModel.collection.countDocuments({ batchId, state }, { hint: BATCH_ITEM_INDEXES.state });
}
