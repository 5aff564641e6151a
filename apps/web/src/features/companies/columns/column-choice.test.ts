import { expect, it } from 'vitest';
import { moveColumn, toggleColumn } from './column-choice.ts';

it('a column is added at the end, taken away, and moved within the others', () => {
  expect(toggleColumn(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
  expect(toggleColumn(['a', 'b'], 'a')).toEqual(['b']);
  expect(moveColumn(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
  expect(moveColumn(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(moveColumn(['a', 'b'], 'a', -1)).toEqual(['a', 'b']);
  expect(moveColumn(['a', 'b'], 'b', 1)).toEqual(['a', 'b']);
});
