import { OutreachMessageModel, OutreachQuotaModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AT, contextWithKey } from '../../shared/saved-people.fixtures.ts';
import { completeOutreachCampaign, pauseOutreachCampaign } from '../campaigns/change-status.ts';
import { listOutreachMessages } from '../messages/list-messages.ts';
import { saveNote } from '../messages/save-note.ts';
import { fillCampaign, outreachCalls } from '../outreach.fixtures.ts';
import { suppressRecipient } from '../recipients/suppress-recipient.ts';
import { syncRecipientsOfContacts } from '../recipients/sync-recipients.ts';
import { MESSAGE_ACTIONS, type OutreachMessage } from '../schemas.ts';
import { undoMark } from './undo-mark.ts';

useTestDatabase();
const { ctx, clock, forget } = contextWithKey();
afterAll(forget);
afterEach(() => void vi.unstubAllEnvs());
beforeEach(async () => {
  vi.stubEnv('TZ', 'UTC');
  clock.now = AT;
  await emptyTestDatabase();
});

const { create, mark, draft, start } = outreachCalls(ctx);
const undo = ({ id: messageId, revision }: OutreachMessage) => undoMark({ ctx, input: { messageId, revision } });
const stateOf = (message: OutreachMessage) => ({ ...message, revision: 0, updatedAt: '' });
const slots = async () => (await OutreachQuotaModel.find().lean()).map(({ sent }) => sent.length);

async function open() {
  const { id } = await create({});
  const message = await draft(id);
  await start(id);
  return { id, message, messageId: message.id };
}

it('takes back every mark in every order to what was before it', async () => {
  const before: Record<string, readonly (typeof MESSAGE_ACTIONS)[number][]> = {
    sent: [],
    skip: [],
    failed: [],
    retry: ['failed'],
    accepted: ['sent'],
    replied: ['sent', 'accepted'],
  };
  for (const action of MESSAGE_ACTIONS) {
    const { message, messageId } = await open();
    const states = [message];
    for (const earlier of [...(before[action] ?? []), action]) {
      clock.now = new Date(clock.now.getTime() + 60_000);
      states.push(await mark(messageId, earlier));
    }
    let current = states.pop() ?? message;
    expect(current.undoableMark).toBe(action);
    for (const state of states.reverse()) {
      current = await undo(current);
      expect(stateOf(current), action).toEqual(stateOf(state));
    }
    expect(current.undoableMark).toBeNull();
  }
});

it('frees the slot of what was not sent after all, so that it may be sent again', async () => {
  const { message, messageId } = await open();
  const sent = await mark(messageId, 'sent');
  expect(await slots()).toEqual([1, 1]);
  expect(stateOf(await undo(sent))).toEqual(stateOf(message));
  expect(await slots()).toEqual([0, 0]);
  await mark(messageId, 'sent');
  expect(await slots()).toEqual([1, 1]);
});

it('frees the slot that two windows have reserved one after the other', async () => {
  const { messageId, message } = await open();
  const sent = await mark(messageId, 'sent');
  const later = new Date(clock.now.getTime() + 5);
  // The window that came second reserved once more before it found the message sent.
  await OutreachQuotaModel.updateMany({}, { $set: { 'sent.0.at': later } });
  clock.now = new Date(later.getTime() + 1000);
  await undo(sent);
  expect(await slots()).toEqual([0, 0]);
  // A clock that was ahead when the message was sent.
  const again = await mark(message.id, 'sent');
  clock.now = new Date(clock.now.getTime() - 60_000);
  await undo(again);
  expect(await slots()).toEqual([0, 0]);
});

it('is done once by two windows', async () => {
  const { messageId } = await open();
  await mark(messageId, 'sent');
  const accepted = await mark(messageId, 'accepted');
  const outcomes = await Promise.allSettled([undo(accepted), undo(accepted)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await OutreachMessageModel.findById(messageId).lean()).toMatchObject({ status: 'sent' });
});

it('takes back a mark of an earlier version by the times it has left', async () => {
  const { messageId } = await open();
  await mark(messageId, 'sent');
  await mark(messageId, 'accepted');
  const replied = await mark(messageId, 'replied');
  await OutreachMessageModel.collection.updateOne({ _id: messageId } as never, { $unset: { marks: 1 } });
  const accepted = await undo(replied);
  expect(accepted).toMatchObject({ status: 'accepted', repliedAt: null, undoableMark: 'accepted' });
  const sent = await undo(accepted);
  expect(await undo(sent)).toMatchObject({ status: 'pending', sentAt: null, acceptedAt: null, undoableMark: null });
});

it('returns nothing to the queue of a completed campaign, and says what was never marked', async () => {
  const { id, message, messageId } = await open();
  await expect(undo(message)).rejects.toMatchObject({ kind: 'conflict', message: expect.stringContaining('Nothing') });
  const sent = await mark(messageId, 'sent');
  await pauseOutreachCampaign({ ctx, input: { id } });
  await completeOutreachCampaign({ ctx, input: { id } });
  await expect(undo(sent)).rejects.toMatchObject({ message: expect.stringContaining('is completed') });
});

it('a suppressed recipient is neither noted nor found by what is not shown of them', async () => {
  const { id } = await create({});
  const [messageId = ''] = await fillCampaign(ctx, id, 2);
  const search = async (q: string) => (await listOutreachMessages({ ctx, input: { id, q, limit: 10 } })).items.length;
  expect(await saveNote({ ctx, input: { messageId, note: 'Prefers the phone' } })).toMatchObject({
    note: 'Prefers the phone',
  });
  expect([await search('PHONE prefers'), await search('phone mail')]).toEqual([1, 0]);
  const input = { messageId, reason: 'Asked' };
  const result = await suppressRecipient({ ctx, input }, syncRecipientsOfContacts);
  expect(result).toMatchObject({ removedContacts: 1 });
  expect(await search('phone')).toBe(0);
  await expect(saveNote({ ctx, input: { messageId, note: 'x' } })).rejects.toMatchObject({ kind: 'conflict' });
});
