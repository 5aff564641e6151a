import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { setCompanyTags } from '../../companies/index.ts';
import { MergeDay } from './test-helpers/merge-day.ts';

useTestDatabase();

let day: MergeDay;
let a: string;
let b: string;
beforeEach(async () => {
  await emptyTestDatabase();
  day = new MergeDay();
  [a, b] = [await day.create('A'), await day.create('B')];
});

const sec = (year: number, value: number) => ({ source: 'SEC', headcount: { value }, asOf: `${year}-01-31` });

describe('the edits that an un-merge keeps', () => {
  const typed = { headcount: { employeeCount: 50, asOf: '2026-01-01', reason: 'Counted' } };

  it('are all that was changed since, with who has done it and when, and nothing else', async () => {
    await day.sync(a, sec(2024, 100));
    await day.edit(a, { industry: 'Tools' });
    await day.edit(b, { ...typed, locations: ['Rome'] });
    const mergeId = await day.merge(a, b, { domain: 'other' });
    // Confirmed: the figure is the same.
    await day.sync(a, sec(2026, 100));
    await setCompanyTags({ ctx: day.ctx, input: { id: a, tags: ['key account'] } });
    await day.import('name,domain,industry,HubSpot ID\nA,a.com,,7\n');
    await day.edit(a, { name: 'Acme' });
    const { keptEdits } = await day.undo(mergeId);
    expect(keptEdits.map(({ field, value, by }) => [field, value, by])).toEqual([
      ['name', 'Acme', 'person'],
      ['tags', ['key account'], 'person'],
      ['locks', ['industry', 'name'], 'person'],
      ['identifiers', ['hubspot:7'], 'import'],
    ]);
    const order = ['tags', 'identifiers', 'name'].map(
      (field) => keptEdits.find((one) => one.field === field)?.at ?? '',
    );
    expect(order).toEqual(order.toSorted());
  });

  it('tell what was taken out', async () => {
    await day.edit(a, typed);
    const mergeId = await day.merge(a, b);
    await day.edit(a, { headcount: null });
    const { keptEdits } = await day.undo(mergeId);
    expect(keptEdits).toMatchObject([
      { field: 'locks', value: [], by: 'person' },
      { field: 'headcount', value: null, by: 'person' },
    ]);
  });
});
