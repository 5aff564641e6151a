import { expect, it } from 'vitest';
import { apolloRateLimitWaitMs } from './rate-limit-wait.ts';

it.each([
  [{}, null],
  [{ 'x-minute-requests-left': '0', 'retry-after': '30' }, null],
  [{ 'x-hourly-requests-left': '12' }, null],
  [{ 'x-hourly-requests-left': '' }, null],
  [{ 'x-hourly-requests-left': '0' }, 3_600_000],
  [{ 'x-hourly-requests-left': ' 0 ', 'retry-after': '1800' }, 1_800_000],
  [{ 'x-hourly-requests-left': '0', 'retry-after': 'Sat, 21 Nov 2026 10:00:00 GMT' }, 3_600_000],
  [{ 'x-daily-requests-left': '0' }, 86_400_000],
])('reads %j as a wait of %s ms', (headers, waitMs) => {
  expect(apolloRateLimitWaitMs(headers as Record<string, string>)).toBe(waitMs);
});
