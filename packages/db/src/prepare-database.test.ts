import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import './index.ts';
import { STORED_MODELS } from './prepare-database.ts';

it('every model with indexes has them made when the product starts', () => {
  const prepared = new Set<string>(STORED_MODELS.map(({ modelName }) => modelName));
  const indexed = Object.values(mongoose.models).filter(({ schema }) => schema.indexes().length > 0);
  expect(indexed.map(({ modelName }) => modelName).filter((name) => !prepared.has(name))).toEqual([]);
});
