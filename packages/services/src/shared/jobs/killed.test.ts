import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { BatchItemModel, connectDatabase, type Database, prepareDatabase } from '@workbench/db';
import { readEnginePid, terminateEngine } from '@workbench/db/embedded';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listBatchItems, startBatch } from './index.ts';
import { ctx, DONE, ended, FAST, keys, kindOf, sumOf, until } from './jobs.fixtures.ts';
import { type JobEngine, startJobEngine } from './processor/engine.ts';

const WORKER = fileURLToPath(new URL('./test-helpers/worker.ts', import.meta.url));

let dataDir: string;
let database: Database;
const engines: JobEngine[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'workbench-jobs-'));
  database = await connectDatabase({ dataDir });
  await prepareDatabase();
});
afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.stop()));
  await database.close();
  await terminateEngine(dataDir);
  await rm(dataDir, { recursive: true });
});

async function killDatabase(): Promise<void> {
  process.kill(Number(await readEnginePid(dataDir)), 'SIGKILL');
  await until(async () => (await readEnginePid(dataDir)) !== undefined);
  // A connection of the former engine may still look open to the next call.
  await until(() =>
    database.ping().then(
      () => true,
      () => false,
    ),
  );
}

it('does every item once although the database is killed twice under two workers', async () => {
  engines.push(...(await Promise.all([1, 2].map(() => startJobEngine({ ctx, timings: { ...FAST, leaseMs: 8000 } })))));
  const done: string[] = [];
  let atWork = 0;
  const runs = kindOf('t.away', async ({ key }) => {
    atWork++;
    await sleep(30);
    atWork--;
    done.push(key);
    return DONE;
  });
  const batch = await startBatch<unknown>(ctx, { kind: 't.away', params: {}, keys: keys(160) });
  for (const share of [40, 100]) {
    await until(() => done.length >= share);
    await killDatabase();
  }
  const view = await ended(batch);
  expect(view).toMatchObject({ state: 'completed', completed: 160, failed: 0 });
  expect(sumOf(view)).toBe(160);
  expect(new Set(done).size).toBe(160);
  // An item whose end could not be written may be done again, but never while it is at work elsewhere.
  expect(runs.length).toBe(done.length);
  expect(atWork).toBe(0);
});

it('takes up the items of a worker that was killed', async () => {
  const worker = spawn(process.execPath, [WORKER, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(worker.stdout, 'data');
  const batch = await startBatch<unknown>(ctx, { kind: 't.killed', params: {}, keys: keys(8) });
  await until(async () => (await listBatchItems({ batchId: batch.id, state: 'running', limit: 9 })).length > 0);
  worker.kill('SIGKILL');
  await once(worker, 'exit');
  const runs = kindOf('t.killed', async () => DONE);
  engines.push(await startJobEngine({ ctx, timings: { ...FAST, leaseMs: 8000 } }));
  expect(await ended(batch)).toMatchObject({ state: 'completed', completed: 8 });
  expect(await BatchItemModel.countDocuments({ batchId: batch.id, crashes: 1, attempts: 1 })).toBeGreaterThan(0);
  expect(new Set(runs.map(({ key }) => key)).size).toBe(runs.length);
});
