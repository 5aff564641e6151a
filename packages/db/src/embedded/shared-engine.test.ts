import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import mongoose from 'mongoose';
import { expect, test } from 'vitest';
import { connectOrStartEngine } from './connect-or-start.ts';
import { prepareEnginePaths } from './engine-paths.ts';
import { isRunning, readEnginePid } from './engine-pid.ts';
import { EXIT_DIRECTORY_IN_USE } from './exit-codes.ts';
import { useEngineUsers } from './test-helpers/engine-users.ts';

/** Three seconds of grace after the last client and the time to close, on a slow machine too. */
const CLOSED_WITHIN_MS = 20_000;
const engineUsers = useEngineUsers();

const { MongoClient } = mongoose.mongo;

async function namesOf(uri: string): Promise<string[]> {
  const client = await MongoClient.connect(uri);
  const users = await client.db('shared').collection<{ _id: string }>('users').find().sort({ _id: 1 }).toArray();
  await client.close();
  return users.map((user) => user._id);
}

function spawnEngineProcess(socketName: string): ChildProcess {
  const program = fileURLToPath(new URL('./process/engine-main.ts', import.meta.url));
  return spawn(process.execPath, [program, engineUsers.dataDir(), join(engineUsers.dataDir(), socketName)]);
}

test('programs that start at the same moment share one engine and see the same data', async () => {
  const users = await Promise.all(['a', 'b', 'c'].map((name) => engineUsers.start(name)));
  expect(new Set(users.map((user) => user.enginePid)).size).toBe(1);
  const { uri, connection } = await connectOrStartEngine(engineUsers.dataDir());
  expect(await namesOf(uri)).toEqual(['a', 'b', 'c']);
  connection.destroy();
});

test('calls at the same moment within one program get the same engine', async () => {
  const engines = await Promise.all([1, 2, 3].map(() => connectOrStartEngine(engineUsers.dataDir())));
  expect(new Set(engines.map((engine) => engine.uri)).size).toBe(1);
  for (const engine of engines) engine.connection.destroy();
});

test('the engine outlives the program that started it while another uses it', async () => {
  const starter = await engineUsers.start('starter');
  const other = await engineUsers.start('other');
  await starter.kill('SIGKILL');
  await sleep(4_000);
  expect(isRunning(other.enginePid)).toBe(true);
});

test('when its last user is killed the engine closes by itself and the directory can be opened again', async () => {
  const first = await engineUsers.start('first');
  await first.kill('SIGKILL');
  await engineUsers.untilEngineIsGone(CLOSED_WITHIN_MS);
  const second = await engineUsers.start('second');
  expect(second.enginePid).not.toBe(first.enginePid);
});

test('a user that arrives while the engine closes gets a new one with the old data', async () => {
  const first = await engineUsers.start('first');
  await first.kill('SIGKILL');
  process.kill(first.enginePid, 'SIGTERM');
  const second = await engineUsers.start('second');
  expect(second.enginePid).not.toBe(first.enginePid);
  const { uri, connection } = await connectOrStartEngine(engineUsers.dataDir());
  expect(await namesOf(uri)).toEqual(['first', 'second']);
  connection.destroy();
});

test('Ctrl-C in the terminal of a program does not close the engine under another', async () => {
  const interrupted = await engineUsers.start('interrupted');
  const other = await engineUsers.start('other');
  await interrupted.kill('SIGINT');
  process.kill(interrupted.enginePid, 'SIGINT');
  await sleep(500);
  expect(isRunning(other.enginePid)).toBe(true);
  expect(await readEnginePid(engineUsers.dataDir())).toBe(other.enginePid);
});

test('a second engine on the same directory is refused and leaves the first one serving', async () => {
  const { uri, connection } = await connectOrStartEngine(engineUsers.dataDir());
  const second = spawnEngineProcess('second.sock');
  expect(await once(second, 'exit')).toEqual([EXIT_DIRECTORY_IN_USE, null]);
  expect(await namesOf(uri)).toEqual([]);
  connection.destroy();
});

test('a directory whose engine listens elsewhere is reported, with the reason', async () => {
  const other = spawnEngineProcess('other.sock');
  while (!(await readEnginePid(engineUsers.dataDir()))) await sleep(20);
  await expect(connectOrStartEngine(engineUsers.dataDir(), { timeoutMs: 5_000 })).rejects.toThrow(
    /did not answer within 5 s.*another engine has the directory/s,
  );
  other.kill('SIGTERM');
  expect(await once(other, 'exit')).toEqual([0, null]);
});

