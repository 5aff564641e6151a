import { expect } from 'vitest';
import type { OperationTests, Tools } from './operation-tests.ts';
import { mark, open, refusesUnknown, refusesUnknownMessage } from './outreach.ts';

const LIST = 'GET /api/outreach/campaigns';
const FOLLOW_UP = 'POST /api/outreach/campaign/{id}/follow-up';
const PREVIEW_FOLLOW_UP = 'GET /api/outreach/campaign/{id}/follow-up';
const NEXT = 'POST /api/outreach/messages/{messageId}/next';
const RESCHEDULE = 'PUT /api/outreach/messages/{messageId}/due';
const REMOVE_NEXT = 'DELETE /api/outreach/messages/{messageId}';
const WEEK = 'GET /api/outreach/week';
const THREAD = 'GET /api/outreach/messages/{messageId}/thread';

/** A message that was answered, and the next one to its recipient. */
async function openNext(tools: Tools) {
  const { messageId } = await open(tools);
  for (const action of ['sent', 'replied']) await mark(tools, messageId, action);
  const next: { id: string; revision: number } = (await tools.call(NEXT, { params: { messageId }, body: {} })).body;
  return { messageId, next };
}

/** What follows up: campaigns on another one, and the next message to a recipient. */
export const outreachFollowUpTests: OperationTests = {
  [PREVIEW_FOLLOW_UP]: {
    ...refusesUnknown(PREVIEW_FOLLOW_UP),
    'counts who would be carried over, and everyone else by one reason': async (tools) => {
      const { id, messageId } = await open(tools);
      const preview = async () => (await tools.call(PREVIEW_FOLLOW_UP, { params: { id } })).body;
      expect(await preview()).toMatchObject({ carriedOver: 0, leftOut: { notSent: 1, replied: 0 } });
      await mark(tools, messageId, 'sent');
      expect(await preview()).toMatchObject({ carriedOver: 1, leftOut: { notSent: 0, replied: 0 } });
    },
  },
  [FOLLOW_UP]: {
    ...refusesUnknown(FOLLOW_UP, { name: 'Again' }),
    'takes over who has not replied, once, and says when no one is left': async (tools) => {
      const { id, messageId } = await open(tools);
      await mark(tools, messageId, 'sent');
      const create = (body: object) => tools.call(FOLLOW_UP, { params: { id }, body });
      const body = { name: 'Spring, again', requestId: '4f6b5a0e-2f0b-4c6c-8d3a-5b7a4c1d9e20' };
      const { campaign, leftOut } = (await create(body)).body;
      expect(campaign).toMatchObject({ status: 'draft', type: 'follow_up', totalTargets: 1, followsUpId: id });
      expect(leftOut).toMatchObject({ followedUp: 0 });
      expect((await create(body)).body.campaign).toEqual(campaign);
      const refused = await create({ name: 'Once more' });
      expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('can be followed up on')]);
      expect((await create({ name: 'x', type: 'connection_request' })).status).toBe(400);
    },
  },
  [WEEK]: {
    'counts what is due on each of seven days': async (tools) => {
      const before = (await tools.call(WEEK)).body;
      expect(before.days).toHaveLength(7);
      await open(tools);
      const { days } = (await tools.call(WEEK)).body;
      expect(days[0]).toEqual({ ...before.days[0], messages: before.days[0].messages + 1 });
    },
  },
  [NEXT]: {
    ...refusesUnknownMessage(NEXT, {}),
    'comes after a reply or an acceptance, once, and waits for its day': async (tools) => {
      const { id, messageId } = await open(tools);
      const next = (body = {}) => tools.call(NEXT, { params: { messageId }, body });
      await mark(tools, messageId, 'sent');
      const refused = await next();
      expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('acceptance or a reply')]);
      await mark(tools, messageId, 'replied');
      const created = (await next()).body;
      expect(created).toMatchObject({ threadId: messageId, status: 'pending', messageType: 'follow_up' });
      expect((await next({ dueAt: '2031-01-01T00:00:00Z' })).body).toEqual(created);
      expect((await next({ dueAt: 'tomorrow' })).status).toBe(400);
      const listed = (await tools.call(LIST)).body as { id: string; totalTargets: number }[];
      expect(listed.find((one) => one.id === id)).toMatchObject({ totalTargets: 1 });
    },
  },
  [RESCHEDULE]: {
    ...refusesUnknownMessage(RESCHEDULE, { dueAt: '2031-01-01T00:00:00Z' }),
    'moves a next message to another day, and no first one': async (tools) => {
      const { messageId, next } = await openNext(tools);
      const set = (of: string, body: object) => tools.call(RESCHEDULE, { params: { messageId: of }, body });
      const dueAt = '2031-01-01T09:00:00+01:00';
      const moved = await set(next.id, { dueAt, revision: next.revision });
      expect(moved.body).toMatchObject({ id: next.id, dueAt: '2031-01-01T08:00:00.000Z' });
      expect((await set(next.id, { dueAt, revision: next.revision })).status).toBe(409);
      expect((await set(messageId, { dueAt })).status).toBe(409);
      expect((await set(next.id, { dueAt: 'tomorrow' })).status).toBe(400);
    },
  },
  [REMOVE_NEXT]: {
    ...refusesUnknownMessage(REMOVE_NEXT),
    'deletes a next message that was not sent, and answers the one before it': async (tools) => {
      const { messageId, next } = await openNext(tools);
      const remove = (of: string, revision?: number) =>
        tools.call(REMOVE_NEXT, {
          params: { messageId: of },
          ...(revision !== undefined && { query: { revision: String(revision) } }),
        });
      expect((await remove(messageId)).status).toBe(409);
      expect((await remove(next.id, next.revision - 1)).status).toBe(409);
      expect((await remove(next.id, next.revision)).body).toMatchObject({ id: messageId, nextMessageId: null });
      expect((await remove(next.id)).status).toBe(404);
    },
  },
  [THREAD]: {
    ...refusesUnknownMessage(THREAD),
    'has all messages to the recipient, oldest first': async (tools) => {
      const { messageId, next } = await openNext(tools);
      const thread = (await tools.call(THREAD, { params: { messageId: next.id } })).body;
      expect(thread).toMatchObject([{ id: messageId, nextMessageId: next.id, dueAt: null }, { id: next.id }]);
      expect((await tools.call(THREAD, { params: { messageId } })).body).toEqual(thread);
    },
  },
};
