import { ArchivedDocumentModel, ContactModel, type LeadDoc, OutreachMessageModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { editContact, getContact, suppressContacts } from '../../contacts/index.ts';
import type { UpdateContactInput } from '../../contacts/schemas.ts';
import { updateLead } from '../../leads/index.ts';
import {
  createNextMessage,
  findSuppressedMessageIds,
  syncRecipientsAfterEdit,
  syncRecipientsOfContacts,
} from '../../outreach/index.ts';
import { insertLead, outreachCalls } from '../../outreach/outreach.fixtures.ts';
import { AT, contextWithKey, insertContact } from '../../shared/saved-people.fixtures.ts';
import { deleteLeads, deleteOutreachCampaign, purgeEntry, restoreEntry } from '../../trash/index.ts';
import { erasePersonalData } from './erase-personal-data.ts';

useTestDatabase();
const { ctx, forget } = contextWithKey();
afterAll(forget);
beforeEach(emptyTestDatabase);

const { add, create, mark, start } = outreachCalls(ctx);
const [OLD, NEW] = ['anna@old.example', 'anna@new.example'];
const IMPORTED = { source: 'file', at: AT, confidence: null, isLocked: true };
const idOf = ({ _id }: { _id: { toHexString(): string } }) => _id.toHexString();

/** Anna is in a campaign as a lead. */
async function annaInCampaign() {
  const origins = { email: IMPORTED };
  const anna = await insertLead({ firstName: 'Anna', lastName: 'Alt', email: OLD, keys: [`email:${OLD}`], origins });
  const { id } = await create({ type: 'direct_message' });
  await add(id, { leadIds: [idOf(anna)] });
  return { anna, campaign: id };
}
/** @returns what brings it back */
async function trash(campaign: string) {
  const { id } = await deleteOutreachCampaign({ ctx, input: { id: campaign } });
  return () => restoreEntry({ ctx, input: { id } });
}
const correct = (lead: LeadDoc, email = NEW) =>
  updateLead({ ctx, input: { id: idOf(lead), values: { email } } }, syncRecipientsAfterEdit);
async function deleteForGood(lead: LeadDoc) {
  const { trashId } = await deleteLeads({ ctx, input: { ids: [idOf(lead)] } });
  await purgeEntry({ ctx, input: { id: trashId ?? '' } });
}
const suppress = (identifier: string) =>
  suppressContacts(
    { ctx, input: { identifiers: [identifier], ids: [], contactIds: [], reason: '' } },
    syncRecipientsOfContacts,
  );
const stopped = async () => (await findSuppressedMessageIds(ctx, await OutreachMessageModel.find().lean())).size;
const erase = (identifier: string) =>
  erasePersonalData({ ctx, input: { identifiers: [identifier], name: '', company: '', confirmed: [], reason: '' } });

it.each([OLD, NEW])(
  'a recipient whose lead was corrected and deleted meanwhile is stopped by an entry of %s',
  async (entry) => {
    const { anna, campaign } = await annaInCampaign();
    const restore = await trash(campaign);
    await correct(anna);
    await deleteForGood(anna);
    await restore();
    expect(await stopped()).toBe(0);
    await suppress(entry);
    expect(await stopped()).toBe(1);
  },
);

it('they are found by the new address, and are another person than whoever has the old one', async () => {
  const { anna, campaign } = await annaInCampaign();
  const restore = await trash(campaign);
  await correct(anna);
  await deleteForGood(anna);
  await restore();
  const bob = await insertContact({ name: 'Bob Berg', email: OLD, keys: [`email:${OLD}`] });
  expect(await add(campaign, { contactIds: [idOf(bob)] })).toMatchObject({ added: 1, known: 0 });
  await erase(NEW);
  expect(await OutreachMessageModel.find().lean()).toMatchObject([{ recipientName: 'Bob Berg' }]);
});

it('what comes after their message is stopped, too', async () => {
  const { anna, campaign } = await annaInCampaign();
  await OutreachMessageModel.updateMany({}, { messageContent: 'Hi.' });
  await start(campaign);
  const { _id: messageId } = await OutreachMessageModel.findOne().lean().orFail();
  await mark(messageId, 'sent');
  await mark(messageId, 'replied');
  await createNextMessage({ ctx, input: { messageId } });
  const restore = await trash(campaign);
  await correct(anna);
  await deleteForGood(anna);
  await restore();
  await suppress(NEW);
  expect(await stopped()).toBe(2);
});

it('everyone comes back where a lead is corrected to what another recipient is known by', async () => {
  const { anna, campaign } = await annaInCampaign();
  const contact = await insertContact({ name: 'Ann Olt', email: NEW, keys: ['apollo:ann', `email:${NEW}`] });
  await add(campaign, { contactIds: [idOf(contact)] });
  const restore = await trash(campaign);
  await correct(anna);
  await restore();
  expect(await OutreachMessageModel.countDocuments()).toBe(2);
  await deleteForGood(anna);
  await suppress(NEW);
  expect(await stopped()).toBe(2);
});

it('what was mistyped of a contact leads to no one once it is corrected', async () => {
  const [mistyped, right] = ['ben@beta-works.example', 'marta@acme-works.example'];
  const marta = idOf(await insertContact({ name: 'Marta Oliveira' }));
  const edit = async (values: UpdateContactInput['values']) => {
    const { etag } = await getContact({ ctx, input: { id: marta } });
    await editContact({ ctx, input: { id: marta, values, etag } }, syncRecipientsOfContacts);
  };
  const { id } = await create();
  await edit({ email: mistyped });
  await add(id, { contactIds: [marta] });
  const restore = await trash(id);
  await edit({ email: right });
  await insertContact({ name: 'Ben Brown', email: mistyped, keys: ['apollo:ben', `email:${mistyped}`] });
  await erase(right);
  expect(await ContactModel.find().lean()).toMatchObject([{ name: 'Ben Brown' }]);
  await restore();
  expect(await OutreachMessageModel.countDocuments()).toBe(0);
});

it('a campaign that an earlier version left as it was learns what its deleted leads said last when it comes back', async () => {
  const { anna, campaign } = await annaInCampaign();
  const restore = await trash(campaign);
  const OF_MESSAGES = { collectionName: 'outreach_messages' };
  const before = await ArchivedDocumentModel.findOne(OF_MESSAGES).lean().orFail();
  await correct(anna);
  await deleteLeads({ ctx, input: { ids: [idOf(anna)] } });
  await ArchivedDocumentModel.replaceOne(OF_MESSAGES, before);
  await restore();
  await suppress(NEW);
  expect(await stopped()).toBe(1);
});
