import type { mongo } from 'mongoose';
import type { BatchStage, StageProgress } from './upgrade-step.ts';

const BATCH_SIZE = 500;

/**
 * Reads the documents of a stage in order of `_id`, writes what the stage makes of each batch, and then saves the
 * position: a kill repeats one batch at most.
 * @param saved where an earlier process was; undefined at the first run
 */
export async function updateInBatches(
  db: mongo.Db,
  { collection, filter, change, batchSize = BATCH_SIZE }: BatchStage,
  saved: StageProgress | undefined,
  save: (progress: StageProgress) => Promise<void>,
): Promise<void> {
  if (saved?.isFinished) return;
  const documents = db.collection(collection);
  let progress = saved ?? { cursor: null, done: 0, total: await documents.countDocuments(filter), isFinished: false };
  for (;;) {
    const { cursor } = progress;
    const rest = cursor === null ? filter : { $and: [filter, { _id: { $gt: cursor as mongo.ObjectId } }] };
    const batch = await documents.find(rest).sort({ _id: 1 }).limit(batchSize).toArray();
    const writes = batch.length === 0 ? [] : await change(batch);
    if (writes.length > 0) await documents.bulkWrite(writes);
    const isFinished = batch.length < batchSize;
    progress = { ...progress, cursor: batch.at(-1)?._id ?? cursor, done: progress.done + batch.length, isFinished };
    await save(progress);
    if (isFinished) return;
  }
}
