import { BATCH_ITEM_INDEXES, type BatchDoc, type BatchItemDoc, BatchItemModel, BatchModel } from '@workbench/db';
import { type ItemState, OPEN_ITEM_STATES } from '../states.ts';
import type { ItemView } from '../types.ts';
import { itemView } from './read-batches.ts';
import { itemId } from './start-batch.ts';

/** Keys per query; the database plans longer commands slowly. */
const CHUNK = 1000;
/** What an ItemView needs; not the progress and the lease. */
const FIELDS = { key: 1, state: 1, attempts: 1, message: 1, startedAt: 1, finishedAt: 1, order: 1 } as const;

type ReadItem = Pick<BatchItemDoc, keyof typeof FIELDS>;
type ReadCurrentItem = ReadItem & Pick<BatchItemDoc, 'batchId' | 'batchOrder'>;

export interface PositionedItem extends ItemView {
  /** Within its batch, from 0. */
  position: number;
}

export interface PageItems {
  batchId: string;
  state: ItemState;
  /** Begins after this position. */
  after: number | null;
  limit: number;
}

/** The items of one state in their order within the batch. */
export async function pageItems({ batchId, state, after, limit }: PageItems): Promise<PositionedItem[]> {
  const items = await BatchItemModel.find({ batchId, state, ...(after !== null && { order: { $gt: after } }) }, FIELDS)
    .sort({ order: 1 })
    .hint(BATCH_ITEM_INDEXES.state)
    .limit(limit)
    .lean();
  return items.map(toPositionedItem);
}

/** The items for these keys within one batch, by key; items are deleted some time after the end of their batch. */
export async function findBatchItems(batchId: string, keys: readonly string[]): Promise<Map<string, PositionedItem>> {
  const found = new Map<string, PositionedItem>();
  for (let from = 0; from < keys.length; from += CHUNK) {
    const ids = keys.slice(from, from + CHUNK).map((key) => itemId(batchId, key));
    const items = await BatchItemModel.find({ _id: { $in: ids } }, FIELDS)
      .hint('_id_')
      .lean();
    for (const item of items) found.set(item.key, toPositionedItem(item));
  }
  return found;
}

/** The item that runs, or ran last, for one key. */
export interface CurrentItem extends ItemView {
  batchId: string;
}

/**
 * The latest item of each key that counts. A cancelled item, and a pending one in a paused or cancelled batch, do not
 * count; a running one in a paused batch ends by itself and counts.
 */
export async function findCurrentItems({
  kind,
  keys,
}: {
  kind: string;
  keys: readonly string[];
}): Promise<Map<string, CurrentItem>> {
  const items: ReadCurrentItem[] = [];
  for (let from = 0; from < keys.length; from += CHUNK) {
    const chunk = keys.slice(from, from + CHUNK);
    const found = await BatchItemModel.find({ key: { $in: chunk }, kind }, { ...FIELDS, batchId: 1, batchOrder: 1 })
      .hint(BATCH_ITEM_INDEXES.key)
      .lean();
    items.push(...found.filter(({ state }) => state !== 'cancelled'));
  }
  const states = await statesOf(items);
  const current = new Map<string, ReadCurrentItem>();
  for (const item of items) {
    const known = current.get(item.key);
    const isLater = known === undefined || item.batchOrder > known.batchOrder;
    if (isLater && isCurrent(item, states.get(item.batchId))) current.set(item.key, item);
  }
  return new Map([...current].map(([key, item]) => [key, { ...itemView(item), batchId: item.batchId }]));
}

/** The states of the batches that have open items. */
async function statesOf(items: ReadCurrentItem[]): Promise<Map<string, BatchDoc['state']>> {
  const open = items.filter(({ state }) => OPEN_ITEM_STATES.some((open) => open === state));
  const ids = [...new Set(open.map(({ batchId }) => batchId))];
  if (ids.length === 0) return new Map();
  const batches = await BatchModel.find({ _id: { $in: ids } }, { state: 1 })
    .hint('_id_')
    .lean();
  return new Map(batches.map(({ _id, state }) => [_id, state]));
}

function isCurrent({ state }: ReadItem, batchState: BatchDoc['state'] | undefined): boolean {
  if (state === 'pending') return batchState === 'running' || batchState === 'preparing';
  if (state === 'running') return batchState === 'running' || batchState === 'paused';
  return true;
}

function toPositionedItem(item: ReadItem): PositionedItem {
  return { ...itemView(item), position: item.order };
}
