import { expect, it } from 'vitest';
import { type CampaignBacklog, planWeek } from './plan-week.ts';

const LIMITS = { days: 7, today: { requests: 100, messages: 50 }, daily: { requests: 100, messages: 50 } };
const campaign = (over: Partial<CampaignBacklog> = {}): CampaignBacklog => ({
  slots: { today: 100, daily: 100 },
  requests: 0,
  messages: 0,
  replies: [],
  ...over,
});
const requests = ({ days }: ReturnType<typeof planWeek>) => days.map((day) => day.requests);
const messages = ({ days }: ReturnType<typeof planWeek>) => days.map((day) => day.messages);

it('fills each day up to the limits, and says how many are left after the last', () => {
  const plan = planWeek([campaign({ requests: 720 })], { ...LIMITS, today: { requests: 30, messages: 50 } });
  expect(requests(plan)).toEqual([30, 100, 100, 100, 100, 100, 100]);
  expect(plan.later).toBe(90);
});

it('keeps the limit of each campaign besides those of all', () => {
  const small = campaign({ requests: 25, slots: { today: 4, daily: 10 } });
  expect(requests(planWeek([small, campaign({ requests: 95 })], LIMITS))).toEqual([99, 10, 10, 1, 0, 0, 0]);
});

it('plans replies on their day before anything else', () => {
  const talking = campaign({ replies: [2, 0, 60], messages: 100 });
  const plan = planWeek([campaign({ messages: 100 }), talking], LIMITS);
  expect(plan.days.map((day) => day.replies)).toEqual([2, 0, 50, 10, 0, 0, 0]);
  expect(messages(plan)).toEqual([50, 50, 50, 50, 50, 12, 0]);
  expect(plan.later).toBe(0);
});

it('counts replies that are due after the last day as later', () => {
  expect(planWeek([campaign({ replies: [0, 0, 0, 0, 0, 0, 0, 3] })], LIMITS).later).toBe(3);
});

it('is empty without a campaign', () => {
  expect(planWeek([], LIMITS)).toEqual({
    days: Array.from({ length: 7 }, () => ({ requests: 0, messages: 0, replies: 0 })),
    later: 0,
  });
});
