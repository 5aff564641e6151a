import { CompanyModel, ListModel, OwnColumnModel, ViewModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { createCompany, createOwnColumn, listCompanies, setCompanyTags } from '../companies/index.ts';
import { listCompaniesInput } from '../companies/schemas.ts';
import { createList } from '../lists/index.ts';
import { createContext } from '../shared/context.ts';
import { createView, updateView } from './change-views.ts';
import { getView, listViews } from './find-views.ts';
import { VIEWS_MAX } from './limits.ts';
import { type CreateViewInput, createViewInput } from './schemas.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const at = (day: number) => createContext({ now: () => new Date(Date.UTC(2026, 5, day)) });
const ctx = at(1);
const create = (input: CreateViewInput) => createView({ ctx, input });
const get = (id: string) => getView({ ctx, input: { id } });

it('a view keeps filter, search, order, columns and density', async () => {
  const saved = {
    q: 'acme',
    filter: { field: 'country', op: 'is', value: 'DE' },
    sort: '-growth12',
    columns: ['spread', 'source:Wikidata'],
    density: 'compact',
  } as const;
  const view = await create(createViewInput.parse({ name: 'German  makers', ...saved }));
  expect(view).toMatchObject({ name: 'German makers', isReadyMade: false, problems: [], ...saved });
  expect(await get(view.id)).toEqual(view);
  expect(await create({ name: 'Plain' })).toMatchObject({ q: '', filter: null, sort: null, columns: null });
});

it('a name is unique whatever its case, also beside the ready-made views', async () => {
  const { id, updatedAt } = await create({ name: 'Mine' });
  await create({ name: 'Other' });
  for (const name of ['MINE', 'growing', 'Stale']) {
    await expect(create({ name })).rejects.toMatchObject({ kind: 'conflict', issues: [{ path: ['name'] }] });
  }
  const rename = (name: string) => updateView({ ctx, input: { id, name, updatedAt: updatedAt ?? '' } });
  await expect(rename('other')).rejects.toThrow('There is a view “other” already');
  expect((await rename('MINE')).name).toBe('MINE');
});

it('of two people who change the same state, the second is refused with what the first has saved', async () => {
  const { id, updatedAt } = await create({ name: 'Shared', columns: ['spread'] });
  const change = (sort: 'name' | '-name') => updateView({ ctx, input: { id, sort, updatedAt: updatedAt ?? '' } });
  const results = await Promise.allSettled([change('name'), change('-name')]);
  const [first] = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const [refused] = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(refused).toMatchObject({ kind: 'conflict', present: first });
  expect(await get(id)).toEqual(first);
  expect(first).toMatchObject({ columns: ['spread'] });
});

it('the ready-made views come first, can be listed, and are neither changed nor stored', async () => {
  await create({ name: 'b' });
  await create({ name: 'A' });
  const views = await listViews({ ctx, input: {} });
  expect(views.map(({ name }) => name)).toEqual([
    'Largest disagreement',
    'Growing',
    'Stale',
    'Only one source',
    'A',
    'b',
  ]);
  for (const { id, filter, sort } of views.slice(0, 4)) {
    await listCompanies({ ctx, input: listCompaniesInput.parse({ filter: JSON.stringify(filter), sort }) });
    const input = { id, name: 'x', updatedAt: ctx.now().toISOString() };
    await expect(updateView({ ctx, input })).rejects.toMatchObject({ kind: 'conflict' });
  }
  expect(await ViewModel.countDocuments()).toBe(2);
});

it('says which tag no company has any more', async () => {
  const company = await createCompany({ ctx, input: { name: 'Acme', domain: 'acme.com' } });
  await setCompanyTags({ ctx, input: { id: company.id, tags: ['Key account'] } });
  const { id } = await create({
    name: 'Tagged',
    filter: {
      or: [
        { field: 'tag', op: 'anyOf', value: ['key account'] },
        { field: 'tag', op: 'noneOf', value: ['Old'] },
      ],
    },
  });
  expect((await get(id)).problems).toEqual(['No company has the tag “Old” any more']);
  await setCompanyTags({ ctx, input: { id: company.id, tags: [] } });
  expect((await get(id)).problems).toHaveLength(2);
});

it('says which list and own column of its filter are gone, and takes no filter that no link could carry', async () => {
  const list = await createList({ ctx, input: { name: 'Fair', kind: 'company' } });
  await createOwnColumn({ ctx, input: { name: 'Stage', type: 'text' } });
  const input = createViewInput.parse({
    name: 'Fair',
    filter: {
      and: [
        { field: 'list', op: 'anyOf', value: [list.id] },
        { field: 'custom.stage', op: 'is', value: 'Lead' },
      ],
    },
  });
  const { id, problems } = await create(input);
  expect(problems).toEqual([]);
  // As into the trash.
  await Promise.all([ListModel.deleteOne({ _id: list.id }), OwnColumnModel.deleteOne({ key: 'stage' })]);
  expect((await get(id)).problems).toEqual([
    expect.stringContaining('filter.and[1].field: "custom.stage" is no field'),
    `filter.and[0].value[0]: no list has the id "${list.id}" (any more)`,
  ]);
  const tags = Array.from({ length: 100 }, (_, at) => `${at} ${'x'.repeat(90)}`);
  const long = createViewInput.safeParse({ name: 'Long', filter: { field: 'tag', op: 'anyOf', value: tags } });
  expect(long.error?.issues).toMatchObject([
    { path: ['filter'], message: 'The filter is too long for a link: at most 8000 characters as text' },
  ]);
});

it('a filter with a field that is not known any more is given as it was saved, with the problem', async () => {
  const { id } = await create({ name: 'Old', filter: { field: 'size', op: 'atLeast', value: 5 } });
  const filter = { field: 'planet', op: 'is', value: 'Mars' };
  await ViewModel.updateOne({ _id: id }, { $set: { filter: JSON.stringify(filter), sort: '-planet' } });
  const view = await get(id);
  expect(view).toMatchObject({ filter, sort: null, problems: [expect.stringContaining('planet')] });
  expect(listCompaniesInput.safeParse({ filter: JSON.stringify(view.filter) }).success).toBe(false);
});

it('there are at most 200 views, and a repeated call does not count its own', async () => {
  const now = ctx.now();
  const docs = Array.from({ length: VIEWS_MAX - 1 }, (_, index) => ({
    _id: `view ${index}`,
    name: `view ${index}`,
    nameKey: `view ${index}`,
    q: '',
    filter: null,
    sort: null,
    columns: null,
    density: 'compact',
    createdAt: now,
    updatedAt: now,
  }));
  await ViewModel.collection.insertMany(docs as never);
  const call = { ...ctx, callId: '8b1c6a52-4f0e-4a3e-9c57-2d1f0a9b7e64' };
  const createLast = () => createView({ ctx: call, input: { name: 'Last' } });
  const last = await createLast();
  expect(await createLast()).toEqual(last);
  await expect(create({ name: 'One more' })).rejects.toThrow('There are 200 views already; delete one first');
  expect(await CompanyModel.countDocuments()).toBe(0);
});

it('shows the others beside one whose stored filter cannot be read, and what is wrong with it', async () => {
  const { id } = await create({ name: 'Broken', filter: { field: 'country', op: 'is', value: 'DE' } });
  await create({ name: 'Other' });
  for (const [filter, shown] of [
    ['{"field":', null],
    ['{"and":[{}]}', { and: [{}] }],
  ] as const) {
    await ViewModel.updateOne({ _id: id }, { $set: { filter } });
    const [broken, other] = (await listViews({ ctx, input: {} })).slice(-2);
    expect([broken?.filter, broken?.problems.length, other?.name]).toEqual([shown, 1, 'Other']);
  }
});
