import { expect, test } from 'vitest';
import { availableMemoryBytes } from './available-memory.ts';
import { cacheSizeMb } from './cache-size.ts';

const GIBIBYTE = 1024 ** 3;

test.each([
  [0.5 * GIBIBYTE, 256],
  [1 * GIBIBYTE, 256],
  [2 * GIBIBYTE, 512],
  [4 * GIBIBYTE, 1024],
  [64 * GIBIBYTE, 1500],
])('of %d bytes of memory the cache takes %d MB', (memoryBytes, expected) => {
  expect(cacheSizeMb(memoryBytes)).toBe(expected);
});

test('the memory of this machine is known', () => {
  expect(availableMemoryBytes()).toBeGreaterThan(0);
});
