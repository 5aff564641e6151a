import { randomUUID } from 'node:crypto';
import { upgradeDatabase } from '@workbench/db';
import mongoose, { type mongo } from 'mongoose';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { restoreWorkspace } from '../helpers/restore-workspace.ts';
import { runUpgrade } from './test-helpers/run-upgrade.ts';
import { contentOf } from './test-helpers/stored-content.ts';

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
    const { signal } = await runUpgrade(db.databaseName, killAt);
    expect(signal, `killed at command ${killAt}`).toBe('SIGKILL');
  }
  const { output, code } = await runUpgrade(db.databaseName);
  expect(code).toBe(0);
  expect(output).toMatch(/: continued$/m);
  expect(await contentOf(db)).toEqual(uninterrupted);
});

it('is done by one of three processes that start at once', async () => {
  const processes = await Promise.all([
    runUpgrade(db.databaseName),
    runUpgrade(db.databaseName),
    runUpgrade(db.databaseName),
  ]);
  expect(processes.map(({ code }) => code)).toEqual([0, 0, 0]);
  const output = processes.map((one) => one.output).join('');
  expect(output.match(/step 2 of \d+ \(names of stored fields\): started/g)).toHaveLength(1);
  expect(await contentOf(db)).toEqual(uninterrupted);
});
