import { expect, test } from 'vitest';
import { createRandom } from './random.ts';

test('the same seed gives the same numbers on every machine', () => {
  const random = createRandom(1);
  expect([random.next(), random.next(), random.next()].map((number) => number.toFixed(9))).toEqual([
    '0.627073941',
    '0.002735721',
    '0.527447040',
  ]);
});

test('whole numbers reach both ends and spread evenly', () => {
  const random = createRandom(5);
  const numbers = Array.from({ length: 40_000 }, () => random.integer(2, 5));
  for (const value of [2, 3, 4, 5]) {
    const share = numbers.filter((number) => number === value).length / numbers.length;
    expect(Math.abs(share - 0.25)).toBeLessThan(0.02);
  }
});

test('normal numbers have mean 0 and deviation 1', () => {
  const random = createRandom(3);
  const numbers = Array.from({ length: 40_000 }, () => random.normal());
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const variance = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0) / numbers.length;
  expect(Math.abs(mean)).toBeLessThan(0.03);
  expect(Math.abs(variance - 1)).toBeLessThan(0.05);
});
