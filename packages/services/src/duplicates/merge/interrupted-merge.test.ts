import {
  ArchivedDocumentModel,
  type CompanyMergeDoc,
  CompanyMergeModel,
  CompanyModel,
  CompanySyncModel,
  MergeLinkModel,
} from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCompany, recoverWriteLock } from '../../companies/index.ts';
import { createContext } from '../../shared/context.ts';
import { killAtWrite } from '../../shared/moves/killed-writes.fixtures.ts';
import { documentsOf, statistics } from '../../trash/trash.fixtures.ts';
import { mergeCompanies } from './merge-companies.ts';
import { resumeMerges } from './resume-merges.ts';
import { startAgain, stored, twoCompanies } from './test-helpers/two-companies.ts';
import { undoMerge } from './undo-merge.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);
afterEach(() => vi.restoreAllMocks());

const ctx = createContext({ now: () => new Date('2026-06-15T10:00:00Z') });
const findMerge = (state: CompanyMergeDoc['state']) => CompanyMergeModel.findOne({ state }).lean<CompanyMergeDoc>();

it('a merge and an un-merge that are killed at a write are finished, never half', async () => {
  const input = await twoCompanies(ctx);
  const [before, counted] = [await stored(), await statistics()];
  // Without the company, its sync and the figure that both have.
  const merged = (await documentsOf(input.survivorId)) + (await documentsOf(input.otherId)) - 3;
  let kills = 0;
  for (let last = 0, isKilled = true; isKilled; last += 7) {
    const isMergeKilled = await killAtWrite(last, () => mergeCompanies({ ctx, input }));
    await startAgain(ctx);
    if ((await findMerge('merged')) === null) {
      expect(await stored()).toEqual(before);
      await mergeCompanies({ ctx, input });
    }
    expect([await documentsOf(input.survivorId), await documentsOf(input.otherId)]).toEqual([merged, 0]);
    const { _id: mergeId } = (await findMerge('merged')) ?? { _id: '' };
    const isUndoKilled = await killAtWrite(last, () => undoMerge({ ctx, input: { mergeId } }));
    await startAgain(ctx);
    if ((await findMerge('merged')) !== null) await undoMerge({ ctx, input: { mergeId } });
    expect(await stored()).toEqual(before);
    expect(await statistics()).toEqual(counted);
    isKilled = isMergeKilled || isUndoKilled;
    if (isKilled) kills++;
  }
  expect(kills).toBeGreaterThan(5);
  expect([await ArchivedDocumentModel.countDocuments(), await MergeLinkModel.countDocuments()]).toEqual([0, 0]);
});

it('what another process works on is left to it', async () => {
  const input = await twoCompanies(ctx);
  const { mergeId } = await mergeCompanies({ ctx, input });
  const worker = { token: 'other', host: 'elsewhere', pid: 1, instance: 'other' };
  const leaseUntil = new Date(Date.now() + 30_000);
  await CompanyMergeModel.updateOne({ _id: mergeId }, { $set: { state: 'undoing', worker, leaseUntil } });
  await resumeMerges(ctx);
  expect(await findMerge('undoing')).toMatchObject({ worker });
  await expect(undoMerge({ ctx, input: { mergeId } })).rejects.toThrow('try again shortly');
  await CompanyMergeModel.updateOne({ _id: mergeId }, { $set: { leaseUntil: new Date(0) } });
  await resumeMerges(ctx);
  expect(await findMerge('undone')).not.toBeNull();
  expect(await CompanyModel.countDocuments()).toBe(2);
});

it('the other company is back when the survivor was deleted before the merge could be finished', async () => {
  for (let last = 2; ; last++) {
    await emptyTestDatabase();
    const { survivorId, otherId } = await twoCompanies(ctx);
    const other = await CompanyModel.findById(otherId).lean();
    expect(await killAtWrite(last, () => mergeCompanies({ ctx, input: { survivorId, otherId } }))).toBe(true);
    if ((await CompanyModel.exists({ _id: otherId })) !== null) continue;
    await CompanyModel.deleteOne({ _id: survivorId });
    await startAgain(ctx);
    expect(await CompanyModel.find().lean()).toEqual([other]);
    expect([await CompanyMergeModel.countDocuments(), await ArchivedDocumentModel.countDocuments()]).toEqual([0, 0]);
    return;
  }
});

it('a domain that was taken while the merge was interrupted leaves the survivor its own, with its sync', async () => {
  for (let last = 2; ; last++) {
    await emptyTestDatabase();
    const { survivorId, otherId } = await twoCompanies(ctx);
    const [survivor, other] = await Promise.all([survivorId, otherId].map((id) => CompanyModel.findById(id).lean()));
    const sync = await CompanySyncModel.findById(survivorId).lean();
    const input = { survivorId, otherId, choices: { domain: 'other' as const } };
    await killAtWrite(last, () => mergeCompanies({ ctx, input }));
    const isGone = (await CompanyModel.exists({ _id: otherId })) === null;
    if (!isGone || (await CompanyModel.findById(survivorId).lean())?.domain === other?.domain) continue;
    await recoverWriteLock();
    await createCompany({ ctx, input: { name: 'Taker', domain: other?.domain ?? '' } });
    await startAgain(ctx);
    const merged = await CompanyModel.findById(survivorId).lean();
    expect(merged?.domain).toBe(survivor?.domain);
    expect(merged?.origins?.domain).toEqual(survivor?.origins?.domain);
    expect(await CompanySyncModel.findById(survivorId).lean()).toEqual(sync);
    return;
  }
});
