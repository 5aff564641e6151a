import mongoose, { type mongo } from 'mongoose';
import { expect, it } from 'vitest';
import { createDeclaredIndexes } from './declared-indexes.ts';
import { useTestDatabase } from './testing.ts';

useTestDatabase();

const KEY = { companyId: 1, at: -1, _id: -1 } as const;

it.each<[how: string, former: mongo.IndexDescription]>([
  ['another key', { key: { companyId: 1, at: -1 }, name: 'newest' }],
  ['another name', { key: KEY, name: 'of_company' }],
  ['other options', { key: KEY, name: 'newest', sparse: true }],
])('an index that was declared with %s gives way, and others stay', async (how, former) => {
  const fields = { companyId: String, at: Date };
  const schema = new mongoose.Schema(fields, { autoIndex: false }).index(KEY, { name: 'newest' });
  const model = mongoose.model(`Declared with ${how}`, schema, how.replaceAll(' ', '_'));
  await model.collection.createIndexes([former, { key: { at: 1 }, name: 'of_an_operator' }]);
  await Promise.all([createDeclaredIndexes(model), createDeclaredIndexes(model)]);
  await createDeclaredIndexes(model);
  const stored = (await model.collection.indexes()).map(({ name, key, sparse }) => ({ name, key, sparse }));
  expect(stored).toHaveLength(3);
  expect(stored).toContainEqual({ name: 'newest', key: KEY, sparse: undefined });
  expect(stored).toContainEqual({ name: 'of_an_operator', key: { at: 1 }, sparse: undefined });
});
