import {
  ArchivedDocumentModel,
  LeadListModel,
  LeadRowModel,
  OutreachMessageModel,
  TrashEntryModel,
} from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createList } from '../../lists/index.ts';
import { insertLead, outreachCalls } from '../../outreach/outreach.fixtures.ts';
import { contextWithKey, insertContact } from '../../shared/saved-people.fixtures.ts';
import {
  deleteContact,
  deleteLeadList,
  deleteLeads,
  deleteList,
  deleteOutreachCampaign,
  restoreEntry,
} from '../../trash/index.ts';
import { scanDatabase } from '../redaction/scan-database.ts';
import { erasePersonalData } from './erase-personal-data.ts';
import { findPersonalData } from './find-personal-data.ts';

useTestDatabase();
const { ctx, forget } = contextWithKey();
afterAll(forget);
beforeEach(emptyTestDatabase);

const EMAIL = 'marta.oliveira@acme.example';
const subject = { identifiers: [EMAIL], name: '', company: '', confirmed: [], reason: '' };
const mentions = async () => (await scanDatabase(/marta\.oliveira@|Oliveira/i)).hits;

it('what was deleted of a person is found, erased with their leads’ rows, and can’t be restored', async () => {
  const contact = await insertContact({ email: EMAIL, keys: [`email:${EMAIL}`] });
  const lead = await insertLead({ email: EMAIL, firstName: 'Marta', lastName: 'Oliveira', company: 'Acme' });
  const other = await insertLead({ email: 'ida@acme.example', firstName: 'Ida', lastName: 'Holm', company: 'Acme' });
  const row = { _id: 'list:2', listId: 'list', line: 2, cells: ['Marta Oliveira', EMAIL], keys: [], leadId: lead._id };
  await LeadRowModel.collection.insertOne(row as never);
  await deleteContact({ ctx, input: { id: contact._id.toHexString() } });
  const ids = [lead, other].map(({ _id }) => _id.toHexString());
  const { trashId } = await deleteLeads({ ctx, input: { ids } });

  const found = await findPersonalData({ ctx, input: subject });
  expect(found.records.map(({ place, label }) => [place, label])).toEqual([
    ['trash', 'Deleted: Marta Oliveira'],
    ['trash', 'Deleted: mention in lead rows'],
    ['trash', 'Deleted: Marta Oliveira, Acme'],
  ]);
  const { erased, leftovers } = await erasePersonalData({ ctx, input: subject });
  expect(erased).toContainEqual({ place: 'trash', count: 3 });
  expect(leftovers).toEqual([]);
  expect(await mentions()).toEqual([]);
  expect(await TrashEntryModel.find().lean()).toMatchObject([{ label: '1 lead', recordIds: [ids[1]] }]);
  expect(await restoreEntry({ ctx, input: { id: trashId ?? '' } })).toMatchObject({ recordIds: [ids[1]] });
});

it('a deleted contact is found and erased by an address that a newer one has replaced', async () => {
  const keys = [`email:${EMAIL}`, 'email:new@acme.example'];
  const contact = await insertContact({ email: 'new@acme.example', keys });
  await deleteContact({ ctx, input: { id: contact._id.toHexString() } });
  expect((await findPersonalData({ ctx, input: subject })).records).toHaveLength(1);
  await erasePersonalData({ ctx, input: subject });
  expect(await ArchivedDocumentModel.countDocuments()).toBe(0);
});

it('mentions in other deleted records are redacted there, and the rest is restored', async () => {
  await LeadListModel.collection.insertOne({ _id: 'list', name: 'Fair', kind: 'file', place: null } as never);
  const row = {
    _id: 'list:2',
    listId: 'list',
    line: 2,
    cells: ['Marta Oliveira', EMAIL, 'Ida Holm'],
    keys: [`email:${EMAIL}`],
    leadId: null,
  };
  await LeadRowModel.collection.insertOne(row as never);
  const entry = await deleteLeadList({ ctx, input: { id: 'list' } });
  const named = { ...subject, name: 'Marta Oliveira' };
  expect((await erasePersonalData({ ctx, input: named })).leftovers).toEqual([]);
  expect(await mentions()).toEqual([]);
  await restoreEntry({ ctx, input: { id: entry.id } });
  const [restored] = await LeadRowModel.find().lean();
  expect(restored?.cells).toHaveLength(3);
  expect(restored?.cells[2]).toBe('Ida Holm');
});

it('messages to a person in a deleted campaign are erased, and the other messages are restored', async () => {
  const { create, add } = outreachCalls(ctx);
  const { id } = await create();
  const marta = await insertContact({ email: EMAIL, keys: [`email:${EMAIL}`] });
  const ida = await insertContact({ name: 'Ida Holm', email: 'ida@acme.example', keys: ['email:ida@acme.example'] });
  await add(id, { contactIds: [marta, ida].map(({ _id }) => _id.toHexString()) });
  const entry = await deleteOutreachCampaign({ ctx, input: { id } });
  expect((await erasePersonalData({ ctx, input: subject })).leftovers).toEqual([]);
  expect(await mentions()).toEqual([]);
  await restoreEntry({ ctx, input: { id: entry.id } });
  expect((await OutreachMessageModel.find().lean()).map(({ recipientName }) => recipientName)).toEqual(['Ida Holm']);
  expect(await ArchivedDocumentModel.countDocuments()).toBe(0);
});

it('a deleted list that is named after a person loses the name, its label in the trash too', async () => {
  const { id } = await createList({ ctx, input: { name: `Friends of ${EMAIL}`, kind: 'person' } });
  await deleteList({ ctx, input: { id } });
  expect((await erasePersonalData({ ctx, input: subject })).leftovers).toEqual([]);
  expect(await mentions()).toEqual([]);
  expect(await TrashEntryModel.find().lean()).toMatchObject([{ label: 'Friends of [erased]' }]);
});
