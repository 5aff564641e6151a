import { BatchModel } from '@workbench/db';
import type { ServiceContext } from '../../context.ts';
import { databaseNow } from '../../database/database-clock.ts';
import { passed } from '../../stored-time.ts';
import { findKind } from '../registry.ts';
import { batchView } from '../store/read-batches.ts';

const LEASE_MS = 20_000;
const RENEW_MS = 5000;
/** Failures of `onFinished` after which the batch counts as finished. */
const ATTEMPTS_MAX = 5;

/** Calls `onFinished` of an ended batch unless another process does so or has done so. */
export async function finishBatch(id: string, ctx: ServiceContext): Promise<void> {
  const now = await databaseNow();
  const batch = await BatchModel.findOneAndUpdate(
    {
      _id: id,
      finishedNotified: false,
      finishedAt: { $ne: null },
      $or: [{ notifyLeaseUntil: null }, { notifyLeaseUntil: passed(now, LEASE_MS) }],
    },
    { $set: { notifyLeaseUntil: new Date(now.getTime() + LEASE_MS) }, $inc: { notifyAttempts: 1 } },
    { returnDocument: 'after' },
  ).lean();
  if (batch === null) return;
  const renewal = setInterval(() => void renew(id).catch(() => undefined), RENEW_MS);
  try {
    await findKind(batch.kind)?.onFinished?.(ctx, await batchView(batch));
  } catch (error) {
    ctx.log.error({ err: error, batchId: id, kind: batch.kind }, 'onFinished of a batch failed');
    if (batch.notifyAttempts < ATTEMPTS_MAX) return;
  } finally {
    clearInterval(renewal);
  }
  await BatchModel.updateOne({ _id: id, finishedAt: batch.finishedAt }, { $set: { finishedNotified: true } });
}

async function renew(id: string): Promise<void> {
  await BatchModel.updateOne(
    { _id: id, finishedNotified: false },
    { $set: { notifyLeaseUntil: new Date((await databaseNow()).getTime() + LEASE_MS) } },
  );
}
