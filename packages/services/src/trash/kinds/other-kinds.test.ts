import { randomUUID } from 'node:crypto';
import {
  BatchItemModel,
  BatchModel,
  ContactModel,
  CustomerModel,
  LeadListModel,
  LeadModel,
  LeadRowModel,
  MessageTemplateModel,
  ReportCampaignModel,
  ReportModel,
  SavedSearchModel,
} from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { Types } from 'mongoose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createCompany, createOwnColumn } from '../../companies/index.ts';
import { createList, getList } from '../../lists/index.ts';
import { countListMembers } from '../../membership/index.ts';
import { insertLead, outreachCalls } from '../../outreach/outreach.fixtures.ts';
import { AT, contextWithKey, insertContact } from '../../shared/saved-people.fixtures.ts';
import { addSuppressions, checkSuppression, listSuppressions } from '../../suppression/index.ts';
import { createView } from '../../views/index.ts';
import { deleteContacts } from '../entries/delete-many.ts';
import { deleteSuppression } from '../entries/delete-one.ts';
import { deleteRecords } from '../entries/delete-records.ts';
import { getTrashEntry } from '../entries/list-trash.ts';
import { previewDeletion } from '../entries/preview-deletion.ts';
import { purgeEntry } from '../entries/purge-entry.ts';
import { restoreEntry } from '../entries/restore-entry.ts';
import type { TrashKindName } from '../schemas.ts';
import { snapshot } from '../trash.fixtures.ts';

useTestDatabase();
const { ctx, forget } = contextWithKey();
afterAll(forget);
beforeEach(emptyTestDatabase);

const EMAIL = { kind: 'email', value: 'marta@acme.com' } as const;
const restore = (id: string | undefined) => restoreEntry({ ctx, input: { id: id ?? '' } });

async function leadOfList(): Promise<string> {
  const lead = await insertLead({ email: EMAIL.value, firstName: 'Marta', lastName: 'Oliveira', listIds: ['list'] });
  const row = {
    _id: 'list:2',
    listId: 'list',
    line: 2,
    cells: ['Marta'],
    keys: ['x'],
    leadId: lead._id,
    problem: null,
  };
  await LeadRowModel.collection.insertOne(row as never);
  await LeadListModel.collection.insertOne({ _id: 'list', name: 'Fair', kind: 'file', place: null } as never);
  return lead._id.toHexString();
}

/** One record of each kind, with what belongs to it. @returns its id */
const RECORDS: Record<Exclude<TrashKindName, 'company' | 'demo'>, () => Promise<string>> = {
  contact: async () => (await insertContact({ notes: [{ id: 'n', text: 'Met', at: AT }] }))._id.toHexString(),
  lead: leadOfList,
  leadList: async () => {
    await leadOfList();
    return 'list';
  },
  savedSearch: async () => {
    const _id = randomUUID();
    await SavedSearchModel.collection.insertOne({ _id, name: 'Heads of operations', seen: ['a'] } as never);
    return _id;
  },
  template: async () => {
    const _id = randomUUID();
    await MessageTemplateModel.collection.insertOne({ _id, name: 'Hello', body: 'Hi' } as never);
    return _id;
  },
  report: async () => {
    const { id } = await createCompany({ ctx, input: { name: 'Acme', domain: 'acme.com' } });
    const report = { companyId: new Types.ObjectId(id), companyName: 'Acme', version: 3, data: { pages: [1] } };
    await ReportModel.collection.insertOne({ _id: 'run.acme', ...report } as never);
    return 'run.acme';
  },
  reportCampaign: async () => {
    const _id = randomUUID();
    await ReportCampaignModel.collection.insertOne({ _id, name: 'Spring', companyIds: [] } as never);
    await BatchModel.collection.insertOne({ _id: 'batch', name: `campaign:${_id}`, finishedAt: AT } as never);
    await BatchItemModel.collection.insertOne({ _id: 'batch:1', batchId: 'batch', key: '1', kind: 'x' } as never);
    return _id;
  },
  outreachCampaign: async () => {
    const { create, draft } = outreachCalls(ctx);
    const { id } = await create();
    await draft(id);
    return id;
  },
  customer: async () => {
    const _id = randomUUID();
    const entry = { _id, name: 'Acme', nameKey: 'acme', domain: 'acme.com', keys: ['d:acme.com'], identifiers: [] };
    await CustomerModel.collection.insertOne({
      ...entry,
      reason: 'Customer',
      file: null,
      addedAt: AT,
      updatedAt: AT,
    } as never);
    return _id;
  },
  ownColumn: async () => (await createOwnColumn({ ctx, input: { name: 'Stage', type: 'text' } })).id,
  suppression: async () => {
    await addSuppressions(ctx, [[EMAIL]], 'asked by mail');
    return (await listSuppressions({ ctx, input: { limit: 9 } })).entries[0]?.id ?? '';
  },
  view: async () => (await createView({ ctx, input: { name: 'Large', columns: ['spread'] } })).id,
  list: async () => {
    const { id } = await createList({ ctx, input: { name: 'Fair', kind: 'person' } });
    await insertContact({ lists: [id] });
    return id;
  },
};

