import { BATCH_INDEXES, type BatchDoc, BatchItemModel, BatchModel } from '@workbench/db';
import type { ServiceContext } from '../../context.ts';
import { listKinds } from '../registry.ts';
import type { BatchKind, Retention } from '../types.ts';

const DAY_MS = 24 * 60 * 60_000;
/** For which the items of an ended batch are kept at most, unless its kind keeps them for good. */
export const ITEMS_KEPT_DAYS = 90;

/**
 * Deletes the items of batches that ended long ago, and some batches with them. An unfinished batch keeps all its items
 * however long it is paused. May stop at any point and run in several processes.
 * @returns the number of items deleted
 */
export async function deleteExpiredBatches(ctx: ServiceContext, itemsDays: number = ITEMS_KEPT_DAYS): Promise<number> {
  let deleted = 0;
  for await (const { batch, retention } of expiredBatches(ctx, itemsDays))
    deleted += await deleteExpired(batch, retention);
  return deleted;
}

/** What `deleteExpiredBatches` deletes items of. */
export async function* expiredBatches(
  ctx: ServiceContext,
  itemsDays: number,
): AsyncGenerator<{ batch: BatchDoc; retention: Retention }> {
  for (const kind of listKinds()) yield* expiredOfKind(ctx, kind, itemsDays);
}

async function* expiredOfKind(ctx: ServiceContext, kind: BatchKind<unknown>, itemsDays: number) {
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
    const retention = retentionOf(kind, batch, itemsDays);
    const endedMs = batch.finishedAt?.getTime() ?? Number.POSITIVE_INFINITY;
    if (ctx.now().getTime() - endedMs >= retention.itemsMs) yield { batch, retention };
  }
}

function retentionOf(kind: BatchKind<unknown>, { params }: BatchDoc, itemsDays: number): Retention {
  const parsed = kind.params.safeParse(params);
  const own = parsed.success ? kind.retention?.(parsed.data) : undefined;
  if (own === undefined) return { itemsMs: itemsDays * DAY_MS, isBatchDeleted: false };
  const itemsMs = own.itemsMs === Number.POSITIVE_INFINITY ? own.itemsMs : Math.min(own.itemsMs, itemsDays * DAY_MS);
  return { ...own, itemsMs };
}

/** Less than its total where a deletion was interrupted. */
export async function countItemsLeft({ _id, total, itemsExpired }: BatchDoc): Promise<number> {
  return itemsExpired === 'deleting' ? BatchItemModel.countDocuments({ batchId: _id }) : total;
}

/** Marked first, so that it is not reopened without items. */
async function deleteExpired({ _id, finishedAt }: BatchDoc, { isBatchDeleted }: Retention): Promise<number> {
  const unchanged = { _id, finishedAt };
  const { matchedCount } = await BatchModel.updateOne(unchanged, { $set: { itemsExpired: 'deleting' } });
  if (matchedCount === 0) return 0;
  const { deletedCount } = await BatchItemModel.deleteMany({ batchId: _id });
  if (isBatchDeleted) await BatchModel.deleteOne(unchanged);
  else await BatchModel.updateOne(unchanged, { $set: { itemsExpired: 'deleted' } });
  return deletedCount;
}
