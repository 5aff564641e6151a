import { OutreachMessageModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTemplate } from '../../ai/index.ts';
import { suppressContacts } from '../../contacts/index.ts';
import { AT, contextWithKey, insertContact } from '../../shared/saved-people.fixtures.ts';
import { countOutreach } from '../campaigns/campaign-metrics.ts';
import { pauseOutreachCampaign } from '../campaigns/change-status.ts';
import { listOutreachCampaigns } from '../campaigns/list-campaigns.ts';
import { previewFollowUp } from '../follow-up/preview-follow-up.ts';
import { fillCampaign, outreachCalls } from '../outreach.fixtures.ts';
import { OUTREACH_PERSONAL_DATA } from '../recipients/personal-data.ts';
import { syncRecipientsOfContacts } from '../recipients/sync-recipients.ts';
import { getSendQueue } from '../send-queue/get-send-queue.ts';
import { undoMark } from '../send-queue/undo-mark.ts';
import { createNextMessage } from './create-next-message.ts';
import { listRecipientMessages } from './list-messages.ts';
import { listThread } from './list-thread.ts';
import { writeDraft } from './write-draft.ts';

useTestDatabase();
const { ctx, clock, forget } = contextWithKey();
afterAll(forget);
afterEach(() => void vi.unstubAllEnvs());
beforeEach(async () => {
  vi.stubEnv('TZ', 'UTC');
  clock.now = AT;
  await emptyTestDatabase();
});

const { add, create, mark, start } = outreachCalls(ctx);
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

it('keeps the message before it sent: only what came of it is taken back', async () => {
  const { messageId } = await accepted();
  await next(messageId);
  const undo = async () => {
    const [first] = await listThread({ ctx, input: { messageId } });
    return undoMark({ ctx, input: { messageId, revision: first?.revision ?? 0 } });
  };
  expect(await undo()).toMatchObject({ status: 'sent' });
  await expect(undo()).rejects.toThrow('so this one was sent');
});
