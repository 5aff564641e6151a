import { expect, it } from 'vitest';
import { approximateDuration, formatDuration, timeLeftText } from './duration.ts';

it.each([
  [null, null],
  [0, 'less than a minute left'],
  [59, 'less than a minute left'],
  [60, 'about 1 minute left'],
  [150, 'about 3 minutes left'],
  [3 * 3600, 'about 3 hours left'],
])('%s seconds left read "%s"', (seconds, text) => {
  expect(timeLeftText(seconds)).toBe(text);
});

it.each([
  [20, 'less than a minute'],
  [200, 'about 3 minutes'],
])('%s seconds before the start read "%s"', (seconds, text) => {
  expect(approximateDuration(seconds)).toBe(text);
});

it.each([
  [0, '0.0 s'],
  [840, '0.8 s'],
  [59_400, '59 s'],
  [59_700, '1 min 0 s'],
  [74_000, '1 min 14 s'],
])('%s ms read "%s"', (durationMs, text) => {
  expect(formatDuration(durationMs)).toBe(text);
});
