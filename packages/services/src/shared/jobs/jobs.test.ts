import { setTimeout as sleep } from 'node:timers/promises';
import { ConnectorError } from '@workbench/connectors/errors';
import { BatchItemModel, BatchModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ServiceError } from '../errors.ts';
import { UNKNOWN_FAILURE } from './classify-failure.ts';
import * as jobs from './index.ts';
import { ctx, DONE, ended, FAST, itemStates, keys, kindOf, sumOf, until } from './jobs.fixtures.ts';
import { type JobEngine, type JobEngineOptions, startJobEngine } from './processor/engine.ts';

useTestDatabase();

const engines: JobEngine[] = [];
beforeEach(emptyTestDatabase);
afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.stop()));
});

async function start(more: Partial<JobEngineOptions> = {}): Promise<JobEngine> {
  const engine = await startJobEngine({ ctx, timings: FAST, ...more });
  engines.push(engine);
  return engine;
}

const begin = (kind: string, given: string[], more: Partial<jobs.StartBatch<unknown>> = {}) =>
  jobs.startBatch<unknown>(ctx, { kind, params: { a: 1 }, keys: given, ...more });

const retryableError = () => new ConnectorError('vendor_unavailable', 'x', 'The source does not answer');

describe('how an item ends', () => {
  it.each<[string, () => Promise<jobs.ItemResult>, string, string | null, number, string]>([
    ['completed', async () => DONE, 'completed', null, 1, 'completed'],
    [
      'skipped',
      async () => ({ state: 'skipped', message: 'Nothing to ask' }),
      'skipped',
      'Nothing to ask',
      1,
      'completed',
    ],
    ['failed', () => Promise.reject(new ServiceError('invalid', 'Too long')), 'failed', 'Too long', 1, 'failed'],
    ['a defect', () => Promise.reject(new Error('x is undefined')), 'failed', UNKNOWN_FAILURE, 1, 'failed'],
    ['used up', () => Promise.reject(retryableError()), 'failed', 'The source does not answer', 3, 'failed'],
  ])('%s', async (_, work, state, message, attempts, batchState) => {
    await start();
    kindOf('t.ends', work);
    const batch = await ended(await begin('t.ends', ['k']));
    expect(batch).toMatchObject({ state: batchState, total: 1, [state]: 1 });
    const [item] = await jobs.listBatchItems({ batchId: batch.id, limit: 10 });
    expect(item).toMatchObject({ key: 'k', state, message, attempts });
    expect(await jobs.findItem({ kind: 't.ends', key: 'k' })).toMatchObject({ batchId: batch.id, state });
  });

  it('is tried again when the failure may pass, not before the time that the source named', async () => {
    await start();
    const at: number[] = [];
    const runs = kindOf('t.passes', async ({ attempt }) => {
      at.push(Date.now());
      if (attempt === 1) throw Object.assign(retryableError(), { retryAfterMs: 300 });
      return DONE;
    });
    expect(await ended(await begin('t.passes', ['k']))).toMatchObject({ completed: 1 });
    expect(runs.map(({ attempt }) => attempt)).toEqual([1, 2]);
    expect(at[1]).toBeGreaterThanOrEqual((at[0] ?? 0) + 300);
  });

  it('fails at once when its source wants to be left alone for hours: the batch is not kept open so long', async () => {
    await start();
    const runs = kindOf('t.hours', () => Promise.reject(Object.assign(retryableError(), { retryAfterMs: 3_600_000 })));
    expect(await ended(await begin('t.hours', ['k']))).toMatchObject({ state: 'failed', failed: 1 });
    expect(runs).toHaveLength(1);
  });

  it('keeps the progress of a single item', async () => {
    await start();
    kindOf('t.progress', async ({ progress }) => {
      await progress(3, 7);
      return DONE;
    });
    expect((await ended(await begin('t.progress', ['k']))).progress).toEqual({ done: 3, total: 7 });
  });
});

