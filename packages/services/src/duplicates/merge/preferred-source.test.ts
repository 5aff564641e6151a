import { CompanyModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { preferSource } from '../../companies/index.ts';
import { deleteCompany, restoreEntry } from '../../trash/index.ts';
import { MergeDay } from './test-helpers/merge-day.ts';

useTestDatabase();

let day: MergeDay;
let a: string;
let b: string;
beforeEach(async () => {
  await emptyTestDatabase();
  day = new MergeDay();
  [a, b] = [await day.create('A'), await day.create('B')];
  for (const [id, source, value] of [
    [a, 'One', 100],
    [a, 'Two', 300],
    [b, 'One', 100],
    [b, 'Three', 400],
  ] as const) {
    await day.sync(id, { source, headcount: { value }, asOf: '2026-06-01' });
  }
  await prefer(b, 'Three');
});

const prefer = (id: string, source: string) => preferSource({ ctx: day.ctx, input: { id, source } });
const stored = (id: string) => CompanyModel.findById(id).lean();
const headcount = async (id: string) => (await day.company(id)).aggregatedEmployeeCount;

it('a preferred source is that of the survivor, else of the other company, and both have their own after an un-merge', async () => {
  const before = [await stored(a), await stored(b)];
  const first = await day.merge(a, b);
  expect(await headcount(a)).toBe(400);
  await day.undo(first);
  expect([await stored(a), await stored(b)]).toEqual(before);
  await prefer(a, 'Two');
  await day.merge(a, b);
  expect(await headcount(a)).toBe(300);
});

it('what was preferred since a merge stays after an un-merge', async () => {
  const mergeId = await day.merge(a, b);
  await prefer(a, 'One');
  const { keptEdits } = await day.undo(mergeId);
  expect(keptEdits).toMatchObject([{ field: 'preferredSource', value: 'One', by: 'person' }]);
  expect([await headcount(a), await headcount(b)]).toEqual([100, 400]);
});

it('a preferred source stays with a company in the trash', async () => {
  const { id } = await deleteCompany({ ctx: day.ctx, input: { id: b } });
  await restoreEntry({ ctx: day.ctx, input: { id } });
  expect(await headcount(b)).toBe(400);
});
