import { describe, expect, it } from 'vitest';
import {
  EMPTY_FILTER_FORM,
  type FilterForm,
  filterFormErrors,
  hasContactFilter,
  toContactFilters,
  toFilterForm,
} from './filter-form.ts';

const form: FilterForm = {
  jobTitles: 'CTO, VP Sales',
  locations: '"Portland, Oregon", Washington, D.C.',
  industries: '',
  companyNames: '',
  keywords: ' payments ',
  seniorities: ['vp'],
  minSize: '50',
  maxSize: '',
};

describe('filtersOf', () => {
  it('splits lists, trims keywords and leaves an open bound null', () => {
    expect(toContactFilters(form)).toEqual({
      jobTitles: ['CTO', 'VP Sales'],
      locations: ['Portland, Oregon', 'Washington, D.C.'],
      industries: [],
      companyNames: [],
      seniorities: ['vp'],
      companySize: { min: 50, max: null },
      keywords: 'payments',
    });
  });

  it('splits the names of companies', () => {
    const { companyNames } = toContactFilters({ ...form, companyNames: 'Adatum, Contoso' });
    expect(companyNames).toEqual(['Adatum', 'Contoso']);
  });

  it('reads back what formOf wrote', () => {
    expect(toContactFilters(toFilterForm(toContactFilters(form)))).toEqual(toContactFilters(form));
    expect(toFilterForm(toContactFilters(EMPTY_FILTER_FORM))).toEqual(EMPTY_FILTER_FORM);
  });
});

describe('hasFilter', () => {
  it.each<[Partial<FilterForm>, boolean]>([
    [{}, false],
    [{ jobTitles: ' , ', keywords: '  ' }, false],
    [{ industries: 'Software' }, true],
    [{ keywords: 'x' }, true],
    [{ seniorities: ['owner'] }, true],
    [{ maxSize: '0' }, true],
  ])('of %j is %s', (part, expected) => {
    expect(hasContactFilter(toContactFilters({ ...EMPTY_FILTER_FORM, ...part }))).toBe(expected);
  });
});

describe('formErrors', () => {
  it.each<[Partial<FilterForm>, (keyof FilterForm)[]]>([
    [{}, []],
    [{ minSize: '10', maxSize: '10' }, []],
    [{ minSize: '20', maxSize: '10' }, ['minSize']],
    [{ minSize: '1,000', maxSize: '2 000' }, []],
    [{ minSize: '2,5' }, ['minSize']],
    [{ minSize: '1e3', maxSize: '-2' }, ['minSize', 'maxSize']],
    [{ jobTitles: 'x'.repeat(121) }, ['jobTitles']],
    [{ locations: Array.from({ length: 51 }, (_, n) => `place ${n}`).join(',') }, ['locations']],
    [{ keywords: 'k'.repeat(301) }, ['keywords']],
  ])('of %j names %j', (part, fields) => {
    expect(Object.keys(filterFormErrors({ ...EMPTY_FILTER_FORM, ...part }))).toEqual(fields);
  });
});
