import mongoose, { mongo } from 'mongoose';
import { beforeEach, expect, test } from 'vitest';
import { emptyTestDatabase, useTestDatabase } from '../testing.ts';
import { UPGRADE_STEPS } from './steps/index.ts';
import { upgradeDatabase } from './upgrade-database.ts';
import type { UpgradeStep } from './upgrade-step.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

interface Archived {
  _id: string;
  archiveId: string;
  collectionName: string;
  document: mongo.Document;
}

const archived = () => {
  const { db } = mongoose.connection;
  if (db === undefined) throw new Error('No database');
  return { db, documents: db.collection<Archived>('archived_documents') };
};

async function archive(archiveId: string, collectionName: string, document: mongo.Document): Promise<void> {
  const _id = `${archiveId}:${collectionName}:${document._id}`;
  await archived().documents.insertOne({ _id, archiveId, collectionName, document });
}

/** A database of before the steps. */
async function upgrade(steps: readonly UpgradeStep[]): Promise<mongo.Document[]> {
  const { db, documents } = archived();
  await upgradeDatabase(db, { steps });
  return (await documents.find().sort({ _id: 1 }).toArray()).map(({ document: { _id, ...fields } }) => fields);
}

test('what lies in the trash or in the archive of a merge gets the shape of today with every step', async () => {
  const [company, lead] = [new mongo.ObjectId(), new mongo.ObjectId()];
  for (const name of ['companies', 'merged_companies'])
    await archive('merge', name, { _id: company, aggregatedEmployeeCount: 120 });
  await archive('trash', 'leads', { _id: lead, key: 'a', keys: ['linkedin:https://www.linkedin.com/in/Ada'] });
  await archive('trash', 'outreach_messages', { _id: 'b', keys: ['b'], contactId: null, leadId: lead.toHexString() });
  expect(await upgrade(UPGRADE_STEPS)).toMatchObject([
    { aggregatedEmployeeCount: 120, employeeSortKey: 2_000_000_120 },
    { aggregatedEmployeeCount: 120, employeeSortKey: 2_000_000_120 },
    { keys: ['linkedin:linkedin.com/in/ada'] },
    { companyId: null },
  ]);
});

test('renames, alternatives and conditions mean the archived document, and others stay', async () => {
  const step: UpgradeStep = {
    number: 1,
    name: 'renames',
    run: ({ updateInBatches }) =>
      updateInBatches({
        stage: 'numbers',
        collection: 'numbers',
        filter: { $or: [{ old: { $exists: true } }, { older: { $exists: true } }] },
        change: (documents) =>
          documents.map(({ _id }) => ({
            updateOne: {
              filter: { _id, isFrozen: { $ne: true } },
              update: { $rename: { old: 'now', older: 'later' } },
            },
          })),
      }),
  };
  for (const [id, fields] of Object.entries({ a: { old: 1 }, b: { older: 2 }, c: { old: 3, isFrozen: true }, d: {} }))
    await archive('trash', 'numbers', { _id: id, ...fields });
  await archive('other', 'numbers', { _id: 'a', old: 4 });
  await archive('trash', 'words', { _id: 'e', old: 5 });
  expect(await upgrade([step])).toEqual([
    { now: 4 },
    { now: 1 },
    { later: 2 },
    { old: 3, isFrozen: true },
    {},
    { old: 5 },
  ]);
});
