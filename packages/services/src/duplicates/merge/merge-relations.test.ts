import { CompanyModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCompany, getCompany, getRelations, setParent } from '../../companies/index.ts';
import { createContext } from '../../shared/context.ts';
import { deleteCompany, restoreEntry } from '../../trash/index.ts';
import { mergeCompanies } from './merge-companies.ts';
import { previewMerge } from './preview-merge.ts';
import { undoMerge } from './undo-merge.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const ctx = createContext({ actor: 'person', now: () => new Date('2026-06-15T10:00:00Z') });
const create = async (name: string) =>
  (await createCompany({ ctx, input: { name, domain: `${name.toLowerCase()}.com` } })).id;
const set = (id: string, parentId: string) => setParent({ ctx, input: { id, parentId } });
const parentOf = async (id: string) => (await getCompany({ ctx, input: { id } })).parent?.name ?? null;
const ancestorsOf = async (id: string) =>
  (await getRelations({ ctx, input: { id } })).ancestors.map(({ name }) => name);

it('a parent and its subsidiary are not merged, and the preview says why', async () => {
  const [group, middle, unit] = [await create('Acme'), await create('Middle'), await create('Robotics')];
  await set(middle, group);
  await set(unit, middle);
  const words = 'Robotics is a subsidiary of Acme, so both stay; remove that relation first';
  const input = { survivorId: unit, otherId: group };
  expect((await previewMerge({ ctx, input })).blockedBy).toBe(words);
  await expect(mergeCompanies({ ctx, input })).rejects.toThrow(words);
});

it('a merge moves parent and subsidiaries to the survivor, and undone gives them back', async () => {
  const [group, unit] = [await create('Acme'), await create('Robotics')];
  const [survivorId, otherId] = [await create('Middle'), await create('Centre')];
  await set(otherId, group);
  await set(unit, otherId);
  const { mergeId, company } = await mergeCompanies({ ctx, input: { survivorId, otherId } });
  expect(company).toMatchObject({ parent: { name: 'Acme' }, subsidiaries: 1 });
  expect(await ancestorsOf(unit)).toEqual(['Middle', 'Acme']);
  expect((await getCompany({ ctx, input: { id: group } })).subsidiaries).toBe(1);
  await undoMerge({ ctx, input: { mergeId } });
  expect(await ancestorsOf(unit)).toEqual(['Centre', 'Acme']);
  expect([await parentOf(survivorId), await parentOf(otherId)]).toEqual([null, 'Acme']);
  expect(JSON.stringify(await CompanyModel.find().lean())).not.toContain('formerIds');
});

it('what was related since a merge stays so when it is undone', async () => {
  const [group, unit] = [await create('Acme'), await create('Robotics')];
  const [survivorId, otherId] = [await create('Middle'), await create('Centre')];
  await set(unit, otherId);
  const { mergeId } = await mergeCompanies({ ctx, input: { survivorId, otherId } });
  await set(unit, group);
  await set(survivorId, group);
  const { keptEdits } = await undoMerge({ ctx, input: { mergeId } });
  expect(keptEdits).toMatchObject([{ companyId: survivorId, field: 'parent', value: 'Acme' }]);
  expect([await parentOf(unit), await parentOf(survivorId)]).toEqual(['Acme', 'Acme']);
});

it('a deleted parent is shown by its name as removed, and restored it is the parent again', async () => {
  const [group, middle, unit] = [await create('Acme'), await create('Middle'), await create('Robotics')];
  await set(middle, group);
  await set(unit, middle);
  const { id: trashId } = await deleteCompany({ ctx, input: { id: middle } });
  expect((await getCompany({ ctx, input: { id: unit } })).parent).toMatchObject({ name: 'Middle', isRemoved: true });
  expect((await getCompany({ ctx, input: { id: group } })).subsidiaries).toBe(0);
  expect(await ancestorsOf(unit)).toEqual(['Middle', 'Acme']);
  await expect(set(group, unit)).rejects.toThrow('Robotics is below Acme already');
  await restoreEntry({ ctx, input: { id: trashId } });
  expect((await getCompany({ ctx, input: { id: unit } })).parent).toMatchObject({ name: 'Middle', isRemoved: false });
  expect(await getCompany({ ctx, input: { id: middle } })).toMatchObject({
    parent: { name: 'Acme' },
    subsidiaries: 1,
  });
});

