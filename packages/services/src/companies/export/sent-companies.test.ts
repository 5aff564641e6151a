import { mongo } from 'mongoose';
import { expect, it } from 'vitest';
import { SentCompanies } from './sent-companies.ts';

it('knows each of many ids once', () => {
  const sent = new SentCompanies();
  const ids = Array.from({ length: 20_000 }, () => new mongo.ObjectId());
  expect(ids.every(({ id }) => sent.add(id))).toBe(true);
  expect(ids.some(({ id }) => sent.add(id))).toBe(false);
  expect(sent.add(new mongo.ObjectId().id)).toBe(true);
});
