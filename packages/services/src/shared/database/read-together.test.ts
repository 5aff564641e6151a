import { CachedAnswerModel } from '@workbench/db';
import { useTestDatabase } from '@workbench/db/testing';
import { expect, it, vi } from 'vitest';
import { readTogether } from './read-together.ts';

useTestDatabase();

const answerOf = (_id: string) => ({
  _id,
  status: 200,
  headers: {},
  url: `https://api.example.com/${_id}`,
  body: Buffer.from(_id),
  fetchedAt: new Date('2026-11-21T12:00:00Z'),
  writtenAt: new Date(),
});

it('reads what many ask for at once in few queries, and gives each its own', async () => {
  await CachedAnswerModel.insertMany(['a', 'b', 'c'].map(answerOf));
  const find = vi.spyOn(CachedAnswerModel, 'find');
  const read = readTogether(CachedAnswerModel, 4);
  const found = await Promise.all(['c', 'none', 'a', 'c', 'b', 'b'].map(read));
  expect(found.map((stored) => stored?._id ?? null)).toEqual(['c', null, 'a', 'c', 'b', 'b']);
  expect(find).toHaveBeenCalledTimes(2);
});

it('answers a call with what was stored when it began, also while another query is under way', async () => {
  const read = readTogether(CachedAnswerModel, 4);
  const before = read('late');
  await CachedAnswerModel.create(answerOf('late'));
  const after = read('late');
  expect((await after)?._id).toBe('late');
  await before;
});
