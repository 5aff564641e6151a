import { DailyUsageModel } from '@workbench/db';
import { isDatabaseUnavailable, isDuplicateKey } from '../../shared/database/classify-error.ts';
import { GroupCommit } from '../../shared/database/group-commit.ts';
import { withDatabaseRetry } from '../../shared/database/with-retry.ts';

interface CountedCall {
  _id: string;
  isFailed: boolean;
}

/** A sync makes hundreds of calls a second: those that end together are one write per vendor. */
const calls = new GroupCommit<CountedCall, void>(writeCalls, { collectMs: 0 });

/** Counts one call. */
export function countCall(vendor: string, day: string, outcome: 'ok' | 'failed'): Promise<void> {
  return calls.run({ _id: `${vendor}:${day}`, isFailed: outcome === 'failed' });
}

async function writeCalls(counted: CountedCall[]): Promise<undefined[]> {
  const writes = [...Map.groupBy(counted, ({ _id }) => _id)].map(([_id, group]) => {
    const counts = { calls: group.length, failures: group.filter(({ isFailed }) => isFailed).length, credits: 0 };
    return withDatabaseRetry(() => upsertDay(_id, { $inc: counts }));
  });
  await Promise.all(writes);
  return counted.map(() => undefined);
}

/** Takes credits of the day's cap in one atomic step; false when they would pass it. */
export async function reserveDailyCredits(vendor: string, day: string, credits: number, cap: number): Promise<boolean> {
  if (credits === 0) return true;
  const _id = `${vendor}:${day}`;
  const tryReserve = () =>
    DailyUsageModel.updateOne({ _id, credits: { $lte: cap - credits } }, { $inc: { credits } }).then(
      ({ matchedCount }) => matchedCount === 1,
    );
  return await withDatabaseRetry(async () => {
    if (await tryReserve()) return true;
    // Perhaps only because nothing was counted today: create the document, then the answer is final.
    await upsertDay(_id, { $setOnInsert: { calls: 0, failures: 0, credits: 0 } });
    return await tryReserve();
  });
}

/** Adds what a call cost beyond its reservation; negative gives back. */
export async function adjustDailyCredits(vendor: string, day: string, credits: number): Promise<void> {
  if (credits !== 0) await DailyUsageModel.updateOne({ _id: `${vendor}:${day}` }, { $inc: { credits } });
}

/** Not retried when the database is unavailable: applied twice, it would count too little. */
export async function releaseDailyCredits(vendor: string, day: string, credits: number): Promise<void> {
  try {
    await adjustDailyCredits(vendor, day, -credits);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
  }
}

async function upsertDay(_id: string, update: object): Promise<void> {
  try {
    await DailyUsageModel.updateOne({ _id }, update, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // Another process created it at the same moment, so it exists now.
    await DailyUsageModel.updateOne({ _id }, update);
  }
}
