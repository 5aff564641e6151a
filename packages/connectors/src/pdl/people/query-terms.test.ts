import { describe, expect, it } from 'vitest';
import { toDisplayName } from './display-name.ts';
import { isCrossIndustryTerm, toPdlIndustries } from './industries.ts';
import { INDUSTRY_SYNONYMS } from './industry-synonyms.ts';
import { titleSpellings, toDisplayTitle } from './job-title.ts';
import { locationClause } from './location-clause.ts';
import { seniorityClause, seniorityOf } from './seniority.ts';

describe('titleSpellings', () => {
  it.each([
    ['CEO', ['chief executive officer']],
    ['VPs of Engineering', ['vice president of engineering', 'vice president engineering']],
    ['Sr. HR Manager', ['senior human resources manager']],
    ['Head of R&D', ['head of r&d', 'head r&d']],
    ['Directors of Sales', ['director of sales', 'director sales']],
    ['Co-Founder & CEO', ['co-founder & chief executive officer']],
    ['*', []],
    ['  ', []],
  ])('writes %j out', (typed, spellings) => {
    expect(titleSpellings(typed)).toEqual(spellings);
  });
});

describe('showTitle and showName', () => {
  it.each([
    ['head of it', 'Head of IT'],
    ['vice president of b2b sales', 'Vice President of B2B Sales'],
    ['chief executive officer', 'Chief Executive Officer'],
  ])('writes the title %j', (stored, shown) => {
    expect(toDisplayTitle(stored)).toBe(shown);
  });

  it.each([
    ["ludwig van o'neil-bach", "Ludwig van O'Neil-Bach"],
    ['émile zola', 'Émile Zola'],
    ['van morrison', 'Van Morrison'],
  ])('writes the name %j', (stored, shown) => {
    expect(toDisplayName(stored)).toBe(shown);
  });
});

describe('storedIndustries', () => {
  it.each([
    ['Financial Services', ['financial services']],
    ['Hospital and Health Care', ['hospital & health care']],
    ['Logistics & Supply Chain', ['logistics and supply chain']],
    ['Software', ['computer software']],
    ['fintech', ['financial services', 'banking']],
    ['constructor', []],
    ['quantum toys', []],
  ])('knows %j', (typed, stored) => {
    expect(toPdlIndustries(typed)).toEqual(stored);
  });

  it('names only industries that the vendor has', () => {
    for (const name of Object.keys(INDUSTRY_SYNONYMS)) {
      const found = toPdlIndustries(name);
      expect(found.length).toBeGreaterThan(0);
      for (const stored of found) expect(toPdlIndustries(stored)).toEqual([stored]);
    }
  });

  it('looks for a trade in words where no industry holds it', () => {
    expect(['fintech', 'quantum toys', 'banking', 'software'].map(isCrossIndustryTerm)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('placeClause', () => {
  const term = (field: string, value: string) => ({ term: { [`location_${field}`]: value } });
  const should = (...clauses: object[]) => ({ bool: { should: clauses } });

  it.each([
    ['Germany', term('country', 'germany')],
    ['U.S.', term('country', 'united states')],
    ['Turkey', term('country', 'turkey')],
    ['Ivory Coast', term('country', "côte d'ivoire")],
    ['constructor', should(term('region', 'constructor'), term('locality', 'constructor'))],
    ['Hong Kong', term('country', 'hong kong')],
    ['Berlin', should(term('region', 'berlin'), term('locality', 'berlin'))],
    ['Scotland', should(term('region', 'scotland'), term('locality', 'scotland'))],
    ['Georgia', should(term('country', 'georgia'), term('region', 'georgia'), term('locality', 'georgia'))],
    ['Nordics', { terms: { location_country: ['denmark', 'finland', 'iceland', 'norway', 'sweden'] } }],
    [
      'Austin, TX',
      {
        bool: {
          must: [
            should(term('region', 'austin'), term('locality', 'austin')),
            should(term('region', 'texas'), term('locality', 'tx')),
          ],
        },
      },
    ],
    [' , ', null],
  ])('reads %j', (typed, clause) => {
    expect(locationClause(typed)).toEqual(clause);
  });

  it('knows every country of the parts of the world', () => {
    for (const place of [
      'Europe',
      'EMEA',
      'APAC',
      'LATAM',
      'MENA',
      'CEE',
      'Caribbean',
      'Central Asia',
      'North America',
      'Americas',
      'Koreas',
    ]) {
      const { terms } = locationClause(place) as { terms: { location_country: string[] } };
      for (const country of terms.location_country) expect(locationClause(country)).toEqual(term('country', country));
    }
  });
});

describe('seniority', () => {
  it.each([
    [['director'], 'head of operations', 'head'],
    [['director'], 'director of overhead', 'director'],
    [['owner'], 'co-founder', 'founder'],
    [['owner'], null, 'owner'],
    [['manager', 'cxo'], null, 'c_suite'],
    [['training'], null, 'intern'],
    [['unpaid'], null, null],
    [[], 'head of operations', null],
  ])('of %j with the title %j is %s', (levels, title, seniority) => {
    expect(seniorityOf(levels, title)).toBe(seniority);
  });

  it('is asked for by its level, and by its word where two share one', () => {
    expect(seniorityClause('vp')).toEqual({ term: { job_title_levels: 'vp' } });
    expect(seniorityClause('intern')).toEqual({ term: { job_title_levels: 'training' } });
    expect(seniorityClause('head')).toMatchObject({ bool: { must: [{ term: { job_title_levels: 'director' } }, {}] } });
    expect(seniorityClause('director')).toMatchObject({ bool: { must_not: [{}, {}] } });
  });
});
