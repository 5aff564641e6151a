import type { View } from '@workbench/services/views/schemas';
import { expect, it } from 'vitest';
import { parseCompaniesParams } from '../url-params.ts';
import { changeParams, isChanged, paramsOf, savedParts } from './view-params.ts';

const VIEW: View = {
  id: 'growing',
  name: 'Growing',
  isReadyMade: true,
  q: 'acme',
  filter: { field: 'growth12', op: 'atLeast', value: 10 },
  sort: '-growth12',
  columns: ['spread', 'source:Acme, Inc.'],
  density: 'compact',
  problems: [],
  createdAt: null,
  updatedAt: null,
};

it('a view survives the address, and what the address has is what is saved', () => {
  const { q, filter, sort, columns, density } = VIEW;
  const params = parseCompaniesParams({ ...paramsOf(VIEW) });
  expect(params).toEqual(paramsOf(VIEW));
  expect(savedParts(params)).toEqual({ q, filter, sort, columns, density });
});

it('a change is noticed, and one that says the same is none', () => {
  const params = paramsOf(VIEW);
  expect(isChanged(params, VIEW)).toBe(false);
  expect(isChanged({ ...params, filter: '{"op":"atLeast","value":10,"field":"growth12"}' }, VIEW)).toBe(false);
  for (const change of [{ q: 'b' }, { sort: 'name' as const }, { columns: '["spread"]' }, { filter: '' }]) {
    expect(isChanged({ ...params, ...change }, VIEW)).toBe(true);
  }
});

it('another list begins at its first page; without anything of a view, no view is named', () => {
  const before = { ...paramsOf(VIEW), view: 'growing', page: 3, after: 'x', company: 'y' };
  expect(changeParams(before, { sort: 'name' })).toEqual({
    ...paramsOf(VIEW),
    view: 'growing',
    sort: 'name',
    company: 'y',
  });
  const nothing = { q: '', filter: undefined, sort: undefined, columns: undefined, density: undefined };
  expect(changeParams(before, nothing)).toEqual({ company: 'y' });
});
