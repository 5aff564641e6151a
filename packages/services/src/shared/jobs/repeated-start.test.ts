import { randomUUID } from 'node:crypto';
import { BatchItemModel, BatchModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { killAtWrite } from '../moves/killed-writes.fixtures.ts';
import { startBatch } from './index.ts';
import { ctx, DONE, keys, kindOf } from './jobs.fixtures.ts';
import type { JobStore } from './processor/job-store.ts';
import { sweepBatches } from './processor/sweep.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);
afterEach(() => vi.restoreAllMocks());

const KIND = 't.repeated';
const idle = { queue: async () => undefined, remove: async () => undefined } as unknown as JobStore;
const sweep = { ctx, store: idle, leaseMs: 60_000, onWork: () => undefined, onEnded: () => undefined };
const start = (id: string) => startBatch(ctx, { kind: KIND, params: {}, keys: keys(3), id });

/** An attempt that was killed when its items were written; nobody has asked again for a minute. */
async function abandoned(): Promise<string> {
  kindOf(KIND, async () => DONE);
  const id = randomUUID();
  expect(await killAtWrite(3, () => start(id))).toBe(true);
  expect(await BatchItemModel.countDocuments({ batchId: id })).toBe(3);
  await BatchModel.updateOne({ _id: id }, { $set: { lockedUntil: new Date(0) } });
  return id;
}

it('a batch that is repeated at the moment when it is deleted as abandoned has all its items', async () => {
  const id = await abandoned();
  const original = BatchItemModel.deleteMany.bind(BatchItemModel);
  const deletion = vi.spyOn(BatchItemModel, 'deleteMany').mockImplementationOnce(((filter: object) => {
    // The batch is gone, its items are still there.
    return start(id).then(() => original(filter));
  }) as never);
  await sweepBatches(sweep);
  expect(deletion).toHaveBeenCalledOnce();
  expect(await BatchModel.findById(id).lean()).toMatchObject({ state: 'running', total: 3 });
  expect(await BatchItemModel.countDocuments({ batchId: id })).toBe(3);
});

it('writes again what is deleted while the repeat writes', async () => {
  const id = await abandoned();
  const { order } = (await BatchModel.findById(id).lean()) ?? { order: 0 };
  await BatchModel.deleteOne({ _id: id });
  vi.spyOn(BatchItemModel, 'updateMany').mockImplementationOnce(((filter: object, change: object) => ({
    exec: async () => {
      await BatchItemModel.deleteMany({ batchId: id, batchOrder: order });
      return BatchItemModel.updateMany(filter, change).exec();
    },
  })) as never);
  await start(id);
  expect(await BatchItemModel.countDocuments({ batchId: id })).toBe(3);
});
