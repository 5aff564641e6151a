import { expect, it } from 'vitest';
import { pdlRateLimitWaitMs } from './rate-limit-wait.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');

it.each([
  ['2026-11-21T10:00:42Z', 42_000],
  ['2026-11-21T10:00:42', 42_000],
  ['2026-11-21 10:00:42', 42_000],
  ['2026-11-21T12:00:42+02:00', 42_000],
  ['Sat, 21 Nov 2026 10:00:42 GMT', 42_000],
  ['2026-11-21T09:59:00Z', 0],
  ['2030-01-01T00:00:00Z', 86_400_000],
  ['soon', 60_000],
  ['', 60_000],
])('reads the reset %j as a wait of %i ms', (reset, waitMs) => {
  expect(pdlRateLimitWaitMs({ 'x-ratelimit-reset': reset }, NOW)).toBe(waitMs);
});

it('leaves the word to a Retry-After', () => {
  expect(pdlRateLimitWaitMs({ 'retry-after': '5', 'x-ratelimit-reset': '2026-11-21T10:00:42Z' }, NOW)).toBeNull();
});
