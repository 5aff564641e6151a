import { ContactModel, OutreachMessageModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { editContact, getContact, suppressContacts } from '../../contacts/index.ts';
import type { UpdateContactInput } from '../../contacts/schemas.ts';
import { contextWithKey, insertContact } from '../../shared/saved-people.fixtures.ts';
import { createNextMessage } from '../next-messages/create-next-message.ts';
import { insertLead, outreachCalls } from '../outreach.fixtures.ts';
import { findSuppressedMessageIds } from './suppression.ts';
import { syncRecipientsOfContacts } from './sync-recipients.ts';

useTestDatabase();
const { ctx, forget } = contextWithKey();
afterAll(forget);
beforeEach(emptyTestDatabase);

const { create, add, mark, start } = outreachCalls(ctx);
const MISTYPED = 'ben@beta-works.com';
const PROFILE = 'https://www.linkedin.com/in/ben-brown';

async function edit(id: string, values: UpdateContactInput['values']) {
  const { etag } = await getContact({ ctx, input: { id } });
  await editContact({ ctx, input: { id, values, etag } }, syncRecipientsOfContacts);
}
const suppress = (identifier: string) =>
  suppressContacts(
    { ctx, input: { identifiers: [identifier], ids: [], contactIds: [], reason: '' } },
    syncRecipientsOfContacts,
  );
const messageOf = (contactId: string) => OutreachMessageModel.findOne({ contactId }).lean().orFail();

it('adds whoever a mistyped address belongs to, whose do-not-contact entry stops the contact, too, and suppresses no one else', async () => {
  const id = (await insertContact())._id.toHexString();
  const { id: campaign } = await create();
  await add(campaign, { contactIds: [id] });
  await edit(id, { email: MISTYPED, linkedinUrl: PROFILE });
  expect((await messageOf(id)).recipientLinkedinUrl).toBe(PROFILE);
  await edit(id, { email: 'marta@acme-works.com', linkedinUrl: '' });
  const ben = await insertContact({ name: 'Ben Brown', email: MISTYPED, keys: ['apollo:2', `email:${MISTYPED}`] });
  expect(await add(campaign, { contactIds: [ben._id.toHexString()] })).toMatchObject({ added: 1 });
  const message = await messageOf(id);
  expect(message.recipientLinkedinUrl).toBe(null);
  expect(JSON.stringify(message.identifiers)).not.toMatch(/beta-works|ben-brown/);
  expect((await findSuppressedMessageIds(ctx, [message])).size).toBe(0);
  await suppress(MISTYPED);
  expect((await findSuppressedMessageIds(ctx, [message])).size).toBe(1);
  expect((await ContactModel.find().lean()).map(({ _id }) => _id.toHexString())).toEqual([id]);
});

it('leaves what the lead of a message is known by', async () => {
  const contact = await insertContact();
  const id = contact._id.toHexString();
  const lead = await insertLead({ contactId: contact._id, email: MISTYPED });
  const { id: campaign } = await create();
  await add(campaign, { leadIds: [lead._id.toHexString()] });
  await edit(id, { email: MISTYPED });
  await edit(id, { email: '' });
  expect((await messageOf(id)).keys).toContain(`email:${MISTYPED}`);
});

it('names the recipient of a message that is not sent as the contact was edited', async () => {
  const known = { title: 'Buyer', organizationName: 'Acme', linkedinUrl: PROFILE, organizationIndustry: 'Steel' };
  const id = (await insertContact({ name: 'Marta Oliveria', ...known }))._id.toHexString();
  const { id: campaign } = await create();
  await add(campaign, { contactIds: [id] });
  const linkedinUrl = 'https://www.linkedin.com/in/marta-oliveira';
  await edit(id, { name: 'Marta Oliveira', title: 'Head', organizationName: 'Nordlys', linkedinUrl });
  const shown = {
    recipientName: 'Marta Oliveira',
    recipientTitle: 'Head',
    recipientCompany: 'Nordlys',
    recipientIndustry: null,
    recipientLinkedinUrl: linkedinUrl,
  };
  expect(await messageOf(id)).toMatchObject({ ...shown, status: 'pending' });
  await OutreachMessageModel.updateOne({ contactId: id }, { status: 'sent', recipientTitle: 'Head' });
  await edit(id, { title: 'Director' });
  expect(await messageOf(id)).toMatchObject({ ...shown, status: 'sent' });
});

it('keeps in a next message what the contact was edited to, whatever is edited later', async () => {
  const id = (
    await insertContact({ name: 'Marta Oliveira', title: 'CTO', organizationName: 'Acme' })
  )._id.toHexString();
  const { id: campaign } = await create();
  await add(campaign, { contactIds: [id] });
  await OutreachMessageModel.updateMany({}, { messageContent: 'Hi.' });
  await start(campaign);
  const { _id: messageId } = await messageOf(id);
  await mark(messageId, 'sent');
  await mark(messageId, 'accepted');
  const next = await createNextMessage({ ctx, input: { messageId } });
  const shownNext = async () => (await OutreachMessageModel.findById(next.id).lean().orFail()).recipientTitle;
  await edit(id, { title: 'CEO' });
  expect(await shownNext()).toBe('CEO');
  await edit(id, { email: 'marta@acme-works.com', linkedinUrl: PROFILE });
  expect(await shownNext()).toBe('CEO');
  const profiles = await OutreachMessageModel.find({}, { recipientLinkedinUrl: 1 }).lean();
  expect(profiles.map(({ recipientLinkedinUrl }) => recipientLinkedinUrl)).toEqual([PROFILE, PROFILE]);
  await edit(id, { linkedinUrl: '' });
  expect(await OutreachMessageModel.find({ recipientLinkedinUrl: PROFILE }).lean()).toEqual([]);
});
