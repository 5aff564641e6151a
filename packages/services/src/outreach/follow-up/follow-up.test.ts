import { ContactModel, OutreachCampaignModel, OutreachMessageModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { AT, contextWithKey, insertContact } from '../../shared/saved-people.fixtures.ts';
import { updateOutreachCampaign } from '../campaigns/update-campaign.ts';
import { listOutreachMessages } from '../messages/list-messages.ts';
import { fillCampaign, outreachCalls } from '../outreach.fixtures.ts';
import { OUTREACH_PERSONAL_DATA } from '../recipients/personal-data.ts';
import { suppressRecipient } from '../recipients/suppress-recipient.ts';
import { syncRecipientsOfContacts } from '../recipients/sync-recipients.ts';
import { type CreateFollowUpInput, createFollowUpInput } from '../schemas.ts';
import { createFollowUp } from './create-follow-up.ts';
import { previewFollowUp } from './preview-follow-up.ts';

useTestDatabase();
const { ctx, clock, forget } = contextWithKey();
afterAll(forget);
beforeEach(async () => {
  clock.now = AT;
  await emptyTestDatabase();
});

const { add, create, draft, mark, start } = outreachCalls(ctx);
const preview = (id: string) => previewFollowUp({ ctx, input: { id } });
const followUp = (id: string, input: Partial<CreateFollowUpInput> = {}) =>
  createFollowUp({ ctx, input: createFollowUpInput.parse({ id, name: 'Again', ...input }) });
const recipients = async (id: string) =>
  (await listOutreachMessages({ ctx, input: { id, limit: 100, sort: 'created' } })).items;

/** Seven recipients, each of whom something else became; the first accepted. */
async function everyFate() {
  const { id } = await create({ senderName: 'Ida Holm', senderCompany: 'Fabrikam', targetCriteria: { title: 'COO' } });
  const messages = await fillCampaign(ctx, id, 7);
  const [accepted = '', replied = '', sent = '', failed = '', suppressed = '', erased = ''] = messages;
  await start(id);
  for (const one of [accepted, replied, sent, suppressed, erased]) await mark(one, 'sent');
  for (const one of [accepted, replied, suppressed, erased]) await mark(one, 'accepted');
  await mark(replied, 'replied');
  await mark(failed, 'failed');
  await OutreachMessageModel.updateOne(
    { _id: suppressed },
    { identifiers: [{ kind: 'email', value: 'no@stop.example' }] },
  );
  await suppressRecipient({ ctx, input: { messageId: suppressed, reason: '' } }, syncRecipientsOfContacts);
  await OUTREACH_PERSONAL_DATA[0]?.erase(ctx, [erased], { identifiers: [], name: null, company: null });
  return { id, accepted };
}

it('carries over who accepted and has not replied, and counts everyone else by one reason', async () => {
  const { id, accepted } = await everyFate();
  const leftOut = {
    replied: 1,
    notAccepted: 1,
    notSent: 1,
    failed: 1,
    followedUp: 0,
    suppressed: 1,
    erased: 1,
    customers: 0,
  };
  expect(await preview(id)).toEqual({ carriedOver: 1, leftOut });
  const created = await followUp(id, { goal: 'a call' });
  expect(created.leftOut).toEqual(leftOut);
  expect(created.campaign).toMatchObject({
    name: 'Again',
    status: 'draft',
    type: 'follow_up',
    goal: 'a call',
    totalTargets: 1,
    senderName: 'Ida Holm',
    senderCompany: 'Fabrikam',
    targetCriteria: { title: 'COO' },
    followsUpId: id,
  });
  const original = await OutreachMessageModel.findById(accepted).lean().orFail();
  expect(await recipients(created.campaign.id)).toMatchObject([
    { contactId: original.contactId, status: 'pending', messageType: 'follow_up', messageContent: null },
  ]);
});

it('leaves out who is in another follow-up already, and refuses when no one is left', async () => {
  const { id } = await everyFate();
  await followUp(id);
  expect(await preview(id)).toMatchObject({ carriedOver: 0, leftOut: { followedUp: 1 } });
  await expect(followUp(id)).rejects.toThrow('No one in "Ops" can be followed up on now.');
});

it('is one campaign for one request, also when it was interrupted before anyone was added', async () => {
  const { id } = await everyFate();
  const requestId = '2b7a4b9e-8c6e-4c21-9a55-0e6f3f1a7d10';
  const first = await followUp(id, { requestId });
  await OutreachMessageModel.deleteMany({ campaignId: requestId });
  expect(await followUp(id, { requestId })).toEqual(first);
  const other = await create({ requestId: '2b7a4b9e-8c6e-4c21-9a55-0e6f3f1a7d11' });
  await expect(followUp(id, { requestId: other.id })).rejects.toThrow('is another campaign');
});

it('recognises a typed recipient, and one whose contact was deleted, by what the campaign knows of them', async () => {
  const { id } = await create({ type: 'direct_message' });
  const typed = await draft(id, 'Marta Oliveira', 'direct_message');
  const contact = await insertContact({ name: 'Ada Berg', organizationName: 'Acme', email: 'ada@acme.example' });
  await add(id, { contactIds: [contact._id.toHexString()] });
  await start(id);
  const saved = await OutreachMessageModel.findOne({ campaignId: id, contactId: { $ne: null } })
    .lean()
    .orFail();
  await OutreachMessageModel.updateOne({ _id: saved._id }, { messageContent: 'Hi.' });
  for (const one of [typed.id, saved._id]) await mark(one, 'sent');
  await ContactModel.deleteOne({ _id: contact._id });
  const { campaign } = await followUp(id);
  const names = (await recipients(campaign.id)).map(({ recipientName }) => recipientName);
  expect(names.sort()).toEqual(['Ada Berg', 'Marta Oliveira']);
  expect(await preview(id)).toMatchObject({ carriedOver: 0, leftOut: { followedUp: 2 } });
});

it('takes each person once, also when two are created at the same moment', async () => {
  const { id } = await create();
  const messages = await fillCampaign(ctx, id, 12);
  await start(id);
  for (const one of messages) for (const action of ['sent', 'accepted'] as const) await mark(one, action);
  const outcomes = await Promise.allSettled([followUp(id), followUp(id), followUp(id)]);
  const campaigns = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const followed = (await Promise.all(campaigns.map(({ campaign }) => recipients(campaign.id)))).flat();
  expect(followed.map(({ contactId }) => contactId).sort()).toEqual(
    [...new Set(followed.map(({ contactId }) => contactId))].sort(),
  );
  expect(followed).toHaveLength(12);
  for (const { campaign, leftOut } of campaigns) expect(campaign.totalTargets + leftOut.followedUp).toBe(12);
  for (const one of outcomes) if (one.status === 'rejected') expect(one.reason.message).toContain('can be followed up');
  expect(await OutreachCampaignModel.countDocuments({ followsUpId: id })).toBe(campaigns.length);
});

it('is written in the language that the goal of the other campaign has given it', async () => {
  const { id } = await create({ type: 'direct_message', goal: 'vorstellen, wie wir Speditionen entlasten' });
  const [messageId = ''] = await fillCampaign(ctx, id, 1);
  await start(id);
  await mark(messageId, 'sent');
  expect((await followUp(id)).campaign.language).toBe('de');
});

it('takes no connection request that was written for one of its people', async () => {
  const { id } = await everyFate();
  const { campaign } = await followUp(id);
  const refusal = { kind: 'invalid', message: expect.stringContaining('get no connection request') };
  await expect(draft(campaign.id)).rejects.toMatchObject(refusal);
  expect(await draft(campaign.id, 'Marta Oliveira', 'direct_message')).toMatchObject({ messageType: 'direct_message' });
});

it('gets no connection requests by a later change: its people have accepted one', async () => {
  const { id } = await everyFate();
  const { campaign } = await followUp(id);
  const change = (type: 'connection_request' | 'direct_message') =>
    updateOutreachCampaign({ ctx, input: { id: campaign.id, type } });
  await expect(change('connection_request')).rejects.toMatchObject({ kind: 'invalid', issues: [{ path: ['type'] }] });
  expect(await change('direct_message')).toMatchObject({ type: 'direct_message' });
});
