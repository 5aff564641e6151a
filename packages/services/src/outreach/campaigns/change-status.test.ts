import { randomUUID } from 'node:crypto';
import { MessageTemplateModel, OutreachCampaignModel, OutreachMessageModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTemplate } from '../../ai/index.ts';
import { suppressContacts } from '../../contacts/index.ts';
import { AT, contextWithKey, insertContact } from '../../shared/saved-people.fixtures.ts';
import { listOutreachMessages } from '../messages/list-messages.ts';
import { fillCampaign, outreachCalls } from '../outreach.fixtures.ts';
import { finishAdding } from '../recipients/finish-adding.ts';
import { syncRecipientsOfContacts } from '../recipients/sync-recipients.ts';
import type { UpdateOutreachCampaignInput } from '../schemas.ts';
import { completeOutreachCampaign, pauseOutreachCampaign } from './change-status.ts';
import { listOutreachCampaigns } from './list-campaigns.ts';
import { updateOutreachCampaign } from './update-campaign.ts';

useTestDatabase();
const { ctx, clock, forget } = contextWithKey();
afterAll(forget);
beforeEach(async () => {
  clock.now = AT;
  await emptyTestDatabase();
});

const { add, create, draft, start } = outreachCalls(ctx);
const pause = (id: string) => pauseOutreachCampaign({ ctx, input: { id } });
const complete = (id: string) => completeOutreachCampaign({ ctx, input: { id } });
const update = (input: UpdateOutreachCampaignInput) => updateOutreachCampaign({ ctx, input });
const refused = (call: Promise<unknown>, text: string) =>
  expect(call).rejects.toMatchObject({ kind: 'conflict', message: expect.stringContaining(text) });

