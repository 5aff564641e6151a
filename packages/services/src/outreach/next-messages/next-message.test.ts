import { OutreachCampaignModel, OutreachMessageModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTemplate } from '../../ai/index.ts';
import { suppressContacts } from '../../contacts/index.ts';
import { AT, contextWithKey, insertContact } from '../../shared/saved-people.fixtures.ts';
import { pauseOutreachCampaign } from '../campaigns/change-status.ts';
import { countOutreach } from '../campaigns/count-outreach.ts';
import { listOutreachCampaigns } from '../campaigns/list-campaigns.ts';
import { previewFollowUp } from '../follow-up/preview-follow-up.ts';
import { listRecipientMessages } from '../messages/list-messages.ts';
import { writeDraft } from '../messages/write-draft.ts';
import { fillCampaign, outreachCalls } from '../outreach.fixtures.ts';
import { OUTREACH_PERSONAL_DATA } from '../recipients/personal-data.ts';
import { syncRecipientsOfContacts } from '../recipients/sync-recipients.ts';
import { getSendQueue } from '../send-queue/get-send-queue.ts';
import { undoMark } from '../send-queue/undo-mark.ts';
import { createNextMessage } from './create-next-message.ts';
import { deleteNextMessage } from './delete-next-message.ts';
import { listThread } from './list-thread.ts';
import { rescheduleNextMessage } from './reschedule-next-message.ts';

useTestDatabase();
const { ctx, clock, forget } = contextWithKey();
afterAll(forget);
afterEach(() => void vi.unstubAllEnvs());
beforeEach(async () => {
  vi.stubEnv('TZ', 'UTC');
  clock.now = AT;
  await emptyTestDatabase();
});

const { add, create, draft, mark, start } = outreachCalls(ctx);
const next = (messageId: string, dueAt?: string) => createNextMessage({ ctx, input: { messageId, dueAt } });
const queue = (campaignId: string) => getSendQueue({ ctx, input: { campaignId, limit: 20 } });
const DAY_MS = 86_400_000;

/** A campaign with people, the first of whom has accepted. */
async function accepted(count = 2) {
  const { id } = await create();
  const [messageId = '', ...others] = await fillCampaign(ctx, id, count);
  await start(id);
  await mark(messageId, 'sent');
  await mark(messageId, 'accepted');
  return { id, messageId, others };
}

it('is due at once after a reply, three days after an acceptance, and first in the queue from then on', async () => {
  const { id, messageId, others } = await accepted();
  const message = await next(messageId);
  expect(message).toMatchObject({ status: 'pending', messageType: 'direct_message', messageContent: null });
  expect(message.dueAt).toBe('2026-11-24T00:00:00.000Z');
  expect(await queue(id)).toMatchObject({
    queue: [{ id: others[0] }],
    waiting: 2,
    dueLater: 1,
    nextDueAt: message.dueAt,
  });
  clock.now = new Date(AT.getTime() + 3 * DAY_MS);
  expect(await queue(id)).toMatchObject({
    queue: [{ id: message.id }, { id: others[0] }],
    dueLater: 0,
    nextDueAt: null,
  });
  expect((await writeDraft({ ctx, input: { messageId: message.id } })).messageContent).toContain('Marta');
  await mark(message.id, 'sent');
  await mark(message.id, 'replied');
  const answer = await next(message.id);
  expect(answer).toMatchObject({ messageType: 'follow_up', threadId: messageId, dueAt: clock.now.toISOString() });
  const thread = await listThread({ ctx, input: { messageId: answer.id } });
  expect(thread.map((one) => [one.id, one.nextMessageId])).toEqual([
    [messageId, message.id],
    [message.id, answer.id],
    [answer.id, null],
  ]);
});

it('is one, whoever adds it and however often', async () => {
  const { messageId } = await accepted();
  const ids = (await Promise.all([next(messageId), next(messageId), next(messageId)])).map((one) => one.id);
  expect(new Set(ids).size).toBe(1);
  await OutreachMessageModel.updateOne({ _id: messageId }, { nextMessageId: null });
  const at = new Date(AT.getTime() + DAY_MS).toISOString();
  expect(await next(messageId, at)).toMatchObject({ id: ids[0], dueAt: '2026-11-24T00:00:00.000Z' });
  expect(await OutreachMessageModel.findById(messageId).lean()).toMatchObject({ nextMessageId: ids[0] });
});

