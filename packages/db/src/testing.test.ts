import mongoose from 'mongoose';
import { expect, test } from 'vitest';
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
