import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toCompanyAnswer, toDiscoveryAnswer, toSearchBody } from './mapper.ts';
import { enrichAnswer, searchAnswer } from './schema.ts';

const fixture = (name: string) => JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8'));
const noFilters = { industry: null, location: null, minEmployees: null, maxEmployees: null };

describe('toCompanyAnswer', () => {
  const enriched = enrichAnswer.parse(fixture('enrich')).organization;
  if (!enriched) throw new Error('the fixture has an organization');

  it('gives the estimate as an exact figure of the group, with place, industry and page', () => {
    expect(toCompanyAnswer(enriched, 'northwind-freight.example')).toEqual({
      match: 'domain',
      figures: [{ headcount: { value: 240 }, kind: 'estimated', scope: 'group', asOf: null, url: null, quote: null }],
      locations: ['Porto, Portugal'],
      industry: 'Logistics & Supply Chain',
      ids: { linkedin: 'https://www.linkedin.com/company/northwind-freight-example' },
      note: null,
    });
  });

  it.each([0, null, undefined])('gives no figure for %s, which is "unknown"', (estimated_num_employees) => {
    expect(toCompanyAnswer({ ...enriched, estimated_num_employees }, 'a.example').figures).toEqual([]);
  });

  it('is no match by domain when Apollo knows the company under another one, as it does a bought company', () => {
    expect(toCompanyAnswer(enriched, 'old-name.example')).toMatchObject({
      match: 'other_domain',
      otherDomain: 'northwind-freight.example',
      note: expect.stringMatching(/old-name\.example.*northwind-freight\.example/),
    });
  });

  it('survives an organization of which nothing is known', () => {
    expect(toCompanyAnswer({}, 'a.example')).toMatchObject({ figures: [], locations: [], industry: null, ids: {} });
  });
});

describe('enrichAnswer', () => {
  it.each([{}, { organization: null }])('takes %j as "no match"', (body) => {
    expect(enrichAnswer.parse(body).organization ?? null).toBeNull();
  });

  it.each([
    [{ unexpected: true }, ['organization']],
    [{ organization: { estimated_num_employees: '240' } }, ['organization', 'estimated_num_employees']],
    [{ organization: { estimated_num_employees: -1 } }, ['organization', 'estimated_num_employees']],
  ])('names the field that changed in %j', (body, path) => {
    expect(enrichAnswer.safeParse(body).error?.issues[0]?.path).toEqual(path);
  });
});

describe('toDiscoveryAnswer', () => {
  it('merges what the team saved with the rest', () => {
    const { companies, total } = toDiscoveryAnswer(searchAnswer.parse(fixture('search')));
    expect(companies.map(({ name, domain }) => [name, domain])).toEqual([
      ['Northwind Freight', 'northwind-freight.example'],
      ['Harbor Cold Chain', 'harborcold.example'],
    ]);
    expect(companies[0]).toMatchObject({ headcount: null, industry: null, location: null });
    expect(total).toBe(57);
  });

  it('shows a company once that stands in both lists', () => {
    const both = { name: 'Acme', primary_domain: 'acme.example' };
    const { companies } = toDiscoveryAnswer({
      accounts: [{ ...both, id: 'a' }],
      organizations: [{ ...both, id: 'o' }],
    });
    expect(companies).toHaveLength(1);
  });

  it('keeps companies without a domain apart', () => {
    const organizations = [
      { id: '1', name: 'Acme' },
      { id: '2', name: 'Acme' },
    ];
    expect(toDiscoveryAnswer({ organizations }).companies).toHaveLength(2);
  });
});

describe('toSearchBody', () => {
  it('sends only what was asked for, and always the page', () => {
    expect(toSearchBody({ ...noFilters, industry: 'Freight' }, 25)).toEqual({
      q_organization_keyword_tags: ['Freight'],
      page: 1,
      per_page: 25,
    });
  });

  it.each([
    [50, 200, '50,200'],
    [50, null, '50,10000000'],
    [null, 200, '1,200'],
    [0, 0, '0,0'],
  ])('writes %s to %s as %s', (minEmployees, maxEmployees, range) => {
    const body = toSearchBody({ ...noFilters, minEmployees, maxEmployees }, 500);
    expect(body).toEqual({ organization_num_employees_ranges: [range], page: 1, per_page: 100 });
  });
});
