import { expect, it } from 'vitest';
import { chooseRows, chosenCount, isChosen, NONE_CHOSEN, rowsBetween, toSelection } from './contact-selection.ts';

it('rows are chosen and left out again', () => {
  const two = chooseRows(NONE_CHOSEN, ['a', 'b'], true);
  expect([isChosen(two, 'a'), isChosen(two, 'c'), chosenCount(two, 9)]).toEqual([true, false, 2]);
  const one = chooseRows(two, ['a'], false);
  expect(toSelection(one, {})).toEqual({ ids: ['b'] });
});

it('all that match are the filter, without those who were left out', () => {
  const all = chooseRows({ isAll: true, ids: new Set() }, ['a'], false);
  expect([isChosen(all, 'a'), isChosen(all, 'b'), chosenCount(all, 9)]).toEqual([false, true, 8]);
  expect(toSelection(all, { email: 'any' })).toEqual({ filter: { email: 'any' }, except: ['a'] });
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
