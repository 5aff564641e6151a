import { ConnectorError } from '@workbench/connectors/errors';
import type { LanguageModel } from '@workbench/connectors/language-model/types';
import { BatchItemModel, GeneratedMessageModel, OutreachCampaignModel, OutreachMessageModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { suppressContacts } from '../../contacts/index.ts';
import { FAST, until } from '../../shared/jobs/jobs.fixtures.ts';
import { type JobEngine, startJobEngine } from '../../shared/jobs/processor/engine.ts';
import { AT, contextWithKey, insertContact } from '../../shared/saved-people.fixtures.ts';
import { listOutreachCampaigns } from '../campaigns/list-campaigns.ts';
import { editMessage } from '../messages/edit-text.ts';
import { listOutreachMessages } from '../messages/list-messages.ts';
import { outreachCalls } from '../outreach.fixtures.ts';
import { OUTREACH_PERSONAL_DATA } from '../recipients/personal-data.ts';
import { syncRecipientsOfContacts } from '../recipients/sync-recipients.ts';
import { approveDraft } from '../review/approve-draft.ts';
import { getDraftBasis } from '../review/get-draft-basis.ts';
import type { DraftingRun, StartDraftingInput } from '../schemas.ts';
import { getSendQueue } from '../send-queue/get-send-queue.ts';
import { cancelDrafting, getDraftingRun, listDraftingItems, retryDrafting } from './drafting-run.ts';
import { registerOutreachJobs } from './register-outreach-jobs.ts';
import { startDrafting } from './start-drafting.ts';

useTestDatabase();
const { ctx, clock, forget } = contextWithKey();
afterAll(forget);
let engine: JobEngine | null = null;
beforeEach(async () => {
  clock.now = AT;
  await emptyTestDatabase();
});
afterEach(async () => {
  await engine?.stop();
  engine = null;
});

const { add, create, mark, start } = outreachCalls(ctx);
const begin = (id: string, input: Partial<StartDraftingInput> = {}, of = ctx) =>
  startDrafting({ ctx: of, input: { id, of: 'first', ...input } });
const approve = (messageId: string, revision?: number) => approveDraft({ ctx, input: { messageId, revision } });
const reviews = async (id: string) =>
  (await listOutreachMessages({ ctx, input: { id, review: 'needed', limit: 100 } })).items;
const itemsOf = async (run: DraftingRun, state?: 'failed' | 'skipped') =>
  (await listDraftingItems({ ctx, input: { runId: run.id, limit: 100, ...(state && { state }) } })).items;

/** A campaign with people who have no text yet. */
async function unwritten(count: number, input: Parameters<typeof create>[0] = {}) {
  const { id } = await create({ type: 'direct_message', goal: 'a short call', senderName: 'Ada Blum', ...input });
  const contacts = [];
  for (let at = 0; at < count; at++)
    contacts.push(await insertContact({ name: `Marta ${'ABCDEF'[at]}`, title: 'COO' }));
  await add(id, { contactIds: contacts.map(({ _id }) => _id.toHexString()) });
  const messages = await OutreachMessageModel.find({ campaignId: id }).sort({ createdAt: 1, _id: 1 }).lean();
  return { id, messageIds: messages.map(({ _id }) => _id), contacts };
}

/** Works until the run has ended. */
async function finish(run: DraftingRun, as = ctx): Promise<DraftingRun> {
  registerOutreachJobs();
  engine ??= await startJobEngine({ ctx: as, timings: FAST });
  const read = () => getDraftingRun({ ctx, input: { runId: run.id } });
  await until(async () => (await read()).finishedAt !== null);
  return read();
}

/** A model that counts its calls; each writes what is given for it, at last the same. */
function modelOf(write: (call: number) => Promise<string> | string) {
  const calls: string[] = [];
  async function* pieces(call: number) {
    yield await write(call);
  }
  const streamText = ({ prompt }: { prompt: string }) => {
    calls.push(prompt);
    return { pieces: pieces(calls.length), usage: Promise.resolve({ inputTokens: 1, outputTokens: 1 }) };
  };
  const generateObject = async () => {
    throw new ConnectorError('vendor_unavailable', 'ai', 'It reads nothing again');
  };
  const model = { provider: 'openai', model: 'm', streamText, generateObject } as unknown as LanguageModel;
  return { calls, as: { ...ctx, model } };
}

it('writes a draft for everyone without a text, none of which is in the send queue before its review', async () => {
  const { id, messageIds } = await unwritten(3);
  const [mine = '', reviewed = ''] = messageIds;
  await editMessage({ ctx, input: { messageId: mine, text: 'Hi Marta.' } });
  expect(await start(id)).toMatchObject({ totalTargets: 3, withoutText: 2 });
  const run = await begin(id);
  expect(run).toMatchObject({ campaignId: id, of: 'first', state: 'running', total: 2 });
  await expect(begin(id)).rejects.toMatchObject({ kind: 'conflict' });
  expect(await finish(run)).toMatchObject({ state: 'completed', completed: 2 });
  const drafts = await reviews(id);
  expect(drafts).toMatchObject([{ needsReview: true, writtenBy: 'Built-in writer' }, { needsReview: true }]);
  const queue = () => getSendQueue({ ctx, input: { campaignId: id, limit: 20 } });
  expect(await queue()).toMatchObject({
    queue: [{ id: mine, messageContent: 'Hi Marta.' }],
    waiting: 3,
    needsReview: 2,
  });
  await expect(mark(reviewed, 'sent')).rejects.toThrow('Approve it first');
  const { message, draft } = await getDraftBasis({ ctx, input: { messageId: reviewed } });
  expect(draft?.message).toBe(message.messageContent);
  await expect(approve(reviewed, message.revision - 1)).rejects.toMatchObject({ kind: 'conflict' });
  const approved = await approve(reviewed, message.revision);
  expect(approved).toMatchObject({ needsReview: false });
  expect(await approve(reviewed)).toEqual(approved);
  expect((await queue()).queue.map((one) => one.id).sort()).toEqual([mine, reviewed].sort());
  expect((await listOutreachCampaigns({ ctx, input: { limit: 10 } })).items).toMatchObject([
    { needsReview: 1, withoutText: 0 },
  ]);
  await expect(begin(id)).rejects.toThrow('has a draft already');
});

it('writes the next message to who has accepted or replied, once', async () => {
  const { id, messageIds } = await unwritten(3, { type: 'connection_request' });
  await OutreachMessageModel.updateMany({ campaignId: id }, { messageContent: 'Hi.' });
  await start(id);
  for (const action of ['sent', 'accepted'] as const) await mark(messageIds[0] ?? '', action);
  await mark(messageIds[1] ?? '', 'sent');
  await expect(begin(id, { of: 'next', messageIds: ['0b0b2f1e-1111-4111-8111-111111111111'] })).rejects.toMatchObject({
    kind: 'invalid',
    issues: [{ path: ['messageIds'] }],
  });
  const all = await finish(await begin(id, { of: 'next', messageIds }));
  expect(all).toMatchObject({ completed: 1, skipped: 2 });
  expect(await reviews(id)).toMatchObject([{ threadId: messageIds[0], messageType: 'direct_message' }]);
  await expect(begin(id, { of: 'next' })).rejects.toThrow('is due a next message');
});

it('writes no next message to who was erased after an acceptance, and is not begun for them', async () => {
  const { id, messageIds } = await unwritten(2, { type: 'connection_request' });
  await OutreachMessageModel.updateMany({ campaignId: id }, { messageContent: 'Hi.' });
  await start(id);
  for (const messageId of messageIds) for (const action of ['sent', 'accepted'] as const) await mark(messageId, action);
  const query = { identifiers: [], name: null, company: null };
  const erase = (messageId = '') => OUTREACH_PERSONAL_DATA[0]?.erase(ctx, [messageId], query);
  await erase(messageIds[0]);
  const run = await begin(id, { of: 'next' });
  expect(run).toMatchObject({ total: 1 });
  await erase(messageIds[1]);
  expect(await finish(run)).toMatchObject({ skipped: 1, failed: 0 });
  expect(await itemsOf(run)).toMatchObject([{ message: expect.stringContaining('data of the person erased') }]);
  await expect(begin(id, { of: 'next' })).rejects.toThrow('is due a next message');
});

it('leaves what someone writes while a draft is being written, and who is suppressed or erased meanwhile', async () => {
  const { id, messageIds, contacts } = await unwritten(4);
  const text = 'Hi Marta, I wrote this myself.';
  const act = () =>
    Promise.all([
      editMessage({ ctx, input: { messageId: messageIds[0] ?? '', text } }),
      suppressContacts(
        { ctx, input: { contactIds: [contacts[1]?._id.toHexString() ?? ''], ids: [], identifiers: [], reason: '' } },
        syncRecipientsOfContacts,
      ),
      OUTREACH_PERSONAL_DATA[0]?.erase(ctx, [messageIds[2] ?? ''], { identifiers: [], name: null, company: null }),
    ]);
  let acted: Promise<unknown> | null = null;
  const { as, calls } = modelOf(async () => {
    acted ??= act();
    await acted;
    return 'Hi, shall we talk?';
  });
  const run = await finish(await begin(id), as);
  expect(run).toMatchObject({ completed: 1, skipped: 3, failed: 0 });
  expect(await OutreachMessageModel.findById(messageIds[0] ?? '').lean()).toMatchObject({ messageContent: text });
  expect(await reviews(id)).toMatchObject([{ id: messageIds[3] }]);
  // Of the suppressed and the erased nothing is kept: neither a text nor a name.
  const kept = JSON.stringify([await GeneratedMessageModel.find().lean(), await BatchItemModel.find().lean()]);
  for (const name of ['Marta B', 'Marta C']) expect(kept).not.toContain(name);
  expect((await itemsOf(run, 'skipped')).map(({ recipientName }) => recipientName)).toEqual(['Marta A', null, null]);
  expect(calls.length).toBeLessThanOrEqual(4);
});

it('says why a draft failed, and writes only the failed ones again', async () => {
  const { id } = await unwritten(2);
  const { as, calls } = modelOf((call) =>
    call === 1 ? 'Congratulations on your $40 million Series B!' : 'Hi, shall we talk?',
  );
  const run = await finish(await begin(id), as);
  expect(run).toMatchObject({ state: 'completed', completed: 1, failed: 1 });
  expect(await itemsOf(run, 'failed')).toMatchObject([{ message: expect.stringContaining('nothing here supports') }]);
  await retryDrafting({ ctx, input: { runId: run.id } });
  expect(await finish(run, as)).toMatchObject({ completed: 2, failed: 0 });
  expect(calls).toHaveLength(3);
  expect(await reviews(id)).toHaveLength(2);
});

it('pays a model for no draft twice, whenever it is killed', async () => {
  const { id, messageIds } = await unwritten(2);
  const run = await begin(id);
  const { as, calls } = modelOf(() => 'Hi, shall we talk?');
  await finish(run, as);
  expect(calls).toHaveLength(2);
  // Killed after the text was saved, and after it was given but not put on its message.
  await OutreachMessageModel.updateOne(
    { _id: messageIds[1] ?? '' },
    { $set: { messageContent: null, messageId: null, needsReview: false } },
  );
  await BatchItemModel.updateMany({ batchId: run.id }, { $set: { state: 'failed' } });
  await retryDrafting({ ctx, input: { runId: run.id } });
  expect(await finish(run, as)).toMatchObject({ completed: 2 });
  expect(calls).toHaveLength(2);
  // Killed while the model wrote: what came of the call is not known.
  const generated = await OutreachMessageModel.findById(messageIds[0] ?? '')
    .lean()
    .orFail();
  await GeneratedMessageModel.deleteOne({ _id: generated.messageId });
  await OutreachMessageModel.updateOne(
    { _id: messageIds[0] ?? '' },
    { $set: { messageContent: null, messageId: null, needsReview: false, modelCallId: generated.messageId } },
  );
  await BatchItemModel.updateOne({ batchId: run.id, key: messageIds[0] ?? '' }, { $set: { state: 'failed' } });
  await retryDrafting({ ctx, input: { runId: run.id } });
  expect(await finish(run, as)).toMatchObject({ completed: 1, failed: 1 });
  expect(await itemsOf(run, 'failed')).toMatchObject([{ message: expect.stringContaining('was interrupted') }]);
  expect(calls).toHaveLength(2);
  await retryDrafting({ ctx, input: { runId: run.id } });
  expect(await finish(run, as)).toMatchObject({ completed: 2 });
  expect(calls).toHaveLength(3);
});

it('begins no further draft once it is cancelled, and another run can be started', async () => {
  const { id } = await unwritten(3);
  const run = await begin(id);
  expect(await cancelDrafting({ ctx, input: { runId: run.id } })).toMatchObject({ state: 'cancelled', cancelled: 3 });
  expect(await finish(await begin(id))).toMatchObject({ completed: 3 });
});

it('is the same run for a call that is carried out again, also when all is written by then', async () => {
  const { id } = await unwritten(1);
  const call = { ...ctx, callId: '2b7a4b9e-8c6e-4c21-9a55-0e6f3f1a7d10' };
  const run = await begin(id, {}, call);
  expect(run.id).toBe(call.callId);
  const again = { ...call, isRepeat: true };
  expect(await begin(id, {}, again)).toMatchObject({ id: run.id });
  await finish(run);
  expect(await begin(id, {}, again)).toMatchObject({ id: run.id, completed: 1 });
});

it('is refused for a completed campaign, and skips the rest of one that is completed meanwhile', async () => {
  const { id } = await unwritten(1);
  const run = await begin(id);
  await OutreachCampaignModel.updateOne({ _id: id }, { status: 'completed' });
  expect(await finish(run)).toMatchObject({ skipped: 1 });
  await expect(begin(id)).rejects.toThrow('is completed');
});
