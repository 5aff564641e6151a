import { expect, test } from 'vitest';
import { availableMemoryBytes } from './available-memory.ts';
import { cacheSizeMb, evictionLimits } from './cache-size.ts';

const MEBIBYTE = 1024 ** 2;
const GIBIBYTE = 1024 ** 3;
const MUCH = 100 * GIBIBYTE;

test.each([
  [0.5 * GIBIBYTE, MUCH, 256],
  [1 * GIBIBYTE, MUCH, 256],
  [2 * GIBIBYTE, MUCH, 512],
  [4 * GIBIBYTE, MUCH, 1024],
  [64 * GIBIBYTE, MUCH, 1500],
  [64 * GIBIBYTE, 0, 96],
  [64 * GIBIBYTE, 230 * MEBIBYTE, 96],
  [64 * GIBIBYTE, 500 * MEBIBYTE, 356],
])('of %d bytes of memory the cache of a store of %d bytes takes %d MB', (memoryBytes, storedBytes, expected) => {
  expect(cacheSizeMb(memoryBytes, storedBytes)).toBe(expected);
});

test.each([
  [64, { dirty_target: 50, dirty_trigger: 75, updates_target: 40, updates_trigger: 70 }],
  [96, { dirty_target: 50, dirty_trigger: 75, updates_target: 40, updates_trigger: 70 }],
  [300, { dirty_target: 16, dirty_trigger: 24, updates_target: 13, updates_trigger: 22 }],
  [1500, { dirty_target: 5, dirty_trigger: 20, updates_target: 0, updates_trigger: 0 }],
])('of a cache of %d MB as much may wait to be written as in a large one', (cacheMb, expected) => {
  expect(evictionLimits(cacheMb)).toEqual(expected);
});

test('the memory of this machine is known', () => {
  expect(availableMemoryBytes()).toBeGreaterThan(0);
});
