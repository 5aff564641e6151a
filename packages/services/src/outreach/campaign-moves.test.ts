import { randomUUID } from 'node:crypto';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTemplate } from '../ai/index.ts';
import { AT, contextWithKey } from '../shared/held-people.fixtures.ts';
import { updateOutreachCampaign } from './change-campaign.ts';
import { listOutreachMessages } from './list-outreach-messages.ts';
import { completeOutreachCampaign, pauseOutreachCampaign } from './move-campaign.ts';
import { fillCampaign, outreachCalls } from './outreach.fixtures.ts';
import type { UpdateOutreachCampaignInput } from './schemas.ts';

useTestDatabase();
const { ctx, clock, forget } = contextWithKey();
afterAll(forget);
beforeEach(async () => {
  clock.now = AT;
  await emptyTestDatabase();
});

const { create, draft, start } = outreachCalls(ctx);
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
    await refused(update({ id, type: 'follow_up' }), 'has begun, so its type stays');
    await expect(update({ id, type: 'direct_message', name: 'Same' })).resolves.toMatchObject({ name: 'Same' });
    expect(await listOutreachMessages({ ctx, input: { id, limit: 10 } })).toHaveLength(2);
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

  it('leaves a completed campaign as it is', async () => {
    const { id } = await create();
    await draft(id);
    await start(id);
    await pause(id);
    await complete(id);
    await refused(update({ id, name: 'New' }), 'is completed and stays as it is');
  });
});