describe.each(Object.entries(RECORDS) as [TrashKindName, () => Promise<string>][])('a deleted %s', (kind, create) => {
  it('is gone, and comes back byte for byte', async () => {
    const id = await create();
    const before = await snapshot();
    const entry = await deleteRecords(ctx, kind, [id]);
    expect(entry).toMatchObject({ kind, recordIds: [id], state: 'trashed' });
    expect(Object.keys(await snapshot()).length).toBeLessThan(Object.keys(before).length);
    expect(await deleteRecords(ctx, kind, [id])).toBeNull();
    await restore(entry?.id);
    expect(await snapshot()).toEqual(before);
  });
});

describe('leads', () => {
  it('are restored as they were deleted, all at once; what an import has written into their rows since stays', async () => {
    const ids = [await leadOfList(), (await insertLead({ email: 'ida@acme.com' }))._id.toHexString()];
    const entry = await deleteRecords(ctx, 'lead', ids);
    expect(entry).toMatchObject({
      label: '2 leads',
      contents: [
        { what: 'leads', count: 2 },
        { what: 'rows', count: 1 },
      ],
    });
    expect(await LeadRowModel.findById('list:2').lean()).toMatchObject({ cells: [], problem: 'removed', leadId: null });
    await LeadRowModel.updateOne({ _id: 'list:2' }, { $set: { cells: ['Ida'], problem: 'no name' } });
    await restore(entry?.id);
    expect(await LeadModel.countDocuments()).toBe(2);
    expect(await LeadRowModel.findById('list:2').lean()).toMatchObject({ cells: ['Ida'], problem: 'no name' });
  });

  it('and contacts who have been added again since are refused, and nothing is half restored', async () => {
    const contact = await insertContact({ keys: ['email:marta@acme.com'] });
    const entry = await deleteRecords(ctx, 'contact', [contact._id.toHexString()]);
    await insertContact({ keys: ['email:marta@acme.com'] });
    const before = await snapshot();
    await expect(restore(entry?.id)).rejects.toThrow('Marta Oliveira has been added again since');
    expect(await snapshot()).toEqual(before);
  });
});

it.each(['contact', 'lead'] as const)(
  'a %s who is on the do-not-contact list by then is not restored',
  async (kind) => {
    const id = kind === 'lead' ? await leadOfList() : (await insertContact({ email: EMAIL.value }))._id.toHexString();
    const entry = await deleteRecords(ctx, kind, [id]);
    const before = await snapshot();
    await addSuppressions(ctx, [[EMAIL]], 'asked by mail');
    await expect(restore(entry?.id)).rejects.toThrow('is on the do-not-contact list');
    const after = Object.keys(await snapshot()).filter((key) => !key.startsWith('suppressions'));
    expect(after).toEqual(Object.keys(before));
  },
);

