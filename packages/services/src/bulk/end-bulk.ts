import { BULK_PART_INDEXES, type BulkChangeDoc, BulkChangeModel, BulkPartModel } from '@workbench/db';
import type { ServiceContext, Verb } from '../shared/context.ts';
import { ServiceError } from '../shared/errors.ts';
import { cancelBatch, latestBatch } from '../shared/jobs/index.ts';
import { BULK_KIND, batchName, carryOut, finishChange, waitForEarlier } from './bulk-job.ts';
import { toBulkChange } from './bulk-view.ts';
import { requireChange } from './require-change.ts';
import type { BulkChange } from './schemas.ts';

type ById = Verb<{ id: string }>;

/** Changes no further company; what is changed stays until it is undone. One that has ended, or is undone, stays so. */
export async function cancelBulk({ ctx, input: { id } }: ById): Promise<BulkChange> {
  const change = await requireChange(id);
  const open = { _id: id, phase: 'do' as const, cancelledAt: null, finishedAt: null };
  const { modifiedCount } = await BulkChangeModel.updateOne(open, { $set: { cancelledAt: ctx.now() } });
  if (modifiedCount === 1) {
    const batch = await latestBatch(BULK_KIND, batchName(change));
    if (batch === null) await finishChange(ctx, id);
    else await cancelBatch(batch.id);
  }
  return toBulkChange(await requireChange(id));
}

/**
 * Takes back what a change has done, as a whole; what was changed otherwise since stays and is listed.
 * @throws ServiceError not_found; conflict while it is under way
 */
export async function undoBulk({ ctx, input: { id } }: ById): Promise<BulkChange> {
  const change = await requireChange(id);
  if (ctx.isRepeat && change.phase === 'undo') return finishUndo(ctx, change);
  const ended = { _id: id, finishedAt: { $ne: null } };
  // A part that a cancel has overtaken ends first: what it does is taken back as well.
  if (change.cancelledAt !== null && change.phase === 'do') await waitForEarlier(id);
  const { matchedCount } = await BulkChangeModel.updateOne(ended, { $set: { phase: 'undo', finishedAt: null } });
  if (matchedCount === 0) throw notEnded(await requireChange(id));
  return finishUndo(ctx, { ...change, phase: 'undo', finishedAt: null });
}

async function finishUndo(ctx: ServiceContext, change: BulkChangeDoc): Promise<BulkChange> {
  if (change.finishedAt === null) {
    await reopenKept(change._id);
    await carryOut(ctx, change);
  }
  return toBulkChange(await requireChange(change._id));
}

/** What an earlier undo has left as it was may be possible now. */
async function reopenKept(changeId: string): Promise<void> {
  const withKept = { changeId, state: 'undone' as const, 'kept.0': { $exists: true } };
  await BulkPartModel.updateMany(withKept, { $set: { state: 'done' } }, { hint: BULK_PART_INDEXES.change });
}

function notEnded({ phase }: BulkChangeDoc): ServiceError {
  const message =
    phase === 'do'
      ? 'This change is still under way; cancel it or wait for its end'
      : 'This undo is under way; look again shortly';
  return new ServiceError('conflict', message);
}
