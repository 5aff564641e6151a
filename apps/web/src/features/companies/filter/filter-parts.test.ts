import type { CompanyFilter, FilterCondition } from '@workbench/services/companies/filter';
import { describe, expect, it } from 'vitest';
import { alternativesOf, topParts, withPart } from './filter-parts.ts';

const german: FilterCondition = { field: 'country', op: 'is', value: 'DE' };
const large: FilterCondition = { field: 'size', op: 'atLeast', value: 1000 };
const tagged: FilterCondition = { field: 'tag', op: 'anyOf', value: ['key'] };
const either: CompanyFilter = { or: [german, large] };
const deep: CompanyFilter = { or: [german, { and: [large, tagged] }] };

describe('the parts of a filter', () => {
  it('are what all must apply', () => {
    expect(topParts(null)).toEqual([]);
    expect(topParts(german)).toEqual([german]);
    expect(topParts({ and: [german, either] })).toEqual([german, either]);
    expect(topParts(either)).toEqual([either]);
  });

  it('can be edited when they are one condition or any of several, and no deeper', () => {
    expect(alternativesOf(german)).toEqual([german]);
    expect(alternativesOf(either)).toEqual([german, large]);
    expect(alternativesOf(deep)).toBeNull();
    expect(alternativesOf({ and: [german, large] })).toBeNull();
  });

  it('are added, changed and removed, and those that cannot be edited stay', () => {
    expect(withPart(null, null, [german])).toEqual(german);
    expect(withPart(german, null, [large, tagged])).toEqual({ and: [german, { or: [large, tagged] }] });
    expect(withPart({ and: [german, deep] }, 0, [large])).toEqual({ and: [large, deep] });
    expect(withPart({ and: [german, deep] }, 0, [])).toEqual(deep);
    expect(withPart(german, 0, [])).toBeNull();
  });
});
