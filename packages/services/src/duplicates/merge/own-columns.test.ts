import { CompanyModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { createOwnColumn, listOwnColumns } from '../../companies/index.ts';
import { deleteCompany, deleteOwnColumn, purgeEntry, restoreEntry } from '../../trash/index.ts';
import { previewMerge } from './preview-merge.ts';
import { MergeDay } from './test-helpers/merge-day.ts';

useTestDatabase();

let day: MergeDay;
let a: string;
let b: string;
beforeEach(async () => {
  await emptyTestDatabase();
  day = new MergeDay();
  [a, b] = [await day.create('A'), await day.create('B')];
  for (const name of ['Stage', 'Owner', 'Region', 'Empty']) {
    await createOwnColumn({ ctx: day.ctx, input: { name, type: 'text' } });
  }
  await day.edit(a, { custom: { stage: 'Lead', region: 'North' } });
  await day.edit(b, { custom: { stage: 'Customer', owner: 'Zoë' } });
});

const stored = (id: string) => CompanyModel.findById(id).lean();

it('values of own columns are merged as the preview says, and are those of each company again after an un-merge', async () => {
  const before = [await stored(a), await stored(b)];
  const { fields } = await previewMerge({ ctx: day.ctx, input: { survivorId: a, otherId: b } });
  const own = fields.filter(({ field }) => field.startsWith('custom.'));
  expect(own.map(({ label, merged, survivor, other }) => [label, merged, survivor.value, other.value])).toEqual([
    ['Stage', 'survivor', 'Lead', 'Customer'],
    ['Owner', 'other', null, 'Zoë'],
    ['Region', 'survivor', 'North', null],
  ]);
  const mergeId = await day.merge(a, b);
  expect((await stored(a))?.custom).toEqual({ stage: 'Lead', region: 'North', owner: 'Zoë' });
  await day.undo(mergeId);
  expect([await stored(a), await stored(b)]).toEqual(before);
});

it('what was changed since a merge stays after an un-merge, value by value', async () => {
  const mergeId = await day.merge(a, b);
  await day.edit(a, { custom: { region: 'South', stage: null } });
  const { keptEdits } = await day.undo(mergeId);
  expect(keptEdits).toMatchObject([
    { field: 'custom.stage', value: null, by: 'person' },
    { field: 'custom.region', value: 'South', by: 'person' },
  ]);
  expect((await stored(a))?.custom).toEqual({ region: 'South' });
  expect((await stored(b))?.custom).toEqual({ stage: 'Customer', owner: 'Zoë' });
});

it('a deleted column takes its values along and brings them back, those of deleted companies too', async () => {
  const shown = async (id: string) => (await day.fields(id)).custom;
  const before = await shown(a);
  const { id: trashedCompany } = await deleteCompany({ ctx: day.ctx, input: { id: b } });
  const { id, contents } = await deleteOwnColumn({ ctx: day.ctx, input: { key: 'stage' } });
  expect(contents).toEqual([{ what: 'values', count: 1 }]);
  expect(Object.keys(await shown(a))).toEqual(['region']);
  await expect(day.edit(a, { custom: { stage: 'Lost' } })).rejects.toThrow('"stage" is no own column');
  const second = await createOwnColumn({ ctx: day.ctx, input: { name: 'Stage', type: 'number' } });
  expect(second.key).toBe('stage_2');
  await expect(restoreEntry({ ctx: day.ctx, input: { id } })).rejects.toThrow('Stage has been added again since');
  await purgeEntry({ ctx: day.ctx, input: await deleteOwnColumn({ ctx: day.ctx, input: { key: 'stage_2' } }) });
  await restoreEntry({ ctx: day.ctx, input: { id } });
  await restoreEntry({ ctx: day.ctx, input: { id: trashedCompany } });
  expect(await shown(a)).toEqual(before);
  expect(await shown(b)).toMatchObject({ stage: { value: 'Customer' } });
  expect((await listOwnColumns()).map(({ key }) => key)).toContain('stage');
});

it('a column that is purged has no values any more', async () => {
  const { id } = await deleteOwnColumn({ ctx: day.ctx, input: { key: 'stage' } });
  await purgeEntry({ ctx: day.ctx, input: { id } });
  expect([(await stored(a))?.custom, (await stored(b))?.custom]).toEqual([{ region: 'North' }, { owner: 'Zoë' }]);
});