describe('a campaign', () => {
  it('goes from draft to active, to paused and back, and from paused to completed', async () => {
    const { id } = await create();
    await draft(id);
    expect(await start(id)).toMatchObject({ status: 'active', startedAt: AT.toISOString() });
    expect(await pause(id)).toMatchObject({ status: 'paused', pending: 1 });
    clock.now = new Date(AT.getTime() + 1000);
    expect(await start(id)).toMatchObject({ status: 'active', startedAt: AT.toISOString() });
    await pause(id);
    expect(await complete(id)).toMatchObject({ status: 'completed', completedAt: clock.now.toISOString() });
  });

  it('goes nowhere else, and says what to do', async () => {
    const { id } = await create();
    await refused(start(id), 'Add targets first');
    await refused(pause(id), '"Ops" is a draft. Start it first');
    await refused(complete(id), 'is a draft. Start it first');
    await draft(id);
    await start(id);
    await refused(start(id), 'is active already');
    await refused(complete(id), 'Pause it first');
    await pause(id);
    await refused(pause(id), 'is paused already');
    await complete(id);
    for (const move of [start, pause, complete]) await refused(move(id), '"Ops" is completed');
    for (const move of [start, pause, complete]) {
      await expect(move(randomUUID())).rejects.toMatchObject({ kind: 'not_found' });
    }
  });

  it('is moved by one of two windows, and the other one is told', async () => {
    const { id } = await create();
    await draft(id);
    const both = await Promise.allSettled([start(id), start(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await pause(id);
    const ends = await Promise.allSettled([start(id), complete(id)]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('updateOutreachCampaign', () => {
  it('changes what is given and leaves the rest', async () => {
    const campaign = await create({ goal: 'A short call', targetCriteria: { title: 'COO' } });
    const { id } = campaign;
    expect(await update({ id, name: 'New', dailyLimit: 20 })).toEqual({ ...campaign, name: 'New', dailyLimit: 20 });
    expect(await update({ id, targetCriteria: {} })).toMatchObject({ name: 'New', targetCriteria: {} });
  });

  it('names the most that a day allows: 100 requests, 50 messages', async () => {
    const { id } = await create({ type: 'direct_message' });
    const most = { kind: 'invalid', message: expect.stringContaining('At most 50 messages a day') };
    await expect(update({ id, dailyLimit: 51 })).rejects.toMatchObject(most);
    await expect(create({ type: 'follow_up', dailyLimit: 51 })).rejects.toMatchObject(most);
    await expect(update({ id, dailyLimit: 50 })).resolves.toMatchObject({ dailyLimit: 50 });
    expect(await create({ dailyLimit: 100 })).toMatchObject({ dailyLimit: 100 });
  });

  it('changes the type of a draft with its unwritten targets, and of nothing that has begun', async () => {
    const { id } = await create();
    await fillCampaign(ctx, id, 1);
    await draft(id);
    expect(await update({ id, type: 'direct_message' })).toMatchObject({ type: 'direct_message', dailyLimit: 50 });
    await start(id);
    await refused(update({ id, type: 'follow_up' }), 'has started, so its type is fixed');
    await expect(update({ id, type: 'direct_message', name: 'Same' })).resolves.toMatchObject({ name: 'Same' });
    expect((await listOutreachMessages({ ctx, input: { id, limit: 10 } })).items).toHaveLength(2);
  });

  it('takes a template of its own type alone, and none that is not there', async () => {
    const template = { name: 'Hello', messageType: 'direct_message' as const, body: 'Hi {{firstName|there}}!' };
    const { id: templateId } = await createTemplate({ ctx, input: template });
    const { id } = await create();
    await expect(update({ id, templateId })).rejects.toMatchObject({
      kind: 'invalid',
      message: 'The template "Hello" is for a direct message, not for a connection request. Choose another template.',
    });
    await expect(create({ templateId: randomUUID() })).rejects.toMatchObject({ kind: 'not_found' });
    expect(await create({ type: 'direct_message', templateId })).toMatchObject({ templateId });
  });

  it('leaves what another window changes at the same moment', async () => {
    const { id } = await create();
    await Promise.all([update({ id, dailyLimit: 20 }), update({ id, name: 'New' })]);
    expect((await listOutreachCampaigns({ ctx, input: { limit: 200 } })).items[0]).toMatchObject({
      dailyLimit: 20,
      name: 'New',
    });
    await Promise.all([update({ id, type: 'direct_message' }), update({ id, goal: 'A call' }).catch(() => null)]);
    expect(await update({ id })).toMatchObject({ dailyLimit: 20, type: 'direct_message' });
  });

  it('saves the rest of a campaign whose template has been removed', async () => {
    const template = { name: 'Hello', messageType: 'direct_message' as const, body: 'Hi {{firstName|there}}!' };
    const { id: templateId } = await createTemplate({ ctx, input: template });
    const { id } = await create({ type: 'direct_message', templateId });
    const type = 'follow_up';
    await expect(update({ id, type })).rejects.toMatchObject({ message: expect.stringContaining('"Hello" is for') });
    await MessageTemplateModel.deleteOne({ _id: templateId });
    expect(await update({ id, templateId, name: 'New' })).toMatchObject({ name: 'New', templateId });
    expect(await update({ id, type })).toMatchObject({ type });
    await expect(update({ id, templateId: randomUUID() })).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('leaves a completed campaign as it is', async () => {
    const { id } = await create();
    await draft(id);
    await start(id);
    await pause(id);
    await complete(id);
    await refused(update({ id, name: 'New' }), 'is completed and stays as it is');
  });
});

describe('targets that are added while the campaign changes', () => {
  const typesOf = async (campaignId: string) =>
    new Set((await OutreachMessageModel.find({ campaignId }).lean()).map(({ messageType }) => messageType));

  it('are of the type that it has then', async () => {
    const contactIds = [(await insertContact())._id.toHexString(), (await insertContact())._id.toHexString()];
    for (let round = 0; round < 5; round++) {
      const { id } = await create();
      await Promise.all([add(id, { contactIds }), update({ id, type: 'direct_message' })]);
      expect(await typesOf(id)).toEqual(new Set(['direct_message']));
    }
  });

  it('become of its type with its next change, and with its start, when a change was cut off', async () => {
    for (const go of [start, (id: string) => update({ id, name: 'New' })]) {
      const { id } = await create();
      await fillCampaign(ctx, id, 1);
      await OutreachMessageModel.updateMany({}, { messageContent: null });
      await OutreachCampaignModel.updateOne({ _id: id }, { type: 'direct_message' });
      await go(id);
      expect(await typesOf(id)).toEqual(new Set(['direct_message']));
    }
  });

  it('are not on it when it is completed meanwhile, nor when they are put on the do-not-contact list', async () => {
    const { id } = await create();
    const campaign = await OutreachCampaignModel.findById(id).lean().orFail();
    const [kept = '', listed = '', late = ''] = await fillCampaign(ctx, id, 3);
    const docs = await OutreachMessageModel.find({ _id: { $in: [listed, late] } }).lean();
    const contactIds = docs.filter(({ _id }) => _id === listed).map(({ contactId }) => contactId ?? '');
    await suppressContacts(
      { ctx, input: { identifiers: [], ids: [], contactIds, reason: '' } },
      syncRecipientsOfContacts,
    );
    expect(await finishAdding({ ctx, campaign }, docs, [listed, late])).toEqual({ takenBack: 1 });
    await OutreachCampaignModel.updateOne({ _id: id }, { status: 'completed' });
    await refused(finishAdding({ ctx, campaign }, docs, [listed, late]), '"Ops" is completed');
    expect((await OutreachMessageModel.find().lean()).map(({ _id }) => _id)).toEqual([kept]);
  });
});
