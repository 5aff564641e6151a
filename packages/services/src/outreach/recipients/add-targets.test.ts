import { type LeadDoc, LeadListModel, LeadRowModel, OutreachMessageModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { Types } from 'mongoose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { suppressContacts } from '../../contacts/index.ts';
import { createList } from '../../lists/index.ts';
import { AT, contextWithKey, insertContact } from '../../shared/saved-people.fixtures.ts';
import { listOutreachMessages } from '../messages/list-messages.ts';
import { insertLead, outreachCalls } from '../outreach.fixtures.ts';
import { syncRecipientsOfContacts } from './sync-recipients.ts';

useTestDatabase();
const { ctx, forget } = contextWithKey();
afterAll(forget);
beforeEach(emptyTestDatabase);

const LIST = '3f0f7a0e-6f2b-4f0e-9d7c-0d9a5a3b7c11';
const PROFILE = 'https://www.linkedin.com/in/marta-oliveira';
const { create, add, draft } = outreachCalls(ctx);
const hold = async (parts: Partial<LeadDoc> = {}) => (await insertLead(parts))._id.toHexString();
const messages = async (id: string) => (await listOutreachMessages({ ctx, input: { id, limit: 1000 } })).items;
const put = (identifier: string) =>
  suppressContacts(
    { ctx, input: { identifiers: [identifier], ids: [], contactIds: [], reason: '' } },
    syncRecipientsOfContacts,
  );

async function putList(leadIds: string[]): Promise<void> {
  await LeadListModel.create({
    _id: LIST,
    kind: 'pasted',
    name: 'Pasted',
    headers: ['Name'],
    mapping: [null],
    counts: {},
    createdAt: AT,
    importedAt: AT,
    order: 1,
  });
  await LeadRowModel.insertMany(
    leadIds.map((id, at) => ({
      _id: `${LIST}:${at + 2}`,
      listId: LIST,
      line: at + 2,
      cells: ['x'],
      leadId: new Types.ObjectId(id),
    })),
  );
}

it('everyone on a list of people becomes a target once; who is on the do-not-contact list is refused and counted', async () => {
  const { id } = await create();
  const list = (await createList({ ctx, input: { name: 'Fair', kind: 'person' } })).id;
  const lists = [list];
  const contact = await insertContact({ name: 'Ann', lists });
  await insertContact({ name: 'Not on it' });
  await hold({ contactId: contact._id, firstName: 'Ann', lists });
  await hold({ firstName: 'Bea', lists });
  await hold({ email: 'no@acme.example', lists });
  await put('no@acme.example');
  expect(await add(id, { listId: list })).toEqual({ added: 2, known: 1, suppressed: 1 });
  expect(await add(id, { listId: list })).toEqual({ added: 0, known: 3, suppressed: 1 });
  const companies = await createList({ ctx, input: { name: 'Fair', kind: 'company' } });
  await expect(add(id, { listId: companies.id })).rejects.toMatchObject({
    issues: [{ path: ['listId'], message: expect.stringContaining('is a list of companies') }],
  });
  await expect(add(id, { listId: LIST })).rejects.toMatchObject({ kind: 'not_found' });
});

describe('leads as targets', () => {
  it('keep what is known of them', async () => {
    const { id } = await create();
    const leadId = await hold({ title: 'COO', company: 'Acme', industry: 'Logistics', linkedinUrl: PROFILE });
    expect(await add(id, { leadIds: [leadId] })).toEqual({ added: 1, known: 0, suppressed: 0 });
    expect(await messages(id)).toMatchObject([
      {
        leadId,
        contactId: null,
        recipientName: 'Marta Oliveira',
        recipientTitle: 'COO',
        recipientCompany: 'Acme',
        recipientLinkedinUrl: PROFILE,
      },
    ]);
  });

  it('are the contact that they were made of, whichever comes first', async () => {
    const contact = await insertContact({ organizationName: 'Acme' });
    const contactId = contact._id.toHexString();
    const leadId = await hold({ contactId: contact._id, company: 'Acme' });
    const [first, second] = [await create(), await create()];
    await add(first.id, { contactIds: [contactId] });
    expect(await add(first.id, { leadIds: [leadId] })).toEqual({ added: 0, known: 1, suppressed: 0 });
    expect(await messages(first.id)).toMatchObject([{ contactId, leadId }]);
    expect(await add(second.id, { leadIds: [leadId], contactIds: [contactId] })).toMatchObject({ added: 1, known: 1 });
  });

  it('are known by an address, a profile, or a name and company that nothing contradicts', async () => {
    const { id } = await create();
    await draft(id);
    const byName = await hold({ company: 'ACME', email: 'marta@acme.example', linkedinUrl: PROFILE });
    expect(await add(id, { leadIds: [byName] })).toMatchObject({ added: 0, known: 1 });
    const byEmail = await hold({ firstName: 'M.', email: 'Marta+x@acme.example' });
    const byProfile = await hold({ firstName: 'M.', email: null, keys: ['x'], linkedinUrl: `${PROFILE}/?trk=1` });
    expect(await add(id, { leadIds: [byEmail, byProfile] })).toMatchObject({ added: 0, known: 2 });
    const other = await hold({ company: 'Acme', email: 'marta.oliveira@acme.example' });
    expect(await add(id, { leadIds: [other] })).toMatchObject({ added: 1, known: 0 });
    expect(await messages(id)).toHaveLength(2);
  });

  it('who share a mailbox of their office are two', async () => {
    const { id } = await create();
    const ids = [
      await hold({ email: 'sales@acme.example', keys: ['a'] }),
      await hold({ firstName: 'Ida', email: 'sales@acme.example', keys: ['b'] }),
    ];
    expect(await add(id, { leadIds: ids })).toMatchObject({ added: 2 });
  });

  it('are left out and counted when they are on the do-not-contact list, and recognised when they are put there later', async () => {
    const { id } = await create();
    await put('marta@acme.example');
    const [listed, later] = [await hold({ email: 'marta@acme.example' }), await hold({ phone: '+351210000000' })];
    expect(await add(id, { leadIds: [listed, later] })).toEqual({ added: 1, known: 0, suppressed: 1 });
    expect(await messages(id)).toMatchObject([{ leadId: later, isSuppressed: false }]);
    await put('+351 21 000 0000');
    expect(await messages(id)).toMatchObject([{ leadId: later, isSuppressed: true }]);
  });

  it('come from a whole import in the order of its rows, in more than one chunk, and once', async () => {
    const { id } = await create();
    const ids: string[] = [];
    for (let at = 0; at < 520; at++) ids.push(await hold({ firstName: `P${at}`, company: 'Acme' }));
    await putList([...ids, ids[0] ?? '', 'f'.repeat(24)]);
    const both = await Promise.all([add(id, { leadListId: LIST }), add(id, { leadListId: LIST })]);
    expect(both[0].added + both[1].added).toBe(520);
    expect(await add(id, { leadListId: LIST })).toEqual({ added: 0, known: 521, suppressed: 0 });
    const other = await create();
    await outreachCalls({ ...ctx, now: () => new Date() }).add(other.id, { leadListId: LIST });
    const stored = await OutreachMessageModel.find({ campaignId: other.id }).sort({ createdAt: 1, _id: 1 }).lean();
    expect(stored.slice(0, 500).map(({ leadId }) => leadId)).toEqual(ids.slice(0, 500));
  });

  it('have to be chosen and to be there', async () => {
    const { id } = await create();
    await expect(add(id, {})).rejects.toMatchObject({ kind: 'invalid', message: expect.stringContaining('Choose') });
    const gone = expect(add(id, { leadIds: [await hold(), 'f'.repeat(24)] })).rejects;
    await gone.toMatchObject({ kind: 'invalid', message: expect.stringContaining('1 of the 2 leads is deleted') });
    await expect(add(id, { leadListId: LIST })).rejects.toMatchObject({ kind: 'not_found' });
    expect(await messages(id)).toEqual([]);
  });
});
