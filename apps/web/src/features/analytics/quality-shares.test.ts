import { expect, it } from 'vitest';
import { qualityShares } from './quality-shares.ts';

it('gives each level its count and its share of all companies', () => {
  expect(
    qualityShares({ high: 1, medium: 1, low: 2 }).map(({ level, count, percent }) => [level, count, percent]),
  ).toEqual([
    ['high', 1, 25],
    ['medium', 1, 25],
    ['low', 2, 50],
  ]);
});

it('has no share, and no NaN, without companies', () => {
  expect(qualityShares({ high: 0, medium: 0, low: 0 }).every(({ percent }) => percent === null)).toBe(true);
});
