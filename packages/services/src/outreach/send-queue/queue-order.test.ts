import { expect, it } from 'vitest';
import { daysToSendAll } from './days-to-send.ts';
import { compareQueueOrder } from './queue-order.ts';
import { RemainingSlots } from './remaining-slots.ts';

const at = (_id: string, created: number, skipped: number | null = null) => ({
  _id,
  campaignId: 'c',
  createdAt: new Date(created),
  skippedAt: skipped === null ? null : new Date(skipped),
});

it('puts who was skipped behind all others, and else goes by who came first', () => {
  const queue = [at('a', 1, 9), at('b', 3), at('d', 2), at('c', 2), at('e', 0, 8)];
  expect(queue.sort(compareQueueOrder).map(({ _id }) => _id)).toEqual(['c', 'd', 'b', 'e', 'a']);
});

it('takes a place of each limit or of none', () => {
  const places = new RemainingSlots([
    ['requests', 2],
    ['campaign', 1],
  ]);
  expect([1, 2].map(() => places.take(['requests', 'campaign']))).toEqual([true, false]);
  expect([places.has('requests'), places.has('campaign'), places.has('other')]).toEqual([true, false, false]);
});

it('counts the days of the slowest limit, and none when nothing waits', () => {
  expect(
    daysToSendAll([
      { waiting: 101, limit: 100 },
      { waiting: 30, limit: 10 },
    ]),
  ).toBe(3);
  expect(daysToSendAll([{ waiting: 0, limit: 100 }])).toBeNull();
  expect(daysToSendAll([])).toBeNull();
});
