import { describe, expect, it } from 'vitest';
import type { PeopleFilters } from '../../people/types.ts';
import { toMatchDetail, toPeopleBody } from './query.ts';

const none: PeopleFilters = {
  jobTitles: [],
  locations: [],
  industries: [],
  seniorities: [],
  companySize: null,
  keywords: '',
};

describe('toPeopleBody', () => {
  it('writes every filter under Apollo’s own name, without brackets', () => {
    const filters: PeopleFilters = {
      jobTitles: ['Head of Operations', ' COO '],
      locations: ['Austin, TX', 'USA', 'Porto'],
      industries: ['Financial Services'],
      seniorities: ['head', 'c_suite'],
      companySize: { min: 50, max: 200 },
      keywords: ' cold chain ',
    };
    expect(toPeopleBody(filters, 3, 25)).toEqual({
      person_titles: ['Head of Operations', 'COO'],
      person_locations: ['Austin, Texas', 'United States', 'Porto'],
      person_seniorities: ['head', 'c_suite'],
      q_organization_keyword_tags: ['financial services'],
      organization_num_employees_ranges: ['50,200'],
      q_keywords: 'cold chain',
      page: 3,
      per_page: 25,
    });
  });

  it('sends one company name, and refuses several', () => {
    const named = (companyNames: string[]) => toPeopleBody({ ...none, companyNames }, 1, 25);
    expect(named([' Adatum '])).toMatchObject({ q_organization_name: 'Adatum' });
    expect(() => named(['Adatum', 'Contoso'])).toThrow('one company name at a time');
  });

  it('leaves out what is empty, and always sends the page', () => {
    const filters = { ...none, jobTitles: [' '], companySize: { min: null, max: null } };
    expect(toPeopleBody(filters, 1, 500)).toEqual({ page: 1, per_page: 100 });
  });

  it.each([
    [{ min: 0, max: 10 }, '1,10'],
    [{ min: 500, max: null }, '500,10000000'],
    [{ min: null, max: 10 }, '1,10'],
  ])('writes the size %j as %s', (companySize, range) => {
    expect(toPeopleBody({ ...none, companySize }, 1, 1)).toMatchObject({ organization_num_employees_ranges: [range] });
  });

  it('names the countries of a part of the world, each once', () => {
    const { person_locations: places } = toPeopleBody({ ...none, locations: ['DACH', 'Germany'] }, 1, 1);
    expect(places).toEqual(['Germany', 'Austria', 'Switzerland']);
  });
});

describe('toMatchDetail', () => {
  it.each([
    [{ by: 'id', id: 'a' }, { id: 'a' }],
    [{ by: 'profile', url: 'https://www.linkedin.com/in/a' }, { linkedin_url: 'https://www.linkedin.com/in/a' }],
    [{ by: 'email', email: 'a@b.example' }, { email: 'a@b.example' }],
    [
      { by: 'name', name: 'A B', domain: 'b.example', organizationName: null },
      { name: 'A B', domain: 'b.example' },
    ],
    [
      { by: 'name', name: 'A B', domain: null, organizationName: 'B' },
      { name: 'A B', organization_name: 'B' },
    ],
  ] as const)('asks by %j', (identity, detail) => {
    expect(toMatchDetail(identity)).toEqual(detail);
  });
});
