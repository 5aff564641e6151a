import { CompanyChangeModel, CompanyModel, TrashEntryModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  applySourceFigures,
  createCompany,
  editCompany,
  listCompanies,
  listCompanyFields,
  setCompanyTags,
} from '../companies/index.ts';
import { createList, getList } from '../lists/index.ts';
import { countListMembers } from '../membership/index.ts';
import { createContext } from '../shared/context.ts';
import { deleteList, purgeEntry, restoreEntry } from '../trash/index.ts';
import { snapshot, statistics } from '../trash/trash.fixtures.ts';
import { undoBulk } from './end-bulk.ts';
import { previewBulk } from './preview-bulk.ts';
import type { BulkAction } from './schemas.ts';
import { startBulk } from './start-bulk.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

let time = Date.UTC(2026, 5, 15);
const tick = () => {
  time += 1000;
  return time;
};
/** Each step later than the one before, as by a clock. */
const ctx = createContext({ actor: 'person', now: () => new Date(tick()) });
const track = async (name: string, industry?: string) =>
  (await createCompany({ ctx, input: { name, domain: `${name.toLowerCase()}.com`, ...(industry && { industry }) } }))
    .id;
const run = (ids: string[], action: BulkAction) => startBulk({ ctx, input: { selection: { ids }, action } });
const undo = (id: string) => undoBulk({ ctx, input: { id } });
const company = async (id: string) =>
  (await CompanyModel.findById(id).lean()) as {
    tags?: string[];
    lists?: string[];
    industry: string;
  };
const tagsOf = async (id: string) => (await company(id)).tags ?? [];

describe('tags', () => {
  const add = (...tags: string[]): BulkAction => ({ kind: 'addTags', tags });

  it('are added to those that lack them, and the answer counts them', async () => {
    const [a, b] = [await track('A'), await track('B')];
    await setCompanyTags({ ctx, input: { id: b, tags: ['fair'] } });
    const selection = { ids: [a, b] };
    expect(await previewBulk({ ctx, input: { selection, action: add('Fair') } })).toEqual({
      companies: 2,
      changes: 1,
      unchanged: 1,
      left: [],
    });
    expect(await run([a, b], add('Fair'))).toMatchObject({ state: 'completed', companies: 2, done: 2, changed: 1 });
    expect([await tagsOf(a), await tagsOf(b)]).toEqual([['Fair'], ['fair']]);
    const filter = { field: 'tag', op: 'anyOf', value: ['Fair'] } as const;
    expect((await listCompanies({ ctx, input: { filter: { ...filter, value: ['Fair'] } } })).total).toBe(2);
  });

  it('are undone as a whole: what was added since stays, what was there before returns to its position', async () => {
    const [a, b] = [await track('A'), await track('B')];
    await setCompanyTags({ ctx, input: { id: a, tags: ['x', 'old', 'y'] } });
    await setCompanyTags({ ctx, input: { id: b, tags: ['old'] } });
    const change = await run([a, b], { kind: 'removeTags', tags: ['OLD'] });
    await setCompanyTags({ ctx, input: { id: b, tags: ['new'] } });
    expect(await undo(change.id)).toMatchObject({ state: 'undone', done: 2, keptCompanies: 0 });
    expect([await tagsOf(a), await tagsOf(b)]).toEqual([
      ['x', 'old', 'y'],
      ['new', 'old'],
    ]);
    expect((await undo(change.id)).state).toBe('undone');
    const kinds = await CompanyChangeModel.countDocuments({ companyId: a, kind: 'edited' });
    expect(kinds).toBe(3);
  });

  it('of a company that has too many stay, with the reason', async () => {
    const id = await track('Full');
    await setCompanyTags({ ctx, input: { id, tags: Array.from({ length: 20 }, (_, at) => `t${at}`) } });
    const left = [{ reason: 'It has 20 tags already, and 20 are the most', companies: 1 }];
    expect(await run([id], add('one more'))).toMatchObject({ changed: 0, left });
  });
});