it('is no further recipient, keeps its type and needs no template of the first message', async () => {
  const template = { name: 'Hello', messageType: 'connection_request' as const, body: 'Hello {{firstName}}' };
  const { id: templateId } = await createTemplate({ ctx, input: template });
  const { id } = await create({ templateId });
  const [messageId = ''] = await fillCampaign(ctx, id, 1);
  await start(id);
  for (const action of ['sent', 'accepted', 'replied'] as const) await mark(messageId, action);
  const message = await next(messageId);
  await pauseOutreachCampaign({ ctx, input: { id } });
  await start(id);
  expect(await writeDraft({ ctx, input: { messageId: message.id } })).toMatchObject({
    messageType: 'direct_message',
    writtenBy: 'Built-in writer',
  });
  await mark(message.id, 'sent');
  const { items } = await listOutreachCampaigns({ ctx, input: { limit: 10 } });
  expect(items).toMatchObject([{ totalTargets: 1, sent: 2, accepted: 1, replied: 1 }]);
  expect(await countOutreach({ ctx, input: {} })).toMatchObject({ totalSent: 2 });
  expect(await previewFollowUp({ ctx, input: { id } })).toMatchObject({ carriedOver: 0, leftOut: { followedUp: 1 } });
});

it('is refused before an acceptance, and for who is suppressed or was erased', async () => {
  const { messageId, others } = await accepted();
  await expect(next(others[0] ?? '')).rejects.toThrow('after an acceptance or a reply');
  await OUTREACH_PERSONAL_DATA[0]?.erase(ctx, [messageId], { identifiers: [], name: null, company: null });
  await expect(next(messageId)).rejects.toThrow('was erased');
});

it('is found with its recipient: by them, by a data subject request, and by what suppresses them later', async () => {
  const { id } = await create();
  const contact = await insertContact({ name: 'Ada Berg', organizationName: 'Acme' });
  const contactId = contact._id.toHexString();
  await add(id, { contactIds: [contactId] });
  const { _id: messageId } = await OutreachMessageModel.findOneAndUpdate(
    { campaignId: id },
    { messageContent: 'Hi.' },
  ).orFail();
  await start(id);
  for (const action of ['sent', 'accepted'] as const) await mark(messageId, action);
  const message = await next(messageId);
  const { items } = await listRecipientMessages({ ctx, input: { contactId, limit: 10 } });
  expect(items.map((one) => one.id).sort()).toEqual([messageId, message.id].sort());
  const query = { identifiers: [{ kind: 'contact' as never, value: contactId }], name: null, company: null };
  const found = (await OUTREACH_PERSONAL_DATA[0]?.find(ctx, query)) ?? [];
  expect(found.map((one) => one.id).sort()).toEqual([messageId, message.id].sort());
  await suppressContacts(
    { ctx, input: { contactIds: [contactId], ids: [], identifiers: [], reason: '' } },
    syncRecipientsOfContacts,
  );
  clock.now = new Date(AT.getTime() + 4 * DAY_MS);
  expect(await queue(id)).toMatchObject({ queue: [], suppressed: 1 });
});

it('is not added to who is erased, or to a campaign that is deleted, at the same moment', async () => {
  const { id, messageId, others } = await accepted();
  for (const action of ['sent', 'accepted'] as const) await mark(others[0] ?? '', action);
  const whileAdding = (act: () => Promise<unknown>) => {
    const insert = OutreachMessageModel.collection.insertOne.bind(OutreachMessageModel.collection);
    vi.spyOn(OutreachMessageModel.collection, 'insertOne').mockImplementationOnce(async (doc) => {
      await act();
      return insert(doc);
    });
  };
  whileAdding(async () =>
    OUTREACH_PERSONAL_DATA[0]?.erase(ctx, [messageId], { identifiers: [], name: null, company: null }),
  );
  await expect(next(messageId)).rejects.toThrow('was erased');
  whileAdding(async () => {
    await OutreachCampaignModel.deleteOne({ _id: id });
    await OutreachMessageModel.deleteMany({ campaignId: id });
  });
  await expect(next(others[0] ?? '')).rejects.toMatchObject({ kind: 'not_found' });
  expect(await OutreachMessageModel.countDocuments({ threadId: { $ne: null } })).toBe(0);
});