describe('a batch', () => {
  it('is written whole before it is answered, without an engine', async () => {
    kindOf('t.written', async () => DONE);
    const batch = await begin('t.written', [...keys(2500), 'k1']);
    expect(batch).toMatchObject({ state: 'running', total: 2500, pending: 2500, startedAt: null });
    expect(await BatchItemModel.countDocuments({ batchId: batch.id, state: 'pending' })).toBe(2500);
  });

  it('without items ends as completed', async () => {
    await start();
    kindOf('t.empty', async () => DONE);
    expect(await ended(await begin('t.empty', []))).toMatchObject({ state: 'completed', total: 0 });
  });

  it('with a name is answered instead of a second one until it has ended', async () => {
    kindOf('t.named', async () => DONE);
    const both = await Promise.all([1, 2].map(() => begin('t.named', ['k'], { uniqueName: 'one' })));
    expect(both[0]?.id).toBe(both[1]?.id);
    expect(await BatchItemModel.countDocuments()).toBe(1);
    await start();
    await ended(both[0] as jobs.BatchView);
    const later = await begin('t.named', ['k'], { uniqueName: 'one' });
    expect(later.id).not.toBe(both[0]?.id);
    expect(await jobs.latestBatch('t.named')).toMatchObject({ id: later.id });
    expect((await jobs.listBatches({ kind: 't.named', limit: 5 })).map(({ id }) => id)).toEqual([
      later.id,
      both[0]?.id,
    ]);
    expect(await jobs.findItem({ kind: 't.named', key: 'k' })).toMatchObject({ batchId: later.id });
    await ended(later);
  });

  it('is found by its name among many others of its kind', async () => {
    kindOf('t.many', async () => DONE);
    const all = await begin('t.many', ['k'], { uniqueName: 'all' });
    for (const key of keys(3)) await begin('t.many', [key], { uniqueName: key });
    expect(await jobs.latestBatch('t.many', 'all')).toMatchObject({ id: all.id });
    expect(await jobs.latestBatch('t.many', 'none')).toBeNull();
    const plan = await BatchModel.find({ kind: 't.many', name: 'all' }).hint('by_name').explain('executionStats');
    expect((plan as never as { executionStats: object }).executionStats).toMatchObject({ totalDocsExamined: 1 });
  });

  it('of a kind that this process does not know is left alone', async () => {
    kindOf('t.known', async () => DONE);
    const foreign = await begin('t.foreign', ['k']);
    await start();
    await ended(await begin('t.known', ['k']));
    expect(await jobs.getBatch(foreign.id)).toMatchObject({ state: 'running', pending: 1 });
  });

  it('whose writing was cut off is dropped, and its name is free again', async () => {
    kindOf('t.cut', async () => DONE);
    const cut = await begin('t.cut', keys(3), { uniqueName: 'cut' });
    await BatchModel.updateOne({ _id: cut.id }, { $set: { state: 'preparing', lockedUntil: new Date(0) } });
    await start();
    await until(async () => (await BatchItemModel.countDocuments()) === 0);
    expect(await ended(await begin('t.cut', ['k'], { uniqueName: 'cut' }))).toMatchObject({ completed: 1 });
  });

  it('calls onFinished once, and again only after a failure of it', async () => {
    await Promise.all([start(), start()]);
    const told: jobs.BatchView[] = [];
    kindOf('t.told', async () => DONE, { onFinished: async (_, batch) => void told.push(batch) });
    const batch = await ended(await begin('t.told', keys(20)));
    await until(async () => (await BatchModel.countDocuments({ finishedNotified: true })) === 1);
    await sleep(200);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ id: batch.id, state: 'completed', completed: 20 });
  });

  it('is told of by another process when the first died over it', async () => {
    const told: string[] = [];
    kindOf('t.died', async () => DONE, { onFinished: async (_, { id }) => void told.push(id) });
    const batch = await begin('t.died', []);
    const died = { state: 'completed', finishedAt: new Date(), notifyAttempts: 1, notifyLeaseUntil: new Date(0) };
    await BatchModel.updateOne({ _id: batch.id }, { $set: died });
    await start();
    await until(() => told.length > 0);
    expect(told).toEqual([batch.id]);
  });
});