describe('the industry', () => {
  const set = (industry: string | null): BulkAction => ({ kind: 'setIndustry', industry });
  const fieldOf = async (id: string) => (await listCompanyFields({ ctx, input: { id } })).fields.industry;

  it('is set as by hand, counted and found; a locked one stays', async () => {
    const [a, locked] = [await track('A', 'Old'), await track('Locked', 'Old')];
    const { etag } = await listCompanyFields({ ctx, input: { id: locked } });
    await editCompany({ ctx, input: { id: locked, etag, lock: ['industry'] } });
    await CompanyModel.updateOne({ _id: a }, { $set: { locks: [] } });
    const answer = await run([a, locked], set('  Machine  tools '));
    expect(answer).toMatchObject({ changed: 1, left: [{ reason: 'Its industry is locked', companies: 1 }] });
    expect(await fieldOf(a)).toMatchObject({
      value: 'Machine tools',
      locked: true,
      origin: { by: 'person', summary: 'Entered by hand' },
    });
    expect((await listCompanies({ ctx, input: { q: 'machine' } })).total).toBe(1);
  });

  it('returns with its origin and lock; one that was edited since stays and is listed', async () => {
    const ids = [await track('A', 'Old'), await track('B', 'Old'), await track('C')];
    await CompanyModel.updateMany({}, { $set: { locks: [] } });
    const before = await Promise.all(ids.map(fieldOf));
    const change = await run(ids, set('New'));
    const [, b = ''] = ids;
    const { etag } = await listCompanyFields({ ctx, input: { id: b } });
    await editCompany({ ctx, input: { id: b, etag, industry: 'Newer' } });
    expect(await undo(change.id)).toMatchObject({
      state: 'undone',
      kept: [{ companyId: b, name: 'B', reason: 'Its industry was changed since' }],
      keptCompanies: 1,
    });
    expect(await fieldOf(ids[0] ?? '')).toEqual(before[0]);
    expect(await fieldOf(ids[2] ?? '')).toEqual(before[2]);
    expect((await fieldOf(b)).value).toBe('Newer');
  });

  it('returns with what a source has suggested since', async () => {
    const id = await track('A');
    const change = await run([id], set('New'));
    const suggestion = { industry: 'Better', source: 'Wikidata', connector: 'wikidata', figures: [], locations: [] };
    await applySourceFigures(ctx, [{ companyId: id, ...suggestion }]);
    await undo(change.id);
    expect(await fieldOf(id)).toMatchObject({ value: null, suggestion: { value: 'Better' } });
  });
});

describe('a deletion', () => {
  const remove: BulkAction = { kind: 'delete' };

  it('is one entry of the trash, and is undone byte for byte', async () => {
    const ids = [await track('Acme'), await track('Beta'), await track('Gamma')];
    const [before, counted] = [await snapshot(), await statistics()];
    const change = await run(ids.slice(0, 2), remove);
    expect(change).toMatchObject({ state: 'completed', changed: 2, trashIds: [expect.any(String)] });
    const entries = await TrashEntryModel.find().lean();
    expect(entries.map(({ label, kind }) => [kind, label])).toEqual([['company', 'Acme and 1 other']]);
    expect((await listCompanies({ ctx, input: {} })).total).toBe(1);
    await expect(track('Beta')).rejects.toThrow('beta.com was deleted and is in the trash as Acme and 1 other');
    expect(await undo(change.id)).toMatchObject({ state: 'undone', keptCompanies: 0 });
    const without = (all: Record<string, string>) =>
      Object.fromEntries(Object.entries(all).filter(([key]) => !key.startsWith('bulk_')));
    expect(without(await snapshot())).toEqual(before);
    expect(await statistics()).toEqual(counted);
  });

  it('leaves in the trash what is tracked again, and says so', async () => {
    const ids = [await track('Acme'), await track('Beta')];
    await setCompanyTags({ ctx, input: { id: ids[1] ?? '', tags: ['x'] } });
    const change = await run(ids, remove);
    await TrashEntryModel.updateMany({}, { $set: { domains: [] } });
    await track('Acme');
    const undone = await undo(change.id);
    expect(undone.kept).toMatchObject([
      { companyId: ids[0], name: 'Acme', reason: expect.stringContaining('tracked again') },
    ]);
    expect(await tagsOf(ids[1] ?? '')).toEqual(['x']);
    expect((await TrashEntryModel.find().lean()).map(({ label, recordIds }) => [label, recordIds])).toEqual([
      ['Acme', [ids[0]]],
    ]);
    const [entry] = await TrashEntryModel.find().lean();
    await CompanyModel.deleteOne({ domain: 'acme.com' });
    expect(await restoreEntry({ ctx, input: { id: entry?._id ?? '' } })).toMatchObject({ recordIds: [ids[0]] });
    expect((await listCompanies({ ctx, input: {} })).items.map(({ name }) => name).sort()).toEqual(['Acme', 'Beta']);
  });

  it('of more than 100 names their number, and any action refuses another number than is expected', async () => {
    const id = await track('Acme');
    const input = { selection: { ids: [id] }, action: remove, expectedCount: 2 };
    await expect(startBulk({ ctx, input })).rejects.toMatchObject({
      kind: 'conflict',
      message: '1 company is selected, not 2; look at the selection again',
      details: { companies: '1' },
    });
    const template = await CompanyModel.findById(id).lean();
    const copies = Array.from({ length: 100 }, (_, at) => ({ ...template, _id: undefined, domain: `c${at}.com` }));
    await CompanyModel.insertMany(copies);
    await expect(startBulk({ ctx, input: { selection: { all: true }, action: remove } })).rejects.toMatchObject({
      message: '101 companies are selected; give that number as expectedCount to delete them',
      details: { companies: '101' },
    });
    const answer = await startBulk({ ctx, input: { selection: { all: true }, action: remove, expectedCount: 101 } });
    expect(answer).toMatchObject({ state: 'completed', changed: 101 });
    expect(await CompanyModel.countDocuments()).toBe(0);
  });
});

