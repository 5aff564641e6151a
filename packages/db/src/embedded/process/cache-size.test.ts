import { expect, test } from 'vitest';
import { availableMemoryBytes } from './available-memory.ts';
import { cacheSizeMb, evictionLimits } from './cache-size.ts';

const MEBIBYTE = 1024 ** 2;
const GIBIBYTE = 1024 ** 3;
const MUCH = 100 * GIBIBYTE;

test.each([
  [0.5 * GIBIBYTE, MUCH, 0, 256],
  [1 * GIBIBYTE, MUCH, 0, 256],
  [2 * GIBIBYTE, MUCH, 0, 512],
  [4 * GIBIBYTE, MUCH, 0, 1024],
  [64 * GIBIBYTE, MUCH, 0, 1500],
  [64 * GIBIBYTE, 0, 0, 96],
  [64 * GIBIBYTE, 230 * MEBIBYTE, 0, 96],
  [64 * GIBIBYTE, 500 * MEBIBYTE, 0, 356],
  [64 * GIBIBYTE, 200 * MEBIBYTE, 132, 228],
  [64 * GIBIBYTE, 500 * MEBIBYTE, 132, 488],
  [1 * GIBIBYTE, 200 * MEBIBYTE, 500, 256],
])(
  'of %d bytes of memory the cache of a store of %d bytes with %d MB of leads takes %d MB',
  (memoryBytes, storedBytes, leadsMb, expected) => {
    expect(cacheSizeMb(memoryBytes, storedBytes, leadsMb)).toBe(expected);
  },
);

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