describe('control', () => {
  it('pauses, resumes and always counts to the total', async () => {
    await start();
    const runs = kindOf('t.pause', async () => {
      await sleep(20);
      return DONE;
    });
    const batch = await begin('t.pause', keys(100));
    await until(() => runs.length > 10);
    expect(await jobs.pauseBatch(batch.id)).toMatchObject({ state: 'paused' });
    await until(async () => (await jobs.getBatch(batch.id)).running === 0);
    await sleep(600);
    const paused = runs.length;
    expect(paused).toBeLessThan(100);
    await sleep(300);
    expect(runs).toHaveLength(paused);
    expect(sumOf(await jobs.getBatch(batch.id))).toBe(100);
    await jobs.resumeBatch(batch.id);
    expect(await ended(batch)).toMatchObject({ state: 'completed', completed: 100 });
    expect(runs).toHaveLength(100);
  });

  it('cancels what waits and stops what runs', async () => {
    await start();
    const runs = kindOf('t.cancel', async ({ signal }) => {
      await sleep(60_000, undefined, { signal });
      return DONE;
    });
    const batch = await begin('t.cancel', keys(30));
    await until(() => runs.length === 5);
    expect(await jobs.cancelBatch(batch.id)).toMatchObject({ state: 'cancelled' });
    expect(await ended(batch)).toMatchObject({ state: 'cancelled', cancelled: 30, running: 0 });
    expect(runs).toHaveLength(5);
    await expect(jobs.retryBatch({}, batch.id)).rejects.toThrow('start it again');
  });

  it('tries failed and skipped items again, completed ones not', async () => {
    await start();
    let isBroken = true;
    const told: string[] = [];
    const runs = kindOf(
      't.retry',
      async ({ key }) => {
        if (isBroken && key === 'k0') throw new ServiceError('invalid', 'Broken');
        return isBroken && key === 'k1' ? { state: 'skipped', message: null } : DONE;
      },
      { onFinished: async (_, { state }) => void told.push(state) },
    );
    const batch = await ended(await begin('t.retry', keys(4), { uniqueName: 'r' }));
    expect(batch).toMatchObject({ state: 'completed', failed: 1, skipped: 1, completed: 2 });
    await until(() => told.length === 1);
    isBroken = false;
    expect(await jobs.retryBatch({}, batch.id)).toMatchObject({ state: 'running', pending: 2 });
    expect(await ended(batch)).toMatchObject({ state: 'completed', completed: 4 });
    expect(runs).toHaveLength(6);
    await until(() => told.length === 2);
  });

  it('of a paused batch leaves it paused, and its items wait', async () => {
    await start();
    const runs = kindOf('t.paused', async ({ key }) => {
      if (key === 'k0') throw new ServiceError('invalid', 'Broken');
      return DONE;
    });
    const batch = await begin('t.paused', keys(3));
    await until(async () => (await jobs.getBatch(batch.id)).failed === 1);
    await BatchItemModel.updateMany({ key: 'k2' }, { $set: { state: 'pending' } });
    await BatchModel.updateOne({ _id: batch.id }, { $set: { state: 'paused', finishedAt: null, counts: null } });
    const before = runs.length;
    expect(await jobs.retryBatch({}, batch.id)).toMatchObject({ state: 'paused' });
    await sleep(500);
    expect(runs).toHaveLength(before);
    await jobs.resumeBatch(batch.id);
    expect(await ended(batch)).toMatchObject({ state: 'completed' });
  });

  it('ends when no item is open, although an earlier version deleted the items of its first months', async () => {
    const batch = await begin('t.long-paused', keys(5), { uniqueName: 'long' });
    kindOf('t.long-paused', async () => DONE);
    await BatchModel.updateOne({ _id: batch.id }, { $set: { state: 'paused' } });
    await BatchItemModel.updateMany({}, { $set: { state: 'completed', finishedAt: new Date() } });
    await BatchItemModel.deleteMany({ key: { $in: ['k0', 'k1'] } });
    await start();
    expect(await ended(batch)).toMatchObject({ state: 'completed', total: 5, completed: 5, pending: 0 });
    expect((await begin('t.long-paused', keys(1), { uniqueName: 'long' })).id).not.toBe(batch.id);
  });

  it('begins nothing again before what follows its end is done', async () => {
    await start();
    const log: string[] = [];
    let isBroken = true;
    const work = async () => {
      log.push('item');
      if (isBroken) throw new ServiceError('invalid', 'Broken');
      return DONE;
    };
    const onFinished = async () => {
      log.push('begins');
      await sleep(200);
      log.push('ends');
    };
    kindOf('t.follows', work, { onFinished });
    const batch = await ended(await begin('t.follows', ['k']));
    isBroken = false;
    await jobs.retryBatch({}, batch.id);
    expect(await ended(batch)).toMatchObject({ completed: 1 });
    await until(() => log.length === 6);
    expect(log).toEqual(['item', 'begins', 'ends', 'item', 'begins', 'ends']);
  });

  it('is refused in words while the items are being written', async () => {
    const batch = await begin('t.prepared', keys(2));
    await BatchModel.updateOne({ _id: batch.id }, { $set: { state: 'preparing' } });
    for (const control of [jobs.pauseBatch, jobs.cancelBatch]) {
      await expect(control(batch.id)).rejects.toMatchObject({ kind: 'conflict' });
    }
  });

  it('tries nothing again whose items are forgotten, so that its name stays free', async () => {
    await start();
    kindOf('t.old', async () => DONE);
    const batch = await ended(await begin('t.old', keys(2), { uniqueName: 'old' }));
    await BatchItemModel.deleteMany();
    await expect(jobs.retryBatch({}, batch.id)).rejects.toMatchObject({ kind: 'conflict' });
    expect(await jobs.getBatch(batch.id)).toMatchObject({ state: 'completed', completed: 2 });
  });

  it('of a batch that does not exist says so', async () => {
    await expect(jobs.pauseBatch('nope')).rejects.toThrow('No batch has the id nope');
  });
});

