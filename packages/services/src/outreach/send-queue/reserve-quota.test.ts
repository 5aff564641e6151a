import { OutreachCampaignModel, type OutreachMessageDoc, OutreachMessageModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { contextWithKey } from '../../shared/saved-people.fixtures.ts';
import { completeOutreachCampaign, pauseOutreachCampaign, startOutreachCampaign } from '../campaigns/change-status.ts';
import { listOutreachCampaigns } from '../campaigns/create.ts';
import { countOutreach } from '../campaigns/metrics.ts';
import type { CampaignTransition } from '../campaigns/status-transitions.ts';
import { fillCampaign, outreachCalls } from '../outreach.fixtures.ts';
import { MESSAGE_ACTIONS, type MessageAction } from '../schemas.ts';
import { QUOTA_WINDOW_MS } from './quota-window.ts';

useTestDatabase();
const { ctx, clock, forget } = contextWithKey();
afterAll(forget);
beforeEach(emptyTestDatabase);

const { create, mark, start } = outreachCalls(ctx);
const HOUR_MS = 3_600_000;
/** With clocks that change on other days, by half an hour, on the other half of the earth, or not at all. */
const ZONES = [
  'UTC',
  'Europe/Lisbon',
  'America/New_York',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
];
/** Days on which clocks go forward or back in Europe, America or Australia. */
const STARTS = ['2026-03-07', '2026-03-28', '2026-04-04', '2026-09-26', '2026-10-03', '2026-10-24', '2026-10-31'];

/** What a status may become, as the drawing has it. */
const DRAWN: Record<string, string[]> = {
  pending: ['sent', 'failed'],
  sent: ['accepted', 'replied', 'failed'],
  accepted: ['replied', 'failed'],
  replied: [],
  failed: ['pending'],
};

const formats = ZONES.map((timeZone) => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }));

/** The most that were sent on one day of any zone. */
function mostOnADay(times: Date[]): number {
  const days = new Map<string, number>();
  for (const [zone, format] of formats.entries()) {
    for (const at of times) {
      const day = `${zone} ${format.format(at)}`;
      days.set(day, (days.get(day) ?? 0) + 1);
    }
  }
  return Math.max(0, ...days.values());
}

const isRequest = ({ messageType }: OutreachMessageDoc) => messageType === 'connection_request';

async function expectKept(): Promise<void> {
  const messages = await OutreachMessageModel.find().lean<OutreachMessageDoc[]>();
  const times = (of: OutreachMessageDoc[]) => of.flatMap(({ sentAt }) => sentAt ?? []);
  expect(mostOnADay(times(messages.filter(isRequest)))).toBeLessThanOrEqual(100);
  expect(mostOnADay(times(messages.filter((one) => !isRequest(one))))).toBeLessThanOrEqual(50);
  for (const { id, dailyLimit, ...shown } of await listOutreachCampaigns({ ctx, input: {} })) {
    const own = messages.filter(({ campaignId }) => campaignId === id);
    expect(mostOnADay(times(own))).toBeLessThanOrEqual(dailyLimit);
    expect(shown).toMatchObject(recount(own));
  }
  const { sent: totalSent, accepted, replied } = recount(messages);
  expect(await countOutreach({ ctx, input: {} })).toMatchObject({ totalSent, accepted, replied });
  const people = messages.map(({ campaignId, contactId }) => `${campaignId} ${contactId}`);
  expect(new Set(people).size).toBe(people.length);
}

function recount(messages: OutreachMessageDoc[]) {
  const count = (is: (message: OutreachMessageDoc) => unknown) => messages.filter(is).length;
  return {
    totalTargets: messages.length,
    pending: count(({ status }) => status === 'pending'),
    failed: count(({ status }) => status === 'failed'),
    sent: count(({ sentAt }) => sentAt),
    accepted: count((one) => one.acceptedAt ?? (isRequest(one) && one.repliedAt)),
    replied: count(({ repliedAt }) => repliedAt),
  };
}

/** Marks it and checks that what became of it is drawn; a refusal leaves it as it was. */
async function step(id: string, action: MessageAction): Promise<void> {
  const before = await OutreachMessageModel.findById(id).lean().orFail();
  const answer = await mark(id, action).catch((error: { kind?: string }) => {
    expect(error.kind).toBe('conflict');
    return null;
  });
  const after = await OutreachMessageModel.findById(id).lean().orFail();
  if (answer === null) expect(after).toEqual(before);
  else if (after.status !== before.status) expect(DRAWN[before.status]).toContain(after.status);
  if (before.sentAt !== null) expect([after.sentAt, after.status]).not.toEqual([before.sentAt, 'pending']);
}

