import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import mongoose, { type mongo } from 'mongoose';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { thisProcess } from '../running-process.ts';
import { TEST_OPTIONS } from '../testing.ts';
import { NewerDatabaseError } from './newer-database-error.ts';
import { type SchemaState, schemaStates } from './schema-state.ts';
import { upgradeDatabase } from './upgrade-database.ts';
import type { UpgradeStep } from './upgrade-step.ts';

let dbName: string;
let client: mongo.MongoClient;
let db: mongo.Db;

const { writeConcern } = TEST_OPTIONS;
const connect = (options: mongo.MongoClientOptions = {}) =>
  mongoose.mongo.MongoClient.connect(inject('mongoUri'), { writeConcern, retryWrites: false, ...options });

beforeEach(async () => {
  dbName = `test_${randomUUID()}`;
  client = await connect();
  db = client.db(dbName);
});
afterEach(async () => {
  await db.dropDatabase();
  await client.close();
});

const state = () => schemaStates(db).findOne({ _id: 'database' }) as Promise<SchemaState>;
const docs = (collection: string) => db.collection(collection).find().sort({ _id: 1 }).toArray();
const putNumbers = (count: number) =>
  db.collection('numbers').insertMany(Array.from({ length: count }, (_, value) => ({ value })));

/** Adds one to every value exactly once, although nothing but `isRaised` tells whether it was done. */
const raise: UpgradeStep = {
  number: 1,
  name: 'raise',
  run: ({ updateInBatches }) =>
    updateInBatches({
      stage: 'numbers',
      collection: 'numbers',
      filter: { isRaised: { $exists: false } },
      batchSize: 4,
      change: (documents) =>
        documents.map(({ _id }) => ({
          updateOne: {
            filter: { _id, isRaised: { $exists: false } },
            update: { $inc: { value: 1 }, $set: { isRaised: true } },
          },
        })),
    }),
};
const dropMark: UpgradeStep = {
  number: 2,
  name: 'drop the mark',
  run: async (work) => {
    await work.db.collection('numbers').updateMany({ isRaised: true }, { $unset: { isRaised: '' } });
  },
};
const steps = [raise, dropMark];

test('runs the missing steps in order, stores the version, and does nothing the second time', async () => {
  await putNumbers(10);
  const lines: string[] = [];
  await upgradeDatabase(db, { steps, log: (line) => lines.push(line) });
  expect((await docs('numbers')).map(({ _id, ...fields }) => fields)).toEqual(
    Array.from({ length: 10 }, (_, at) => ({ value: at + 1 })),
  );
  expect(await state()).toEqual({ _id: 'database', version: 2, step: null, lease: null });
  expect(lines).toEqual([
    'Database upgrade, step 1 of 2 (raise): started',
    expect.stringMatching(/^Database upgrade, step 1 of 2 \(raise\): numbers, 4 of 10$/),
    'Database upgrade, step 1 of 2 (raise): numbers, 10 of 10',
    'Database upgrade, step 1 of 2 (raise): finished',
    'Database upgrade, step 2 of 2 (drop the mark): started',
    'Database upgrade, step 2 of 2 (drop the mark): finished',
  ]);
  const before = await docs('numbers');
  await upgradeDatabase(db, { steps, log: (line) => lines.push(line) });
  expect(await docs('numbers')).toEqual(before);
  expect(lines).toHaveLength(6);
});

test('an empty database has the latest version from the start, and no step runs on it', async () => {
  const fail: UpgradeStep = { number: 7, name: 'fail', run: () => Promise.reject(new Error('It ran.')) };
  await upgradeDatabase(db, { steps: [fail] });
  expect(await state()).toMatchObject({ version: 7, step: null });
});

test('continues after a connection lost at any command, to the same documents', async () => {
  let isComplete = false;
  for (let killAt = 1; !isComplete; killAt++) {
    await Promise.all((await db.collections()).map((collection) => collection.deleteMany({})));
    await putNumbers(9);
    isComplete = await upgradeUntilCommand(killAt);
    await upgradeDatabase(db, { steps, leaseMs: 0 });
    const values = (await docs('numbers')).map(({ _id, ...fields }) => fields);
    expect(values, `killed at command ${killAt}`).toEqual(Array.from({ length: 9 }, (_, at) => ({ value: at + 1 })));
    expect(await state(), `killed at command ${killAt}`).toMatchObject({ version: 2, step: null });
    expect(isComplete || killAt < 100).toBe(true);
  }
});

/** True when the upgrade needed fewer commands. */
async function upgradeUntilCommand(killAt: number): Promise<boolean> {
  const victim = await connect({ monitorCommands: true, heartbeatFrequencyMS: 60_000 });
  let commands = 0;
  let isKilled = false;
  let closing: Promise<void> | undefined;
  victim.on('commandStarted', () => {
    commands++;
    if (commands < killAt || isKilled) return;
    isKilled = true;
    closing = victim.close(true);
  });
  const failure = await upgradeDatabase(victim.db(dbName), { steps, leaseMs: 100 }).catch((error: unknown) => error);
  expect(failure === undefined).toBe(!isKilled);
  await (closing ?? victim.close());
  return !isKilled;
}

