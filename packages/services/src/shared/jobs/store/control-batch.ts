import { setTimeout as sleep } from 'node:timers/promises';
import { type BatchDoc, BatchItemModel, BatchModel } from '@workbench/db';
import type { ServiceContext } from '../../context.ts';
import { isDuplicateKey } from '../../database/classify-error.ts';
import { ServiceError } from '../../errors.ts';
import { BATCH_TRANSITIONS, ITEM_TRANSITIONS, inStates, isAllowed } from '../states.ts';
import type { BatchView } from '../types.ts';
import { wakeEngines } from '../wake-engines.ts';
import { invalidateCounts } from './count-items.ts';
import { getBatch } from './read-batches.ts';
import { prepareLockEnd } from './start-batch.ts';

/** How long a retry waits for `onFinished` of the batch. */
const FINISH_WAIT_MAX_MS = 10_000;
const POLL_MS = 50;

/** Starts no further item within two seconds; running items end. Changes nothing once the batch has ended. */
export async function pauseBatch(id: string): Promise<BatchView> {
  const { from, to } = BATCH_TRANSITIONS.pause;
  const { modifiedCount } = await BatchModel.updateOne({ _id: id, state: inStates(from) }, { $set: { state: to } });
  if (modifiedCount === 0) await refuseWhilePreparing(id);
  return changed(id);
}

export async function resumeBatch(id: string): Promise<BatchView> {
  const { from, to } = BATCH_TRANSITIONS.resume;
  await BatchModel.updateOne({ _id: id, state: inStates(from) }, { $set: { state: to } });
  return changed(id);
}

/** Cancels pending items and stops running ones. Changes nothing once the batch has ended. */
export async function cancelBatch(id: string): Promise<BatchView> {
  const { from, to } = BATCH_TRANSITIONS.cancel;
  const { modifiedCount } = await BatchModel.updateOne(
    { _id: id, state: inStates(from) },
    { $set: { state: to }, $unset: { uniqueName: 1 } },
  );
  if (modifiedCount === 1) await cancelPending(id, new Date());
  else await refuseWhilePreparing(id);
  return changed(id);
}

/** A batch being prepared is shown as running; a click without an effect would look like a defect. */
async function refuseWhilePreparing(_id: string): Promise<void> {
  if ((await BatchModel.exists({ _id, state: 'preparing' })) === null) return;
  throw new ServiceError('conflict', 'This work is being prepared; try again in a few seconds');
}

export async function cancelPending(batchId: string, now: Date): Promise<void> {
  const { to } = ITEM_TRANSITIONS.cancel;
  await BatchItemModel.updateMany({ batchId, state: 'pending' }, { $set: { state: to, finishedAt: now } });
}

/**
 * Runs the failed and skipped items again, as if they had never started.
 * @param states which of them; with `['failed']` skipped items stay skipped
 * A call that is carried out again after an interruption does it once.
 * @throws ServiceError conflict while another batch of its name is unfinished, when it was cancelled or its items have
 * expired, and while its `onFinished` takes long
 */
export async function retryBatch(
  { callId }: Pick<ServiceContext, 'callId'>,
  id: string,
  states: readonly ('failed' | 'skipped')[] = ITEM_TRANSITIONS.reopen.from,
): Promise<BatchView> {
  const batch = await findReopenable(id, callId);
  if (batch.itemsExpired || (await BatchItemModel.countDocuments({ batchId: id })) < batch.total)
    throw new ServiceError('conflict', 'The items of this work have been deleted; start it again');
  if (!isReopenedBy(batch, callId)) await reopen(id, callId);
  else if (batch.lockedUntil === null) return changed(id);
  const fresh = { attempts: 0, crashes: 0, retryAt: new Date(0), message: null, finishedAt: null, startedAt: null };
  await BatchItemModel.updateMany(
    { batchId: id, state: inStates(states) },
    { $set: { state: ITEM_TRANSITIONS.reopen.to, ...fresh } },
  );
  await BatchModel.updateOne({ _id: id }, { $set: { lockedUntil: null } });
  return changed(id);
}

const reopening = ({ state }: BatchDoc) =>
  state === 'paused' ? BATCH_TRANSITIONS.reopenPaused : BATCH_TRANSITIONS.reopen;

/** Whether a call has reopened a batch already: an earlier attempt of it was interrupted. */
export async function wasReopened({ callId }: Pick<ServiceContext, 'callId'>, id: string): Promise<boolean> {
  return callId !== undefined && (await BatchModel.exists({ _id: id, reopenedBy: callId })) !== null;
}

const isReopenedBy = ({ reopenedBy }: BatchDoc, callId: string | undefined): boolean =>
  callId !== undefined && reopenedBy === callId;

async function findReopenable(id: string, callId?: string): Promise<BatchDoc> {
  const batch = await BatchModel.findById(id).lean();
  if (batch === null) throw new ServiceError('not_found', `No batch has the id ${id}`);
  if (isReopenedBy(batch, callId)) return batch;
  if (isAllowed(reopening(batch), batch.state)) return batch;
  throw new ServiceError('conflict', 'This work was cancelled or has not started yet; start it again');
}

/**
 * Locked until its items are pending again, so that the batch does not end once more in between. Waits for `onFinished`
 * of a batch that has just ended, which must not meet items that run again.
 */
async function reopen(id: string, callId: string | undefined): Promise<void> {
  const deadline = performance.now() + FINISH_WAIT_MAX_MS;
  while (!(await reopenNow(await findReopenable(id), callId))) {
    if (performance.now() > deadline)
      throw new ServiceError('conflict', 'This work is still being finished; try again in a moment');
    await sleep(POLL_MS);
  }
}

/** False when it has changed since it was read, as by a cancel, or while its `onFinished` runs. */
async function reopenNow(batch: BatchDoc, callId: string | undefined): Promise<boolean> {
  const { _id, name, state, finishedAt } = batch;
  try {
    const { matchedCount } = await BatchModel.updateOne(
      {
        _id,
        state,
        finishedAt,
        itemsExpired: { $exists: false },
        ...(finishedAt !== null && { finishedNotified: true }),
      },
      {
        $set: {
          state: reopening(batch).to,
          finishedAt: null,
          counts: null,
          lockedUntil: await prepareLockEnd(),
          finishedNotified: false,
          notifyAttempts: 0,
          notifyLeaseUntil: null,
          ...(name !== undefined && { uniqueName: name }),
          ...(callId !== undefined && { reopenedBy: callId }),
        },
      },
    );
    return matchedCount === 1;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw new ServiceError('conflict', 'The same work was started again and has not ended; try again afterwards');
  }
}

function changed(id: string): Promise<BatchView> {
  invalidateCounts(id);
  wakeEngines();
  return getBatch(id);
}
