import { expect, test } from 'vitest';
import { splitIntoChunks } from './chunks.ts';

test.each([
  [[], []],
  [[1], [[1]]],
  [[1, 2], [[1, 2]]],
  [
    [1, 2, 3],
    [[1, 2], [3]],
  ],
])('%j is asked in parts of two', (list, chunks) => {
  expect(splitIntoChunks(list, 2)).toEqual(chunks);
});
