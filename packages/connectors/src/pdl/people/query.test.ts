import { describe, expect, it } from 'vitest';
import type { PeopleFilters } from '../../people/types.ts';
import { toEnrichParams, toPeopleBody } from './query.ts';

const none: PeopleFilters = {
  jobTitles: [],
  locations: [],
  industries: [],
  seniorities: [],
  companySize: null,
  keywords: '',
};
const mustOf = (filters: Partial<PeopleFilters>) =>
  toPeopleBody({ ...none, ...filters }, 25, null).query.query.bool.must;

describe('toPeopleBody', () => {
  it('nests the query twice and names size, dataset and fields', () => {
    const body = toPeopleBody({ ...none, locations: ['Portugal'] }, 25, 'token');
    expect(body).toEqual({
      size: 25,
      dataset: 'resume',
      data_include: expect.stringMatching(/^id,full_name,.*job_title,.*work_email/),
      query: { query: { bool: { must: [{ term: { location_country: 'portugal' } }] } } },
      scroll_token: 'token',
    });
    expect(toPeopleBody(none, 500, null)).not.toHaveProperty('scroll_token');
    expect([toPeopleBody(none, 500, null).size, toPeopleBody(none, 0, null).size]).toEqual([100, 1]);
  });

  it('asks for a title as a phrase and as part of a keyword, in both spellings', () => {
    expect(mustOf({ jobTitles: ['VP of Engineering'] })).toEqual([
      {
        bool: {
          should: [
            { match_phrase: { job_title: 'vice president of engineering' } },
            { wildcard: { job_title: '*vice president of engineering*' } },
            { match_phrase: { job_title: 'vice president engineering' } },
            { wildcard: { job_title: '*vice president engineering*' } },
          ],
        },
      },
    ]);
  });

  it('asks for any of several company names', () => {
    const clauses = JSON.stringify(mustOf({ companyNames: ['Adatum', ' Contoso '] }));
    for (const name of ['adatum', 'contoso'])
      expect(clauses).toContain(`{"match_phrase":{"job_company_name":"${name}"}}`);
  });

  it('asks for the stored industry by its name, and for a trade across them in words, too', () => {
    expect(mustOf({ industries: ['Logistics and Supply Chain', 'Banking'] })).toEqual([
      { terms: { job_company_industry: ['logistics and supply chain', 'banking'] } },
    ]);
    expect(mustOf({ industries: ['Fintech'] })).toEqual([
      {
        bool: {
          should: [
            { terms: { job_company_industry: ['financial services', 'banking'] } },
            { match_phrase: { summary: 'fintech' } },
            { match_phrase: { job_summary: 'fintech' } },
            { term: { skills: 'fintech' } },
          ],
        },
      },
    ]);
  });

  it.each([
    [
      { min: 50, max: 500 },
      { gte: 50, lte: 500 },
    ],
    [{ min: 50, max: null }, { gte: 50 }],
    [{ min: null, max: 500 }, { lte: 500 }],
  ])('asks for the size %j', (companySize, range) => {
    expect(mustOf({ companySize })).toEqual([{ range: { job_company_employee_count: range } }]);
  });

  it('wants every keyword somewhere, and no endless list of them', () => {
    expect(mustOf({ keywords: 'Cold, "Chain"' })).toHaveLength(2);
    expect(mustOf({ keywords: 'w '.repeat(300) })).toHaveLength(12);
  });

  it('sends nothing in upper case but the names of fields', () => {
    const must = mustOf({
      jobTitles: ['CEO', 'Head of IT*?'],
      locations: ['USA', 'Berlin, Germany', 'Austin, TX', 'Türkiye', 'EMEA', 'Hong Kong'],
      industries: ['SaaS', 'Quantum Toys'],
      seniorities: ['founder', 'head', 'owner', 'director', 'vp'],
      keywords: 'B2B',
    });
    expect(JSON.stringify(must)).toBe(JSON.stringify(must).toLowerCase());
    expect(JSON.stringify(must)).not.toContain('it*?');
  });
});

describe('toEnrichParams', () => {
  it('asks for a likelihood that keeps namesakes out', () => {
    expect(toEnrichParams({ by: 'id', id: 'a' })).toEqual({ pdl_id: 'a', min_likelihood: '6' });
    expect(toEnrichParams({ by: 'profile', url: 'u' })).toMatchObject({ profile: 'u' });
    expect(toEnrichParams({ by: 'email', email: 'e' })).toMatchObject({ email: 'e' });
    const name = { by: 'name', name: 'A B', domain: 'b.example', organizationName: null } as const;
    expect(toEnrichParams(name)).toMatchObject({ name: 'A B', company: 'b.example' });
    expect(toEnrichParams({ ...name, organizationName: 'B' })).toMatchObject({ company: 'B' });
  });
});
