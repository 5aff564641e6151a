import { OutreachCampaignModel, type OutreachMessageDoc, OutreachMessageModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contextWithKey } from '../../shared/saved-people.fixtures.ts';
import { completeOutreachCampaign, pauseOutreachCampaign, startOutreachCampaign } from '../campaigns/change-status.ts';
import { countOutreach } from '../campaigns/count-outreach.ts';
import { listOutreachCampaigns } from '../campaigns/list-campaigns.ts';
import type { CampaignTransition } from '../campaigns/status-transitions.ts';
import { fillCampaign, outreachCalls } from '../outreach.fixtures.ts';
import { MESSAGE_ACTIONS, type MessageAction } from '../schemas.ts';

useTestDatabase();
const { ctx, clock, forget } = contextWithKey();
afterAll(forget);
beforeEach(() => {
  // Its clocks change on some of these days.
  vi.stubEnv('TZ', 'Europe/Lisbon');
  return emptyTestDatabase();
});
afterEach(() => void vi.unstubAllEnvs());

const { create, mark, start } = outreachCalls(ctx);
const HOUR_MS = 3_600_000;
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

/** The most that were sent on one day of the server's, or within half a day of any message. */
function mostOnADay(times: Date[]): number {
  const days = Map.groupBy(times, (at) => at.toDateString());
  const halfDays = times.map((from) =>
    times.filter((at) => at >= from && at.getTime() < from.getTime() + 12 * HOUR_MS),
  );
  return Math.max(0, ...[...days.values(), ...halfDays].map(({ length }) => length));
}

const isRequest = ({ messageType }: OutreachMessageDoc) => messageType === 'connection_request';

async function expectKept(): Promise<void> {
  const messages = await OutreachMessageModel.find().lean<OutreachMessageDoc[]>();
  const times = (of: OutreachMessageDoc[]) => of.flatMap(({ sentAt }) => sentAt ?? []);
  expect(mostOnADay(times(messages.filter(isRequest)))).toBeLessThanOrEqual(100);
  expect(mostOnADay(times(messages.filter((one) => !isRequest(one))))).toBeLessThanOrEqual(50);
  for (const { id, dailyLimit, ...shown } of (await listOutreachCampaigns({ ctx, input: { limit: 200 } })).items) {
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
  it('the limits of each day and half day are kept, each change is drawn, and the counters are the messages', async () => {
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
      { numRuns: 3, seed: 20_261_121, endOnFailure: true },
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
  });
});
