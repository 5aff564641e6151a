import { expect, it } from 'vitest';
import { ALL_CHOSEN, chooseRows, chosenCount, isChosen, NONE_CHOSEN, rowsBetween } from './chosen-rows.ts';

it('rows are chosen and left out again', () => {
  const two = chooseRows(NONE_CHOSEN, ['a', 'b'], true);
  expect([isChosen(two, 'a'), isChosen(two, 'c'), chosenCount(two, 9)]).toEqual([true, false, 2]);
  expect([...chooseRows(two, ['a'], false).ids]).toEqual(['b']);
});

it('of all that match, single rows are left out and taken in again', () => {
  const all = chooseRows(ALL_CHOSEN, ['a'], false);
  expect([isChosen(all, 'a'), isChosen(all, 'b'), chosenCount(all, 9)]).toEqual([false, true, 8]);
  expect(chosenCount(chooseRows(all, ['a'], true), 9)).toBe(9);
});

it.each([
  ['a', 'c', ['a', 'b', 'c']],
  ['c', 'b', ['b', 'c']],
  [null, 'b', ['b']],
  ['gone', 'b', ['b']],
])('with Shift, from %s to %s are %j', (from, to, rows) => {
  expect(rowsBetween(['a', 'b', 'c'], from, to)).toEqual(rows);
});
