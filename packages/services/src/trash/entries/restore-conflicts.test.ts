import {
  ArchivedDocumentModel,
  CompanyModel,
  LeadListModel,
  LeadModel,
  LeadRowModel,
  ReportModel,
  TrashEntryModel,
} from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addIdentifier, createCompany, listIdentifiers } from '../../companies/index.ts';
import { insertLead } from '../../outreach/outreach.fixtures.ts';
import { storeReportOf } from '../../reports/reports.fixtures.ts';
import { contextWithKey } from '../../shared/saved-people.fixtures.ts';
import { deleteCompany } from './delete-company.ts';
import { deleteLeads } from './delete-many.ts';
import { deleteLeadList, deleteReport } from './delete-one.ts';
import { purgeEntry } from './purge-entry.ts';
import { restoreEntry } from './restore-entry.ts';

useTestDatabase();
const { ctx, forget } = contextWithKey();
beforeEach(emptyTestDatabase);
afterAll(forget);

const restore = (id: string | null) => restoreEntry({ ctx, input: { id: id ?? '' } });
const purge = (id: string | null) => purgeEntry({ ctx, input: { id: id ?? '' } });
const track = async (name = 'Acme', domain = 'acme.com') => (await createCompany({ ctx, input: { name, domain } })).id;

describe('a version of a report in the trash', () => {
  const versions = async () =>
    (await ReportModel.find().sort({ version: 1 }).lean()).map(({ _id, version }) => `${_id} ${version}`);

  it('keeps its number, and comes back beside those written since', async () => {
    const id = await track();
    for (const run of ['run1', 'run2']) await storeReportOf(id, run);
    const { id: trashId } = await deleteReport({ ctx, input: { reportId: 'run2' } });
    await storeReportOf(id, 'run3');
    expect(await restore(trashId)).toMatchObject({ recordIds: ['run2'], notes: [] });
    expect(await versions()).toEqual(['run1 1', 'run2 2', 'run3 3']);
  });

  it('gets the next free number when an earlier product version gave its own away', async () => {
    const id = await track();
    for (const run of ['run1', 'run2']) await storeReportOf(id, run);
    const { id: trashId } = await deleteReport({ ctx, input: { reportId: 'run1' } });
    await ReportModel.collection.updateOne({ _id: 'run2' as never }, { $set: { version: 1 } });
    const note = 'Acme, version 1 is version 2 now: another report has its number';
    expect((await restore(trashId)).notes).toEqual([note]);
    expect(await versions()).toEqual(['run2 1', 'run1 2']);
    expect(await ArchivedDocumentModel.countDocuments()).toBe(0);
  });

  it('comes back with its company only, and one that is written late is not stored', async () => {
    const id = await track();
    await storeReportOf(id, 'run1');
    const { id: trashId } = await deleteReport({ ctx, input: { reportId: 'run1' } });
    const company = await deleteCompany({ ctx, input: { id } });
    expect(await storeReportOf(id, 'late')).toBe(false);
    await expect(restore(trashId)).rejects.toThrow('Acme is in the trash, too; restore the company first');
    await restore(company.id);
    await restore(trashId);
    expect(await versions()).toEqual(['run1 1']);
    const again = await deleteReport({ ctx, input: { reportId: 'run1' } });
    await purge((await deleteCompany({ ctx, input: { id } })).id);
    await expect(restore(again.id)).rejects.toThrow('Acme is not tracked any more');
    expect(await versions()).toEqual([]);
  });
});

describe('several leads in one entry of the trash', () => {
  const insert = (firstName: string) => {
    const email = `${firstName.toLowerCase()}@acme.example`;
    return insertLead({ firstName, lastName: 'Moe', company: 'Acme', email, keys: [`email:${email}`] });
  };

  it('come back without those who have been added again, who are named and stay', async () => {
    const ids: string[] = [];
    for (const name of ['Ada', 'Bea', 'Cleo']) ids.push((await insert(name))._id.toHexString());
    const { trashId } = await deleteLeads({ ctx, input: { ids } });
    const again = await insert('Bea');
    const reason = 'Bea Moe, Acme has been added again since; delete that first, then restore this';
    expect(await restore(trashId)).toMatchObject({ recordIds: [ids[0], ids[2]], notes: [reason] });
    expect(await TrashEntryModel.findById(trashId).lean()).toMatchObject({
      ...{ state: 'trashed', recordIds: [ids[1]], label: 'Bea Moe, Acme', contents: [{ what: 'leads', count: 1 }] },
    });
    await expect(restore(trashId)).rejects.toThrow(reason);
    await LeadModel.deleteOne({ _id: again._id });
    expect(await restore(trashId)).toMatchObject({ recordIds: [ids[1]], notes: [] });
    expect((await LeadModel.find().lean()).map(({ _id }) => _id.toHexString()).toSorted()).toEqual(ids.toSorted());
  });
});

describe('a list in the trash whose lead is deleted meanwhile', () => {
  const ROW = 'list:2';
  const cells = async () => (await LeadRowModel.findById(ROW).lean())?.cells;
  async function deleteListThenLead() {
    const lead = await insertLead({
      email: 'marta@acme.example',
      keys: ['email:marta@acme.example'],
      listIds: ['list'],
    });
    const row = { listId: 'list', line: 2, cells: ['Marta'], keys: ['x'], leadId: lead._id, problem: null };
    await LeadRowModel.collection.insertOne({ _id: ROW, ...row } as never);
    await LeadListModel.collection.insertOne({ _id: 'list', name: 'Fair', kind: 'file', place: null } as never);
    const { id: list } = await deleteLeadList({ ctx, input: { id: 'list' } });
    const { trashId } = await deleteLeads({ ctx, input: { ids: [lead._id.toHexString()] } });
    return { list, lead: trashId };
  }

  it('brings nothing back of what the row of a purged lead said', async () => {
    const entries = await deleteListThenLead();
    await purge(entries.lead);
    await restore(entries.list);
    expect(await cells()).toEqual([]);
  });

  it('is filled again when the lead comes back', async () => {
    const entries = await deleteListThenLead();
    await restore(entries.list);
    expect(await cells()).toEqual([]);
    await restore(entries.lead);
    expect(await cells()).toEqual(['Marta']);
  });
});

it('an own identifier that another company was given meanwhile stays with that one', async () => {
  const [first, second] = [await track(), await track('Other', 'other.com')];
  const add = (id: string, value: string) => addIdentifier({ ctx, input: { id, kind: 'hubspot', value } });
  await add(first, '123');
  await add(first, '124');
  const { id: trashId } = await deleteCompany({ ctx, input: { id: first } });
  await add(second, '123');
  expect((await restore(trashId)).notes).toEqual(['hubspot:123 was left out of Acme: Other has it by now']);
  expect((await listIdentifiers({ ctx, input: { id: first } })).map(({ value }) => value)).toEqual(['124']);
  expect(await CompanyModel.countDocuments({ identifierKeys: 'hubspot:123' })).toBe(1);
});
