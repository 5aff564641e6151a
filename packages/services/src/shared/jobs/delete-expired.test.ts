import { BatchItemModel, BatchModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createContext } from '../context.ts';
import * as jobs from './index.ts';
import { ctx, DONE, keys, kindOf } from './jobs.fixtures.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const DAY_MS = 24 * 60 * 60_000;
const later = (days: number) => createContext({ now: () => new Date(Date.now() + days * DAY_MS) });

async function batchOf(kind: string, fields: object): Promise<string> {
  const { id } = await jobs.startBatch(ctx, { kind, params: {}, keys: keys(3) });
  await BatchModel.updateOne({ _id: id }, { $set: fields });
  await BatchItemModel.updateMany({ batchId: id }, { $set: { state: 'completed', finishedAt: new Date() } });
  return id;
}

const finished = () => ({ state: 'completed', finishedAt: new Date(), finishedNotified: true });
const itemsOf = (batchId: string) => BatchItemModel.countDocuments({ batchId });

describe('what ended long ago', () => {
  it('loses its items 90 days after the end of the batch, and the batch stays', async () => {
    kindOf('t.kept', async () => DONE);
    const id = await batchOf('t.kept', finished());
    await jobs.deleteExpiredBatches(later(89));
    expect(await itemsOf(id)).toBe(3);
    await jobs.deleteExpiredBatches(later(91));
    expect(await itemsOf(id)).toBe(0);
    expect(await jobs.getBatch(id)).toMatchObject({ state: 'completed', total: 3 });
    await expect(jobs.retryBatch({}, id)).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('keeps all items of a paused batch however old they are', async () => {
    kindOf('t.waits', async () => DONE);
    const id = await batchOf('t.waits', { state: 'paused' });
    await jobs.deleteExpiredBatches(later(1000));
    expect(await itemsOf(id)).toBe(3);
  });

  it('goes with its batch, and earlier, where its kind says so', async () => {
    kindOf('t.brief', async () => DONE, { retention: () => ({ itemsMs: DAY_MS, isBatchDeleted: true }) });
    const id = await batchOf('t.brief', finished());
    await jobs.deleteExpiredBatches(later(2));
    expect([await itemsOf(id), await BatchModel.countDocuments({ _id: id })]).toEqual([0, 0]);
  });

  it('keeps its items for good where its kind says so, whatever the workspace has set', async () => {
    kindOf('t.for-good', async () => DONE, {
      retention: () => ({ itemsMs: Number.POSITIVE_INFINITY, isBatchDeleted: false }),
    });
    const id = await batchOf('t.for-good', finished());
    await jobs.deleteExpiredBatches(later(1000), 1);
    expect(await itemsOf(id)).toBe(3);
  });

  it('is deleted to the end when the first attempt was interrupted', async () => {
    kindOf('t.kept', async () => DONE);
    const id = await batchOf('t.kept', { ...finished(), itemsExpired: 'deleting' });
    await expect(jobs.retryBatch({}, id)).rejects.toMatchObject({ kind: 'conflict' });
    await jobs.deleteExpiredBatches(later(91));
    expect(await itemsOf(id)).toBe(0);
  });
});
