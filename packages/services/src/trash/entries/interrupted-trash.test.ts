import { TrashEntryModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recoverWriteLock } from '../../companies/index.ts';
import { createContext } from '../../shared/context.ts';
import { killAtWrite } from '../../shared/moves/killed-writes.fixtures.ts';
import { companyWithEverything, documentsOf, snapshot, statistics } from '../trash.fixtures.ts';
import { deleteCompany } from './delete-company.ts';
import { restoreEntry } from './restore-entry.ts';
import { resumeTrash } from './resume-trash.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);
afterEach(() => vi.restoreAllMocks());

const ctx = createContext({ now: () => new Date('2026-06-15T10:00:00Z') });
/** The next start: whoever worked on it is gone. */
async function startAgain(): Promise<void> {
  await TrashEntryModel.updateMany({}, { $set: { worker: null } });
  await recoverWriteLock();
  await resumeTrash(ctx);
}

it('a deletion and a restore that are killed at any write are finished, never half', async () => {
  const id = await companyWithEverything(ctx);
  const [before, counted] = [await snapshot(), await statistics()];
  const count = await documentsOf(id);
  let kills = 0;
  for (let last = 0, isKilled = true; isKilled; last++) {
    const isDeletionKilled = await killAtWrite(last, () => deleteCompany({ ctx, input: { id } }));
    await startAgain();
    const [entry] = await TrashEntryModel.find().lean();
    expect([0, count]).toContain(await documentsOf(id));
    if (entry === undefined) {
      expect(await snapshot()).toEqual(before);
      await deleteCompany({ ctx, input: { id } });
    }
    const [{ _id: trashId } = { _id: '' }] = await TrashEntryModel.find({ state: 'trashed' }).lean();
    expect(await documentsOf(id)).toBe(0);
    const isRestoreKilled = await killAtWrite(last, () => restoreEntry({ ctx, input: { id: trashId } }));
    await startAgain();
    if ((await TrashEntryModel.countDocuments()) > 0) await restoreEntry({ ctx, input: { id: trashId } });
    expect(await snapshot()).toEqual(before);
    expect(await statistics()).toEqual(counted);
    isKilled = isDeletionKilled || isRestoreKilled;
    if (isKilled) kills++;
  }
  expect(kills).toBeGreaterThan(10);
});

it('what another process works on is left to it', async () => {
  const id = await companyWithEverything(ctx);
  const { id: trashId } = await deleteCompany({ ctx, input: { id } });
  const worker = { token: 'other', host: 'elsewhere', pid: 1, instance: 'other' };
  const leaseUntil = new Date(Date.now() + 30_000);
  await TrashEntryModel.updateOne({ _id: trashId }, { $set: { state: 'restoring', worker, leaseUntil } });
  await resumeTrash(ctx);
  expect(await TrashEntryModel.findById(trashId).lean()).toMatchObject({ state: 'restoring', worker });
  await expect(restoreEntry({ ctx, input: { id: trashId } })).rejects.toThrow('Acme is restoring at the moment');
  await TrashEntryModel.updateOne({ _id: trashId }, { $set: { leaseUntil: new Date(0) } });
  await resumeTrash(ctx);
  expect(await TrashEntryModel.countDocuments()).toBe(0);
  expect(await documentsOf(id)).toBeGreaterThan(3);
});

it('an entry that fails again does not stop those behind it', async () => {
  const ids = [await companyWithEverything(ctx), await companyWithEverything(ctx, 'Other', 'other.com')];
  for (const id of ids) await deleteCompany({ ctx, input: { id } });
  await TrashEntryModel.updateMany({}, { $set: { state: 'restoring' } });
  await TrashEntryModel.updateOne({ label: 'Acme' }, { $set: { kind: 'planet' } });
  await resumeTrash(ctx);
  expect((await TrashEntryModel.find().lean()).map(({ recordIds }) => recordIds)).toEqual([[ids[0]]]);
  expect(await documentsOf(ids[1] ?? '')).toBeGreaterThan(3);
});
