import { expect, it } from 'vitest';
import { createRateLimitMonitor } from './rate-limit-monitor.ts';

const LIMITS = { minGapMs: 400, concurrency: 1 };

/** How many violations requests with these gaps give. */
function violationsOf(gapsMs: number[]): number {
  let now = 0;
  const watch = createRateLimitMonitor(() => now);
  for (const gapMs of [0, ...gapsMs]) {
    now += gapMs;
    watch.requestStarted('host', LIMITS);
    watch.requestEnded('host');
  }
  return watch.violations().length;
}

it.each([
  ['in time', [400, 400, 400, 400], 0],
  ['one delivered late, the next one in time', [600, 200, 400, 600, 200], 0],
  ['at once', [10], 1],
  ['three within the time of two', [200, 200], 1],
  ['a little too fast, always', Array.from({ length: 8 }, () => 360), 1],
  ['twice as fast, as two clients that do not know each other', [400, 0, 400, 0], 1],
])('a gap of 400 ms, requests %s', (_, gapsMs, violations) => {
  expect(violationsOf(gapsMs)).toBe(violations);
});

it('counts what runs at once, each host for itself', () => {
  let now = 0;
  const watch = createRateLimitMonitor(() => now);
  watch.requestStarted('a', LIMITS);
  watch.requestStarted('b', LIMITS);
  expect(watch.violations()).toEqual([]);
  now = 500;
  watch.requestStarted('a', LIMITS);
  expect(watch.violations()).toEqual(['a had 2 requests at once; it allows 1']);
});
