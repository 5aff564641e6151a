import { CompanyModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, expect, it } from 'vitest';
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
