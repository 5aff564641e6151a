import mongoose from 'mongoose';
import { expect, inject, test } from 'vitest';
import { emptyTestDatabase, useTestDatabase } from './testing.ts';

const Sample = mongoose.model('Sample', new mongoose.Schema({ name: { type: String, unique: true } }));

useTestDatabase();

test('a test file has a database of its own, with the unique indexes of its models', async () => {
  expect(mongoose.connection.name).toMatch(/^test_/);
  await Sample.create({ name: 'one' });
  await expect(Sample.create({ name: 'one' })).rejects.toThrow('E11000');
});

test('emptying the database keeps the indexes', async () => {
  await emptyTestDatabase();
  expect(await Sample.countDocuments()).toBe(0);
  await Sample.create({ name: 'one' });
  await expect(Sample.create({ name: 'one' })).rejects.toThrow('E11000');
});

test('emptying the database takes what other processes wrote, too', async () => {
  const { name } = mongoose.connection;
  const other = await mongoose.createConnection(inject('mongoUri'), { dbName: name }).asPromise();
  await other.collection('others').insertOne({ name: 'theirs' });
  await other.close();
  await Sample.create({ name: 'ours' });
  await emptyTestDatabase();
  expect(await Sample.countDocuments()).toBe(0);
  expect(await mongoose.connection.collection('others').countDocuments()).toBe(0);
});
