import { CompanyModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { MergeDay } from '../../packages/services/src/duplicates/merge/test-helpers/merge-day.ts';
import { erasePersonalData } from '../../packages/services/src/privacy/index.ts';
import { contextWithKey } from '../../packages/services/src/shared/saved-people.fixtures.ts';

useTestDatabase();
const { ctx: contextOfErasure, forget } = contextWithKey();
afterAll(forget);
beforeEach(emptyTestDatabase);

const values = async (id: string) => (await CompanyModel.findById(id).lean())?.records.map(({ value }) => value);

it('an un-merge takes no erasure for an edit, and gives back nothing that was erased', async () => {
  const day = new MergeDay();
  const [a, b] = [await day.create('A'), await day.create('B')];
  const reason = 'Marta Oliveira (marta@b.com) has counted';
  await day.edit(b, { headcount: { employeeCount: 50, asOf: '2026-01-01', reason } });
  const mergeId = await day.merge(a, b);
  const person = { identifiers: ['marta@b.com'], name: 'Marta Oliveira', company: '', confirmed: [], reason: '' };
  await erasePersonalData({ ctx: contextOfErasure, input: person });
  expect((await day.undo(mergeId)).keptEdits).toEqual([]);
  expect([await values(a), await values(b)]).toEqual([[], [50]]);
  expect(JSON.stringify(await CompanyModel.findById(b).lean())).not.toContain('marta@b.com');
});
