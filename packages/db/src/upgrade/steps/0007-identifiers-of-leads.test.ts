import mongoose, { mongo } from 'mongoose';
import { expect, test } from 'vitest';
import { emptyTestDatabase, useTestDatabase } from '../../testing.ts';
import type { UpgradeWork } from '../upgrade-step.ts';
import { identifiersOfLeads } from './0007-identifiers-of-leads.ts';

interface Message {
  _id: string;
  keys: string[];
  leadId: string | null;
  identifiers: { kind: string; value: string }[];
  leadIdentifiers?: { leadId: string; kind: string; value: string }[];
}

useTestDatabase();

test('messages note what they have from their lead, and their leads are compared again; a second run changes nothing', async () => {
  await emptyTestDatabase();
  const { db } = mongoose.connection;
  if (db === undefined) throw new Error('No database');
  const [lead, deleted, trashed] = [
    new mongo.ObjectId('1'.repeat(24)),
    '2'.repeat(24),
    new mongo.ObjectId('3'.repeat(24)),
  ];
  const leadId = lead.toHexString();
  const values = {
    keys: ['x'],
    sources: [],
    email: 'anna@new.example',
    phone: null,
    linkedinUrl: null,
    organizationDomain: null,
  };
  await db.collection('leads').insertOne({ _id: lead, ...values });
  await db
    .collection('archived_documents')
    .insertOne({ archiveId: 'trash', collectionName: 'leads', document: { _id: trashed, ...values } });
  const present = { kind: 'email', value: 'anna@new.example' };
  const identifiers = [{ kind: 'email', value: 'anna@old.example' }, present];
  const messages = db.collection<Message>('outreach_messages');
  await messages.insertMany([
    { _id: 'a', keys: ['a'], leadId, identifiers },
    { _id: 'b', keys: ['b'], leadId: deleted, identifiers },
    { _id: 'c', keys: ['c'], leadId: null, identifiers },
    { _id: 'd', keys: ['d'], leadId, identifiers, leadIdentifiers: [] },
    { _id: 'e', keys: ['e'], leadId: trashed.toHexString(), identifiers },
  ]);
  await db.collection<{ _id: string }>('outreach_campaigns').insertOne({ _id: 'one', joinedAt: new Date() } as never);
  const work: UpgradeWork = {
    db,
    updateInBatches: async ({ collection, filter, change }) => {
      const documents = await db.collection(collection).find(filter).toArray();
      const writes = documents.length === 0 ? [] : await change(documents);
      if (writes.length > 0) await db.collection(collection).bulkWrite(writes);
    },
  };
  await identifiersOfLeads.run(work);
  await identifiersOfLeads.run(work);
  const noted = (await messages.find().sort({ _id: 1 }).toArray()).map(({ leadIdentifiers }) => leadIdentifiers);
  expect(noted).toEqual([[{ leadId, ...present }], [], undefined, [], [{ leadId: trashed.toHexString(), ...present }]]);
  expect(await db.collection('outreach_campaigns').countDocuments({ joinedAt: { $exists: true } })).toBe(0);
});
