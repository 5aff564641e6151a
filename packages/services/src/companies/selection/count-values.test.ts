import { describe, expect, it } from 'vitest';
import { CompanyColumns } from '../columns/company-columns.ts';
import type { CompanyFilterFacts } from '../columns/company-facts.ts';
import { countCities, countValues } from './count-values.ts';

const COMPANIES: Pick<CompanyFilterFacts, 'industry' | 'locations' | 'tags'>[] = [
  { industry: 'Software', locations: [at('DE', 'Berlin'), at('DE', 'Munich')], tags: ['key', 'C++'] },
  { industry: 'software', locations: [at('FR', 'Paris'), at('DE', 'Berlin')], tags: ['C'] },
  { industry: 'Machine tools', locations: [at('US', 'Paris'), at(null, 'Atlantis')], tags: ['key'] },
  { industry: null, locations: [], tags: [] },
];

function at(country: string | null, city: string | null) {
  return { country, city };
}

function columns(): CompanyColumns {
  const all = new CompanyColumns();
  COMPANIES.forEach((facts, index) => {
    all.set({ ...NO_FACTS, ...facts, id: Uint8Array.from({ length: 12 }, () => index) });
  });
  return all;
}

const NO_FACTS = {
  nameKey: 'a',
  employeeSortKey: null,
  growth3: null,
  growth6: null,
  growth12: null,
  spread: null,
  disputed: null,
  isDecided: false,
  sourceCount: 0,
  sources: [],
  figures: [],
  lists: [],
  quality: 'low',
  scope: null,
  custom: {},
  parent: null,
  added: new Date(0),
  updated: new Date(0),
};

describe('the values that a form offers', () => {
  it.each([
    ['industry', '', ['Software 2', 'Machine tools 1']],
    ['industry', 'tool', ['Machine tools 1']],
    ['country', '', ['DE 2', 'FR 1', 'US 1']],
    ['country', 'states', ['US 1']],
    ['country', 'de', ['DE 2']],
    ['city', 'par', ['Paris, FR 1', 'Paris, US 1']],
    ['city', 'atl', ['Atlantis 1']],
    ['tag', '', ['key 2', 'C 1', 'C++ 1']],
    ['source', '', []],
  ] as const)('of %s with "%s" are each counted once per company', (field, text, values) => {
    expect(countValues(columns(), field, text).map(({ value, count }) => `${value} ${count}`)).toEqual(values);
  });

  it('leave out what only a removed company had', () => {
    const all = columns();
    all.remove(Uint8Array.from({ length: 12 }, () => 2));
    expect(countValues(all, 'industry', 'machine')).toEqual([]);
  });
});

it('the cities of a country are not those of another with the same name', () => {
  expect(countCities(columns(), 'DE')).toEqual([
    { value: 'Berlin, DE', count: 2 },
    { value: 'Munich, DE', count: 1 },
  ]);
  expect(countCities(columns(), 'FR')).toEqual([{ value: 'Paris, FR', count: 1 }]);
});
