import { type ContactDoc, ContactModel, LeadModel, OutreachMessageModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { suppressContacts } from '../../../contacts/index.ts';
import { storeTestPage } from '../../../contacts/reveal/reveal.fixtures.ts';
import { updateLead } from '../../../leads/index.ts';
import {
  findSuppressedMessageIds,
  syncRecipientsAfterEdit,
  syncRecipientsOfContacts,
} from '../../../outreach/index.ts';
import { insertLead, outreachCalls } from '../../../outreach/outreach.fixtures.ts';
import { AT, contextWithKey } from '../../../shared/saved-people.fixtures.ts';
import { deleteLeads, deleteOutreachCampaign, restoreEntry } from '../../../trash/index.ts';
import { mergeCalls } from './merge.fixtures.ts';

useTestDatabase();
const { ctx, clock, forget } = contextWithKey();
afterAll(forget);
beforeEach(emptyTestDatabase);

const { add, create, mark } = outreachCalls(ctx);
const calls = { ctx, clock, storePage: storeTestPage, beforeChange: syncRecipientsOfContacts };
const { twoContacts, merge, undo } = mergeCalls(calls);
const [FORMER, PRESENT, NEXT] = ['anna@former.example', 'anna@present.example', 'anna@next.example'];
const [OWN, OTHERS] = ['own@acme.example', 'others@nordlys.example'];
const withEmail = (source: string, email: string): Partial<ContactDoc> => ({
  name: 'Anna Alt',
  keys: [`${source}:1`, `email:${email}`],
  email,
  origins: { email: { source, at: AT } },
});
const suppress = (identifier: string) =>
  suppressContacts(
    { ctx, input: { identifiers: [identifier], ids: [], contactIds: [], reason: '' } },
    syncRecipientsOfContacts,
  );
const stopped = async () => {
  const messages = await OutreachMessageModel.find().sort({ leadId: 1 }).lean();
  const suppressed = await findSuppressedMessageIds(ctx, messages);
  return messages.map(({ _id }) => suppressed.has(_id));
};

/** The survivor is in a campaign as a contact, and the other one as a lead with a former address. */
async function contactAndLead() {
  const ids = await twoContacts(withEmail('apollo', OWN), withEmail('pdl', OTHERS));
  const other = await ContactModel.findById(ids.otherId).lean().orFail();
  const keys = [`email:${FORMER}`, `email:${PRESENT}`];
  const lead = await insertLead({ contactId: other._id, email: PRESENT, keys, origins: {} });
  const leadId = lead._id.toHexString();
  const { id } = await create({ type: 'direct_message' });
  await add(id, { contactIds: [ids.survivorId] });
  expect(await add(id, { leadIds: [leadId] })).toMatchObject({ added: 1 });
  return { ids, leadId };
}

type Merged = (ids: { survivorId: string; otherId: string }) => Promise<() => Promise<unknown>>;
const mergeAlone: Merged = async (ids) => {
  await merge(ids);
  return async () => undefined;
};
/** @returns what brings the campaign back */
const mergeInTrash: Merged = async (ids) => {
  const { campaignId = '' } = (await OutreachMessageModel.findOne().lean()) ?? {};
  const { id } = await deleteOutreachCampaign({ ctx, input: { id: campaignId } });
  await merge(ids);
  return () => restoreEntry({ ctx, input: { id } });
};

describe.each([
  ['two', mergeAlone],
  ['two in a campaign in the trash', mergeInTrash],
])('the message that stays of %s whose contacts are merged', (_place, mergeIn) => {
  it.each([
    ['a former address of the lead', FORMER, 'after'],
    ['a former address of the lead', FORMER, 'before'],
    ['its present address', PRESENT, 'before'],
  ])('is stopped by an entry of %s, %s, made %s the merge', async (_, listed, when) => {
    const { ids } = await contactAndLead();
    if (when === 'before') await suppress(listed);
    const restore = await mergeIn(ids);
    if (when === 'after') await suppress(listed);
    await restore();
    expect(await stopped()).toEqual([true]);
  });

  it('is stopped by what the lead is corrected to later, also once the lead is deleted', async () => {
    const { ids, leadId } = await contactAndLead();
    const restore = await mergeIn(ids);
    await updateLead({ ctx, input: { id: leadId, values: { email: NEXT } } }, syncRecipientsAfterEdit);
    await deleteLeads({ ctx, input: { ids: [leadId] } });
    await restore();
    await suppress(NEXT);
    expect(await stopped()).toEqual([true]);
  });

  it('is the one that a person has stopped', async () => {
    const { ids } = await contactAndLead();
    const [, other] = await OutreachMessageModel.find().sort({ leadId: 1 }).lean();
    await OutreachMessageModel.updateMany({}, { messageContent: 'Hi.' });
    await mark(other?._id ?? '', 'failed', 'Wants no mail');
    await (await mergeIn(ids))();
    expect(await OutreachMessageModel.find().lean()).toMatchObject([{ status: 'failed', failure: 'Wants no mail' }]);
  });
});

describe('once the merge is undone', () => {
  it('each message is as it was, and stopped by its own entries alone', async () => {
    for (const [listed, expected] of [
      [FORMER, [false, true]],
      [PRESENT, [false, true]],
      [OWN, [true, false]],
    ] as const) {
      await emptyTestDatabase();
      const { ids } = await contactAndLead();
      const fields = { keys: 1, identifiers: 1, leadId: 1, contactId: 1, listHashes: 1, leadIdentifiers: 1 };
      const before = await OutreachMessageModel.find({}, fields).sort({ leadId: 1 }).lean();
      const { mergeId } = await merge(ids);
      await undo(mergeId);
      expect(await OutreachMessageModel.find({}, fields).sort({ leadId: 1 }).lean()).toEqual(before);
      await suppress(listed);
      expect(await stopped()).toEqual(expected);
    }
  });

  it.each(['saved', 'deleted'])(
    'a former address of a lead that is %s stops its message, though it is the other one’s',
    async (state) => {
      const { survivorId, otherId } = await twoContacts(withEmail('apollo', OWN), withEmail('pdl', FORMER));
      const survivor = await ContactModel.findById(survivorId).lean().orFail();
      const keys = [`email:${FORMER}`, `email:${PRESENT}`];
      const { _id } = await insertLead({ contactId: survivor._id, email: PRESENT, keys, origins: {} });
      const { id } = await create({ type: 'direct_message' });
      await add(id, { leadIds: [_id.toHexString()] });
      if (state === 'deleted') await deleteLeads({ ctx, input: { ids: [_id.toHexString()] } });
      const { mergeId } = await merge({ survivorId, otherId });
      await undo(mergeId);
      expect(await LeadModel.countDocuments()).toBe(state === 'deleted' ? 0 : 1);
      await suppress(FORMER);
      expect(await stopped()).toEqual([true]);
    },
  );
});