it('gets the profile and the job title that become known of its recipient later', async () => {
  const { id } = await create({ type: 'direct_message' });
  const typed = await draft(id, 'Marta Oliveira', 'direct_message');
  await start(id);
  for (const action of ['sent', 'replied'] as const) await mark(typed.id, action);
  const message = await next(typed.id);
  const linkedinUrl = 'https://www.linkedin.com/in/marta-oliveira';
  const contact = await insertContact({ name: 'Marta Oliveira', organizationName: 'Acme', title: 'COO', linkedinUrl });
  await add(id, { contactIds: [contact._id.toHexString()] });
  const [first, second] = await listThread({ ctx, input: { messageId: message.id } });
  expect(first).toMatchObject({ recipientLinkedinUrl: linkedinUrl, recipientTitle: 'COO' });
  expect(second).toMatchObject({ recipientLinkedinUrl: linkedinUrl, recipientTitle: 'COO' });
});

it('keeps the acceptance that it rests on, until it is deleted', async () => {
  const { messageId } = await accepted();
  const message = await next(messageId);
  const undo = async () => {
    const [first] = await listThread({ ctx, input: { messageId } });
    return undoMark({ ctx, input: { messageId, revision: first?.revision ?? 0 } });
  };
  await expect(undo()).rejects.toThrow('Delete that message first');
  await deleteNextMessage({ ctx, input: { messageId: message.id } });
  expect(await undo()).toMatchObject({ status: 'sent' });
});

it('can be deleted while it waits, and another one be added then', async () => {
  const { id, messageId } = await accepted();
  const message = await next(messageId, AT.toISOString());
  const remove = (revision?: number) => deleteNextMessage({ ctx, input: { messageId: message.id, revision } });
  await writeDraft({ ctx, input: { messageId: message.id } });
  await expect(remove(message.revision)).rejects.toMatchObject({ kind: 'conflict' });
  expect(await remove()).toMatchObject({ id: messageId, nextMessageId: null, dueAt: '2026-11-24T00:00:00.000Z' });
  await expect(remove()).rejects.toMatchObject({ kind: 'not_found' });
  const another = await next(messageId, AT.toISOString());
  expect(another.id).not.toBe(message.id);
  expect(await queue(id)).toMatchObject({ queue: [{ id: another.id }, {}] });
  await writeDraft({ ctx, input: { messageId: another.id } });
  await mark(another.id, 'sent');
  for (const one of [another.id, messageId])
    await expect(deleteNextMessage({ ctx, input: { messageId: one } })).rejects.toMatchObject({ kind: 'conflict' });
});

it('that is deleted by one window while another one marks it is gone, or stays as it was marked', async () => {
  const { messageId } = await accepted();
  const message = await next(messageId, AT.toISOString());
  await writeDraft({ ctx, input: { messageId: message.id } });
  await Promise.allSettled([deleteNextMessage({ ctx, input: { messageId: message.id } }), mark(message.id, 'sent')]);
  const left = await OutreachMessageModel.findById(message.id).lean();
  const previous = await OutreachMessageModel.findById(messageId).lean().orFail();
  expect(previous.nextMessageId).toBe(left === null ? null : message.id);
  expect(left?.status ?? 'sent').toBe('sent');
});

it('is due on another day when that is set', async () => {
  const { id, messageId, others } = await accepted();
  const message = await next(messageId);
  const set = (of: string, dueAt: string) => rescheduleNextMessage({ ctx, input: { messageId: of, dueAt } });
  expect(await set(message.id, AT.toISOString())).toMatchObject({ id: message.id, dueAt: AT.toISOString() });
  expect(await queue(id)).toMatchObject({ queue: [{ id: message.id }, { id: others[0] }], dueLater: 0 });
  await set(message.id, '2026-12-24T00:00:00Z');
  expect(await queue(id)).toMatchObject({ queue: [{ id: others[0] }], nextDueAt: '2026-12-24T00:00:00.000Z' });
  await expect(set(others[0] ?? '', AT.toISOString())).rejects.toMatchObject({ kind: 'conflict' });
});
