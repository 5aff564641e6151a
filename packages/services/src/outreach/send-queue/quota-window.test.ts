import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatWait } from './format-wait.ts';
import { addQuotaEntry, quotaState, startOfNextDay } from './quota-window.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const HOUR_MS = 3_600_000;
beforeEach(() => void vi.stubEnv('TZ', 'UTC'));
afterEach(() => void vi.unstubAllEnvs());

const entry = (messageId: string, hoursAgo: number) => ({
  messageId,
  at: new Date(NOW.getTime() - hoursAgo * HOUR_MS),
});

describe('quotaState', () => {
  it('counts what was sent today, and what was sent in the last half day', () => {
    const entries = [entry('a', 12.01), entry('b', 12), entry('c', 1)];
    expect(quotaState(entries, 100, NOW)).toEqual({ limit: 100, used: 2, left: 98, nextFreeAt: null });
    const night = new Date('2026-11-21T02:00:00Z');
    expect(quotaState([entry('d', 13), entry('e', 10.5)], 100, night).used).toBe(2);
  });

  it('is never later on the next day: who sends from nine to eleven may do so every day', () => {
    const entries: { messageId: string; at: Date }[] = [];
    for (let day = 2; day <= 6; day++) {
      for (let hour = 9; hour < 11; hour++) {
        const now = new Date(Date.UTC(2026, 10, day, hour));
        expect(quotaState(entries, 2, now).left).toBeGreaterThan(0);
        entries.push({ messageId: `${day}-${hour}`, at: now });
      }
    }
  });

  it('does not allow twice as many around midnight', () => {
    const evening = [0, 1].map((at) => ({ messageId: `${at}`, at: new Date(`2026-11-20T2${1 + at}:00:00Z`) }));
    const midnight = quotaState(evening, 2, new Date('2026-11-21T00:10:00Z'));
    expect(midnight).toMatchObject({ left: 0, nextFreeAt: new Date('2026-11-21T09:00:00Z') });
  });

  it('does not count what a clock ahead of its time has stored for a later day', () => {
    const ahead = Array.from({ length: 20 }, (_, at) => entry(`${at}`, -30 * 24));
    for (const days of [0, 1, 10, 29]) {
      const now = new Date(NOW.getTime() + days * 24 * HOUR_MS);
      expect(quotaState(ahead, 20, now)).toEqual({ limit: 20, used: 0, left: 20, nextFreeAt: null });
    }
    const resent = addQuotaEntry(ahead, { messageId: '3', at: NOW }, { limit: 1, now: NOW });
    expect(quotaState(resent ?? [], 1, NOW)).toMatchObject({ used: 1, left: 0 });
  });

  it('counts what was sent today by a process whose clock is ahead by hours, or at midnight by minutes', () => {
    expect(quotaState([entry('a', -3)], 1, NOW).left).toBe(0);
    const beforeMidnight = new Date('2026-11-21T23:58:00Z');
    expect(quotaState([entry('a', -12.02)], 1, beforeMidnight).left).toBe(0);
  });

  it('says when the next slot is free, also after the limit was lowered', () => {
    const entries = [entry('a', 9), entry('b', 10), entry('c', 1)];
    const midnight = new Date('2026-11-22T00:00:00Z');
    expect(quotaState(entries, 3, NOW).nextFreeAt).toEqual(midnight);
    expect(quotaState(entries, 1, NOW)).toMatchObject({ used: 3, left: 0, nextFreeAt: midnight });
    const late = new Date('2026-11-21T23:00:00Z');
    expect(quotaState([entry('c', -10)], 1, late).nextFreeAt).toEqual(new Date('2026-11-22T10:00:00Z'));
  });

  it.each([
    ['Europe/Lisbon', 25, '2026-10-24T23:00:00Z'],
    ['America/New_York', 25, '2026-11-01T04:00:00Z'],
    ['Pacific/Auckland', 25, '2026-04-04T11:00:00Z'],
    ['Antarctica/Troll', 26, '2026-10-24T22:00:00Z'],
    ['America/New_York', 23, '2026-03-08T05:00:00Z'],
  ])('keeps the limit on a day of %s that has %i hours, from its first minute to its last', (zone, hours, midnight) => {
    vi.stubEnv('TZ', zone);
    const begin = new Date(midnight);
    const next = new Date(begin.getTime() + hours * HOUR_MS);
    const sent = [{ messageId: 'a', at: begin }];
    expect(startOfNextDay(begin)).toEqual(next);
    expect(quotaState(sent, 1, new Date(next.getTime() - 1)).left).toBe(0);
    expect(quotaState(sent, 1, next).left).toBe(1);
  });
});

describe('withEntry', () => {
  it('adds one as long as there is a place', () => {
    expect(addQuotaEntry([entry('a', 1)], entry('b', 0), { limit: 2, now: NOW })).toHaveLength(2);
    expect(addQuotaEntry([entry('a', 1)], entry('b', 0), { limit: 1, now: NOW })).toBeNull();
    expect(addQuotaEntry([entry('a', 13)], entry('b', 0), { limit: 1, now: NOW })).toHaveLength(2);
  });

  it('gives a message its own place again, and forgets what is long past', () => {
    expect(addQuotaEntry([entry('a', 3), entry('z', 53)], entry('a', 0), { limit: 1, now: NOW })).toEqual([
      entry('a', 0),
    ]);
    expect(addQuotaEntry([entry('a', 0)], entry('a', 3), { limit: 1, now: NOW })).toEqual([entry('a', 0)]);
  });
});

describe('waitInWords', () => {
  it.each([
    [0, '1 minute'],
    [30_000, '1 minute'],
    [HOUR_MS, '1 hour'],
    [3 * HOUR_MS + 5 * 60_000, '3 hours and 5 minutes'],
    [25 * HOUR_MS - 1, '25 hours'],
  ])('tells %s ms as %s', (ms, words) => {
    expect(formatWait(NOW, new Date(NOW.getTime() + ms))).toBe(words);
  });
});
