import { randomUUID } from 'node:crypto';
import { OutreachMessageModel, OutreachQuotaModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { suppressContacts } from '../../contacts/index.ts';
import { AT, contextWithKey, insertContact } from '../../shared/saved-people.fixtures.ts';
import { completeOutreachCampaign, pauseOutreachCampaign } from '../campaigns/change-status.ts';
import { fillCampaign, outreachCalls } from '../outreach.fixtures.ts';
import { syncRecipientsOfContacts } from '../recipients/sync-recipients.ts';

useTestDatabase();
const { ctx, clock, forget } = contextWithKey();
afterAll(forget);
afterEach(() => void vi.unstubAllEnvs());
beforeEach(async () => {
  vi.stubEnv('TZ', 'UTC');
  clock.now = AT;
  await emptyTestDatabase();
});

const HOUR_MS = 3_600_000;
const { create, add, mark, draft, start } = outreachCalls(ctx);
const later = (hours: number) => {
  clock.now = new Date(clock.now.getTime() + hours * HOUR_MS);
};
const refused = (call: Promise<unknown>, text: string) =>
  expect(call).rejects.toMatchObject({ kind: 'conflict', message: expect.stringContaining(text) });

/** An active campaign with one draft. */
async function open(type: 'connection_request' | 'direct_message' = 'connection_request') {
  const { id } = await create({ type });
  const message = await draft(id, 'Marta Oliveira', type);
  await start(id);
  return { id, messageId: message.id };
}

describe('a message', () => {
  it('is marked as sent, accepted and replied, each with its time', async () => {
    const { messageId } = await open();
    expect(await mark(messageId, 'sent')).toMatchObject({ status: 'sent', sentAt: AT.toISOString(), acceptedAt: null });
    later(1);
    expect(await mark(messageId, 'accepted')).toMatchObject({ acceptedAt: clock.now.toISOString() });
    later(1);
    expect(await mark(messageId, 'replied')).toMatchObject({
      status: 'replied',
      sentAt: AT.toISOString(),
      repliedAt: clock.now.toISOString(),
    });
  });

  it('is answered unchanged when the same is said twice, also at the same moment', async () => {
    const { messageId } = await open();
    const both = await Promise.all([mark(messageId, 'sent'), mark(messageId, 'sent')]);
    expect(both[0]).toEqual(both[1]);
    later(1);
    expect(await mark(messageId, 'sent')).toEqual(both[0]);
    const quotas = await OutreachQuotaModel.find().lean();
    expect(quotas.map(({ sent }) => sent.length)).toEqual([1, 1]);
  });

  it('that failed says why, and is tried again only when it was never sent', async () => {
    const { messageId } = await open();
    expect(await mark(messageId, 'failed', 'No such profile')).toMatchObject({ failure: 'No such profile' });
    expect(await mark(messageId, 'retry')).toMatchObject({ status: 'pending', failure: null });
    await mark(messageId, 'sent');
    await mark(messageId, 'failed');
    await refused(mark(messageId, 'retry'), 'to the same person twice');
    await refused(draftAgain(messageId), 'has been sent already');
  });

  const draftAgain = async (messageId: string) => {
    const message = await OutreachMessageModel.findById(messageId).lean().orFail();
    return draft(message.campaignId);
  };

  it('that is skipped waits on, behind the others', async () => {
    const { messageId } = await open();
    expect(await mark(messageId, 'skip')).toMatchObject({ status: 'pending' });
    expect(await OutreachMessageModel.findById(messageId).lean()).toMatchObject({ skippedAt: AT });
  });

  it('waits no more when its campaign is completed, and what was sent may still be answered', async () => {
    const { id } = await create();
    const [failed = '', waiting = '', sent = ''] = await fillCampaign(ctx, id, 3);
    await start(id);
    await mark(failed, 'failed');
    await mark(sent, 'sent');
    await pauseOutreachCampaign({ ctx, input: { id } });
    await completeOutreachCampaign({ ctx, input: { id } });
    await refused(mark(failed, 'retry'), '"Ops" is completed');
    await refused(mark(waiting, 'skip'), '"Ops" is completed');
    expect(await mark(sent, 'replied')).toMatchObject({ status: 'replied' });
  });

  it('is not there under another id', async () => {
    await expect(mark(randomUUID(), 'sent')).rejects.toMatchObject({ kind: 'not_found' });
  });
});

describe('marking as sent', () => {
  it('needs an active campaign', async () => {
    const { id } = await create();
    const { id: messageId } = await draft(id);
    await refused(mark(messageId, 'sent'), '"Ops" is a draft. Start it first.');
    await start(id);
    await pauseOutreachCampaign({ ctx, input: { id } });
    await refused(mark(messageId, 'sent'), '"Ops" is paused. Start it first.');
  });

  it('needs a text, and at most 300 characters in a connection request', async () => {
    const { messageId } = await open();
    await OutreachMessageModel.updateOne({ _id: messageId }, { messageContent: null });
    await refused(mark(messageId, 'sent'), 'has no text yet');
    await OutreachMessageModel.updateOne({ _id: messageId }, { messageContent: 'x'.repeat(301) });
    await refused(mark(messageId, 'sent'), '301 characters; at most 300');
    await OutreachMessageModel.updateOne({ _id: messageId }, { messageContent: 'x'.repeat(300) });
    expect(await mark(messageId, 'sent')).toMatchObject({ status: 'sent' });
  });

  it('is refused for who is on the do-not-contact list by now', async () => {
    const { id } = await create();
    const contact = await insertContact();
    await add(id, { contactIds: [contact._id.toHexString()] });
    await start(id);
    const message = await OutreachMessageModel.findOneAndUpdate({}, { messageContent: 'Hi.' }).lean().orFail();
    const input = { identifiers: [], ids: [], contactIds: [contact._id.toHexString()], reason: '' };
    await suppressContacts({ ctx, input }, syncRecipientsOfContacts);
    await refused(mark(message._id, 'sent'), 'Marta Oliveira is on your do-not-contact list');
    expect(await OutreachQuotaModel.countDocuments()).toBe(0);
  });

  it('keeps 50 messages of all types and campaigns a day, and says when the next is free', async () => {
    const direct = await create({ type: 'direct_message' });
    const followUp = await create({ type: 'follow_up' });
    const ids = [...(await fillCampaign(ctx, direct.id, 30)), ...(await fillCampaign(ctx, followUp.id, 22))];
    await Promise.all([start(direct.id), start(followUp.id)]);
    await mark(ids[0] ?? '', 'sent');
    later(2);
    for (const id of ids.slice(1, 50)) await mark(id, 'sent');
    later(6 + 55 / 60);
    await refused(
      mark(ids[50] ?? '', 'sent'),
      'All 50 messages of a day are used; the next one may be sent in 3 hours and 5 minutes',
    );
    later(3 + 5 / 60);
    expect(await mark(ids[50] ?? '', 'sent')).toMatchObject({ status: 'sent' });
    await refused(mark(ids[51] ?? '', 'sent'), 'All 50 messages');
  });

  it('keeps the campaign’s own limit, whatever type its drafts are of', async () => {
    const { id } = await create({ dailyLimit: 2 });
    const ids = await fillCampaign(ctx, id, 2);
    const other = await draft(id, 'Ida Holm', 'direct_message');
    await start(id);
    for (const messageId of ids) await mark(messageId, 'sent');
    await refused(mark(other.id, 'sent'), 'All 2 slots of "Ops" for a day are used');
    expect(await OutreachQuotaModel.findById('messages').lean()).toBeNull();
  });

  it('uses the place again that was taken when it was cut off before the message was marked', async () => {
    const { id, messageId } = await open();
    await mark(messageId, 'sent');
    // As a kill leaves it: the place is taken, and the message waits.
    await OutreachMessageModel.updateOne({ _id: messageId }, { status: 'pending', sentAt: null });
    later(1);
    expect(await mark(messageId, 'sent')).toMatchObject({ sentAt: clock.now.toISOString() });
    const quotas = await OutreachQuotaModel.find().sort({ _id: 1 }).lean();
    expect(quotas).toMatchObject([
      { _id: `campaign:${id}`, sent: [{ messageId, at: clock.now }] },
      { _id: 'requests', sent: [{ messageId, at: clock.now }] },
    ]);
  });
});
