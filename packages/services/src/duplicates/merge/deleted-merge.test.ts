import { ArchivedDocumentModel, CompanyMergeModel, CompanyModel, MergeLinkModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { mongo } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCompany, findSurvivorId, getCompany } from '../../companies/index.ts';
import { storeReportOf } from '../../reports/reports.fixtures.ts';
import { createContext } from '../../shared/context.ts';
import { deleteCompany, purgeEntry, restoreEntry, TRASH_PERSONAL_DATA } from '../../trash/index.ts';
import { mergeCompanies } from './merge-companies.ts';
import { resumeMerges } from './resume-merges.ts';
import { stored, twoCompanies } from './test-helpers/two-companies.ts';
import { undoMerge } from './undo-merge.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const ctx = createContext({ now: () => new Date('2026-06-15T10:00:00Z') });
const create = async (name: string, domain: string) => (await createCompany({ ctx, input: { name, domain } })).id;
const merge = async (survivorId: string, otherId: string) =>
  (await mergeCompanies({ ctx, input: { survivorId, otherId } })).mergeId;
const undo = (mergeId: string) => undoMerge({ ctx, input: { mergeId } });

describe('a merge of a company that is deleted or merged later', () => {
  it('goes into the trash with it, comes back, and is purged with it', async () => {
    const { survivorId, otherId } = await twoCompanies(ctx);
    const before = await stored();
    const mergeId = await merge(survivorId, otherId);
    const { id } = await deleteCompany({ ctx, input: { id: survivorId } });
    await expect(undo(mergeId)).rejects.toThrow('if its company was deleted, restore that first');
    expect(await findSurvivorId(otherId)).toBeNull();
    await restoreEntry({ ctx, input: { id } });
    await undo(mergeId);
    expect(await stored()).toEqual(before);
    await merge(survivorId, otherId);
    await purgeEntry({ ctx, input: { id: (await deleteCompany({ ctx, input: { id: survivorId } })).id } });
    const left = [CompanyMergeModel.countDocuments({ state: 'merged' }), ArchivedDocumentModel.countDocuments()];
    expect(await Promise.all([...left, MergeLinkModel.countDocuments()])).toEqual([0, 0, 0]);
  });

  it('is undone after the later one, and the former ids lead to the last survivor', async () => {
    const [a, b, c] = [await create('A', 'a.com'), await create('B', 'b.com'), await create('C', 'c.com')];
    const first = await merge(a, b);
    const second = await merge(c, a);
    for (const id of [a, b]) expect(await getCompany({ ctx, input: { id } })).toMatchObject({ id: c, mergedInto: c });
    await expect(undo(first)).rejects.toThrow('Undo the later merge of A into C first');
    await undo(second);
    expect(await findSurvivorId(b)).toBe(a);
    await undo(first);
    expect(await CompanyModel.countDocuments()).toBe(3);
  });

  it('is refused while the domain is another company’s, and while one of the two is busy', async () => {
    const [a, b] = [await create('A', 'a.com'), await create('B', 'b.com')];
    const mergeId = await merge(a, b);
    await CompanyModel.updateOne({ _id: a }, { $set: { aliases: [] } });
    await create('New B', 'b.com');
    await expect(undo(mergeId)).rejects.toThrow('New B has a domain of B by now (b.com)');
    await CompanyMergeModel.updateOne({ _id: mergeId }, { $set: { busy: [new mongo.ObjectId(a)] } });
    await expect(deleteCompany({ ctx, input: { id: a } })).rejects.toThrow('A is being merged or separated');
    await expect(merge(a, await create('C', 'c.com'))).rejects.toThrow('A is being merged or separated');
  });
});

describe('what is under way while two companies are merged', () => {
  it('a report of the other one is the next version of the survivor', async () => {
    const { survivorId, otherId } = await twoCompanies(ctx);
    const mergeId = await merge(survivorId, otherId);
    await storeReportOf(otherId, 'late');
    await resumeMerges(ctx);
    expect((await CompanyMergeModel.findById(mergeId).lean())?.reports?.at(-1)).toMatchObject({ id: 'late', after: 5 });
  });
});

describe('people in what a merge keeps', () => {
  it('are found and erased', async () => {
    const { survivorId, otherId } = await twoCompanies(ctx);
    const reason = 'Marta Oliveira (marta@acme.com) has counted';
    await CompanyModel.updateOne({ _id: otherId }, { $set: { 'records.0.quote': reason } });
    await merge(survivorId, otherId);
    const [trash] = TRASH_PERSONAL_DATA;
    const identifiers = [{ kind: 'email', value: 'marta@acme.com' }];
    const query = { name: 'Marta Oliveira', company: null, identifiers };
    const found = (await trash?.find(ctx, query)) ?? [];
    expect(found.length).toBeGreaterThan(0);
    await trash?.erase(
      ctx,
      found.map(({ id }) => id),
      query,
    );
    expect(JSON.stringify(await ArchivedDocumentModel.find().lean())).not.toContain('marta@acme.com');
  });
});
