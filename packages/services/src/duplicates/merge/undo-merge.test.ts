import {
  ArchivedDocumentModel,
  type CompanyDoc,
  CompanyMergeModel,
  CompanyModel,
  ObservationModel,
} from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addIdentifier, removeAlias, strikeIdentifier } from '../../companies/index.ts';
import { killAtWrite } from '../../shared/moves/killed-writes.fixtures.ts';
import { deleteCompany } from '../../trash/index.ts';
import { resumeMerges } from './resume-merges.ts';
import { MergeDay } from './test-helpers/merge-day.ts';
import { startAgain } from './test-helpers/two-companies.ts';

useTestDatabase();
afterEach(() => vi.restoreAllMocks());

let day: MergeDay;
let a: string;
let b: string;
beforeEach(begin);

async function begin(): Promise<void> {
  await emptyTestDatabase();
  day = new MergeDay();
  [a, b] = [await day.create('A'), await day.create('B')];
}

const stored = async (id: string) => (await CompanyModel.findById(id).lean<CompanyDoc>()) ?? undefined;
const said = async (id: string) => (await stored(id))?.records.map(({ value, locations }) => [value, ...locations]);
const history = async (companyId: string) =>
  (await ObservationModel.find({ companyId }).sort({ asOf: 1 }).lean()).map(({ value }) => value);
const sec = (year: number, value: number, locations: string[] = []) => ({
  ...{ source: 'SEC', headcount: { value }, asOf: `${year}-01-31`, locations },
});

describe('what a source has said since a merge', () => {
  it('stays on the survivor, whose history is that of its own figures alone', async () => {
    await day.sync(a, sec(2024, 100, ['Oslo']));
    await day.sync(b, sec(2025, 200, ['Paris']));
    const mergeId = await day.merge(a, b);
    await day.sync(a, sec(2026, 300, ['Oslo', 'Rome']));
    expect(await history(a)).toEqual([100, 200]);
    const { keptEdits } = await day.undo(mergeId);
    expect(keptEdits).toMatchObject([{ field: 'figure:SEC', value: '300', by: 'sync' }]);
    expect([await said(a), await history(a)]).toEqual([[[300, 'Oslo', 'Rome']], [100]]);
    expect([await said(b), await history(b)]).toEqual([[[200, 'Paris']], []]);
  });

  it('replaces the survivor’s own figure where that one was the newer', async () => {
    await day.sync(a, sec(2025, 100));
    await day.sync(b, sec(2024, 200));
    const mergeId = await day.merge(a, b);
    expect(await history(a)).toEqual([200]);
    await day.sync(a, sec(2026, 300));
    await day.undo(mergeId);
    expect([await history(a), await history(b)]).toEqual([[100], []]);
  });
});

describe('an un-merge', () => {
  it('names who has the survivor’s domain by now, and the merge stays as it was', async () => {
    const mergeId = await day.merge(a, b);
    await day.edit(a, { domain: 'b.com' });
    await removeAlias({ ctx: day.ctx, input: { id: a, domain: 'a.com' } });
    const other = await day.create('New A', 'a.com');
    await expect(day.undo(mergeId)).rejects.toThrow('New A has a domain of A by now (a.com)');
    expect(await CompanyMergeModel.findById(mergeId).lean()).toMatchObject({ state: 'merged', worker: null });
    await deleteCompany({ ctx: day.ctx, input: { id: other } });
    await day.undo(mergeId);
    expect([(await stored(a))?.domain, (await stored(b))?.domain]).toEqual(['a.com', 'b.com']);
  });

  it('leaves an own identifier to the company that was given it meanwhile, and says so', async () => {
    const identifier = { kind: 'hubspot', value: '2' };
    await addIdentifier({ ctx: day.ctx, input: { id: b, ...identifier } });
    const mergeId = await day.merge(a, b);
    await strikeIdentifier(day.ctx, { companyId: a, identifier, reason: 'Wrong', lost: [] });
    await addIdentifier({ ctx: day.ctx, input: { id: await day.create('C'), ...identifier } });
    const notes = ['hubspot:2 was left out of B: C has it by now'];
    expect(await day.undo(mergeId)).toMatchObject({ notes });
    expect(await day.undo(mergeId)).toMatchObject({ notes });
    expect(await CompanyModel.find({ identifierKeys: 'hubspot:2' }, { name: 1 }).lean()).toMatchObject([{ name: 'C' }]);
  });

  it('that comes while a job works on the merge blocks neither company', async () => {
    const mergeId = await day.merge(a, b);
    const worker = { token: 'job', host: 'elsewhere', pid: 1, instance: 'job' };
    const leaseUntil = new Date(Date.now() + 30_000);
    await CompanyMergeModel.updateOne({ _id: mergeId }, { $set: { worker, leaseUntil } });
    await expect(day.undo(mergeId)).rejects.toThrow('try again shortly');
    await CompanyMergeModel.updateOne({ _id: mergeId }, { $set: { worker: null } });
    await deleteCompany({ ctx: day.ctx, input: { id: a } });
  });

  it('that could not begin under an earlier version blocks neither company any more', async () => {
    const mergeId = await day.merge(a, b);
    const mergedAt = new Date('2026-01-01');
    await CompanyMergeModel.updateOne({ _id: mergeId }, { $set: { busy: [a, b], mergedAt } });
    await resumeMerges(day.ctx);
    await deleteCompany({ ctx: day.ctx, input: { id: a } });
  });

  it('that was killed keeps the other company when its domain has come in before it is continued', async () => {
    let mergeId = '';
    for (let last = 4; ; last++) {
      await begin();
      await day.sync(b, sec(2025, 77));
      mergeId = await day.merge(a, b);
      await killAtWrite(last, () => day.undo(mergeId));
      // Its alias has left the survivor, and it is not back yet.
      if ((await stored(a))?.aliases === undefined) break;
    }
    expect(await stored(b)).toBeUndefined();
    await CompanyMergeModel.updateMany({}, { $set: { worker: null } });
    const added = await day.create('New B', 'b.com');
    await startAgain(day.ctx);
    await expect(day.undo(mergeId)).rejects.toThrow('New B has a domain of B by now (b.com)');
    await deleteCompany({ ctx: day.ctx, input: { id: added } });
    await day.undo(mergeId);
    expect([await said(b), await ArchivedDocumentModel.countDocuments({ archiveId: mergeId })]).toEqual([[[77]], 0]);
  });
});
