import { BATCH_ITEM_INDEXES, type BatchDoc, BatchItemModel, type ItemCounts } from '@workbench/db';
import { ITEM_STATES } from '../states.ts';

export interface CountedItems {
  counts: ItemCounts;
  progress: { done: number; total: number } | null;
  /** Items that ended within the last minutes. */
  recentlyEnded: number;
}

/** The window of the rate. */
export const RECENT_MS = 120_000;
const FRESH_MS = 200;
const CACHED_MAX = 500;
const cache = new Map<string, { at: number; counted: Promise<CountedItems> }>();

/** The items of a batch by state; their sum is its total. Cached for 200 ms, as pages poll it. */
export function countItems(batch: Pick<BatchDoc, '_id' | 'total'>): Promise<CountedItems> {
  const now = performance.now();
  const known = cache.get(batch._id);
  if (known !== undefined && now - known.at < FRESH_MS) return known.counted;
  if (cache.size >= CACHED_MAX) cache.clear();
  const counted = countItemsNow(batch);
  cache.set(batch._id, { at: now, counted });
  counted.catch(() => cache.delete(batch._id));
  return counted;
}

export function invalidateCounts(batchId: string): void {
  cache.delete(batchId);
}

/** Without the cache. */
export async function countItemsNow({ _id, total }: Pick<BatchDoc, '_id' | 'total'>): Promise<CountedItems> {
  const since = new Date(Date.now() - RECENT_MS);
  const groups = await BatchItemModel.aggregate<{
    _id: keyof ItemCounts;
    count: number;
    recent: number;
    progress: CountedItems['progress'];
  }>([
    { $match: { batchId: _id } },
    {
      $group: {
        _id: '$state',
        count: { $sum: 1 },
        recent: { $sum: { $cond: [{ $gte: ['$finishedAt', since] }, 1, 0] } },
        progress: { $first: '$progress' },
      },
    },
  ]).hint(BATCH_ITEM_INDEXES.state);
  const counts: ItemCounts = { pending: 0, running: 0, completed: 0, skipped: 0, failed: 0, cancelled: 0 };
  for (const group of groups) counts[group._id] = group.count;
  reconcileCounts(counts, total);
  const progress = total === 1 ? (groups[0]?.progress ?? null) : null;
  return { counts, progress, recentlyEnded: groups.reduce((sum, group) => sum + group.recent, 0) };
}

/** Items move on while the database counts: one that was seen twice, or not at all, counts in the earlier state. */
function reconcileCounts(counts: ItemCounts, total: number): void {
  let missing = total - Object.values(counts).reduce((sum, count) => sum + count, 0);
  for (const state of ITEM_STATES) {
    const corrected = Math.max(0, counts[state] + missing);
    missing -= corrected - counts[state];
    counts[state] = corrected;
  }
}