describe('several workers', () => {
  it('share 80 items and do none twice', async () => {
    await Promise.all([start({ workerName: 'a' }), start({ workerName: 'b' })]);
    const runs = kindOf('t.shared', async () => {
      await sleep(5);
      return DONE;
    });
    const batch = await ended(await begin('t.shared', keys(80)));
    expect(batch).toMatchObject({ completed: 80 });
    expect(runs).toHaveLength(80);
    expect(new Set(runs.map(({ key }) => key)).size).toBe(80);
  });

  it('take up what a killed one left, unless it takes its process down each time; no attempt is lost by that', async () => {
    const runs = kindOf('t.killed', async () => DONE);
    const batch = await begin('t.killed', ['once', 'often', 'alive']);
    const left = { state: 'running', owner: 'dead', leaseUntil: new Date(0) };
    await BatchItemModel.updateOne({ key: 'once' }, { $set: { ...left, attempts: 1 } });
    await BatchItemModel.updateOne({ key: 'often' }, { $set: { ...left, attempts: 1, crashes: 9 } });
    const later = new Date(Date.now() + 1000);
    await BatchItemModel.updateOne({ key: 'alive' }, { $set: { ...left, attempts: 1, leaseUntil: later } });
    await start();
    await until(() => runs.length > 0);
    expect(await itemStates(batch)).toMatchObject({ alive: 'running' });
    expect(await ended(batch)).toMatchObject({ completed: 2, failed: 1 });
    expect(runs.map(({ key, attempt }) => [key, attempt])).toEqual([
      ['once', 1],
      ['alive', 1],
    ]);
    expect(Date.now()).toBeGreaterThanOrEqual(later.getTime());
  });

  it('keep the lease of a long item, so that no other begins it', async () => {
    const timings = { ...FAST, leaseMs: 500, renewMs: 50 };
    await Promise.all([start({ timings }), start({ timings })]);
    const runs = kindOf('t.long', async () => {
      await sleep(1500);
      return DONE;
    });
    await ended(await begin('t.long', ['k']));
    expect(runs).toHaveLength(1);
  });

  it('write no second end to an item that another one took over', async () => {
    await start();
    const stopped: boolean[] = [];
    kindOf('t.lost', async ({ batchId, signal }) => {
      await BatchItemModel.updateOne(
        { batchId },
        { $set: { owner: 'other', leaseUntil: new Date(Date.now() + 60_000) } },
      );
      await until(() => signal.aborted);
      stopped.push(true);
      return { state: 'completed', message: 'too late' };
    });
    const batch = await begin('t.lost', ['k']);
    await until(() => stopped.length > 0);
    await sleep(100);
    expect(await itemStates(batch)).toEqual({ k: 'running' });
    await BatchItemModel.updateOne({}, { $set: { state: 'completed' } });
  });

  it('put back what has not ended when they stop, and count no attempt for it', async () => {
    const first = await start();
    const runs = kindOf('t.stop', async ({ signal }) => {
      if (runs.length === 1) await sleep(60_000, undefined, { signal });
      return DONE;
    });
    const batch = await begin('t.stop', ['k']);
    await until(() => runs.length === 1);
    await first.stop();
    expect(await itemStates(batch)).toEqual({ k: 'pending' });
    await start();
    expect(await ended(batch)).toMatchObject({ completed: 1 });
    expect(runs.map(({ attempt }) => attempt)).toEqual([1, 1]);
  });
});
