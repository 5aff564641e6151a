export { registerBatchKind, registerSchedule, type Schedule } from './registry.ts';
export type { BatchState, ItemState } from './states.ts';
export { cancelBatch, pauseBatch, resumeBatch, retryBatch, wasReopened } from './store/control-batch.ts';
export { deleteExpiredBatches, expiredBatches, ITEMS_KEPT_DAYS } from './store/delete-expired.ts';
export {
  type CurrentItem,
  findBatchItems,
  findCurrentItems,
  findNamedBatches,
  type PageItems,
  type PositionedItem,
  pageItems,
} from './store/find-items.ts';
export { measureQueue, type QueueMeasure } from './store/measure-queue.ts';
export {
  findItem,
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