test('of several at once one upgrades, and the others wait for it and say so', async () => {
  await putNumbers(600);
  const lines: string[] = [];
  const waiting = () => lines.filter((line) => line.startsWith('Waiting'));
  let runs = 0;
  const slow: UpgradeStep = {
    ...raise,
    run: async (work) => {
      runs++;
      await raise.run(work);
      // The lease is held until both others wait for it.
      while (waiting().length < 2) await sleep(20);
    },
  };
  const upgrade = () => upgradeDatabase(db, { steps: [slow], log: (line) => lines.push(line) });
  await Promise.all([upgrade(), upgrade(), upgrade()]);
  expect(runs).toBe(1);
  expect((await docs('numbers')).map(({ value }) => value)).toEqual(Array.from({ length: 600 }, (_, at) => at + 1));
  expect(waiting()).toHaveLength(2);
  expect(waiting()[0]).toMatch(
    `Waiting for process ${process.pid} on ${hostname()} to upgrade the database, step 1 of 1`,
  );
});

test('keeps its lease through a command that takes longer than the lease', async () => {
  await putNumbers(1);
  let runs = 0;
  const long: UpgradeStep = {
    number: 1,
    name: 'long',
    run: async () => {
      runs++;
      await sleep(600);
    },
  };
  await Promise.all([1, 2].map(() => upgradeDatabase(db, { steps: [long], leaseMs: 150 })));
  expect(runs).toBe(1);
});

test.each([
  ['whose process is gone', { ...thisProcess(), pid: 2 ** 30, instance: 'gone' }, 60_000],
  ['of an earlier process of the same number', { ...thisProcess(), pid: process.pid, instance: 'earlier' }, 60_000],
  ['that ran out', { host: 'elsewhere', pid: 1, instance: 'frozen' }, -1],
])('takes over a lease %s, and continues the step', async (_, holder, forMs) => {
  await putNumbers(3);
  const first = (await docs('numbers'))[0];
  const stages = { numbers: { cursor: first?._id, done: 1, total: 3, isFinished: false } };
  await schemaStates(db).insertOne({
    _id: 'database',
    version: 0,
    step: { number: 1, stages },
    lease: { holder: { ...holder, token: 'theirs' }, until: new Date(Date.now() + forMs) },
  });
  const lines: string[] = [];
  await upgradeDatabase(db, { steps: [raise], log: (line) => lines.push(line) });
  expect((await docs('numbers')).map(({ value }) => value)).toEqual([0, 2, 3]);
  expect(lines[0]).toBe('Database upgrade, step 1 of 1 (raise): continued');
  expect(lines[1]).toMatch('numbers, 3 of 3');
});

test('stops when another process has taken its lease over, and waits for that one', async () => {
  await putNumbers(1);
  const lines: string[] = [];
  let hasOther = false;
  const robbed: UpgradeStep = {
    number: 1,
    name: 'robbed',
    run: async () => {
      if (hasOther) return;
      hasOther = true;
      const holder = { token: 'theirs', host: 'elsewhere', pid: 1, instance: 'other' };
      await schemaStates(db).updateOne(
        { _id: 'database' },
        { $set: { lease: { holder, until: new Date(Date.now() + 60_000) } } },
      );
    },
  };
  const upgrade = upgradeDatabase(db, { steps: [robbed], log: (line) => lines.push(line) });
  while (!lines.some((line) => line.startsWith('Waiting for process 1 on elsewhere'))) await sleep(20);
  expect(await state()).toMatchObject({ version: 0, lease: { holder: { token: 'theirs' } } });
  await schemaStates(db).updateOne({ _id: 'database' }, { $set: { version: 1, step: null, lease: null } });
  await upgrade;
  expect(lines).toContain('Another process has taken over the database upgrade; waiting for it');
});

test('a step that fails is named by its error, and the version stays', async () => {
  await putNumbers(1);
  const broken: UpgradeStep = { number: 2, name: 'broken', run: () => Promise.reject(new Error('No luck.')) };
  await expect(upgradeDatabase(db, { steps: [raise, broken] })).rejects.toThrow('No luck.');
  expect(await state()).toMatchObject({ version: 1, step: { number: 2 } });
});

test('refuses a database that a newer version has written, and leaves it as it is', async () => {
  await putNumbers(2);
  await upgradeDatabase(db, { steps });
  const before = await docs('numbers');
  const refused = upgradeDatabase(db, { steps: [raise] });
  await expect(refused).rejects.toBeInstanceOf(NewerDatabaseError);
  await expect(refused).rejects.toThrow(
    'This workspace was written by a newer version of the product: its schema version is 2, and this version knows schemas up to 1.',
  );
  expect(await docs('numbers')).toEqual(before);
  expect(await state()).toMatchObject({ version: 2 });
});