it('contacts that were deleted together come back together; who is suppressed or saved again by then stays in the trash', async () => {
  const people = await Promise.all(
    ['Ann', 'Bea', 'Cem'].map((name, at) =>
      insertContact({ name, email: `${name}@acme.com`, keys: [name], ...(at === 0 && { lists: ['a list'] }) }),
    ),
  );
  const ids = people.map(({ _id }) => _id.toHexString());
  const { removed, trashId } = await deleteContacts({ ctx, input: { ids: [...ids, ...ids] } });
  expect([removed, await ContactModel.countDocuments()]).toEqual([3, 0]);
  expect(await getTrashEntry({ ctx, input: { id: trashId ?? '' } })).toMatchObject({
    label: '3 contacts',
    contents: [{ what: 'contacts', count: 3 }],
  });
  await addSuppressions(ctx, [[{ kind: 'email', value: 'bea@acme.com' }]], 'asked by mail');
  await insertContact({ name: 'Cem again', keys: ['Cem'] });
  const { recordIds, notes } = await restore(trashId ?? '');
  expect(recordIds).toEqual([ids[0]]);
  expect(notes.join(' ')).toContain('Bea is on the do-not-contact list');
  expect(notes.join(' ')).toContain('Cem has been added again since');
  expect(await ContactModel.findById(ids[0]).lean()).toMatchObject({ lists: ['a list'] });
  expect(await getTrashEntry({ ctx, input: { id: trashId ?? '' } })).toMatchObject({ label: '2 contacts' });
});

it('an entry of the do-not-contact list is lifted while it is in the trash, and applies again when it is restored', async () => {
  const id = await RECORDS.suppression();
  const isSuppressed = async () => (await checkSuppression({ ctx, input: { identifier: EMAIL.value } })).isSuppressed;
  const { trashId } = await deleteSuppression({ ctx, input: { id } });
  expect(await isSuppressed()).toBe(false);
  await expect(deleteSuppression({ ctx, input: { id } })).rejects.toThrow('not on the do-not-contact list');
  await restore(trashId);
  expect(await isSuppressed()).toBe(true);
});

it('a list comes back with its members, also with those who were restored since, and a purge takes all off it', async () => {
  const { id } = await createList({ ctx, input: { name: 'Fair', kind: 'person' } });
  const contact = await insertContact({ lists: [id, 'another'] });
  const lead = await insertLead({ lists: [id] });
  expect((await previewDeletion({ ctx, input: { kind: 'list', id } })).stays).toEqual([
    { what: 'contacts', count: 1 },
    { what: 'leads', count: 1 },
  ]);
  const members = async () => (await getList({ ctx, input: { id } }, countListMembers)).count;
  const deletedLead = await deleteRecords(ctx, 'lead', [lead._id.toHexString()]);
  expect(await members()).toBe(1);
  const entry = await deleteRecords(ctx, 'list', [id]);
  await restore(deletedLead?.id);
  await restore(entry?.id);
  expect(await members()).toBe(2);
  const again = await deleteRecords(ctx, 'list', [id]);
  await purgeEntry({ ctx, input: { id: again?.id ?? '' } });
  expect(await ContactModel.findById(contact._id).lean()).toMatchObject({ lists: ['another'] });
  expect(await LeadModel.findById(lead._id).lean()).toMatchObject({ lists: [] });
});

it('a campaign of reports that is running is not deleted', async () => {
  const id = await RECORDS.reportCampaign();
  await BatchModel.collection.updateOne({ _id: 'batch' as never }, { $set: { finishedAt: null } });
  await expect(deleteRecords(ctx, 'reportCampaign', [id])).rejects.toThrow('Spring is still running; cancel it first');
});
