import { describe, expect, it } from 'vitest';
import { addQuotaEntry, formatWait, quotaState } from './quota-window.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const HOUR_MS = 3_600_000;
const entry = (messageId: string, hoursAgo: number) => ({
  messageId,
  at: new Date(NOW.getTime() - hoursAgo * HOUR_MS),
});

describe('quotaState', () => {
  it('counts what was sent in the last 26 hours, as the longest day has', () => {
    const entries = [entry('a', 26), entry('b', 25.99), entry('c', 1)];
    expect(quotaState(entries, 100, NOW)).toEqual({ limit: 100, used: 2, left: 98, nextFreeAt: null });
  });

  it('says when the next place gets free, also after the limit was lowered', () => {
    const entries = [entry('a', 20), entry('b', 25), entry('c', 1)];
    expect(quotaState(entries, 3, NOW).nextFreeAt).toEqual(new Date(NOW.getTime() + HOUR_MS));
    expect(quotaState(entries, 2, NOW)).toMatchObject({ used: 3, left: 0 });
    expect(quotaState(entries, 2, NOW).nextFreeAt).toEqual(new Date(NOW.getTime() + 6 * HOUR_MS));
  });
});

describe('withEntry', () => {
  it('adds one as long as there is a place', () => {
    expect(addQuotaEntry([entry('a', 1)], entry('b', 0), { limit: 2, now: NOW })).toHaveLength(2);
    expect(addQuotaEntry([entry('a', 1)], entry('b', 0), { limit: 1, now: NOW })).toBeNull();
    expect(addQuotaEntry([entry('a', 26)], entry('b', 0), { limit: 1, now: NOW })).toHaveLength(2);
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
