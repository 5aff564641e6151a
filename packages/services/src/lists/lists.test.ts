import { ListModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { createContext } from '../shared/context.ts';
import { createList, renameList } from './change-lists.ts';
import { findLists, getList, listLists } from './find-lists.ts';
import { LISTS_MAX } from './limits.ts';
import { requireList } from './require-list.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const at = (day: number) => createContext({ now: () => new Date(Date.UTC(2026, 5, day)) });
const ctx = at(1);
const noMembers = async () => new Map<string, number>();
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const create = (name: string, kind: 'company' | 'person' = 'person') => createList({ ctx, input: { name, kind } });

it('a list has a name that is unique per kind whatever its case, and is empty at first', async () => {
  const list = await create('Fair  Lyon');
  expect(list).toMatchObject({ name: 'Fair Lyon', kind: 'person', count: 0, createdAt: list.updatedAt });
  await expect(create('FAIR LYON')).rejects.toMatchObject({
    kind: 'conflict',
    message: 'There is a list “FAIR LYON” already; choose another name',
  });
  expect((await create('fair lyon', 'company')).kind).toBe('company');
});

it('lists come by name, of one kind or all, with the number that the members give', async () => {
  const [b, a] = [await create('Beta'), await create('alpha')];
  await create('Acme’s peers', 'company');
  const counts = async () => new Map([[b.id, 7]]);
  const listed = await listLists({ ctx, input: { kind: 'person' } }, counts);
  expect(listed.map(({ id, count }) => [id, count])).toEqual([
    [a.id, 0],
    [b.id, 7],
  ]);
  expect((await listLists({ ctx, input: {} }, noMembers)).map(({ name }) => name)).toEqual([
    'Acme’s peers',
    'alpha',
    'Beta',
  ]);
  expect((await findLists([a.id, UNKNOWN])).map(({ name }) => name)).toEqual(['alpha']);
});

it('renaming takes a name of its own in another case, and none that is taken', async () => {
  const list = await create('Fair');
  await create('Taken');
  const renamed = await renameList({ ctx: at(2), input: { id: list.id, name: 'FAIR' } }, noMembers);
  expect(renamed).toMatchObject({ id: list.id, name: 'FAIR', createdAt: list.createdAt });
  expect(renamed.updatedAt > list.updatedAt).toBe(true);
  await expect(renameList({ ctx, input: { id: list.id, name: 'taken' } }, noMembers)).rejects.toThrow('already');
  await expect(renameList({ ctx, input: { id: UNKNOWN, name: 'x' } }, noMembers)).rejects.toMatchObject({
    kind: 'not_found',
  });
});

it('a list that is needed exists and is of the kind that is needed', async () => {
  const { id } = await create('Fair');
  expect((await requireList(id, 'person')).name).toBe('Fair');
  await expect(requireList(id, 'company')).rejects.toThrow('“Fair” is a list of people; choose a list of companies');
  await expect(getList({ ctx, input: { id: UNKNOWN } }, noMembers)).rejects.toThrow(`No list has the id ${UNKNOWN}`);
});

it('there are at most 500 lists, and a repeated call does not count its own', async () => {
  const now = ctx.now();
  const names = Array.from({ length: LISTS_MAX - 1 }, (_, at) => `list ${at}`);
  const docs = names.map((name) => ({
    _id: name,
    name,
    nameKey: name,
    kind: 'person',
    createdAt: now,
    updatedAt: now,
  }));
  await ListModel.collection.insertMany(docs as never);
  const call = { ...ctx, callId: '8b1c6a52-4f0e-4a3e-9c57-2d1f0a9b7e64' };
  const createLast = () => createList({ ctx: call, input: { name: 'Last', kind: 'person' } });
  const last = await createLast();
  expect(await createLast()).toEqual(last);
  await expect(create('One more')).rejects.toThrow('There are 500 lists already; delete one first');
});
