export { cancelBatch, pauseBatch, resumeBatch, retryBatch } from './control-batch.ts';
export { type JobEngine, type JobEngineOptions, startJobEngine } from './engine.ts';
export {
  type CurrentItem,
  findBatchItems,
  findCurrentItems,
  findNamedBatches,
  type PageItems,
  type PositionedItem,
  pageItems,
} from './find-items.ts';
export { findItem, getBatch, type ListBatchItems, latestBatch, listBatches, listBatchItems } from './read-batches.ts';
export { registerBatchKind, registerSchedule, type Schedule } from './registry.ts';
export { startBatch } from './start-batch.ts';
export type * from './types.ts';