const actions = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ mark: fc.constant<MessageAction>('sent'), many: fc.integer({ min: 20, max: 120 }) }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ mark: fc.constantFrom(...MESSAGE_ACTIONS), many: fc.integer({ min: 1, max: 8 }) }),
    },
    { weight: 2, arbitrary: fc.record({ waitMinutes: fc.integer({ min: 1, max: 90 }) }) },
    // About a day, where a place that is given back too early shows.
    { weight: 4, arbitrary: fc.record({ waitMinutes: fc.integer({ min: 20 * 60, max: 28 * 60 }) }) },
    { weight: 1, arbitrary: fc.record({ move: fc.constantFrom<CampaignTransition>('pause', 'complete', 'start') }) },
  ),
  { minLength: 8, maxLength: 16 },
);

describe('over any sequence of actions, on days when clocks change', () => {
  it('the limits of each day are kept in every time zone, each change is drawn, and the counters are the messages', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...STARTS), fc.nat(23), actions, fc.nat(), async (day, hour, steps, seed) => {
        await emptyTestDatabase();
        clock.now = new Date(new Date(day).getTime() + hour * HOUR_MS);
        const campaigns = [
          await create({ type: 'connection_request' }),
          await create({ type: 'connection_request', dailyLimit: 10 }),
          await create({ type: 'direct_message' }),
        ];
        const ids = (
          await Promise.all(campaigns.map(({ id }, at) => fillCampaign(ctx, id, [140, 60, 110][at] ?? 0)))
        ).flat();
        for (const { id } of campaigns) await start(id);
        let next = seed % ids.length;
        for (const one of steps) {
          if ('waitMinutes' in one) clock.now = new Date(clock.now.getTime() + one.waitMinutes * 60_000);
          else if ('move' in one) await moveOne(campaigns[next % 3]?.id ?? '', one.move);
          else {
            for (let at = 0; at < one.many; at++) {
              await step(ids[next] ?? '', one.mark);
              // A prime, so that all of them get their turn in a mixed order.
              next = (next + (one.mark === 'sent' ? 7 : 11)) % ids.length;
            }
          }
        }
        await expectKept();
      }),
      { numRuns: 6, seed: 20_261_121, endOnFailure: true },
    );
  }, 300_000);

  async function moveOne(id: string, move: CampaignTransition): Promise<void> {
    const before = (await OutreachCampaignModel.findById(id).lean().orFail()).status;
    const moves = { start: startOutreachCampaign, pause: pauseOutreachCampaign, complete: completeOutreachCampaign };
    const after = await moves[move]({ ctx, input: { id } }).then(
      ({ status }) => status,
      () => before,
    );
    expect(['draft active', 'active paused', 'paused active', 'paused completed', `${before} ${before}`]).toContain(
      `${before} ${after}`,
    );
  }
});

describe('a day on which clocks go back', () => {
  it.each([
    ['Europe/Lisbon', 25, '2026-10-24T23:00:00Z'],
    ['America/New_York', 25, '2026-11-01T04:00:00Z'],
    ['Pacific/Auckland', 25, '2026-04-04T11:00:00Z'],
    ['Antarctica/Troll', 26, '2026-10-24T22:00:00Z'],
  ])('in %s has no more than the limit from its first minute to its last', async (timeZone, hours, midnight) => {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    const begin = new Date(midnight).getTime();
    const end = begin + hours * HOUR_MS;
    expect(format.format(end - 1)).toBe(format.format(begin));
    const { id } = await create({ dailyLimit: 1 });
    const [first = '', second = ''] = await fillCampaign(ctx, id, 2);
    await start(id);
    clock.now = new Date(begin);
    await mark(first, 'sent');
    clock.now = new Date(end - 1);
    await expect(mark(second, 'sent')).rejects.toMatchObject({ kind: 'conflict' });
    clock.now = new Date(begin + QUOTA_WINDOW_MS);
    expect(await mark(second, 'sent')).toMatchObject({ status: 'sent' });
  });
});

describe('two processes that mark at the same moment', () => {
  it('never send more than the limits, and a message takes one place only', async () => {
    clock.now = new Date('2026-10-24T23:30:00Z');
    const first = await create();
    const second = await create({ dailyLimit: 70 });
    const ids = [...(await fillCampaign(ctx, first.id, 60)), ...(await fillCampaign(ctx, second.id, 80))];
    await Promise.all([start(first.id), start(second.id)]);
    // Every message twice, as by a double click in two windows.
    const attempts = ids.flatMap((id) => [id, id]);
    for (let at = 0; at < attempts.length; at += 20) {
      await Promise.allSettled(attempts.slice(at, at + 20).map((id) => mark(id, 'sent')));
    }
    const sent = await OutreachMessageModel.find({ status: 'sent' }).lean();
    expect(sent).toHaveLength(100);
    expect(sent.filter(({ campaignId }) => campaignId === second.id)).toHaveLength(40);
  }, 60_000);
});
