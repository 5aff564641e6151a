import { BATCH_INDEXES, type BatchDoc, BatchItemModel, BatchModel } from '@workbench/db';
import type { ServiceContext } from '../../context.ts';
import { listKinds } from '../registry.ts';
import type { BatchKind, Retention } from '../types.ts';

const DAY_MS = 24 * 60 * 60_000;
const DEFAULT: Retention = { itemsMs: 90 * DAY_MS, isBatchDeleted: false };

/**
 * Deletes the items of batches that ended long ago, and some batches with them. An unfinished batch keeps all its items
 * however long it is paused. May stop at any point and run in several processes.
 */
export async function deleteExpiredBatches(ctx: ServiceContext): Promise<void> {
  for (const kind of listKinds()) await deleteExpiredOfKind(ctx, kind);
}

async function deleteExpiredOfKind(ctx: ServiceContext, kind: BatchKind<unknown>): Promise<void> {
  const ended = BatchModel.find({
    kind: kind.name,
    finishedAt: { $ne: null },
    finishedNotified: true,
    itemsExpired: { $ne: 'deleted' },
  })
    .sort({ order: -1 })
    .hint(BATCH_INDEXES.kind)
    .lean()
    .cursor({ batchSize: 500 });
  for await (const batch of ended) {
    const retention = retentionOf(kind, batch);
    const endedMs = batch.finishedAt?.getTime() ?? Number.POSITIVE_INFINITY;
    if (ctx.now().getTime() - endedMs >= retention.itemsMs) await deleteExpired(batch, retention);
  }
}

function retentionOf(kind: BatchKind<unknown>, { params }: BatchDoc): Retention {
  const parsed = kind.params.safeParse(params);
  return (parsed.success ? kind.retention?.(parsed.data) : undefined) ?? DEFAULT;
}

/** Marked first, so that it is not reopened without items. */
async function deleteExpired({ _id, finishedAt }: BatchDoc, { isBatchDeleted }: Retention): Promise<void> {
  const unchanged = { _id, finishedAt };
  const { matchedCount } = await BatchModel.updateOne(unchanged, { $set: { itemsExpired: 'deleting' } });
  if (matchedCount === 0) return;
  await BatchItemModel.deleteMany({ batchId: _id });
  if (isBatchDeleted) await BatchModel.deleteOne(unchanged);
  else await BatchModel.updateOne(unchanged, { $set: { itemsExpired: 'deleted' } });
}
