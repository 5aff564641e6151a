export { registerBatchKind, registerSchedule, type Schedule } from './registry.ts';
export type { BatchState, ItemState } from './states.ts';
export { cancelBatch, pauseBatch, resumeBatch, retryBatch, wasReopened } from './store/control-batch.ts';
export { countItemsLeft, deleteExpiredBatches, expiredBatches, ITEMS_KEPT_DAYS } from './store/delete-expired.ts';
export { findItem } from './store/find-item.ts';
export {
  type CurrentItem,
  findBatchItems,
  findCurrentItems,
  type PageItems,
  type PositionedItem,
  pageItems,
} from './store/find-items.ts';
export { findNamedBatches } from './store/find-named-batches.ts';
export { measureQueue, type QueueMeasure } from './store/measure-queue.ts';
export {
  getBatch,
  type ListBatchItems,
  latestBatch,
  listBatches,
  listBatchItems,
  pageBatches,
  pageBatchItems,
} from './store/read-batches.ts';
export { startBatch } from './store/start-batch.ts';
export type * from './types.ts';
