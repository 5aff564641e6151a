import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { upgradeDatabase } from '@workbench/db';
import mongoose, { type mongo } from 'mongoose';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { restoreWorkspace } from '../helpers/restore-workspace.ts';

const UPGRADE = fileURLToPath(new URL('./test-helpers/upgrade-process.ts', import.meta.url));
const AT = new Date('2026-11-22T16:00:00Z');

let client: mongo.MongoClient;
let db: mongo.Db;
let uninterrupted: Record<string, unknown>;

async function restore(): Promise<mongo.Db> {
  const restored = client.db(`test_${randomUUID()}`);
  await restoreWorkspace(restored, 'a302844');
  // What is open for moments only was not caught by the recording.
  const order = { source: 'apollo', people: [], keys: [], unsureUntil: AT };
  await restored.collection<mongo.Document>('reveal_orders').insertOne({ _id: 'order', ...order } as never);
  await restored.collection('host_gates').insertOne({ _id: 'api.example', forgetAt: new Date('2099-01-01') } as never);
  await restored.collection('vendor_accounts').updateOne({}, { $set: { askAgainAt: AT } });
  return restored;
}

/** Every document, every index but those that are the same in all databases, and the schema's state. */
async function contentOf(database: mongo.Db): Promise<Record<string, unknown>> {
  const names = (await database.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name).sort();
  const contents = names.map(async (name) => {
    const collection = database.collection(name);
    const indexes = (await collection.indexes()).map((index) => JSON.stringify(index)).sort();
    const documents = await collection.find().sort({ _id: 1 }).toArray();
    return [name, { documents: withoutRepeats(name, documents), indexes }] as const;
  });
  return Object.fromEntries(await Promise.all(contents));
}

/** A step that is continued says once more that it may have changed any company, under a later version of the lock. */
function withoutRepeats(name: string, documents: mongo.Document[]): mongo.Document[] {
  if (name === 'write_locks') return documents.map(({ version: _, ...lock }) => lock);
  if (name !== 'company_write_log') return documents;
  const entries = documents.map(({ kind, isAll, ids }) => ({ kind, isAll, bytes: ids.length() }));
  return [...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values()];
}

async function runProcess(killAt?: number): Promise<{ output: string; signal: NodeJS.Signals | null; code: number }> {
  const args = [UPGRADE, inject('mongoUri'), db.databaseName, ...(killAt === undefined ? [] : [String(killAt)])];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [output, [code, signal]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { output, code, signal };
}

beforeAll(async () => {
  client = await mongoose.mongo.MongoClient.connect(inject('mongoUri'), { retryWrites: false });
  const whole = await restore();
  await upgradeDatabase(whole);
  uninterrupted = await contentOf(whole);
  await whole.dropDatabase();
});
afterAll(() => client.close());
beforeEach(async () => {
  db = await restore();
});
afterEach(() => db.dropDatabase());

it('renames the fields of every document and leaves no document out', async () => {
  const before = await contentOf(db);
  await upgradeDatabase(db);
  const count = (content: Record<string, unknown>, name: string) =>
    (content[name] as { documents: unknown[] } | undefined)?.documents.length;
  for (const name of Object.keys(before)) expect(count(uninterrupted, name), name).toBe(count(before, name));
  expect(await db.collection('paid_calls').countDocuments({ state: 'captured' })).toBeGreaterThan(0);
  const old = ['forgetAt', 'settledAt', 'heldUntil', 'unsureUntil', 'askAgainAt'].map((field) => ({
    [field]: { $exists: true },
  }));
  for (const name of Object.keys(before)) expect(await db.collection(name).countDocuments({ $or: old }), name).toBe(0);
  const renamed = { order: 'reveal_orders', 'api.example': 'host_gates' };
  for (const [_id, name] of Object.entries(renamed)) {
    const stored = await db.collection(name).findOne({ _id: _id as never });
    expect(stored?.indeterminateUntil ?? stored?.expiresAt).toBeInstanceOf(Date);
  }
  expect(await db.collection('vendor_accounts').countDocuments({ nextQueryAt: AT })).toBe(1);
});

it('is continued by the next process after each of several kills', async () => {
  for (const killAt of [3, 9, 14, 11, 8]) {
    const { signal } = await runProcess(killAt);
    expect(signal, `killed at command ${killAt}`).toBe('SIGKILL');
  }
  const { output, code } = await runProcess();
  expect(code).toBe(0);
  expect(output).toMatch(/: continued$/m);
  expect(await contentOf(db)).toEqual(uninterrupted);
}, 60_000);

it('is done by one of three processes that start at once', async () => {
  const processes = await Promise.all([runProcess(), runProcess(), runProcess()]);
  expect(processes.map(({ code }) => code)).toEqual([0, 0, 0]);
  const output = processes.map((one) => one.output).join('');
  expect(output.match(/step 2 of \d+ \(names of stored fields\): started/g)).toHaveLength(1);
  expect(await contentOf(db)).toEqual(uninterrupted);
}, 60_000);
