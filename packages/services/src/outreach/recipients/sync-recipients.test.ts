import { type ContactDoc, ContactModel, LeadModel, OutreachMessageModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { findContacts, suppressContacts } from '../../contacts/index.ts';
import { removeLeads } from '../../leads/index.ts';
import { AT, contextWithKey, insertContact } from '../../shared/saved-people.fixtures.ts';
import { listOutreachMessages, listRecipientMessages } from '../messages/list-messages.ts';
import { insertLead, outreachCalls } from '../outreach.fixtures.ts';
import type { RecipientInput } from '../schemas.ts';
import { findExistingRecipients } from './find-existing.ts';
import { mergeIntoExistingRecipient } from './merge-into-existing.ts';
import { OUTREACH_PERSONAL_DATA } from './personal-data.ts';
import { syncRecipientsOfContacts, syncRecipientsOfLeads } from './sync-recipients.ts';
import { targetFromLead } from './target.ts';

useTestDatabase();
const { ctx, forget } = contextWithKey();
afterAll(forget);
beforeEach(emptyTestDatabase);

const { create, add, draft, mark, start } = outreachCalls(ctx);
const PROFILE = 'https://www.linkedin.com/in/marta-oliveira';
const EMAIL = 'marta@acme.com';
const HIDDEN = { name: 'Marta Ol***a', isNameHidden: true, organizationName: 'Acme' };
const WHOLE = {
  name: 'Marta Oliveira',
  isNameHidden: false,
  email: EMAIL,
  linkedinUrl: PROFILE,
  phone: '+351 21 555 0100',
  organizationName: 'Acme',
  organizationDomain: 'acme.com',
};
const saveFoundContact = async (parts: Partial<ContactDoc> = HIDDEN, id = '1') => {
  const source = { sources: [{ source: 'apollo', id, at: AT }], keys: [`apollo:${id}`] };
  return (await insertContact({ ...source, ...parts }))._id.toHexString();
};
/** Someone who is forgotten has been told of before, whatever became of them. */
const grow = (contactId: string, parts: Partial<ContactDoc> = {}) =>
  ContactModel.findByIdAndUpdate(contactId, { ...WHOLE, ...parts }, { returnDocument: 'after' })
    .lean()
    .orFail();
const reveal = async (contactId: string, parts: Partial<ContactDoc> = {}) =>
  syncRecipientsOfContacts(ctx, [await grow(contactId, parts)]);
const removeContact = async (id: string) => {
  await syncRecipientsOfContacts(ctx, [...(await findContacts([id])).values()]);
  await ContactModel.deleteOne({ _id: id });
};
const suppressIdentifiers = (...identifiers: string[]) =>
  suppressContacts({ ctx, input: { identifiers, ids: [], contactIds: [], reason: '' } }, syncRecipientsOfContacts);
const messages = async (id: string) => (await listOutreachMessages({ ctx, input: { id, limit: 100 } })).items;
const ofRecipient = async (input: RecipientInput) =>
  (await listRecipientMessages({ ctx, input: { limit: 100, ...input } })).items;
const ONE_MORE = { added: 1, known: 0, suppressed: 0 };
const KNOWN = { added: 0, known: 1, suppressed: 0 };

describe('who is put on the do-not-contact list', () => {
  it.each(['acme.com', '+351 21 555 0100', EMAIL])(
    'by %s is recognised though it was revealed after they became a target, and their contact is gone',
    async (identifier) => {
      const { id } = await create();
      const contactId = await saveFoundContact();
      await add(id, { contactIds: [contactId] });
      await start(id);
      await OutreachMessageModel.updateMany({}, { messageContent: 'Hi Marta.' });
      await grow(contactId);
      expect(await suppressIdentifiers(identifier)).toMatchObject({ removedContacts: 1 });
      const [message] = await messages(id);
      expect(message).toMatchObject({ isSuppressed: true });
      await expect(mark(message?.id ?? '', 'sent')).rejects.toMatchObject({ kind: 'conflict' });
    },
  );

  it('is recognised by what a contact said that was removed before, and by what it was revealed to say', async () => {
    const [removed, revealed] = [await create(), await create()];
    const [one, other] = [await saveFoundContact(HIDDEN, '1'), await saveFoundContact(HIDDEN, '2')];
    await add(removed.id, { contactIds: [one] });
    await add(revealed.id, { contactIds: [other] });
    await grow(one);
    await removeContact(one);
    await reveal(other);
    await ContactModel.deleteMany();
    await suppressIdentifiers('acme.com');
    const hidden = { isSuppressed: true, recipientName: null, recipientLinkedinUrl: null, messageContent: null };
    for (const { id } of [removed, revealed]) expect(await messages(id)).toMatchObject([hidden]);
  });

  it('is recognised by what a lead said that was removed before', async () => {
    const { id } = await create();
    const lead = await insertLead({ email: null, keys: ['x'] });
    await add(id, { leadIds: [lead._id.toHexString()] });
    await LeadModel.updateOne({ _id: lead._id }, { phone: '+351 21 555 0100' });
    await removeLeads({ ctx, input: { ids: [lead._id.toHexString()] } }, syncRecipientsOfLeads);
    await suppressIdentifiers('+351 21 555 0100');
    expect(await messages(id)).toMatchObject([{ isSuppressed: true }]);
  });

  it('is recognised where they were typed, by what the lead says that is left out', async () => {
    const { id } = await create();
    const { id: messageId } = await draft(id);
    await start(id);
    await suppressIdentifiers(EMAIL);
    const lead = await insertLead({ email: EMAIL, company: 'Acme' });
    expect(await add(id, { leadIds: [lead._id.toHexString()] })).toEqual({ added: 0, known: 0, suppressed: 1 });
    await expect(mark(messageId, 'sent')).rejects.toMatchObject({ kind: 'conflict' });
    expect(await messages(id)).toMatchObject([{ isSuppressed: true, leadId: null }]);
  });
});

describe('the same person is not added twice', () => {
  it('when their contact was forgotten and is found and saved again', async () => {
    const { id } = await create();
    const gone = await saveFoundContact();
    await add(id, { contactIds: [gone, await saveFoundContact({ ...HIDDEN, name: 'Ida H***m' }, '2')] });
    await removeContact(gone);
    const again = await saveFoundContact();
    expect(await add(id, { contactIds: [again] })).toEqual(KNOWN);
    expect((await messages(id)).map(({ contactId }) => contactId)).toContain(again);
  });

  it('as a lead with what their contact was revealed to have', async () => {
    const { id } = await create();
    const contactId = await saveFoundContact();
    await add(id, { contactIds: [contactId] });
    await reveal(contactId);
    const leadIds = [(await insertLead({ email: EMAIL, linkedinUrl: PROFILE }))._id.toHexString()];
    expect(await add(id, { leadIds })).toEqual(KNOWN);
  });

  it('as a contact with what their lead was enriched with', async () => {
    const { id } = await create();
    const lead = await insertLead({ email: null, keys: ['x'], firstName: 'M.' });
    await add(id, { leadIds: [lead._id.toHexString()] });
    // What is known of the lead is looked at here, and once more when it has changed since.
    await add(id, { contactIds: [await saveFoundContact({ ...HIDDEN, name: 'Ida H***m' }, '2')] });
    await LeadModel.updateOne({ _id: lead._id }, { email: EMAIL, linkedinUrl: PROFILE, updatedAt: ctx.now() });
    expect(await add(id, { contactIds: [await saveFoundContact(WHOLE)] })).toEqual(KNOWN);
    const other = await create();
    expect(await add(other.id, { leadIds: [lead._id.toHexString()] })).toEqual(ONE_MORE);
    await LeadModel.updateOne({ _id: lead._id }, { firstName: 'Marta', company: 'Acme', updatedAt: ctx.now() });
    expect(await draft(other.id)).toMatchObject({ leadId: lead._id.toHexString() });
  });

  it('under the name that was revealed', async () => {
    const { id } = await create();
    const contactId = await saveFoundContact();
    await add(id, { contactIds: [contactId] });
    await reveal(contactId);
    expect(await add(id, { contactIds: [contactId] })).toEqual(KNOWN);
    expect(await draft(id)).toMatchObject({ contactId });
    expect(await messages(id)).toHaveLength(1);
  });

  it('but two who were revealed to have one name are two', async () => {
    const { id } = await create();
    const [one, other] = [await saveFoundContact(HIDDEN, '1'), await saveFoundContact(HIDDEN, '2')];
    const contactIds = [one, other];
    await add(id, { contactIds });
    await reveal(one);
    await reveal(other, { email: 'm.oliveira@acme.com', linkedinUrl: `${PROFILE}-2`, phone: null });
    expect(await add(id, { contactIds })).toEqual({ added: 0, known: 2, suppressed: 0 });
    const names = (await OutreachMessageModel.find().lean()).flatMap(({ keys }) =>
      keys.filter((key) => /^name/.test(key)),
    );
    expect(names.sort()).toEqual(['name:marta oliveira|acme', 'name:marta oliveira|acme|2']);
  });
});

describe('messages of a recipient', () => {
  it('are found by all that they are recognised by, and not those of a namesake', async () => {
    const { id } = await create();
    const lead = await insertLead({ email: EMAIL, company: 'Acme' });
    await add(id, { leadIds: [lead._id.toHexString()] });
    const contactId = await saveFoundContact({ ...WHOLE, linkedinUrl: null });
    expect(await add(id, { contactIds: [contactId] })).toEqual(KNOWN);
    const namesake = await insertContact({ organizationName: 'Acme', email: 'm.oliveira@acme.com' });
    await add(id, { contactIds: [namesake._id.toHexString()] });
    expect(await ofRecipient({ contactId })).toMatchObject([{ contactId }]);
    expect(await ofRecipient({ contactId: namesake._id.toHexString() })).toHaveLength(1);
    expect(await ofRecipient({ recipientName: 'Marta Oliveira', recipientCompany: 'acme' })).toHaveLength(2);
  });
});

it('nothing of somebody is written into a message that was emptied of them meanwhile', async () => {
  const { id } = await create();
  const { id: messageId } = await draft(id);
  await start(id);
  await mark(messageId, 'sent');
  const target = targetFromLead(await insertLead({ email: EMAIL, company: 'Acme', linkedinUrl: PROFILE }), undefined);
  const [standing] = await findExistingRecipients(id, [target]);
  if (standing === undefined) throw new Error('Nobody stands there');
  const holder = OUTREACH_PERSONAL_DATA.find(({ category: place }) => place === 'outreach messages');
  await holder?.erase(ctx, [messageId], { identifiers: [], name: null, company: null });
  expect(await mergeIntoExistingRecipient(ctx, standing, target, [standing])).toBeNull();
  const emptied = await OutreachMessageModel.findById(messageId).lean();
  expect(emptied).toMatchObject({ keys: [`erased:${messageId}`], leadId: null, identifiers: [], listHashes: [] });
});
