import { BatchItemModel, BatchModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import mongoose from 'mongoose';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { latestBatch, startBatch } from './index.ts';
import { ctx, DONE, ended, FAST, keys, kindOf } from './jobs.fixtures.ts';
import { type JobEngine, startJobEngine } from './processor/engine.ts';

useTestDatabase();

const engines: JobEngine[] = [];
beforeEach(emptyTestDatabase);
afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.stop()));
});

const inAYear = () => new Date(Date.now() + 365 * 86_400_000);

it('work that a process whose clock was a year ahead left behind goes on', async () => {
  kindOf('t.ahead', async () => DONE);
  const batch = await startBatch<unknown>(ctx, { kind: 't.ahead', params: {}, keys: keys(4) });
  const left = { state: 'running', owner: 'dead', leaseUntil: inAYear() } as const;
  await BatchItemModel.updateOne({ batchId: batch.id, key: 'k0' }, { $set: left });
  await BatchItemModel.updateOne({ batchId: batch.id, key: 'k1' }, { $set: { retryAt: inAYear() } });
  await BatchModel.updateOne({ _id: batch.id }, { $set: { lockedUntil: inAYear() } });
  engines.push(await startJobEngine({ ctx, timings: FAST }));
  expect((await ended(batch)).completed).toBe(4);
});

it('a batch that starts now is newer than one of a clock that was a year ahead', async () => {
  kindOf('t.newest', async () => DONE);
  const ofFuture = await startBatch<unknown>(ctx, { kind: 't.newest', params: {}, keys: keys(1) });
  await BatchModel.updateOne({ _id: ofFuture.id }, { $set: { order: inAYear().getTime() } });
  const { id } = await startBatch<unknown>(ctx, { kind: 't.newest', params: {}, keys: keys(1) });
  expect((await latestBatch('t.newest'))?.id).toBe(id);
});

it('jobs that were queued and locked a year ahead are started', async () => {
  kindOf('t.queued', async () => DONE);
  const batch = await startBatch<unknown>(ctx, { kind: 't.queued', params: {}, keys: keys(3) });
  const first = await startJobEngine({ ctx, timings: FAST, concurrencyScale: 0 });
  const jobs = mongoose.connection.collection('agendaJobs');
  await expect.poll(() => jobs.countDocuments({ 'data.batchId': batch.id }), { timeout: 120_000 }).toBeGreaterThan(0);
  await first.stop();
  await jobs.updateMany({}, { $set: { lockedAt: inAYear(), nextRunAt: inAYear() } });
  engines.push(await startJobEngine({ ctx, timings: FAST }));
  expect((await ended(batch)).completed).toBe(3);
});
