import { randomBytes } from 'node:crypto';
import { CachedAnswerModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const cache = createAnswerCache();
const answer = {
  status: 200,
  headers: { etag: '"1"', 'x-empty': '' },
  url: 'https://api.example.com/x',
  body: '{"name":"Ærø 🏭"}'.repeat(1000),
  fetchedAt: new Date('2026-11-21T12:00:00Z'),
};

it('gives back exactly what was written, and nothing for another key', async () => {
  await cache.write('one', answer);
  expect(await cache.read('one')).toEqual(answer);
  expect(await cache.read('two')).toBeNull();
});

it('leaves out what a document of the database can not hold, and fails nobody', async () => {
  const body = randomBytes(20_000_000).toString('latin1');
  await cache.write('one', { ...answer, body });
  expect(await CachedAnswerModel.countDocuments()).toBe(0);
});

it('keeps an answer of 32 MB that can be compressed', async () => {
  const body = 'employees 120 '.repeat(2_300_000);
  await cache.write('one', { ...answer, body });
  expect((await cache.read('one'))?.body.length).toBe(body.length);
});

it('replaces the older answer, also when two write at once', async () => {
  await Promise.all([cache.write('one', answer), cache.write('one', answer)]).catch(() => undefined);
  await cache.write('one', { ...answer, body: 'new', headers: {} });
  expect(await cache.read('one')).toEqual({ ...answer, body: 'new', headers: {} });
  expect(await CachedAnswerModel.countDocuments()).toBe(1);
});
