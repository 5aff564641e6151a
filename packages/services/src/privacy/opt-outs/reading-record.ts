import { isProcessGone, type OptOutReadDoc, OptOutReadModel, thisProcess } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';
import { shrunkFrom } from './shrunk-list.ts';

/** Longer than a call may take: whoever has begun it is gone. */
const READING_MAX_MS = 60 * 60_000;
const INTERRUPTED = {
  kind: 'interrupted',
  message: 'The server stopped while it read the list. Who was found until then is removed; the rest is read tomorrow',
};

/** Takes the day in one atomic step, over all processes: false where the list was read today, or is being read. */
export async function claimDay(ctx: ServiceContext, vendor: string): Promise<boolean> {
  const now = ctx.now();
  const day = now.toISOString().slice(0, 10);
  const begun = { day, startedAt: now, finishedAt: null, worker: thisProcess(), ids: 0, people: 0, failure: null };
  try {
    const { modifiedCount, upsertedCount } = await OptOutReadModel.updateOne(
      { _id: vendor, day: { $ne: day } },
      { $set: begun, $setOnInsert: { found: [], peopleEver: 0, completed: null } },
      { upsert: true },
    );
    return modifiedCount + upsertedCount === 1;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

export const noteProgress = (vendor: string, { ids, found }: { ids: number; found: readonly string[] }) =>
  OptOutReadModel.updateOne({ _id: vendor }, { $set: { ids }, $addToSet: { found: { $each: [...found] } } });

export const noteRemoved = (vendor: string, ids: readonly string[], people: number) =>
  OptOutReadModel.updateOne({ _id: vendor }, { $pullAll: { found: ids }, $inc: { people, peopleEver: people } });

/** @returns how many ids a list had that has shrunk; null for one that has not */
export async function noteEnd(ctx: ServiceContext, vendor: string, ids: number): Promise<number | null> {
  const at = ctx.now();
  const last = await OptOutReadModel.findById(vendor, { completed: 1 }).lean<Pick<OptOutReadDoc, 'completed'>>();
  const before = shrunkFrom(last?.completed ?? null, ids);
  const completed = { at, ids, shrunkFrom: before };
  await OptOutReadModel.updateOne({ _id: vendor }, { $set: { ids, finishedAt: at, completed, failure: null } });
  return before;
}

/** @param isDayFree nothing was read, and trying again may help */
export const noteFailure = (
  ctx: ServiceContext,
  vendor: string,
  { failure, isDayFree }: { failure: OptOutReadDoc['failure']; isDayFree: boolean },
) =>
  OptOutReadModel.updateOne(
    { _id: vendor },
    { $set: { finishedAt: ctx.now(), failure, ...(isDayFree && { day: null }) } },
  );

/** A reading whose process died has failed; what it has found stays noted. */
export async function noteInterruption(ctx: ServiceContext, vendor: string): Promise<void> {
  const reading = await OptOutReadModel.findOne({ _id: vendor, finishedAt: null }).lean<OptOutReadDoc>();
  if (reading === null || isReading(reading, ctx.now())) return;
  await OptOutReadModel.updateOne(
    { _id: vendor, finishedAt: null, startedAt: reading.startedAt },
    { $set: { finishedAt: ctx.now(), failure: INTERRUPTED } },
  );
}

export const isReading = ({ finishedAt, worker, startedAt }: OptOutReadDoc, now: Date): boolean =>
  finishedAt === null && !isProcessGone(worker) && Math.abs(now.getTime() - startedAt.getTime()) < READING_MAX_MS;
