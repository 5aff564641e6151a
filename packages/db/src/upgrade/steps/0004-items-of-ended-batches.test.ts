import mongoose from 'mongoose';
import { expect, test } from 'vitest';
import { emptyTestDatabase, useTestDatabase } from '../../testing.ts';
import { itemsOfEndedBatches } from './0004-items-of-ended-batches.ts';

useTestDatabase();

test('items are no longer deleted by their own age; a second run changes nothing', async () => {
  await emptyTestDatabase();
  const { db } = mongoose.connection;
  if (db === undefined) throw new Error('No database');
  const items = db.collection('batch_items');
  await items.createIndex({ finishedAt: 1 }, { name: 'expiry', expireAfterSeconds: 1000 });
  const names = async () => (await items.indexes()).map(({ name }) => name);
  expect(await names()).toContain('expiry');
  const work = { db, updateInBatches: async () => undefined };
  await itemsOfEndedBatches.run(work);
  await itemsOfEndedBatches.run(work);
  expect(await names()).not.toContain('expiry');
});
