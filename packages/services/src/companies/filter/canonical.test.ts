import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCanonical } from './canonical.ts';
import { formatFilter, parseFilter } from './filter-text.ts';
import { arbitraryFilters } from './filters.fixtures.ts';
import type { CompanyFilter } from './types.ts';

describe('the canonical form', () => {
  it('survives text and back, and is its own canonical form', () => {
    fc.assert(
      fc.property(arbitraryFilters(), (filter) => {
        const canonical = toCanonical(filter);
        expect(toCanonical(canonical)).toEqual(canonical);
        expect(parseFilter(JSON.stringify(filter))).toMatchObject({ filter: canonical, problems: null });
        expect(parseFilter(formatFilter(filter))).toMatchObject({ filter: canonical, problems: null });
      }),
      { numRuns: 1000 },
    );
  });

  it('is the same in whatever order the parts were given, and in a group of one', () => {
    fc.assert(
      fc.property(arbitraryFilters(), (filter) => {
        expect(formatFilter(reversed(filter))).toBe(formatFilter(filter));
        expect(formatFilter({ and: [{ or: [filter] }] })).toBe(formatFilter(filter));
        expect(formatFilter({ or: [filter, filter] })).toBe(formatFilter(filter));
      }),
      { numRuns: 200 },
    );
  });

  it.each<[CompanyFilter, string]>([
    [
      { field: 'country', op: 'anyOf', value: ['FR', 'DE', 'FR'] },
      '{"field":"country","op":"anyOf","value":["DE","FR"]}',
    ],
    [{ field: 'country', op: 'anyOf', value: ['DE'] }, '{"field":"country","op":"is","value":"DE"}'],
    [{ field: 'industry', op: 'noneOf', value: [null] }, '{"field":"industry","op":"isNotEmpty"}'],
    [{ field: 'industry', op: 'is', value: null }, '{"field":"industry","op":"isEmpty"}'],
    [{ field: 'city', op: 'is', value: '  New   York ' }, '{"field":"city","op":"is","value":"New York"}'],
    [
      { field: 'city', op: 'anyOf', value: ['Paris', 'Paris, FR', 'paris'] },
      '{"field":"city","op":"anyOf","value":["Paris","Paris, FR"]}',
    ],
    [{ field: 'tag', op: 'allOf', value: ['key'] }, '{"field":"tag","op":"anyOf","value":["key"]}'],
    [{ field: 'size', op: 'between', value: [50, null] }, '{"field":"size","op":"atLeast","value":50}'],
    [{ field: 'growth12', op: 'atLeast', value: -0 }, '{"field":"growth12","op":"atLeast","value":0}'],
  ])('of %j', (filter, text) => {
    expect(formatFilter(filter)).toBe(text);
  });
});

function reversed(filter: CompanyFilter): CompanyFilter {
  if ('and' in filter) return { and: filter.and.map(reversed).reverse() };
  if ('or' in filter) return { or: filter.or.map(reversed).reverse() };
  return filter;
}
