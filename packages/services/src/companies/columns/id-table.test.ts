import { mongo } from 'mongoose';
import { expect, it } from 'vitest';
import { IdTable } from './id-table.ts';

it('knows each of many ids once', () => {
  const table = new IdTable();
  const ids = Array.from({ length: 20_000 }, () => new mongo.ObjectId());
  expect(ids.every(({ id }) => table.addNew(id))).toBe(true);
  expect(ids.some(({ id }) => table.addNew(id))).toBe(false);
  expect(table.addNew(new mongo.ObjectId().id)).toBe(true);
});
