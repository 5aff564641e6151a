import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { BatchItemModel } from '@workbench/db';
import mongoose from 'mongoose';
import { afterEach, expect, it } from 'vitest';
import { registerSchedule, startBatch } from '../../../shared/jobs/index.ts';
import { ctx, DONE, ended, FAST, kindOf, until } from '../../../shared/jobs/jobs.fixtures.ts';
import { startJobEngine } from '../../../shared/jobs/processor/engine.ts';
import { type JournalEntry, newJournalWork } from '../../../shared/moves/journal-lease.ts';
import { useOwnDatabase } from '../../../shared/own-database.fixtures.ts';
import { acquireLock, releaseLock } from './write-lock.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const WORKER = pathOf('./test-helpers/worker-ahead.ts');
const CLOCK_AHEAD = pathOf('../../../../../../tests/faults/helpers/clock-ahead.mjs');
/** More than every lease, and less than the doctor complains of. */
const AHEAD_MS = 90_000;

const own = useOwnDatabase();
let worker: ChildProcess | undefined;
afterEach(() => worker?.kill('SIGKILL'));

it('a worker whose clock is 90 s ahead takes over nothing that another process is at work on', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const runs = kindOf('t.long', async () => {
    await released;
    return DONE;
  });
  let scheduled = 0;
  const schedule = async () => {
    scheduled++;
    await released;
  };
  registerSchedule({ name: 't.schedule', everyMs: 10_000, run: schedule });
  const long = await startBatch<unknown>(ctx, { kind: 't.long', params: {}, keys: ['k'] });
  const engine = await startJobEngine({ ctx, timings: { ...FAST, leaseMs: 20_000 } });
  await until(() => runs.length === 1 && scheduled === 1);
  const entry = { _id: 'entry', state: 'working', ...(await newJournalWork()) };
  await mongoose.connection.collection<JournalEntry>('t_journal').insertOne(entry);
  const lock = await acquireLock();

  worker = spawn(process.execPath, [`--import=${CLOCK_AHEAD}`, WORKER, own.dataDir], {
    env: { ...process.env, CLOCK_AHEAD_MS: String(AHEAD_MS) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  worker.stdout?.on('data', (chunk) => (said += chunk));
  // Of a kind that this process does not know: it has ended when the worker has swept both batches.
  await ended(await startBatch<unknown>(ctx, { kind: 't.seen', params: {}, keys: ['k'] }));
  const [item] = await BatchItemModel.find({ batchId: long.id }).lean();
  expect(said).toBe('');
  expect(item).toMatchObject({ state: 'running', crashes: 0 });
  await releaseLock(lock.token);
  await until(() => said !== '');
  expect(said).toBe('write lock\n');

  release();
  expect(await ended(long)).toMatchObject({ completed: 1 });
  await engine.stop();
  expect([runs.length, scheduled]).toEqual([1, 1]);
});
