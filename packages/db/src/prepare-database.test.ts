import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import './index.ts';
import { STORED_MODELS } from './prepare-database.ts';

it('every model has its indexes made when the product starts', () => {
  const prepared = STORED_MODELS.map(({ modelName }) => modelName);
  expect(prepared.toSorted()).toEqual(mongoose.modelNames().toSorted());
});
