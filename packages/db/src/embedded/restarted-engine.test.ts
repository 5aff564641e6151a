import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import { afterEach, expect, test } from 'vitest';
import { connectDatabase, type Database } from '../connection.ts';
import { isDatabaseUnavailable } from '../database-unavailable.ts';
import { isRunning, readEnginePid, terminateEngine } from './engine-pid.ts';
import { superviseEngine } from './restart-supervisor.ts';
import { useEngineUsers } from './test-helpers/engine-users.ts';

const Entry = mongoose.model('Entry', new mongoose.Schema({ n: Number }));
const engineUsers = useEngineUsers();
let database: Database | undefined;

afterEach(async () => {
  await database?.close();
  database = undefined;
});

async function enginePid(): Promise<number> {
  const pid = await readEnginePid(engineUsers.dataDir());
  if (!pid) throw new Error('No engine runs');
  return pid;
}

test('killed three times under load, the engine comes back each time with every acknowledged write', async () => {
  let restarts = 0;
  database = await connectDatabase({ dataDir: engineUsers.dataDir(), onUp: () => (restarts += 1) });
  const acknowledged: number[] = [];
  const errors: Error[] = [];
  let isWriting = true;
  const write = async (writer: number): Promise<void> => {
    for (let n = writer; isWriting; n += 10) {
      await Entry.create({ n }).then(
        () => acknowledged.push(n),
        (error) => errors.push(error),
      );
    }
  };
  const writers = Array.from({ length: 10 }, (_, writer) => write(writer));
  for (let kill = 0; kill < 3; kill += 1) {
    await sleep(700);
    process.kill(await enginePid(), 'SIGKILL');
    while (restarts === kill) await sleep(10);
  }
  await sleep(700);
  isWriting = false;
  await Promise.all(writers);

  const stored = new Set((await Entry.find().lean()).map((entry) => entry.n));
  expect(errors.filter((error) => !isDatabaseUnavailable(error))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(100);
  expect(acknowledged.filter((n) => !stored.has(n))).toEqual([]);
});

test('the same connection works again when the engine is back', async () => {
  const back = Promise.withResolvers<void>();
  database = await connectDatabase({ dataDir: engineUsers.dataDir(), onUp: back.resolve });
  process.kill(await enginePid(), 'SIGKILL');
  await back.promise;
  await database.ping();
});

test('what is begun while the engine is away waits for it instead of failing: a query, writes and ping', async () => {
  const down = Promise.withResolvers<void>();
  database = await connectDatabase({ dataDir: engineUsers.dataDir(), onDown: down.resolve });
  await Entry.create({ n: 1 });
  process.kill(await enginePid(), 'SIGKILL');
  await down.promise;
  const begun = [Entry.exists({ n: 1 }), Entry.create({ n: 2 }), Entry.updateOne({ n: 1 }, { n: 3 }), database.ping()];
  const outcomes = await Promise.allSettled(begun);
  expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
  expect((await Entry.find().sort('n').lean()).map(({ n }) => n)).toEqual([2, 3]);
});

test('two programs that supervise the same engine restart it once', async () => {
  const user = await engineUsers.start('other');
  const back = Promise.withResolvers<void>();
  database = await connectDatabase({ dataDir: engineUsers.dataDir(), onUp: back.resolve });
  process.kill(user.enginePid, 'SIGKILL');
  await back.promise;
  const restarted = await enginePid();
  await sleep(1_000);
  expect(await enginePid()).toBe(restarted);
});

test('after stop() the engine is not restarted', async () => {
  const events: string[] = [];
  const engine = await superviseEngine(engineUsers.dataDir(), {
    onDown: () => events.push('down'),
    onUp: () => events.push('up'),
  });
  const pid = await enginePid();
  engine.stop();
  process.kill(pid, 'SIGKILL');
  while (isRunning(pid)) await sleep(10);
  await sleep(500);
  expect(events).toEqual([]);
  expect(await readEnginePid(engineUsers.dataDir())).toBeUndefined();
});

test('stop() ends a restart that is under way', async () => {
  const events: string[] = [];
  const stopped = Promise.withResolvers<void>();
  const engine = await superviseEngine(engineUsers.dataDir(), {
    onDown: () => {
      engine.stop();
      stopped.resolve();
    },
    onUp: () => events.push('up'),
    onRestartError: () => events.push('error'),
  });
  process.kill(await enginePid(), 'SIGKILL');
  await stopped.promise;
  await sleep(500);
  expect(events).toEqual([]);
  expect(await readEnginePid(engineUsers.dataDir())).toBeUndefined();
});

test('a started engine has a cache with room for the leads', async () => {
  const dataDir = engineUsers.dataDir();
  database = await connectDatabase({ dataDir });
  const text = 'x'.repeat(1024 * 1024);
  await mongoose.connection.collection('leads').insertMany(Array.from({ length: 5 }, () => ({ text })));
  await database.close();
  await terminateEngine(dataDir);
  database = await connectDatabase({ dataDir });
  const sizes = [...(await readFile(join(dataDir, 'engine.log'), 'utf8')).matchAll(/cache (\d+) MB/g)];
  expect(sizes.map(([, size]) => size)).toEqual(['96', '101']);
});
