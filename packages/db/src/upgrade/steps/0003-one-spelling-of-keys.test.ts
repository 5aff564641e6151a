import { randomUUID } from 'node:crypto';
import mongoose, { type mongo, Types } from 'mongoose';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { TEST_OPTIONS } from '../../testing.ts';
import { upgradeDatabase } from '../upgrade-database.ts';
import { oneSpellingOfKeys } from './0003-one-spelling-of-keys.ts';

const STEPS = [{ ...oneSpellingOfKeys, number: 1 }];
const ENCODED = 'linkedin:https://www.linkedin.com/in/jos%c3%a9-silva';
const RAW = 'linkedin:https://www.linkedin.com/in/josé-silva';
const KEY = 'linkedin:linkedin.com/in/josé-silva';
const ids = Array.from({ length: 4 }, (_, at) => new Types.ObjectId(`66aa66aa66aa66aa66aa66a${at}`));

let db: mongo.Db;
beforeEach(async () => {
  await mongoose.connect(inject('mongoUri'), { ...TEST_OPTIONS, dbName: `test_${randomUUID()}` });
  db = mongoose.connection.db as mongo.Db;
  await db.collection('contacts').createIndex({ keys: 1 }, { name: 'by_keys', unique: true });
  await db.collection('leads').createIndex({ keys: 1 }, { name: 'by_keys', unique: true });
  const recipients = db.collection('outreach_messages');
  await recipients.createIndex({ campaignId: 1, recipientKey: 1 }, { name: 'by_target', unique: true });
  await recipients.createIndex({ campaignId: 1, keys: 1 }, { name: 'by_keys', unique: true });
});
afterEach(async () => {
  await mongoose.connection.dropDatabase();
  await mongoose.disconnect();
});

const insert = (collection: string, documents: object[]) => db.collection(collection).insertMany(documents as never);
const read = (collection: string) => db.collection(collection).find().sort({ _id: 1 }).toArray();
const upgrade = () => upgradeDatabase(db, { steps: STEPS });

async function upgradedTwice(collection: string) {
  await upgrade();
  const once = await read(collection);
  await db.collection('schema_versions').deleteMany({});
  await upgrade();
  expect(await read(collection)).toEqual(once);
  return once;
}

test('a contact has the key of today, and keys that are to come as well', async () => {
  await insert('contacts', [
    { _id: ids[0], keys: ['apollo:1', ENCODED, 'email:jose+a@acme.com'], keysToCome: [RAW], name: 'José Silva' },
  ]);
  expect(await upgradedTwice('contacts')).toEqual([
    { _id: ids[0], keys: ['apollo:1', KEY, 'email:jose@acme.com'], keysToCome: [KEY], name: 'José Silva' },
  ]);
});

test('of two contacts with one profile the first gets the key, and the other keeps all that it has', async () => {
  await insert('contacts', [
    { _id: ids[0], keys: ['apollo:1', ENCODED], notes: ['first'] },
    { _id: ids[1], keys: ['pdl:1', RAW], notes: ['second'] },
  ]);
  expect(await upgradedTwice('contacts')).toEqual([
    { _id: ids[0], keys: ['apollo:1', KEY], notes: ['first'] },
    { _id: ids[1], keys: ['pdl:1', RAW], notes: ['second'] },
  ]);
});

test('a contact that has the key of today keeps it, whoever comes first', async () => {
  await insert('contacts', [
    { _id: ids[0], keys: [ENCODED] },
    { _id: ids[1], keys: [KEY] },
  ]);
  expect((await upgradedTwice('contacts')).map(({ keys }) => keys)).toEqual([[ENCODED], [KEY]]);
});

test('leads get the keys of today; one that shares them keeps its others, or its former one', async () => {
  const nameKey = "name:conor o'neill|acme, inc.";
  await insert('leads', [
    { _id: ids[0], keys: ['contact:1', 'email:conor+a@acme.com', ENCODED], nameKey },
    { _id: ids[1], keys: ['contact:2', 'email:conor+b@acme.com'], nameKey: null },
    { _id: ids[2], keys: ['email:conor+c@acme.com'], nameKey },
    { _id: ids[3], keys: [nameKey], nameKey },
  ]);
  const rewritten = 'name:conor oneill|acme inc';
  expect((await upgradedTwice('leads')).map(({ keys, nameKey: name }) => [keys, name])).toEqual([
    [['contact:1', 'email:conor@acme.com', KEY], rewritten],
    [['contact:2'], null],
    [['email:conor+c@acme.com'], rewritten],
    [[rewritten], rewritten],
  ]);
});

test('rows of imports keep the order of their keys', async () => {
  await insert('lead_rows', [
    { _id: 'l:2', keys: ['email:conor+a@acme.com', ENCODED, "name:conor o'neill|acme"] },
    { _id: 'l:3', keys: [] },
  ]);
  expect((await upgradedTwice('lead_rows')).map(({ keys }) => keys)).toEqual([
    ['email:conor@acme.com', KEY, 'name:conor oneill|acme'],
    [],
  ]);
});

test('recipients of one campaign keep apart: the next of a name gets the next number', async () => {
  const recipient = { campaignId: 'c', identifiers: [] };
  await insert('outreach_messages', [
    { ...recipient, _id: 'a', recipientKey: "name:conor o'neill|acme", keys: ["name:conor o'neill|acme"] },
    { ...recipient, _id: 'b', recipientKey: 'name:conor oneill|acme', keys: ['name:conor oneill|acme'] },
    { ...recipient, _id: 'c', recipientKey: 'lead:1', keys: ['lead:1', 'email:conor+a@acme.com'] },
    { ...recipient, _id: 'd', recipientKey: 'lead:2', keys: ['lead:2', 'email:conor+b@acme.com'] },
    { ...recipient, _id: 'e', campaignId: 'other', recipientKey: 'lead:2', keys: ['lead:2', 'email:conor+b@acme.com'] },
  ]);
  expect((await upgradedTwice('outreach_messages')).map(({ recipientKey, keys }) => [recipientKey, keys])).toEqual([
    ['name:conor oneill|acme|2', ['name:conor oneill|acme|2']],
    ['name:conor oneill|acme', ['name:conor oneill|acme']],
    ['lead:1', ['lead:1', 'email:conor@acme.com']],
    ['lead:2', ['lead:2']],
    ['lead:2', ['lead:2', 'email:conor@acme.com']],
  ]);
});

test('a recipient is known to the do-not-contact list by the former spelling and by that of today', async () => {
  const former = { kind: 'profile', value: 'linkedin.com/in/jos%c3%a9-silva' };
  const phone = { kind: 'phone', value: '493012345678' };
  await insert('outreach_messages', [
    {
      _id: 'a',
      campaignId: 'c',
      recipientKey: 'lead:1',
      keys: ['lead:1'],
      identifiers: [former, phone],
      listHashes: ['h'],
    },
  ]);
  expect(await upgradedTwice('outreach_messages')).toMatchObject([
    { identifiers: [former, { kind: 'profile', value: 'linkedin.com/in/josé-silva' }, phone], listHashes: ['h'] },
  ]);
});

test('the history of messages is found by the name as it is read today', async () => {
  await insert('messages', [
    { _id: 'a', recipientKey: 'name:dr. josé silva|acme, inc.' },
    { _id: 'b', recipientKey: 'contact:1' },
    { _id: 'c', recipientKey: null },
  ]);
  expect((await upgradedTwice('messages')).map(({ recipientKey }) => recipientKey)).toEqual([
    'name:jose silva|acme inc',
    'contact:1',
    null,
  ]);
});
