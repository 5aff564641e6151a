import {
  BATCH_INDEXES,
  BATCH_ITEM_INDEXES,
  type BatchDoc,
  type BatchItemDoc,
  BatchItemModel,
  BatchModel,
} from '@workbench/db';
import { ServiceError } from '../../errors.ts';
import { unknownCursor } from '../../long-lists/date-cursor.ts';
import { type NewestPage, pageNewestFirst } from '../../long-lists/newest-first.ts';
import type { NewestPageInput } from '../../page-schemas.ts';
import { BATCH_TRANSITIONS, ITEM_STATES, type ItemState } from '../states.ts';
import type { BatchView, ItemView } from '../types.ts';
import { type CountedItems, countItems, countItemsNow, RECENT_MS } from './count-items.ts';

/** @throws ServiceError not_found */
export async function getBatch(id: string): Promise<BatchView> {
  const batch = await BatchModel.findById(id).lean();
  if (batch === null) throw new ServiceError('not_found', `No batch has the id ${id}`);
  return batchView(batch);
}

/** Newest first. */
export async function listBatches({ kind, limit }: { kind: string; limit: number }): Promise<BatchView[]> {
  const batches = await BatchModel.find({ kind }).sort({ order: -1 }).hint(BATCH_INDEXES.kind).limit(limit).lean();
  return Promise.all(batches.map(batchView));
}

/** Newest first. @throws ServiceError invalid for an unknown cursor */
export async function pageBatches(kind: string, input: NewestPageInput): Promise<NewestPage<BatchView>> {
  const { kind: hint } = BATCH_INDEXES;
  const { items, ...page } = await pageNewestFirst(BatchModel, { ...input, filter: { kind }, by: 'order', hint });
  return { items: await Promise.all(items.map(batchView)), ...page };
}

/** @param name only batches with this name */
export async function latestBatch(kind: string, name?: string): Promise<BatchView | null> {
  const [batch] = await BatchModel.find({ kind, ...(name !== undefined && { name }) })
    .sort({ order: -1 })
    .hint(name === undefined ? BATCH_INDEXES.kind : BATCH_INDEXES.name)
    .limit(1)
    .lean();
  return batch === undefined ? null : batchView(batch);
}

export interface ListBatchItems {
  batchId: string;
  state?: ItemState;
  limit: number;
}

/** In their order within the batch; without a state, grouped by state. */
export async function listBatchItems({ batchId, state, limit }: ListBatchItems): Promise<ItemView[]> {
  const items = await BatchItemModel.find({ batchId, ...(state !== undefined && { state }) })
    .sort({ batchId: 1, state: 1, order: 1 })
    .hint(BATCH_ITEM_INDEXES.state)
    .limit(limit)
    .lean();
  return items.map(itemView);
}

/**
 * Items in the order in which they were added, which no change of their states alters.
 * @throws ServiceError invalid for an unknown cursor
 */
export async function pageBatchItems({
  batchId,
  state,
  limit,
  cursor,
}: ListBatchItems & { cursor?: string | undefined }): Promise<NewestPage<ItemView>> {
  if (cursor !== undefined && !/^\d{1,9}$/.test(cursor)) throw unknownCursor();
  // With all states named, the ranges of the index are merged, and nothing is sorted.
  const filter = { batchId, state: state ?? { $in: [...ITEM_STATES] } };
  const [docs, total] = await Promise.all([
    BatchItemModel.find({ ...filter, ...(cursor !== undefined && { order: { $gt: Number(cursor) } }) })
      .sort({ order: 1 })
      .hint(BATCH_ITEM_INDEXES.state)
      .limit(limit + 1)
      .lean(),
    BatchItemModel.countDocuments(filter),
  ]);
  const items = docs.slice(0, limit);
  const nextCursor = docs.length > limit ? String(items.at(-1)?.order) : null;
  return { items: items.map(itemView), total, nextCursor };
}

export async function batchView(batch: BatchDoc): Promise<BatchView> {
  const items = await itemsOf(batch);
  return {
    id: batch._id,
    kind: batch.kind,
    state: batch.state === 'preparing' ? BATCH_TRANSITIONS.start.to : batch.state,
    params: batch.params,
    total: batch.total,
    ...items.counts,
    progress: items.progress,
    createdAt: batch.createdAt.toISOString(),
    startedAt: batch.startedAt?.toISOString() ?? null,
    finishedAt: batch.finishedAt?.toISOString() ?? null,
    perMinute: perMinute(batch, items),
  };
}

/** An ended batch stores its counts; only the progress of a single item is still read from the item. */
async function itemsOf(batch: BatchDoc): Promise<CountedItems> {
  const { counts, total } = batch;
  if (counts === null) return countItems(batch);
  const progress = total === 1 ? (await countItemsNow(batch)).progress : null;
  return { counts, progress, recentlyEnded: 0 };
}

function perMinute(batch: BatchDoc, { counts, recentlyEnded }: CountedItems): number | null {
  const { startedAt, finishedAt } = batch;
  if (startedAt === null) return null;
  const ended = finishedAt === null ? recentlyEnded : counts.completed + counts.skipped + counts.failed;
  const lastedMs = (finishedAt ?? new Date()).getTime() - startedAt.getTime();
  const measuredMs = finishedAt === null ? Math.min(lastedMs, RECENT_MS) : lastedMs;
  return ended === 0 || measuredMs <= 0 ? null : Math.round((ended / measuredMs) * 600_000) / 10;
}

export function itemView(
  item: Pick<BatchItemDoc, 'key' | 'state' | 'attempts' | 'message' | 'startedAt' | 'finishedAt'>,
): ItemView {
  return {
    key: item.key,
    state: item.state,
    attempts: item.attempts,
    message: item.message,
    startedAt: item.startedAt?.toISOString() ?? null,
    finishedAt: item.finishedAt?.toISOString() ?? null,
  };
}
