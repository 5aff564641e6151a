import {
  BATCH_INDEXES,
  BATCH_ITEM_INDEXES,
  type BatchDoc,
  BatchItemModel,
  BatchModel,
  type ItemCounts,
} from '@workbench/db';
import type { ServiceContext } from '../../context.ts';
import { databaseNow } from '../../database/database-clock.ts';
import { hasPassed, passed } from '../../stored-time.ts';
import { findKind } from '../registry.ts';
import { BATCH_TRANSITIONS, ITEM_TRANSITIONS, inStates, OPEN_ITEM_STATES } from '../states.ts';
import { cancelPending } from '../store/control-batch.ts';
import { countItemsNow, invalidateCounts } from '../store/count-items.ts';
import { itemId, PREPARE_LOCK_MS } from '../store/start-batch.ts';
import type { JobStore } from './job-store.ts';
import { RETRY_AFTER_MAX_MS } from './timings.ts';

/** Items of a batch queued at a time; each sweep queues more. */
const QUEUED_MAX = 1000;
/** How often an item is restarted after its process died. */
export const CRASHES_MAX = 10;
const INTERRUPTED = 'It was interrupted again and again; try again';
/** A small batch is one that a user waits for: it goes first. */
const URGENT_TOTAL_MAX = 10;

export interface Sweep {
  ctx: ServiceContext;
  store: JobStore;
  leaseMs: number;
  /** Called for each kind that has items to do. */
  onWork: (kind: string) => void;
  /** Called for each ended batch whose `onFinished` is due. */
  onEnded: (batchId: string) => void;
}

/** Repairs what a lost job, a dead process or a lost response left behind; safe in several processes at once. */
export async function sweepBatches(sweep: Sweep): Promise<BatchDoc[]> {
  const open = await BatchModel.find({ finishedNotified: false }).hint(BATCH_INDEXES.open).sort({ order: 1 }).lean();
  const known = open.filter(({ kind }) => findKind(kind) !== undefined);
  for (const batch of known) {
    try {
      await sweepBatch(batch, sweep);
    } catch (error) {
      sweep.ctx.log.warn({ err: error, batchId: batch._id, kind: batch.kind }, 'a batch could not be swept');
    }
  }
  return known;
}

async function sweepBatch(batch: BatchDoc, sweep: Sweep): Promise<void> {
  const isLocked = batch.lockedUntil !== null && !hasPassed(batch.lockedUntil, await databaseNow(), PREPARE_LOCK_MS);
  if (isLocked) return;
  if (batch.state === 'preparing') return deleteAbandoned(batch);
  if (batch.finishedAt === null) {
    await requeueExpired(batch, sweep);
    if (batch.state === 'cancelled') await cancelPending(batch._id, sweep.ctx.now());
    if (batch.state === 'running' && (await queuePending(batch, sweep))) return;
    if (!(await endWhenDone(batch, sweep.ctx))) return;
  }
  sweep.onEnded(batch._id);
}

/** Its process died before all items were written. A repeat of the call may be writing them again: those stay. */
async function deleteAbandoned({ _id, lockedUntil, order }: BatchDoc): Promise<void> {
  const { deletedCount } = await BatchModel.deleteOne({ _id, state: 'preparing', lockedUntil });
  if (deletedCount === 1) await BatchItemModel.deleteMany({ batchId: _id, batchOrder: order });
}

/** Stalled items run again; one that takes its process down each time fails. */
async function requeueExpired({ _id: batchId, kind, state }: BatchDoc, { ctx, store, leaseMs }: Sweep): Promise<void> {
  const leaseUntil = passed(await databaseNow(), leaseMs);
  const expired = await BatchItemModel.find({ batchId, state: 'running', leaseUntil })
    .hint(BATCH_ITEM_INDEXES.state)
    .lean();
  if (expired.length === 0) return;
  for (const { _id, owner, crashes = 0 } of expired) {
    const isGivenUp = crashes + 1 >= CRASHES_MAX;
    const ending =
      state === 'cancelled'
        ? { state: ITEM_TRANSITIONS.cancel.to, finishedAt: ctx.now() }
        : isGivenUp
          ? { state: ITEM_TRANSITIONS.fail.to, finishedAt: ctx.now(), message: INTERRUPTED }
          : { state: ITEM_TRANSITIONS.release.to, startedAt: null };
    await BatchItemModel.updateOne(
      { _id, owner, state: 'running', leaseUntil },
      { $set: { ...ending, owner: null, leaseUntil: null }, $inc: { crashes: 1, attempts: -1 } },
    );
  }
  await store.remove(
    batchId,
    expired.map(({ key }) => key),
  );
  ctx.log.warn({ batchId, kind, items: expired.length }, 'stalled items are queued again');
}

/** @returns whether any item is due */
async function queuePending({ _id: batchId, kind, total }: BatchDoc, { store, onWork }: Sweep): Promise<boolean> {
  const due = await BatchItemModel.find(
    { batchId, state: 'pending', retryAt: passed(await databaseNow(), RETRY_AFTER_MAX_MS) },
    { key: 1 },
  )
    .sort({ order: 1 })
    .hint(BATCH_ITEM_INDEXES.state)
    .limit(QUEUED_MAX)
    .lean();
  if (due.length === 0) return false;
  await store.add(
    kind,
    batchId,
    due.map(({ key }) => key),
    total <= URGENT_TOTAL_MAX,
  );
  onWork(kind);
  return true;
}

/** @returns whether its last item has ended */
async function endWhenDone(batch: BatchDoc, ctx: ServiceContext): Promise<boolean> {
  const { _id, state, lockedUntil } = batch;
  const open = await BatchItemModel.findOne({ batchId: _id, state: inStates(OPEN_ITEM_STATES) }, { _id: 1 })
    .hint(BATCH_ITEM_INDEXES.state)
    .lean();
  if (open !== null) return false;
  // An item that changes its state while the index is read may be missed; by its id it can't be.
  const ids = { $gte: itemId(_id, ''), $lt: itemId(_id, '\uffff') };
  const missed = await BatchItemModel.findOne({ _id: ids, state: inStates(OPEN_ITEM_STATES) }, { _id: 1 })
    .hint('_id_')
    .lean();
  if (missed !== null) return false;
  const counts = endedCounts((await countItemsNow(batch)).counts);
  // No match when it was paused, resumed or retried in the meantime: the next sweep decides.
  const { modifiedCount } = await BatchModel.updateOne(
    { _id, state, lockedUntil, finishedAt: null },
    { $set: { state: endState(state, counts), finishedAt: ctx.now(), counts }, $unset: { uniqueName: 1 } },
  );
  invalidateCounts(_id);
  return modifiedCount === 1;
}

/** Items that are missing had ended and were deleted by an earlier version; most had been completed. */
function endedCounts({ pending, running, completed, ...counts }: ItemCounts): ItemCounts {
  return { ...counts, pending: 0, running: 0, completed: completed + pending + running };
}

/** Failed only when nothing came of it; the counters say how many items failed. */
function endState(state: BatchDoc['state'], counts: ItemCounts): BatchDoc['state'] {
  if (state === 'cancelled') return state;
  const isFailure = counts.failed > 0 && counts.completed + counts.skipped === 0;
  return (isFailure ? BATCH_TRANSITIONS.fail : BATCH_TRANSITIONS.complete).to;
}
