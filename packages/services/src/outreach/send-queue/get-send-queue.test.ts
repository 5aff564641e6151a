import { randomUUID } from 'node:crypto';
import { ContactModel, LeadModel, OutreachMessageModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { suppressContacts } from '../../contacts/index.ts';
import { AT, contextWithKey } from '../../shared/saved-people.fixtures.ts';
import { pauseOutreachCampaign } from '../campaigns/change-status.ts';
import { getOutreachFunnel } from '../campaigns/outreach-funnel.ts';
import { createNextMessage } from '../next-messages/create-next-message.ts';
import { fillCampaign, insertLead, outreachCalls } from '../outreach.fixtures.ts';
import { syncRecipientsOfContacts } from '../recipients/sync-recipients.ts';
import { getSendQueue } from './get-send-queue.ts';
import { startOfNextDay } from './quota-window.ts';

useTestDatabase();
const { ctx, clock, forget } = contextWithKey();
afterAll(forget);
beforeEach(async () => {
  clock.now = AT;
  await emptyTestDatabase();
});

const { create, draft, mark, start } = outreachCalls(ctx);
const sendQueue = (campaignId?: string, limit = 100) =>
  getSendQueue({ ctx, input: { limit, ...(campaignId === undefined ? {} : { campaignId }) } });
const queued = async (campaignId?: string) => (await sendQueue(campaignId)).queue.map(({ id }) => id);
const wait = (minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
};

describe('the sending desk', () => {
  it('is empty while nothing is active', async () => {
    await draft((await create()).id);
    expect(await sendQueue()).toEqual({
      requests: { limit: 100, used: 0, left: 100, nextFreeAt: null },
      messages: { limit: 50, used: 0, left: 50, nextFreeAt: null },
      campaign: null,
      queue: [],
      waiting: 0,
      needsReview: 0,
      dueLater: 0,
      nextDueAt: null,
      daysLeft: null,
      suppressed: 0,
    });
  });

  it('has who is next of all active campaigns: who came first, and who was skipped behind', async () => {
    const [first, second, resting] = [await create(), await create({ type: 'direct_message' }), await create()];
    const one = await fillCampaign(ctx, first.id, 2);
    wait(1);
    const two = await fillCampaign(ctx, second.id, 1);
    wait(1);
    const three = (await draft(first.id)).id;
    await draft(resting.id);
    await start(first.id);
    await start(second.id);
    expect(await queued()).toEqual([...one, ...two, three]);
    await mark(one[1] ?? '', 'skip');
    wait(1);
    await mark(one[0] ?? '', 'skip');
    expect(await queued()).toEqual([...two, three, one[1], one[0]]);
    expect(await queued(second.id)).toEqual(two);
    expect(await sendQueue(undefined, 2)).toMatchObject({
      queue: [{ id: two[0] }, { id: three }],
      waiting: 4,
      daysLeft: 1,
    });
  });

  it('plans no more than is left of each limit, and says when the next place is free', async () => {
    const { id } = await create({ dailyLimit: 3 });
    const ids = await fillCampaign(ctx, id, 8);
    const more = await create({ type: 'follow_up' });
    await fillCampaign(ctx, more.id, 55);
    await start(id);
    await start(more.id);
    await mark(ids[0] ?? '', 'sent');
    const all = await sendQueue();
    expect(all.queue.filter(({ campaignId }) => campaignId === id)).toHaveLength(2);
    expect(all.queue).toHaveLength(52);
    expect(all).toMatchObject({ requests: { used: 1, left: 99 }, waiting: 62, daysLeft: 3 });
    for (const messageId of ids.slice(1, 3)) await mark(messageId, 'sent');
    const nextFreeAt = new Date(Math.max(startOfNextDay(AT).getTime(), AT.getTime() + 12 * 3_600_000)).toISOString();
    expect(await sendQueue(id)).toMatchObject({
      campaign: { limit: 3, used: 3, left: 0, nextFreeAt },
      queue: [],
      waiting: 5,
    });
  });

  it('passes a scarce slot from a skipped reply to who is next', async () => {
    const { id } = await create({ type: 'direct_message', dailyLimit: 2 });
    const [a = '', b = ''] = await fillCampaign(ctx, id, 2);
    await start(id);
    await mark(a, 'sent');
    await mark(a, 'replied');
    const next = await createNextMessage({ ctx, input: { messageId: a } });
    expect(await queued(id)).toEqual([next.id]);
    await mark(next.id, 'skip');
    expect(await queued(id)).toEqual([b]);
  });

  it('shows the queue of a chosen campaign that is not active, of which none may be sent', async () => {
    const { id } = await create();
    const ids = await fillCampaign(ctx, id, 2);
    expect(await sendQueue(id)).toMatchObject({ campaign: { left: 0, nextFreeAt: null }, waiting: 2, daysLeft: 1 });
    await start(id);
    await pauseOutreachCampaign({ ctx, input: { id } });
    expect(await queued(id)).toEqual(ids);
    expect(await queued()).toEqual([]);
    await expect(sendQueue(randomUUID())).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('leaves out who is on the do-not-contact list by now, and counts them', async () => {
    const { id } = await create();
    const ids = await fillCampaign(ctx, id, 3);
    await start(id);
    const { contactId } = await OutreachMessageModel.findById(ids[1]).lean().orFail();
    await suppressContacts(
      { ctx, input: { identifiers: [], ids: [], contactIds: [contactId ?? ''], reason: '' } },
      syncRecipientsOfContacts,
    );
    expect(await ContactModel.findById(contactId)).toBeNull();
    expect(await sendQueue()).toMatchObject({ queue: [{ id: ids[0] }, { id: ids[2] }], waiting: 2, suppressed: 1 });
  });

  it('counts them whatever places are left, and none of them among who waits', async () => {
    const { id } = await create({ type: 'direct_message', dailyLimit: 1 });
    const ids = await fillCampaign(ctx, id, 4);
    await start(id);
    const docs = await OutreachMessageModel.find({ _id: { $in: ids.slice(1) } }).lean();
    const contactIds = docs.map(({ contactId }) => contactId ?? '');
    await suppressContacts(
      { ctx, input: { identifiers: [], ids: [], contactIds, reason: '' } },
      syncRecipientsOfContacts,
    );
    expect(await sendQueue()).toMatchObject({ queue: [{ id: ids[0] }], waiting: 1, daysLeft: 1, suppressed: 3 });
    await mark(ids[0] ?? '', 'sent');
    const nobody = { queue: [], waiting: 0, daysLeft: null, suppressed: 3 };
    expect(await sendQueue()).toMatchObject(nobody);
    wait(26 * 60);
    expect(await sendQueue()).toMatchObject(nobody);
  });

  it('counts none of them as due later or as a draft to review', async () => {
    const { id } = await create();
    const [accepted = '', unreviewed = ''] = await fillCampaign(ctx, id, 2);
    await start(id);
    await mark(accepted, 'sent');
    await mark(accepted, 'accepted');
    await createNextMessage({ ctx, input: { messageId: accepted } });
    await OutreachMessageModel.updateOne({ _id: unreviewed }, { needsReview: true });
    expect(await sendQueue(id)).toMatchObject({ needsReview: 1, dueLater: 1, waiting: 2 });
    const contactIds = (await OutreachMessageModel.find().lean()).map(({ contactId }) => contactId ?? '');
    await suppressContacts(
      { ctx, input: { identifiers: [], ids: [], contactIds, reason: '' } },
      syncRecipientsOfContacts,
    );
    const none = { needsReview: 0, dueLater: 0, nextDueAt: null, waiting: 0, suppressed: 2 };
    expect(await sendQueue(id)).toMatchObject(none);
  });

  it('counts who is recognised only by what their lead says today', async () => {
    const { id } = await create();
    const lead = await insertLead();
    await outreachCalls(ctx).add(id, { leadIds: [lead._id.toHexString()] });
    await start(id);
    await LeadModel.updateOne({ _id: lead._id }, { phone: '+351 21 555 0100' });
    await suppressContacts(
      { ctx, input: { identifiers: ['+351 21 555 0100'], ids: [], contactIds: [], reason: '' } },
      syncRecipientsOfContacts,
    );
    expect(await sendQueue()).toMatchObject({ queue: [], waiting: 0, suppressed: 1 });
  });
});

describe('the funnel of a campaign', () => {
  it('tells by who wrote the drafts what became of them, with rates of those sent', async () => {
    const { id } = await create();
    const ids = await fillCampaign(ctx, id, 5);
    await OutreachMessageModel.updateMany({ _id: { $in: ids.slice(0, 4) } }, { writtenBy: 'Short hello' });
    await draft(id);
    await start(id);
    for (const messageId of ids.slice(0, 3)) await mark(messageId, 'sent');
    await mark(ids[0] ?? '', 'accepted');
    // Who answers a request has accepted it.
    await mark(ids[1] ?? '', 'replied');
    await mark(ids[2] ?? '', 'failed');
    const none = { accepted: 0, replied: 0, acceptRate: null, replyRate: null };
    expect(await getOutreachFunnel({ ctx, input: { id } })).toEqual({
      templates: [
        { name: 'Short hello', targets: 4, sent: 3, accepted: 2, replied: 1, acceptRate: 0.6667, replyRate: 0.3333 },
        { ...none, name: 'By hand', targets: 1, sent: 0 },
        { ...none, name: 'Not written yet', targets: 1, sent: 0 },
      ],
    });
    await expect(getOutreachFunnel({ ctx, input: { id: randomUUID() } })).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('keeps the rate of acceptance when a next message is sent, which cannot be accepted', async () => {
    const { id } = await create();
    const [messageId = ''] = await fillCampaign(ctx, id, 1);
    await start(id);
    await mark(messageId, 'sent');
    await mark(messageId, 'accepted');
    const next = await createNextMessage({ ctx, input: { messageId } });
    await OutreachMessageModel.updateMany({}, { messageContent: 'Hi.', writtenBy: 'By hand' });
    await mark(next.id, 'sent');
    const [row] = (await getOutreachFunnel({ ctx, input: { id } })).templates;
    expect(row).toMatchObject({ targets: 1, sent: 2, accepted: 1, acceptRate: 1, replyRate: 0 });
  });
});
