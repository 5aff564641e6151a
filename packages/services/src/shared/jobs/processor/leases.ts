import { BatchItemModel, BatchModel } from '@workbench/db';
import { databaseNow } from '../../database/database-clock.ts';
import { type RunningItem, stopItem } from './run-item.ts';
import type { Timings } from './timings.ts';

/** Renews the leases of the items that run here; stops one that another worker has claimed meanwhile. */
export async function renewLeases(running: Map<string, RunningItem>, { leaseMs }: Timings): Promise<void> {
  const items = [...running.values()];
  if (items.length === 0) return;
  const until = Date.now() + leaseMs;
  const mine = { _id: { $in: items.map(({ id }) => id) }, owner: { $in: items.map(({ owner }) => owner) } };
  const leaseUntil = new Date((await databaseNow()).getTime() + leaseMs);
  const { matchedCount } = await BatchItemModel.updateMany(mine, { $set: { leaseUntil } }).hint('_id_');
  if (matchedCount === items.length) {
    for (const item of items) item.leaseUntil = until;
    return;
  }
  const owned = new Set((await BatchItemModel.find(mine, { owner: 1 }).hint('_id_').lean()).map(({ owner }) => owner));
  for (const item of items) {
    if (owned.has(item.owner)) item.leaseUntil = until;
    // An item that has ended in the meantime is no longer in the map.
    else if (running.has(item.owner)) stopItem(item, 'lost');
  }
}

/** Stops items whose lease could not be renewed in time, as while the database was unavailable: another worker may own them. */
export function stopExpired(running: Map<string, RunningItem>): void {
  for (const item of running.values()) if (Date.now() > item.leaseUntil) stopItem(item, 'lost');
}

/** Stops the items that run here and whose batch was cancelled, in whichever process. */
export async function stopCancelled(running: Map<string, RunningItem>): Promise<void> {
  const batchIds = [...new Set([...running.values()].map(({ batchId }) => batchId))];
  if (batchIds.length === 0) return;
  const batches = await BatchModel.find({ _id: { $in: batchIds } }, { state: 1 })
    .hint('_id_')
    .lean();
  const live = new Set(batches.filter(({ state }) => state !== 'cancelled').map(({ _id }) => _id));
  for (const item of running.values()) {
    if (batchIds.includes(item.batchId) && !live.has(item.batchId)) stopItem(item, 'cancelled');
  }
}
