import { ContactModel, type LeadDoc, LeadModel, OutreachMessageModel, SuppressionModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { messageRequestSchema } from '../../ai/schemas.ts';
import { suppressContacts } from '../../contacts/index.ts';
import { decideSuggestions, removeLeads, undoDecisions, updateLead } from '../../leads/index.ts';
import { decideSuggestionsInput, type UpdateLeadInput } from '../../leads/schemas.ts';
import { AT, contextWithKey, insertContact } from '../../shared/saved-people.fixtures.ts';
import { useMessage } from '../messages/use-message.ts';
import { insertLead, outreachCalls } from '../outreach.fixtures.ts';
import { OUTREACH_PERSONAL_DATA } from './personal-data.ts';
import { suppressRecipient } from './suppress-recipient.ts';
import { findSuppressedMessageIds } from './suppression.ts';
import { syncRecipientsAfterEdit, syncRecipientsOfContacts, syncRecipientsOfLeads } from './sync-recipients.ts';

useTestDatabase();
const { ctx, clock, forget } = contextWithKey();
afterAll(forget);
beforeEach(async () => {
  clock.now = AT;
  await emptyTestDatabase();
});

const { add, create } = outreachCalls(ctx);
const [OLD, NEW] = ['anna@old.example', 'anna@new.example'];
const IMPORTED = { source: 'file', at: AT, confidence: null, isLocked: true };
const TYPED = { ...IMPORTED, source: 'typed' };
const PROFILE = 'https://www.linkedin.com/in/anna-alt';
const ANNA = { firstName: 'Anna', lastName: 'Alt', email: OLD, keys: [`email:${OLD}`], origins: { email: IMPORTED } };

const edit = ({ _id }: LeadDoc, values: UpdateLeadInput['values']) =>
  updateLead({ ctx, input: { id: _id.toHexString(), values } }, syncRecipientsAfterEdit);
const messageOf = ({ _id }: LeadDoc) => OutreachMessageModel.findOne({ leadId: _id.toHexString() }).lean().orFail();
const suppress = (identifier: string) =>
  suppressContacts(
    { ctx, input: { identifiers: [identifier], ids: [], contactIds: [], reason: '' } },
    syncRecipientsOfContacts,
  );
const isSuppressed = async (lead: LeadDoc) => (await findSuppressedMessageIds(ctx, [await messageOf(lead)])).size === 1;
const values = (one: { identifiers: readonly { value: string }[] }) => one.identifiers.map(({ value }) => value);

/** A lead in a campaign. */
async function addAnna(parts: Partial<LeadDoc> = {}): Promise<{ anna: LeadDoc; campaign: string }> {
  const anna = await insertLead({ ...ANNA, ...parts });
  const { id } = await create({ type: 'direct_message' });
  expect(await add(id, { leadIds: [anna._id.toHexString()] })).toMatchObject({ added: 1 });
  return { anna, campaign: id };
}
const insertBob = (parts: object = {}) =>
  insertContact({ name: 'Bob Berg', email: OLD, keys: ['apollo:bob', `email:${OLD}`], ...parts });
/** As a later import or an enrichment writes it. */
const importEmail = ({ _id }: LeadDoc, email: string, keys = [`email:${OLD}`, `email:${email}`]) =>
  LeadModel.updateOne({ _id }, { email, keys, updatedAt: ctx.now(), $inc: { revision: 1 } });

describe('a recipient whose lead gets another address', () => {
  it.each([
    ['an imported', IMPORTED],
    ['a typed', TYPED],
  ])('by a correction of %s one is known by the new one, and by nothing of the old one', async (_, origin) => {
    const { anna } = await addAnna({ origins: { email: origin } });
    await edit(anna, { email: NEW });
    const message = await messageOf(anna);
    expect(message.keys).toEqual(expect.arrayContaining([`email:${NEW}`]));
    expect(message.keys).not.toContain(`email:${OLD}`);
    expect(values(message)).toEqual(expect.arrayContaining([NEW, 'new.example']));
    expect(values(message)).not.toContain(OLD);
    expect(values(message)).not.toContain('old.example');
  });

  it('is another person than whoever has the old one', async () => {
    const { anna, campaign } = await addAnna();
    await edit(anna, { email: NEW });
    const bob = await insertBob();
    expect(await add(campaign, { contactIds: [bob._id.toHexString()] })).toMatchObject({ added: 1, known: 0 });
    await suppressRecipient(
      { ctx, input: { messageId: (await messageOf(anna))._id, reason: '' } },
      syncRecipientsOfContacts,
    );
    expect(await ContactModel.countDocuments()).toBe(1);
  });

  it.each([
    ['imported', IMPORTED],
    ['typed or accepted', TYPED],
  ])('is stopped by an entry of the old one, %s, and of the new one', async (_, origin) => {
    for (const entry of [OLD, NEW]) {
      await emptyTestDatabase();
      const { anna } = await addAnna({ origins: { email: origin } });
      await edit(anna, { email: NEW });
      expect(await isSuppressed(anna)).toBe(false);
      await suppress(entry);
      expect(await isSuppressed(anna)).toBe(true);
    }
  });

  it('is stopped by an entry of the imported one that was typed over and put back meanwhile', async () => {
    const { anna } = await addAnna();
    for (const email of ['anna@third.example', OLD, NEW]) await edit(anna, { email });
    await suppress(OLD);
    expect(await isSuppressed(anna)).toBe(true);
  });

  it('is stopped by an entry of the old one that a deleted contact of theirs gave', async () => {
    const contact = await insertContact({ name: 'Anna Alt', email: OLD, keys: [`email:${OLD}`] });
    const { anna } = await addAnna({ contactId: contact._id, origins: { email: TYPED } });
    await syncRecipientsOfContacts(ctx, [contact]);
    await ContactModel.deleteOne({ _id: contact._id });
    await edit(anna, { email: NEW });
    await suppress(OLD);
    expect(await isSuppressed(anna)).toBe(true);
  });

  it('is stopped by an entry that is brought back after the correction', async () => {
    const { anna } = await addAnna({ origins: { email: TYPED } });
    await suppress(OLD);
    const entry = await SuppressionModel.findOneAndDelete().lean().orFail();
    await edit(anna, { email: NEW });
    await SuppressionModel.create(entry);
    expect(await isSuppressed(anna)).toBe(true);
  });

  it('keeps the old one where their contact has it', async () => {
    const contact = await insertContact({ email: OLD, keys: [`email:${OLD}`] });
    const { anna } = await addAnna({ contactId: contact._id });
    await edit(anna, { email: NEW });
    expect((await messageOf(anna)).keys).toEqual(expect.arrayContaining([`email:${OLD}`, `email:${NEW}`]));
  });

  it('has the old one again when the correction is undone', async () => {
    const suggestion = { field: 'email', value: NEW, source: 'pdl', confidence: 0.9, at: AT };
    const { anna } = await addAnna({ suggestions: [suggestion] });
    const input = decideSuggestionsInput.parse({ accept: true, filter: {} });
    const { decisionId } = await decideSuggestions({ ctx, input }, syncRecipientsAfterEdit);
    expect((await messageOf(anna)).keys).toContain(`email:${NEW}`);
    await undoDecisions({ ctx, input: { id: String(decisionId) } }, syncRecipientsAfterEdit);
    const { keys } = await messageOf(anna);
    expect(keys).toContain(`email:${OLD}`);
    expect(keys).not.toContain(`email:${NEW}`);
  });

  it('shows the corrected profile, and is known by no other number', async () => {
    const phone = '+49 30 1234567';
    const { anna } = await addAnna({
      linkedinUrl: `${PROFILE}-2`,
      phone,
      keys: ['linkedin:linkedin.com/in/anna-alt-2'],
    });
    await edit(anna, { linkedinUrl: PROFILE, phone: '+49 30 7654321' });
    const message = await messageOf(anna);
    expect(message.recipientLinkedinUrl).toBe(PROFILE);
    expect(values(message)).not.toContain('+49301234567');
    await suppress(phone);
    expect(await isSuppressed(anna)).toBe(true);
  });

  it('of a message of an earlier version, too', async () => {
    const { anna } = await addAnna({ origins: { email: TYPED } });
    await OutreachMessageModel.updateMany({}, { $unset: { leadIdentifiers: 1 } });
    await edit(anna, { email: NEW });
    expect(values(await messageOf(anna))).not.toContain(OLD);
  });
});

describe('a recipient whose lead was imported or enriched again', () => {
  it.each([
    ['as a former one', [`email:${OLD}`, `email:${NEW}`]],
    ['no more, as it is the next person’s', [`email:${NEW}`]],
  ])('is another person than whoever has the old address, which the lead keeps %s', async (_, keys) => {
    const { anna, campaign } = await addAnna();
    await importEmail(anna, NEW, keys);
    const bob = await insertBob();
    expect(await add(campaign, { contactIds: [bob._id.toHexString()] })).toMatchObject({ added: 1, known: 0 });
    expect((await messageOf(anna)).keys).not.toContain(`email:${OLD}`);
    await suppress(OLD);
    expect(await isSuppressed(anna)).toBe(true);
  });

  it('keeps their message when a draft is saved for whoever has the old address', async () => {
    const { anna, campaign } = await addAnna();
    await importEmail(anna, NEW);
    const contactId = (await insertBob())._id.toHexString();
    const request = messageRequestSchema.parse({ messageType: 'direct_message', recipientName: 'Bob Berg' });
    await useMessage({ ctx, input: { id: campaign, contactId, text: 'Hi Bob, I would love to connect.', request } });
    const messages = await OutreachMessageModel.find().sort({ recipientName: 1 }).lean();
    expect(messages.map(({ recipientName }) => recipientName)).toEqual(['Anna Alt', 'Bob Berg']);
  });

  it('suppresses no one who has the old address by now', async () => {
    const { anna } = await addAnna();
    await importEmail(anna, NEW);
    await insertBob();
    await suppressRecipient(
      { ctx, input: { messageId: (await messageOf(anna))._id, reason: '' } },
      syncRecipientsOfContacts,
    );
    expect(await ContactModel.countDocuments()).toBe(1);
  });

  it('is not found by the old address, and does not lead to it', async () => {
    const { anna } = await addAnna();
    await importEmail(anna, NEW);
    const found = (value: string) =>
      OUTREACH_PERSONAL_DATA[0]?.find(ctx, { identifiers: [{ kind: 'email', value }], name: null, company: null });
    expect(await found(OLD)).toEqual([]);
    const [byLead] =
      (await OUTREACH_PERSONAL_DATA[0]?.find(ctx, {
        identifiers: [{ kind: 'lead', value: anna._id.toHexString() }],
        name: null,
        company: null,
      })) ?? [];
    expect(byLead?.identifiers).toEqual([]);
  });

  it('is exported without the old one', async () => {
    const { anna } = await addAnna({ linkedinUrl: PROFILE, keys: ['linkedin:linkedin.com/in/anna-alt'] });
    await LeadModel.updateOne({ _id: anna._id }, { email: NEW, linkedinUrl: null, keys: [`email:${NEW}`] });
    const identifiers = [{ kind: 'lead', value: anna._id.toHexString() }];
    const found = await OUTREACH_PERSONAL_DATA[0]?.find(ctx, { identifiers, name: null, company: null });
    expect(found).toHaveLength(1);
    expect(JSON.stringify(found)).not.toMatch(/anna@old|anna-alt|leadIdentifiers/);
  });
});

describe('a recipient who was added as two leads', () => {
  it('has nothing of the one that is deleted once the other is corrected', async () => {
    const { anna, campaign } = await addAnna();
    await removeLeads({ ctx, input: { ids: [anna._id.toHexString()] } }, syncRecipientsOfLeads);
    const again = await insertLead(ANNA);
    expect(await add(campaign, { leadIds: [again._id.toHexString()] })).toMatchObject({ known: 1 });
    await edit(again, { email: NEW });
    expect(values(await messageOf(again))).not.toContain(OLD);
  });

  it('is compared with both of them', async () => {
    const { anna, campaign } = await addAnna({
      email: null,
      linkedinUrl: PROFILE,
      keys: ['linkedin:linkedin.com/in/anna-alt'],
      company: 'Acme',
    });
    const other = await insertLead({ ...ANNA, company: 'Acme' });
    expect(await add(campaign, { leadIds: [other._id.toHexString()] })).toMatchObject({ known: 1 });
    await importEmail(other, NEW);
    const identifiers = [{ kind: 'lead', value: anna._id.toHexString() }];
    const [found] = (await OUTREACH_PERSONAL_DATA[0]?.find(ctx, { identifiers, name: null, company: null })) ?? [];
    expect(found?.identifiers.map(({ value }) => value)).not.toContain(OLD);
    const bob = await insertBob();
    expect(await add(campaign, { contactIds: [bob._id.toHexString()] })).toMatchObject({ added: 1, known: 0 });
  });
});