it('lists take companies on and off, are counted and filtered by, and an unknown or a list of people is refused', async () => {
  const ids = [await track('A'), await track('B'), await track('C')];
  const list = await createList({ ctx, input: { name: 'Fair', kind: 'company' } });
  const people = await createList({ ctx, input: { name: 'Fair', kind: 'person' } });
  const members = async () =>
    (
      await listCompanies({ ctx, input: { filter: { field: 'list', op: 'anyOf', value: [list.id] }, sort: 'name' } })
    ).items.map(({ name }) => name);
  const change = await run(ids.slice(0, 2), { kind: 'addToList', listId: list.id });
  expect(change).toMatchObject({ changed: 2 });
  expect(await members()).toEqual(['A', 'B']);
  expect((await getList({ ctx, input: { id: list.id } }, countListMembers)).count).toBe(2);
  await run(ids.slice(1), { kind: 'removeFromList', listId: list.id });
  expect(await members()).toEqual(['A']);
  expect((await undo(change.id)).keptCompanies).toBe(0);
  expect(await members()).toEqual([]);
  await expect(run(ids, { kind: 'addToList', listId: people.id })).rejects.toThrow('choose a list of companies');
  const filter = {
    and: [
      { field: 'tag' as const, op: 'isEmpty' as const },
      { field: 'list' as const, op: 'noneOf' as const, value: [list.id, change.id, people.id] },
    ],
  };
  await expect(listCompanies({ ctx, input: { filter } })).rejects.toMatchObject({
    kind: 'invalid',
    message: `filter.and[1].value[1]: no list has the id "${change.id}" (any more); filter.and[1].value[2]: give a list of companies`,
    issues: [{ path: ['filter', 'and', 1, 'value', 1] }, { path: ['filter', 'and', 1, 'value', 2] }],
  });
  await expect(run(ids, { kind: 'addToList', listId: change.id })).rejects.toMatchObject({ kind: 'not_found' });
});

it('a list that is purged leaves its companies', async () => {
  const id = await track('A');
  const list = await createList({ ctx, input: { name: 'Fair', kind: 'company' } });
  await run([id], { kind: 'addToList', listId: list.id });
  const entry = await deleteList({ ctx, input: { id: list.id } });
  expect((await company(id)).lists).toEqual([list.id]);
  const total = async (op: 'isEmpty' | 'isNotEmpty') =>
    (await listCompanies({ ctx, input: { filter: { field: 'list', op } } })).total;
  // A list in the trash is none.
  expect([await total('isEmpty'), await total('isNotEmpty')]).toEqual([1, 0]);
  await expect(
    listCompanies({ ctx, input: { filter: { field: 'list', op: 'anyOf', value: [list.id] } } }),
  ).rejects.toThrow('no list has the id');
  await purgeEntry({ ctx, input: { id: entry.id } });
  expect((await company(id)).lists).toEqual([]);
  expect(await total('isNotEmpty')).toBe(0);
});
