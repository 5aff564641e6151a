import { expect, it } from 'vitest';
import { createRateLimitMonitor } from './rate-limit-monitor.ts';

const LIMITS = { minGapMs: 400, concurrency: 1 };

it.each([
  [400, 0],
  [360, 0],
  [340, 1],
  [10, 1],
])('a request %i ms after the last one gives %i violations of a gap of 400 ms', (gapMs, violations) => {
  let now = 0;
  const watch = createRateLimitMonitor(() => now);
  watch.requestStarted('host', LIMITS);
  watch.requestEnded('host');
  now += gapMs;
  watch.requestStarted('host', LIMITS);
  expect(watch.violations()).toHaveLength(violations);
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
