import { OutreachMessageModel } from '@workbench/db';
import { expect } from 'vitest';
import type { OperationTests, Tools } from './operation-tests.ts';
import { open, refusesUnknown, refusesUnknownMessage } from './outreach.ts';

const START = 'POST /api/outreach/campaign/{id}/drafts';
const LATEST = 'GET /api/outreach/campaign/{id}/drafts';
const RUN = 'GET /api/outreach/drafts/{runId}';
const ITEMS = 'GET /api/outreach/drafts/{runId}/items';
const CANCEL = 'POST /api/outreach/drafts/{runId}/cancel';
const RETRY = 'POST /api/outreach/drafts/{runId}/retry';
const BASIS = 'GET /api/outreach/messages/{messageId}/draft';
const APPROVE = 'POST /api/outreach/messages/{messageId}/approve';
const WRITE = 'POST /api/outreach/messages/{messageId}/draft';
const DESK = 'GET /api/outreach/desk';
const MESSAGES = 'GET /api/outreach/campaign/{id}/messages';
const NO_RUN = '00000000-0000-4000-8000-000000000000';

const refusesUnknownRuns = (key: string) => ({
  'answers 404 for a run that does not exist and 400 for what is no id': async ({ call }: Tools) => {
    expect((await call(key, { params: { runId: NO_RUN } })).status).toBe(404);
    expect((await call(key, { params: { runId: 'latest' } })).status).toBe(400);
  },
});

/** A campaign whose one message has no text, and a run that is to write it; no worker runs beside these tests. */
async function run(tools: Tools, headers: Record<string, string> = {}) {
  const { id, messageId } = await open(tools);
  await OutreachMessageModel.updateOne({ _id: messageId }, { messageContent: null, messageId: null });
  const started = await tools.call(START, { params: { id }, body: {}, headers });
  return { id, messageId, started, runId: started.body.id as string };
}

/** A draft that a run has written. */
async function draftForReview(tools: Tools) {
  const { id, messageId } = await open(tools);
  const { body } = await tools.call(WRITE, { params: { messageId }, body: {} });
  await OutreachMessageModel.updateOne({ _id: messageId }, { needsReview: true });
  return { id, messageId, revision: body.revision as number };
}

