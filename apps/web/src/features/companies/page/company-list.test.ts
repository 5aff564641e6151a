import { expect, it } from 'vitest';
import { neighborsIn, withNextPage } from './company-list.ts';

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
