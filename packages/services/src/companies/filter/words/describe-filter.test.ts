import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryFilters } from '../filters.fixtures.ts';
import type { CompanyFilter } from '../types.ts';
import { describeFilter } from './describe-filter.ts';

const german: CompanyFilter = { field: 'country', op: 'is', value: 'DE' };
const large: CompanyFilter = { field: 'size', op: 'atLeast', value: 1000 };

describe('a filter in words', () => {
  it.each<[string, CompanyFilter]>([
    [
      'Country is Germany or Austria, 50–500 employees, grew at least 10 % in 12 months',
      {
        and: [
          { field: 'country', op: 'anyOf', value: ['DE', 'AT'] },
          { field: 'size', op: 'between', value: [50, 500] },
          { field: 'growth12', op: 'atLeast', value: 10 },
        ],
      },
    ],
    [
      'Industry is not Software, Retail or empty',
      { field: 'industry', op: 'noneOf', value: ['Software', 'Retail', null] },
    ],
    ['Country is empty', { field: 'country', op: 'isEmpty' }],
    ['At least 1,000 employees', large],
    ['Shrank at least 2.5 % in 3 months', { field: 'growth3', op: 'atMost', value: -2.5 }],
    ['Growth of −5 to 10 % in 6 months', { field: 'growth6', op: 'between', value: [-5, 10] }],
    ['Sources at least 20 % apart', { field: 'spread', op: 'atLeast', value: 20 }],
    ['Exactly 1 source with a figure', { field: 'sourceCount', op: 'between', value: [1, 1] }],
    ['Without source Apollo or Wikidata', { field: 'source', op: 'noneOf', value: ['Apollo', 'Wikidata'] }],
    ['Tags key and west', { field: 'tag', op: 'allOf', value: ['key', 'west'] }],
    ['Last synced more than 90 days ago', { field: 'synced', op: 'olderThan', value: { days: 90 } }],
    ['Never synced', { field: 'synced', op: 'isEmpty' }],
    ['Added in the last 1 day', { field: 'added', op: 'newerThan', value: { days: 1 } }],
    ['Updated since 2026-01-01', { field: 'updated', op: 'between', value: ['2026-01-01', null] }],
    ['No report', { field: 'report', op: 'isEmpty' }],
    ['Is not a subsidiary', { field: 'relation', op: 'isNot', value: 'subsidiary' }],
    ['Any of: Country is Germany; at least 1,000 employees', { or: [german, large] }],
    [
      'No report, (any of: Country is Germany; at least 1,000 employees)',
      { and: [{ field: 'report', op: 'isEmpty' }, { or: [german, large] }] },
    ],
  ])('%s', (words, filter) => {
    expect(describeFilter(filter)).toBe(words);
  });

  it('calls lists by their names', () => {
    const lists = [
      { id: '1', name: 'Fair' },
      { id: '2', name: 'Peers' },
    ];
    const words = (op: 'anyOf' | 'noneOf' | 'allOf', value: string[]) =>
      describeFilter({ field: 'list', op, value }, { lists });
    expect([
      words('anyOf', ['1', '2']),
      words('noneOf', ['1']),
      words('allOf', ['1', '2']),
      words('anyOf', ['3']),
    ]).toEqual(['On list Fair or Peers', 'Not on list Fair', 'On lists Fair and Peers', 'On list unknown']);
  });

  it('has words for every filter', () => {
    fc.assert(
      fc.property(arbitraryFilters(), (filter) => {
        expect(describeFilter(filter)).not.toMatch(/undefined|null|NaN|\[object/);
      }),
      { numRuns: 300 },
    );
  });
});
