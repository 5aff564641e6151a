import { ContactModel, type LeadDoc, LeadModel, OutreachMessageModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { suppressContacts } from '../../contacts/index.ts';
import { decideSuggestions, undoDecisions, updateLead } from '../../leads/index.ts';
import { decideSuggestionsInput, type UpdateLeadInput } from '../../leads/schemas.ts';
import { AT, contextWithKey, insertContact } from '../../shared/saved-people.fixtures.ts';
import { insertLead, outreachCalls } from '../outreach.fixtures.ts';
import { OUTREACH_PERSONAL_DATA } from './personal-data.ts';
import { suppressRecipient } from './suppress-recipient.ts';
import { findSuppressedMessageIds } from './suppression.ts';
import { syncRecipientsAfterEdit, syncRecipientsOfContacts } from './sync-recipients.ts';

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

  it('is stopped by an entry of an imported one, of the new one, and of no mistyped one', async () => {
    const imported = await addAnna();
    await edit(imported.anna, { email: NEW });
    const typed = await addAnna({ keys: ['email:x@y.example'], email: 'x@y.example', origins: { email: TYPED } });
    await edit(typed.anna, { email: 'z@y.example' });
    for (const address of [OLD, 'x@y.example']) await suppress(address);
    expect(await isSuppressed(imported.anna)).toBe(true);
    expect(await isSuppressed(typed.anna)).toBe(false);
    await suppress('z@y.example');
    expect(await isSuppressed(typed.anna)).toBe(true);
  });

  it('stays suppressed when the old one was on the list before', async () => {
    const { anna } = await addAnna({ origins: { email: TYPED } });
    await suppress(OLD);
    await edit(anna, { email: NEW });
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
    await suppress(NEW);
    expect(await isSuppressed(anna)).toBe(false);
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
});
