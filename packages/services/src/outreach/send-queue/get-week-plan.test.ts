import { OutreachMessageModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AT, contextWithKey } from '../../shared/saved-people.fixtures.ts';
import { createNextMessage } from '../next-messages/create-next-message.ts';
import { fillCampaign, outreachCalls } from '../outreach.fixtures.ts';
import { getWeekPlan } from './get-week-plan.ts';

useTestDatabase();
const { ctx, clock, forget } = contextWithKey();
afterAll(forget);
afterEach(() => void vi.unstubAllEnvs());
beforeEach(async () => {
  vi.stubEnv('TZ', 'UTC');
  clock.now = AT;
  await emptyTestDatabase();
});

const { create, mark, start } = outreachCalls(ctx);
const plan = () => getWeekPlan({ ctx, input: {} });

it('has what waits in active campaigns, less what was sent today, and next messages on their day', async () => {
  const { id } = await create({ dailyLimit: 2 });
  const [messageId = ''] = await fillCampaign(ctx, id, 6);
  await fillCampaign(ctx, (await create({})).id, 3);
  await start(id);
  await mark(messageId, 'sent');
  await mark(messageId, 'accepted');
  await createNextMessage({ ctx, input: { messageId } });
  const { days, later } = await plan();
  expect(days.map(({ date, ...counts }) => [date, ...Object.values(counts)])).toEqual([
    ['2026-11-21', 1, 0, 0],
    ['2026-11-22', 2, 0, 0],
    ['2026-11-23', 2, 0, 0],
    ['2026-11-24', 0, 1, 1],
    ['2026-11-25', 0, 0, 0],
    ['2026-11-26', 0, 0, 0],
    ['2026-11-27', 0, 0, 0],
  ]);
  expect(later).toBe(0);
  clock.now = new Date('2026-11-26T12:00:00Z');
  expect((await plan()).days[0]).toEqual({ date: '2026-11-26', requests: 1, messages: 1, replies: 1 });
});

it('leaves out drafts that no one has approved yet, first and next ones, as the send queue does', async () => {
  const { id } = await create({});
  const [messageId = '', unreviewedId = ''] = await fillCampaign(ctx, id, 4);
  await start(id);
  await mark(messageId, 'sent');
  await mark(messageId, 'accepted');
  const next = await createNextMessage({ ctx, input: { messageId } });
  const counts = async () => {
    const { days, later } = await plan();
    return { requests: sum(days.map((day) => day.requests)), replies: sum(days.map((day) => day.replies)), later };
  };
  expect(await counts()).toEqual({ requests: 3, replies: 1, later: 0 });
  await OutreachMessageModel.updateMany({ _id: { $in: [unreviewedId, next.id] } }, { needsReview: true });
  expect(await counts()).toEqual({ requests: 2, replies: 0, later: 0 });
});

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
