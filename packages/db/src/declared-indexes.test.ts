import mongoose, { type mongo } from 'mongoose';
import { expect, it, vi } from 'vitest';
import { createDeclaredIndexes, IndexBuildError } from './declared-indexes.ts';
import { useTestDatabase } from './testing.ts';

useTestDatabase();

const KEY = { companyId: 1, at: -1, _id: -1 } as const;

it.each<[how: string, former: mongo.IndexDescription]>([
  ['another key', { key: { companyId: 1, at: -1 }, name: 'newest' }],
  ['another name', { key: KEY, name: 'of_company' }],
  ['other options', { key: KEY, name: 'newest', sparse: true }],
])('an index that was declared with %s gives way, and others stay', async (how, former) => {
  const fields = { companyId: String, at: Date };
  const schema = new mongoose.Schema(fields, { autoIndex: false })
    .index({ at: -1 }, { name: 'days' })
    .index(KEY, { name: 'newest' });
  const model = mongoose.model(`Declared with ${how}`, schema, how.replaceAll(' ', '_'));
  await model.collection.createIndexes([former, { key: { at: 1 }, name: 'of_an_operator' }]);
  await Promise.all([createDeclaredIndexes(model), createDeclaredIndexes(model)]);
  await createDeclaredIndexes(model);
  const stored = (await model.collection.indexes()).map(({ name, key, sparse }) => ({ name, key, sparse }));
  expect(stored).toHaveLength(4);
  expect(stored).toContainEqual({ name: 'newest', key: KEY, sparse: undefined });
  expect(stored).toContainEqual({ name: 'days', key: { at: -1 }, sparse: undefined });
  expect(stored).toContainEqual({ name: 'of_an_operator', key: { at: 1 }, sparse: undefined });
});

it('all indexes of a collection that is not there yet are built by one command, and stay as they are', async () => {
  const schema = new mongoose.Schema({ email: { type: String, unique: true }, at: Date }, { autoIndex: false })
    .index({ at: 1 }, { name: 'expiry', expireAfterSeconds: 60 })
    .index({ email: 1, at: -1 }, { name: 'of_late', partialFilterExpression: { at: { $type: 'date' } } });
  const model = mongoose.model('Declared at first', schema, 'declared_at_first');
  const createIndexes = vi.spyOn(model.collection, 'createIndexes');
  await createDeclaredIndexes(model);
  const built = await model.collection.indexes();
  await createDeclaredIndexes(model);
  expect(createIndexes).toHaveBeenCalledTimes(2);
  expect(await model.collection.indexes()).toEqual(built);
  expect(built).toMatchObject([
    { name: '_id_' },
    { name: 'email_1', key: { email: 1 }, unique: true },
    { name: 'expiry', key: { at: 1 }, expireAfterSeconds: 60 },
    { name: 'of_late', key: { email: 1, at: -1 }, partialFilterExpression: { at: { $type: 'date' } } },
  ]);
});

it('an index that is no longer declared stays', async () => {
  const declare = (name: string, ...keys: string[]) => {
    const schema = new mongoose.Schema({ email: String, at: Date }, { autoIndex: false });
    for (const key of keys) schema.index({ [key]: 1 });
    return mongoose.model(name, schema, 'declared_before');
  };
  await createDeclaredIndexes(declare('Declared before', 'email', 'at'));
  const model = declare('Declared after', 'at');
  await createDeclaredIndexes(model);
  expect((await model.collection.indexes()).map(({ name }) => name)).toEqual(['_id_', 'email_1', 'at_1']);
});

it('a unique index that stored documents do not allow is named, and all others are built', async () => {
  const schema = new mongoose.Schema({ email: { type: String, unique: true }, at: Date }, { autoIndex: false })
    .index({ at: 1 }, { name: 'days' })
    .index({ email: 1, at: -1 }, { name: 'of_late' });
  const model = mongoose.model('Declared too late', schema, 'declared_too_late');
  // An earlier version has declared it in another way.
  await model.collection.createIndexes([{ key: { at: -1 }, name: 'days' }]);
  await model.collection.insertMany([{ email: 'a@acme.com' }, { email: 'a@acme.com' }]);
  const failure = await createDeclaredIndexes(model).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(IndexBuildError);
  expect(failure).toMatchObject({ code: 11_000 });
  expect(String(failure)).toContain("The index email_1 of declared_too_late can't be built: ");
  const stored = (await model.collection.indexes()).map(({ name, key }) => ({ name, key }));
  expect(stored).toHaveLength(3);
  expect(stored).toContainEqual({ name: 'days', key: { at: 1 } });
  expect(stored).toContainEqual({ name: 'of_late', key: { email: 1, at: -1 } });
});
