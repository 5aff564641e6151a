import { CompanyModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCompany, setCompanyTags } from '../companies/index.ts';
import { mergeCompanies, undoMerge } from '../duplicates/index.ts';
import { createList } from '../lists/index.ts';
import { createContext } from '../shared/context.ts';
import { deleteCompany, deleteList, purgeEntry, restoreEntry } from '../trash/index.ts';
import { undoBulk } from './end-bulk.ts';
import type { BulkAction } from './schemas.ts';
import { startBulk } from './start-bulk.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const ctx = createContext({ actor: 'person' });
const track = async (name: string) =>
  (await createCompany({ ctx, input: { name, domain: `${name.toLowerCase()}.com` } })).id;
const run = (ids: string[], action: BulkAction) => startBulk({ ctx, input: { selection: { ids }, action } });
const undo = (id: string) => undoBulk({ ctx, input: { id } });
const stored = async (id: string) => await CompanyModel.findById(id).lean<{ tags?: string[]; lists?: string[] }>();

describe('an undo of companies that are not there', () => {
  it('lists those that were merged or deleted, and reaches them the next time without touching the others', async () => {
    const [a, b, c] = [await track('A'), await track('B'), await track('C')];
    const change = await run([a, b, c], { kind: 'addTags', tags: ['Fair'] });
    const { mergeId } = await mergeCompanies({ ctx, input: { survivorId: a, otherId: b } });
    const entry = await deleteCompany({ ctx, input: { id: c } });
    expect(await undo(change.id)).toMatchObject({
      state: 'undone',
      keptCompanies: 2,
      kept: [
        { companyId: b, name: 'B', reason: 'It was merged into A; undo the merge, then undo this again' },
        { companyId: c, name: 'C', reason: 'It is in the trash; restore it, then undo this again' },
      ],
    });
    await restoreEntry({ ctx, input: { id: entry.id } });
    await undoMerge({ ctx, input: { mergeId } });
    await setCompanyTags({ ctx, input: { id: a, tags: ['Fair'] } });
    expect(await undo(change.id)).toMatchObject({ state: 'undone', kept: [], keptCompanies: 0 });
    expect([await stored(a), await stored(b), await stored(c)]).toMatchObject([
      { tags: ['Fair'] },
      { tags: [] },
      { tags: [] },
    ]);
  });

  it('says that a deletion which was purged cannot be undone', async () => {
    const ids = [await track('A'), await track('B')];
    const change = await run(ids, { kind: 'delete' });
    await purgeEntry({ ctx, input: { id: change.trashIds[0] ?? '' } });
    const reason = 'It was deleted from the trash for good';
    expect(await undo(change.id)).toMatchObject({
      keptCompanies: 2,
      kept: ids.map((companyId) => ({ companyId, reason })),
    });
  });
});

it('an undo puts no company on a list that was deleted for good, but on one in the trash', async () => {
  const id = await track('A');
  const [gone, trashed] = await Promise.all(
    ['Gone', 'Trashed'].map((name) => createList({ ctx, input: { name, kind: 'company' } })),
  );
  const changes: string[] = [];
  for (const list of [gone, trashed]) {
    const listId = list?.id ?? '';
    await run([id], { kind: 'addToList', listId });
    changes.push((await run([id], { kind: 'removeFromList', listId })).id);
  }
  await purgeEntry({ ctx, input: { id: (await deleteList({ ctx, input: { id: gone?.id ?? '' } })).id } });
  await deleteList({ ctx, input: { id: trashed?.id ?? '' } });
  expect((await undo(changes[0] ?? '')).kept).toMatchObject([{ name: 'A', reason: 'The list was deleted for good' }]);
  expect(await undo(changes[1] ?? '')).toMatchObject({ kept: [] });
  expect((await stored(id))?.lists).toEqual([trashed?.id]);
});

it('of two undos at once, the second says that the undo is under way', async () => {
  const change = await run([await track('A')], { kind: 'addTags', tags: ['Fair'] });
  const results = await Promise.allSettled([undo(change.id), undo(change.id)]);
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  expect(refused).toEqual(['ServiceError: This undo is under way; look again shortly']);
});
