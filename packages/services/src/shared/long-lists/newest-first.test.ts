import { randomUUID } from 'node:crypto';
import { ListModel, NotificationModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { type NewestPage, pageNewestFirst } from './newest-first.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const AT = Date.parse('2026-11-23T12:00:00Z');
let added = 0;
/** Three have each time, as records of one import do. */
const addList = async () => {
  const at = new Date(AT + Math.floor(added++ / 3));
  const _id = randomUUID();
  await ListModel.create({ _id, name: _id, nameKey: _id, kind: 'person', createdAt: at, updatedAt: at });
};

async function readAll<T>(
  read: (cursor?: string) => Promise<NewestPage<T>>,
  between: () => Promise<void>,
): Promise<T[]> {
  const items: T[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    items.push(...page.items);
    cursor = page.nextCursor ?? undefined;
    await between();
  } while (cursor !== undefined);
  return items;
}

describe('a list that is newest first', () => {
  it.each([1, 2, 3, 5, 20, 21])('has each record once in pages of %i, also while records are added', async (limit) => {
    for (let count = 0; count < 20; count++) await addList();
    const ids = (await ListModel.find().sort({ createdAt: -1, _id: -1 }).lean()).map(({ _id }) => _id);
    const read = (cursor?: string) => pageNewestFirst(ListModel, { by: 'createdAt', limit, cursor });
    const found = await readAll(read, addList);
    // What is added has a later time, or the same: then it may come on a later page.
    expect(found.map(({ _id }) => _id).filter((id) => ids.includes(id))).toEqual(ids);
    expect(new Set(found.map(({ _id }) => _id)).size).toBe(found.length);
  });

  it('counts all that match, whatever the page is', async () => {
    for (let count = 0; count < 5; count++) await addList();
    const first = await pageNewestFirst(ListModel, { by: 'createdAt', limit: 2 });
    const cursor = first.nextCursor ?? '';
    expect(await pageNewestFirst(ListModel, { by: 'createdAt', limit: 2, cursor })).toMatchObject({ total: 5 });
    expect(await pageNewestFirst(ListModel, { by: 'createdAt', limit: 2, filter: { kind: 'company' } })).toEqual({
      items: [],
      total: 0,
      nextCursor: null,
    });
  });

  it('pages records with ids of the database', async () => {
    const doc = { kind: 'sync_finished', title: 'Done', message: 'All', link: null, emailed: false, at: new Date(AT) };
    await NotificationModel.insertMany(Array.from({ length: 5 }, () => doc));
    const toId = (text: string) => new Types.ObjectId(text);
    const read = (cursor?: string) => pageNewestFirst(NotificationModel, { by: 'at', limit: 2, cursor, toId });
    const found = await readAll(read, async () => undefined);
    expect(new Set(found.map(({ _id }) => String(_id))).size).toBe(5);
  });

  it.each(['', 'x', 'd1_x', 'n_', `d1_${'g'.repeat(24)}`, '[1,"a"]'])('refuses the cursor "%s"', async (cursor) => {
    const page = pageNewestFirst(ListModel, { by: 'createdAt', limit: 2, cursor });
    await expect(page).rejects.toThrow('This cursor does not belong to this list');
  });
});
