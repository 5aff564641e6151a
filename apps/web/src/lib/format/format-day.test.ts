import { expect, it } from 'vitest';
import { formatDay } from './format-day';

it.each([
  ['2026-03-01T00:00:00.000Z', 'Mar 1, 2026'],
  ['2026-12-31', 'Dec 31, 2026'],
  ['soon', 'Unknown'],
  [null, '–'],
])('%s is the day %s wherever it is read', (value, expected) => {
  expect(formatDay(value)).toBe(expected);
});