/** Drafts for many recipients at once, and their review. */
export const outreachDraftingTests: OperationTests = {
  [START]: {
    ...refusesUnknown(START, {}),
    'writes what has no text, one run at a time, and says where to look': async (tools) => {
      const { id, messageId, started, runId } = await run(tools, { prefer: 'respond-async' });
      expect([started.status, started.headers.get('location')]).toEqual([202, `/api/outreach/drafts/${runId}`]);
      expect(started.body).toMatchObject({ campaignId: id, of: 'first', state: 'running', total: 1, pending: 1 });
      const start = (body: object) => tools.call(START, { params: { id }, body });
      expect((await start({ messageIds: [messageId] })).status).toBe(409);
      await tools.call(CANCEL, { params: { runId } });
      expect((await start({ messageIds: [messageId] })).body).toMatchObject({ total: 1 });
      expect((await start({ messageIds: [] })).status).toBe(400);
      const unknown = await start({ messageIds: [NO_RUN] });
      expect([unknown.status, unknown.body.issues]).toEqual([400, [expect.objectContaining({ path: ['messageIds'] })]]);
    },
    'says when there is no draft to write': async (tools) => {
      const { id } = await open(tools);
      for (const of of ['first', 'next'])
        expect((await tools.call(START, { params: { id }, body: { of } })).status).toBe(409);
    },
  },
  [LATEST]: {
    ...refusesUnknown(LATEST),
    'is null before the first run': async (tools) => {
      const latest = async (id: string) => (await tools.call(LATEST, { params: { id } })).body.run;
      expect(await latest((await open(tools)).id)).toBeNull();
      const { id, runId } = await run(tools);
      expect(await latest(id)).toMatchObject({ id: runId });
    },
  },
  [RUN]: {
    ...refusesUnknownRuns(RUN),
    'has counters whose sum is the total': async (tools) => {
      const { runId } = await run(tools);
      const { body } = await tools.call(RUN, { params: { runId } });
      const { pending, running, completed, skipped, failed, cancelled, total } = body;
      expect(pending + running + completed + skipped + failed + cancelled).toBe(total);
    },
  },
  [ITEMS]: {
    ...refusesUnknownRuns(ITEMS),
    'names the recipients': async (tools) => {
      const { runId, messageId } = await run(tools);
      const list = async (query = {}) => (await tools.call(ITEMS, { params: { runId }, query })).body;
      expect(await list()).toMatchObject([
        { messageId, recipientName: 'Marta Oliveira', state: 'pending', message: null },
      ]);
      expect(await list({ state: 'failed' })).toEqual([]);
    },
  },
  [CANCEL]: {
    ...refusesUnknownRuns(CANCEL),
    'leaves out what has not begun, also the second time': async (tools) => {
      const { runId } = await run(tools);
      for (let time = 0; time < 2; time++) {
        const { body } = await tools.call(CANCEL, { params: { runId } });
        expect(body).toMatchObject({ state: 'cancelled', pending: 0, cancelled: 1 });
      }
    },
  },
  [RETRY]: {
    ...refusesUnknownRuns(RETRY),
    'has nothing to do in a run without failures, and refuses a cancelled one': async (tools) => {
      const { runId } = await run(tools);
      expect((await tools.call(RETRY, { params: { runId } })).body).toMatchObject({ id: runId, failed: 0 });
      await tools.call(CANCEL, { params: { runId } });
      expect((await tools.call(RETRY, { params: { runId } })).status).toBe(409);
    },
  },
  [BASIS]: {
    ...refusesUnknownMessage(BASIS),
    'has the facts that a draft rests on, and none of one that was written by hand': async (tools) => {
      const basis = async (messageId: string) => (await tools.call(BASIS, { params: { messageId } })).body;
      const { messageId } = await draftForReview(tools);
      const { message, draft } = await basis(messageId);
      expect(draft).toMatchObject({ message: message.messageContent, unsupported: [], request: { facts: [] } });
      expect(draft.clauses.length).toBeGreaterThan(0);
      expect(await basis((await open(tools)).messageId)).toMatchObject({ draft: null });
    },
  },
  [APPROVE]: {
    ...refusesUnknownMessage(APPROVE, {}),
    'moves a reviewed draft to the send queue': async (tools) => {
      const { id, messageId, revision } = await draftForReview(tools);
      const approve = (body: object) => tools.call(APPROVE, { params: { messageId }, body });
      const desk = async () => (await tools.call(DESK, { query: { campaignId: id } })).body;
      const listed = () => tools.call(MESSAGES, { params: { id }, query: { review: 'needed' } });
      expect(await desk()).toMatchObject({ queue: [], waiting: 1, needsReview: 1 });
      expect((await listed()).body).toMatchObject([{ id: messageId, needsReview: true }]);
      expect((await approve({ revision: revision - 1 })).status).toBe(409);
      expect((await approve({ revision })).body).toMatchObject({ id: messageId, needsReview: false });
      expect(await desk()).toMatchObject({ queue: [{ id: messageId }], needsReview: 0 });
      expect((await listed()).body).toEqual([]);
      expect((await approve({})).status).toBe(200);
    },
    'approves once what several approve at the same moment': async (tools) => {
      const { messageId, revision } = await draftForReview(tools);
      const approve = () => tools.call(APPROVE, { params: { messageId }, body: { revision } });
      const answers = await Promise.all(Array.from({ length: 5 }, approve));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(new Set(answers.map(({ body }) => body.revision))).toEqual(new Set([revision + 1]));
    },
  },
};
