import { ContactModel, type LeadDoc, OutreachMessageModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { findContacts, suppressContacts } from '../../contacts/index.ts';
import { findSuppressedLeads, removeLeads } from '../../leads/index.ts';
import { AT, contextWithKey, insertContact } from '../../shared/saved-people.fixtures.ts';
import { createFollowUp } from '../follow-up/create-follow-up.ts';
import { createNextMessage } from '../next-messages/create-next-message.ts';
import { insertLead, outreachCalls } from '../outreach.fixtures.ts';
import { createFollowUpInput } from '../schemas.ts';
import { getSendQueue } from '../send-queue/get-send-queue.ts';
import { OUTREACH_PERSONAL_DATA } from './personal-data.ts';
import { findSuppressedMessageIds } from './suppression.ts';
import { syncRecipientsOfContacts, syncRecipientsOfLeads } from './sync-recipients.ts';

useTestDatabase();
const { ctx, clock, forget } = contextWithKey();
afterAll(forget);
beforeEach(async () => {
  clock.now = AT;
  await emptyTestDatabase();
});

const { add, create, mark, start } = outreachCalls(ctx);
const FORMER = 'marta@old.example';
const PRESENT = { email: 'marta@new.example', keys: [`email:${FORMER}`, 'email:marta@new.example'] };
const suppressFormer = () =>
  suppressContacts(
    { ctx, input: { identifiers: [FORMER], ids: [], contactIds: [], reason: '' } },
    syncRecipientsOfContacts,
  );
const insertMarta = async () => (await insertContact(PRESENT))._id.toHexString();

/** A started campaign with one message, ready to be sent. @returns the message's id */
async function startWith(people: { contactIds?: string[]; leadIds?: string[] }): Promise<string> {
  const { id } = await create({ type: 'direct_message' });
  expect(await add(id, people)).toMatchObject({ added: 1, suppressed: 0 });
  await OutreachMessageModel.updateMany({}, { messageContent: 'Hi Marta.' });
  await start(id);
  return (await OutreachMessageModel.findOne({ campaignId: id }).lean().orFail())._id;
}
const expectRefused = (messageId: string) =>
  expect(mark(messageId, 'sent')).rejects.toMatchObject({ kind: 'conflict', message: /do-not-contact/ });
const removeContact = async (id: string) => {
  await syncRecipientsOfContacts(ctx, [...(await findContacts([id])).values()]);
  await ContactModel.deleteOne({ _id: id });
};
const queue = () => getSendQueue({ ctx, input: { limit: 10 } });
const removeLead = ({ _id }: LeadDoc) =>
  removeLeads({ ctx, input: { ids: [_id.toHexString()] } }, syncRecipientsOfLeads);
/** As an earlier version stored a recipient. */
const loseFormerAddress = (messageId: string) =>
  OutreachMessageModel.updateOne(
    { _id: messageId },
    {
      $pull: { identifiers: { value: FORMER }, keys: `email:${FORMER}` },
      $set: { listHashes: [] },
      $unset: { leadIdentifiers: 1 },
    },
  );

it('a former address of a lead is none of its recipient: who has it now is added, too', async () => {
  const { id } = await create();
  const { _id } = await insertLead({ ...PRESENT, firstName: 'Anna', lastName: 'Alt' });
  expect(await add(id, { leadIds: [_id.toHexString()] })).toMatchObject({ added: 1 });
  const bob = await insertContact({ name: 'Bob Berg', email: FORMER, keys: [`email:${FORMER}`] });
  expect(await add(id, { contactIds: [bob._id.toHexString()] })).toMatchObject({ added: 1, known: 0 });
});

describe('who is suppressed by a former address', () => {
  it('is not added as a lead, nor shown as one', async () => {
    const lead = await insertLead(PRESENT);
    const leadId = lead._id.toHexString();
    await suppressFormer();
    expect(await findSuppressedLeads(ctx, [lead])).toEqual(new Set([leadId]));
    const { id } = await create();
    expect(await add(id, { leadIds: [leadId] })).toMatchObject({ added: 0, suppressed: 1 });
  });

  it('is not added as a contact', async () => {
    const contactId = await insertMarta();
    const { id } = await create();
    await suppressFormer();
    const outcome = add(id, { contactIds: [contactId] });
    // The suppression has deleted the contact.
    await expect(outcome).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('is not written to as a lead that was added before', async () => {
    const leadId = (await insertLead(PRESENT))._id.toHexString();
    const messageId = await startWith({ leadIds: [leadId] });
    await loseFormerAddress(messageId);
    await suppressFormer();
    await expectRefused(messageId);
  });

  it('is not written to as a contact that was added and deleted before', async () => {
    const contactId = await insertMarta();
    const messageId = await startWith({ contactIds: [contactId] });
    await removeContact(contactId);
    await suppressFormer();
    await expectRefused(messageId);
  });

  it('is not written to as a recipient of an earlier version, once the contact is deleted', async () => {
    const contactId = await insertMarta();
    const messageId = await startWith({ contactIds: [contactId] });
    await loseFormerAddress(messageId);
    await removeContact(contactId);
    await suppressFormer();
    await expectRefused(messageId);
  });

  it.each(['today', 'of an earlier version'])(
    'is not written to as a lead, added %s, that was deleted since',
    async (added) => {
      const lead = await insertLead(PRESENT);
      const messageId = await startWith({ leadIds: [lead._id.toHexString()] });
      if (added !== 'today') await loseFormerAddress(messageId);
      await removeLead(lead);
      expect(await queue()).toMatchObject({ suppressed: 0 });
      await suppressFormer();
      await expectRefused(messageId);
      expect(await queue()).toMatchObject({ suppressed: 1, queue: [] });
    },
  );

  it('is neither followed up on nor written to again once their lead is deleted', async () => {
    const lead = await insertLead(PRESENT);
    const messageId = await startWith({ leadIds: [lead._id.toHexString()] });
    await mark(messageId, 'sent');
    const { campaignId } = await OutreachMessageModel.findById(messageId).lean().orFail();
    await removeLead(lead);
    await createFollowUp({ ctx, input: createFollowUpInput.parse({ id: campaignId, name: 'Again' }) });
    await mark(messageId, 'replied');
    await createNextMessage({ ctx, input: { messageId } });
    await suppressFormer();
    const messages = await OutreachMessageModel.find().lean();
    expect(messages).toHaveLength(3);
    expect((await findSuppressedMessageIds(ctx, messages)).size).toBe(3);
  });

  it('is none whom an erasure by that address finds', async () => {
    const lead = await insertLead(PRESENT);
    await startWith({ leadIds: [lead._id.toHexString()] });
    await removeLead(lead);
    const [messages] = OUTREACH_PERSONAL_DATA;
    const found = (value: string) =>
      messages?.find(ctx, { identifiers: [{ kind: 'email', value }], name: null, company: null });
    expect(await found(FORMER)).toEqual([]);
    expect(await found(PRESENT.email)).toHaveLength(1);
    expect(JSON.stringify(await OutreachMessageModel.find().lean())).not.toContain(FORMER);
  });
});
