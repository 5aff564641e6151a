import { expect, test } from 'vitest';
import { inChunks } from './in-chunks.ts';

test.each([
  [[], []],
  [[1], [[1]]],
  [[1, 2], [[1, 2]]],
  [
    [1, 2, 3],
    [[1, 2], [3]],
  ],
])('%j is asked in parts of two', (list, chunks) => {
  expect(inChunks(list, 2)).toEqual(chunks);
});
