import { expect, it } from 'vitest';
import { neighborsIn, toListParams, toPageInput, withNextPage } from './company-list.ts';

const list = { q: '', sort: 'name' as const, ids: ['a', 'b', 'c'], nextCursor: 'x' };

it.each([
  ['a', { previous: null, next: 'b' }],
  ['b', { previous: 'a', next: 'c' }],
  ['c', { previous: 'b', next: null }],
  ['z', null],
])('the neighbors of %s are %j', (id, neighbors) => {
  expect(neighborsIn(list, id)).toEqual(neighbors);
});

it('the next page is appended, and a company that has moved there is not in the list twice', () => {
  expect(withNextPage(list, { ids: ['b', 'd'], nextCursor: null })).toEqual({
    ...list,
    ids: ['a', 'b', 'c', 'd'],
    nextCursor: null,
  });
});

it('the way back leads to the same words, order, filter, view and columns', () => {
  const look = { view: 'v1', columns: '["industry"]', density: 'compact' as const };
  const filter = '{"field":"country","op":"is","value":"DE"}';
  expect(toListParams({ ...list, q: 'acme', filter, look })).toEqual({ q: 'acme', sort: 'name', filter, ...look });
});

it('the pages of a search are read with similar names, the first as the next', () => {
  expect(toPageInput({ q: 'acme', sort: 'name', filter: '' })).toEqual({
    ...{ q: 'acme', similar: true },
    ...{ sort: 'name', limit: 100 },
  });
  expect(toPageInput({ q: '', sort: 'name' })).toEqual({ sort: 'name', limit: 100 });
});
