import mongoose, { mongo } from 'mongoose';
import { expect, test } from 'vitest';
import { emptyTestDatabase, useTestDatabase } from '../../testing.ts';
import type { UpgradeWork } from '../upgrade-step.ts';
import { companyOfMessages } from './0006-company-of-messages.ts';

interface Message {
  _id: string;
  keys: string[];
  contactId: string | null;
  leadId: string | null;
  companyId?: string | null;
}
type FourIds = [mongo.ObjectId, mongo.ObjectId, mongo.ObjectId, mongo.ObjectId];

useTestDatabase();

test('messages get the company of their contact, else of their lead; a second run changes nothing', async () => {
  await emptyTestDatabase();
  const { db } = mongoose.connection;
  if (db === undefined) throw new Error('No database');
  const [one, other, contact, lead] = ['1', '2', '3', '4'].map(
    (digit) => new mongo.ObjectId(digit.repeat(24)),
  ) as FourIds;
  await db.collection('contacts').insertOne({ _id: contact, keys: ['x'], companyId: one });
  await db.collection('leads').insertOne({ _id: lead, keys: ['y'], companyId: other });
  const messages = db.collection<Message>('outreach_messages');
  const ids = { contactId: contact.toHexString(), leadId: lead.toHexString() };
  await messages.insertMany([
    { _id: 'a', keys: ['a'], ...ids },
    { _id: 'b', keys: ['b'], ...ids, contactId: null },
    { _id: 'c', keys: ['c'], contactId: null, leadId: null },
    { _id: 'd', keys: ['d'], ...ids, companyId: 'kept' },
  ]);
  const work: UpgradeWork = {
    db,
    updateInBatches: async ({ collection, filter, change }) => {
      const documents = await db.collection(collection).find(filter).toArray();
      const writes = documents.length === 0 ? [] : await change(documents);
      if (writes.length > 0) await db.collection(collection).bulkWrite(writes);
    },
  };
  const companies = async () => (await messages.find().sort({ _id: 1 }).toArray()).map(({ companyId }) => companyId);
  await companyOfMessages.run(work);
  await companyOfMessages.run(work);
  expect(await companies()).toEqual([one.toHexString(), other.toHexString(), null, 'kept']);
});