const chain = async (prefix: string, levels: number): Promise<{ top: string; lowest: string }> => {
  const top = await create(`${prefix}Top`);
  let lowest = top;
  for (let level = 1; level < levels; level++) {
    const id = await create(`${prefix}Level${level}`);
    await set(id, lowest);
    lowest = id;
  }
  return { top, lowest };
};

it('a merge that would put more than ten companies above one another is refused', async () => {
  const [upper, lower] = [await chain('Upper', 6), await chain('Lower', 6)];
  const input = { survivorId: upper.lowest, otherId: lower.top };
  const words = 'At most 10 companies can be above one another; this merge would make it 11';
  expect((await previewMerge({ ctx, input })).blockedBy).toBe(words);
  await expect(mergeCompanies({ ctx, input })).rejects.toThrow(words);
});

describe('a relation to a parent that is merged', () => {
  let [survivorId, otherId, unit]: [string, string, string] = ['', '', ''];
  const merge = async () => (await mergeCompanies({ ctx, input: { survivorId, otherId } })).mergeId;
  const undo = (mergeId: string) => undoMerge({ ctx, input: { mergeId } });
  beforeEach(async () => {
    [survivorId, otherId, unit] = [await create('Middle'), await create('Centre'), await create('Robotics')];
    await set(unit, otherId);
  });

  it('is one to the survivor when the subsidiary comes out of the trash, and comes back with the un-merge', async () => {
    const { id } = await deleteCompany({ ctx, input: { id: unit } });
    const mergeId = await merge();
    await restoreEntry({ ctx, input: { id } });
    expect([await parentOf(unit), await ancestorsOf(unit)]).toEqual(['Middle', ['Middle']]);
    await undo(mergeId);
    expect([await parentOf(unit), await ancestorsOf(unit)]).toEqual(['Centre', ['Centre']]);
  });

  it('is one to the former parent when the subsidiary was in the trash during the un-merge', async () => {
    const mergeId = await merge();
    const { id } = await deleteCompany({ ctx, input: { id: unit } });
    await undo(mergeId);
    await restoreEntry({ ctx, input: { id } });
    expect([await parentOf(unit), await ancestorsOf(unit)]).toEqual(['Centre', ['Centre']]);
  });

  it('is no edit of a subsidiary that was merged, too, whichever is undone first', async () => {
    const twin = await create('Twin');
    const ofUnit = (await mergeCompanies({ ctx, input: { survivorId: twin, otherId: unit } })).mergeId;
    const ofParent = await merge();
    expect(await parentOf(twin)).toBe('Middle');
    expect((await undo(ofUnit)).keptEdits).toEqual([]);
    expect([await parentOf(twin), await parentOf(unit)]).toEqual([null, 'Middle']);
    await undo(ofParent);
    expect([await parentOf(unit), await ancestorsOf(unit)]).toEqual(['Centre', ['Centre']]);
  });

  it('stays the other one when its note is rewritten', async () => {
    const mergeId = await merge();
    await setParent({ ctx, input: { id: unit, parentId: survivorId, note: 'By its report' } });
    await undo(mergeId);
    expect(await parentOf(unit)).toBe('Centre');
  });

  it('makes no circle over a deleted company', async () => {
    const lower = await create('Lower');
    await set(lower, unit);
    const { id } = await deleteCompany({ ctx, input: { id: unit } });
    await merge();
    await expect(set(survivorId, lower)).rejects.toThrow('Lower is below Middle already');
    await restoreEntry({ ctx, input: { id } });
    expect(await ancestorsOf(lower)).toEqual(['Robotics', 'Middle']);
  });
});