test('a socket file left by a killed engine does not hinder the next', async () => {
  const first = await engineUsers.start('first');
  await first.kill('SIGKILL');
  process.kill(first.enginePid, 'SIGKILL');
  while (isRunning(first.enginePid)) await sleep(10);
  const { uri, connection } = await connectOrStartEngine(engineUsers.dataDir());
  expect(await namesOf(uri)).toEqual(['first']);
  connection.destroy();
});

test('a program that has closed its database ends by itself', async () => {
  const connectionModule = new URL('../connection.ts', import.meta.url).href;
  const program = `import { connectDatabase } from '${connectionModule}';
    const database = await connectDatabase({ dataDir: '${engineUsers.dataDir()}' });
    await database.close();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' });
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('the socket is for this user alone', async () => {
  const { socketPath, connection } = await connectOrStartEngine(engineUsers.dataDir());
  expect(statSync(socketPath).mode & 0o777).toBe(0o600);
  connection.destroy();
});

test.each([
  ['that a small store needs', undefined, 96],
  ['that was chosen', 96, 96],
])('the cache has the size %s', async (_, cacheMb, expectedMb) => {
  const { uri, connection } = await connectOrStartEngine(engineUsers.dataDir(), { cacheMb });
  const client = await MongoClient.connect(uri);
  const { wiredTiger } = await client.db('admin').admin().serverStatus();
  expect(wiredTiger.cache['maximum bytes configured']).toBe(expectedMb * 1024 * 1024);
  await client.close();
  connection.destroy();
});

test.runIf(process.platform === 'linux')(
  'the engine sees none of the variables of the program that starts it',
  async () => {
    const { connection } = await connectOrStartEngine(engineUsers.dataDir());
    const variables = readFileSync(`/proc/${await readEnginePid(engineUsers.dataDir())}/environ`, 'utf8');
    expect(variables).toBe('MALLOC_ARENA_MAX=2\0');
    connection.destroy();
  },
);

test('a query for which several indexes may serve, and none finds anything soon, is answered', async () => {
  const { uri, connection } = await connectOrStartEngine(engineUsers.dataDir());
  const client = await MongoClient.connect(uri);
  const lines = client.db('shared').collection<{ _id: number; at: number }>('lines');
  await lines.createIndex({ at: 1 });
  await lines.insertMany(Array.from({ length: 25_000 }, (_, at) => ({ _id: at, at })));
  const [first] = await lines
    .find({ _id: { $gte: 0 }, at: { $gte: 12_000 } })
    .sort({ _id: 1 })
    .limit(1)
    .toArray();
  expect(first).toEqual({ _id: 12_000, at: 12_000 });
  await client.close();
  connection.destroy();
});

test('a document of the largest size goes in and out whole', async () => {
  const { uri, connection } = await connectOrStartEngine(engineUsers.dataDir());
  const client = await MongoClient.connect(uri);
  const text = 'x'.repeat(16 * 1024 * 1024 - 100);
  await client.db('shared').collection('large').insertOne({ text });
  expect((await client.db('shared').collection('large').findOne())?.text).toBe(text);
  await client.close();
  connection.destroy();
});

test('a log that has grown too large is emptied at the next start', async () => {
  const { logFile } = prepareEnginePaths(engineUsers.dataDir());
  writeFileSync(logFile, 'x'.repeat(6 * 1024 * 1024));
  const { connection } = await connectOrStartEngine(engineUsers.dataDir());
  expect(statSync(logFile).size).toBeLessThan(10_000);
  connection.destroy();
});

test('a data directory with a long name works', async () => {
  const dataDir = join(engineUsers.dataDir(), 'long'.repeat(40));
  const { uri, connection } = await connectOrStartEngine(dataDir);
  expect(await namesOf(uri)).toEqual([]);
  process.kill(Number(await readEnginePid(dataDir)), 'SIGTERM');
  await once(connection.resume(), 'close');
  while (await readEnginePid(dataDir)) await sleep(20);
});

test('an engine that cannot open its directory is reported with the last lines of its log', async () => {
  const { databaseDir } = prepareEnginePaths(engineUsers.dataDir());
  writeFileSync(databaseDir, 'not a directory');
  await expect(connectOrStartEngine(engineUsers.dataDir())).rejects.toThrow(
    /ended with 1\. Last lines of .*engine\.log:\n.*EEXIST/s,
  );
});
