import { describe, expect, test } from 'vitest';
import { distanceTo } from './distance-to-headcount.ts';
import { formatHeadcount } from './format-headcount.ts';
import { headcountMidpoint, sameHeadcount } from './headcount.ts';

describe('headcounts as text and as one number', () => {
  test.each([
    [{ value: 0 }, '0', 0],
    [{ value: 120 }, '120', 120],
    [{ value: 1_234_567 }, '1,234,567', 1_234_567],
    [{ min: 11, max: 50 }, '11–50', 31],
    [{ min: 1001, max: 5000 }, '1,001–5,000', 3001],
    [{ min: 10, max: 10 }, '10', 10],
    [{ min: 1001, max: null }, '1,001+', null],
  ])('%o is %s with the middle %s', (headcount, text, middle) => {
    expect(formatHeadcount(headcount)).toBe(text);
    expect(headcountMidpoint(headcount)).toBe(middle);
  });
});

test.each([
  [{ value: 5 }, { value: 5 }, true],
  [{ value: 5 }, { value: 6 }, false],
  [{ min: 1, max: 10 }, { min: 1, max: 10 }, true],
  [{ min: 1, max: 10 }, { min: 1, max: null }, false],
  [{ min: 5, max: 5 }, { value: 5 }, false],
  [null, null, true],
  [null, { value: 0 }, false],
])('%o and %o state the same: %s', (a, b, expected) => {
  expect(sameHeadcount(a, b)).toBe(expected);
  expect(sameHeadcount(b, a)).toBe(expected);
});

test.each([
  [{ value: 5 }, 8, 3],
  [{ min: 11, max: 50 }, 30, 0],
  [{ min: 11, max: 50 }, 1, 10],
  [{ min: 11, max: 50 }, 60, 10],
  [{ min: 1001, max: null }, 9_999_999, 0],
])('the distance from %o to %i is %i', (headcount, value, expected) => {
  expect(distanceTo(headcount, value)).toBe(expected);
});
