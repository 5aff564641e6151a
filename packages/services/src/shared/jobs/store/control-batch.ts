import { setTimeout as sleep } from 'node:timers/promises';
import { type BatchDoc, BatchItemModel, BatchModel } from '@workbench/db';
import { isDuplicateKey } from '../../database/classify-error.ts';
import { ServiceError } from '../../errors.ts';
import { wakeEngines } from '../registry.ts';
import type { BatchView } from '../types.ts';
import { invalidateCounts } from './count-items.ts';
import { getBatch } from './read-batches.ts';
import { prepareLockEnd } from './start-batch.ts';

/** So long a retry waits for what follows the end of a batch. */
const FINISH_WAIT_MAX_MS = 10_000;
const POLL_MS = 50;

/** Begins no further item within two seconds; those at work end. Of a batch that has ended, changes nothing. */
export async function pauseBatch(id: string): Promise<BatchView> {
  const { modifiedCount } = await BatchModel.updateOne({ _id: id, state: 'running' }, { $set: { state: 'paused' } });
  if (modifiedCount === 0) await refuseWhilePreparing(id);
  return changed(id);
}

export async function resumeBatch(id: string): Promise<BatchView> {
  await BatchModel.updateOne({ _id: id, state: 'paused' }, { $set: { state: 'running' } });
  return changed(id);
}

/** What waits is not begun any more, what runs is told to stop. A batch that has ended stays as it is. */
export async function cancelBatch(id: string): Promise<BatchView> {
  const { modifiedCount } = await BatchModel.updateOne(
    { _id: id, state: { $in: ['running', 'paused'] }, finishedAt: null },
    { $set: { state: 'cancelled' }, $unset: { uniqueName: 1 } },
  );
  if (modifiedCount === 1) await cancelPending(id, new Date());
  else await refuseWhilePreparing(id);
  return changed(id);
}

/** It shows as running already; a click that did nothing would look like a defect. */
async function refuseWhilePreparing(_id: string): Promise<void> {
  if ((await BatchModel.exists({ _id, state: 'preparing' })) === null) return;
  throw new ServiceError('conflict', 'This work is being prepared; try again in a few seconds');
}

export async function cancelPending(batchId: string, now: Date): Promise<void> {
  await BatchItemModel.updateMany({ batchId, state: 'pending' }, { $set: { state: 'cancelled', finishedAt: now } });
}

/**
 * Does the failed and skipped items again, as if they had never begun.
 * @param states which of them; with `['failed']` what was skipped stays so
 * @throws ServiceError conflict while another batch of its name is unfinished, when it was cancelled or its items are
 * forgotten, and while what follows its end takes long
 */
export async function retryBatch(
  id: string,
  states: ('failed' | 'skipped')[] = ['failed', 'skipped'],
): Promise<BatchView> {
  const batch = await BatchModel.findById(id).lean();
  if (batch === null) throw new ServiceError('not_found', `No batch has the id ${id}`);
  if (batch.state === 'preparing' || batch.state === 'cancelled')
    throw new ServiceError('conflict', 'This work was cancelled or has not begun; start it anew');
  // Items are kept for a time only, and a batch never ends without them.
  if ((await BatchItemModel.countDocuments({ batchId: id })) < batch.total)
    throw new ServiceError('conflict', 'What this work was about is not kept any more; start it anew');
  await reopen(batch);
  await BatchItemModel.updateMany(
    { batchId: id, state: { $in: states } },
    {
      $set: {
        state: 'pending',
        attempts: 0,
        crashes: 0,
        retryAt: new Date(0),
        message: null,
        finishedAt: null,
        startedAt: null,
      },
    },
  );
  await BatchModel.updateOne({ _id: id }, { $set: { heldUntil: null } });
  return changed(id);
}

/**
 * Held until its items are pending again, so that it does not end once more in between. Of one that has just ended,
 * what follows its end is waited for: it must not meet items that are at work again.
 */
async function reopen({ _id, name }: BatchDoc): Promise<void> {
  const deadline = performance.now() + FINISH_WAIT_MAX_MS;
  while (!(await reopenNow(_id, name))) {
    if (performance.now() > deadline)
      throw new ServiceError(
        'conflict',
        'What follows the end of this work is still being done; try again in a moment',
      );
    await sleep(POLL_MS);
  }
}

async function reopenNow(_id: string, name: string | undefined): Promise<boolean> {
  try {
    const { matchedCount } = await BatchModel.updateOne(
      { _id, $or: [{ finishedAt: null }, { finishedNotified: true }] },
      {
        $set: {
          state: 'running',
          finishedAt: null,
          counts: null,
          heldUntil: prepareLockEnd(),
          finishedNotified: false,
          notifyAttempts: 0,
          notifyLeaseUntil: null,
          ...(name !== undefined && { uniqueName: name }),
        },
      },
    );
    return matchedCount === 1;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw new ServiceError('conflict', 'The same work was started anew and has not ended; try again afterwards');
  }
}

function changed(id: string): Promise<BatchView> {
  invalidateCounts(id);
  wakeEngines();
  return getBatch(id);
}
