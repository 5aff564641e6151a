import { expect, it } from 'vitest';
import { fairLengthMax } from './fair-length.ts';

it.each([
  ['texts that fit are not cut', [100, 200, 300], 600, 300],
  ['what a short one leaves is for the long ones', [100, 1000, 1000], 1100, 500],
  ['equal ones are cut alike', [900, 900, 900], 1000, 333],
  ['nothing is left', [900, 900], -5, 0],
  ['there is no text', [], 1000, 0],
])('%s', (_, lengths, total, max) => {
  expect(fairLengthMax(lengths, total)).toBe(max);
});
