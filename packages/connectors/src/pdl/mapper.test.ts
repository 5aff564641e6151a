import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toCompanyAnswer, toDiscoveryAnswer } from './mapper.ts';
import { enrichAnswer, searchAnswer } from './schema.ts';

const fixture = JSON.parse(readFileSync(new URL('./fixtures/enrich.json', import.meta.url), 'utf8'));
const parse = (changes: object) => {
  const answer = enrichAnswer.parse({ ...fixture, ...changes });
  if (answer.status !== 200) throw new Error('the fixture is a company');
  return answer;
};
const headcount = (changes: object) => toCompanyAnswer(parse(changes), 'a.example').figures[0];

describe('toCompanyAnswer', () => {
  it('writes place and industry with capitals and the page with its scheme', () => {
    expect(toCompanyAnswer(parse({}), 'northwind-freight.example')).toEqual({
      match: 'domain',
      figures: [{ headcount: { value: 243 }, kind: 'estimated', scope: 'group', asOf: null, url: null, quote: null }],
      locations: ['Porto, Portugal'],
      industry: 'Logistics and Supply Chain',
      ids: { linkedin: 'https://www.linkedin.com/company/northwind-freight-example' },
      note: null,
    });
  });

  it('is no match by domain when they know the company under another one', () => {
    expect(toCompanyAnswer(parse({ website: 'megaplatforms.example' }), 'a.example')).toMatchObject({
      match: 'other_domain',
      otherDomain: 'megaplatforms.example',
    });
    expect(toCompanyAnswer(parse({ website: 'https://www.a.example' }), 'a.example').match).toBe('domain');
  });

  it('takes their own count, else the network’s, else the size band', () => {
    expect(headcount({ employee_count: null })).toMatchObject({ headcount: { value: 251 }, scope: 'network_profiles' });
    const band = { employee_count: null, linkedin_employee_count: null };
    expect(headcount(band)).toMatchObject({ headcount: { min: 201, max: 500 }, kind: 'band' });
    expect(headcount({ ...band, size: '10001+' })?.headcount).toEqual({ min: 10_001, max: null });
    expect(headcount({ ...band, size: null })).toBeUndefined();
  });

  it('takes "there is a value" for no value', () => {
    const changes = {
      employee_count: true,
      linkedin_employee_count: false,
      size: true,
      industry: true,
      location: true,
    };
    expect(toCompanyAnswer(parse({ ...changes, linkedin_url: true }), 'a.example')).toMatchObject({
      figures: [],
      locations: [],
      industry: null,
      ids: {},
    });
  });
});

describe('enrichAnswer', () => {
  it.each([
    [{ ...fixture, employee_count: 'many' }, ['employee_count']],
    [{ unexpected: true }, ['status']],
    [{ status: 200 }, ['id']],
  ])('names the field that changed', (body, path) => {
    expect(enrichAnswer.safeParse(body).error?.issues[0]?.path).toEqual(path);
  });
});

describe('toDiscoveryAnswer', () => {
  it('gives what a search item holds, and leaves out what has no name', () => {
    const body = { status: 200, data: [fixture, { website: 'nameless.example' }], scroll_token: null, total: 318 };
    const answer = searchAnswer.parse(body);
    if (answer.status !== 200) throw new Error('the answer is a page');
    expect(toDiscoveryAnswer(answer)).toEqual({
      companies: [
        {
          name: 'Northwind Freight',
          domain: 'northwind-freight.example',
          industry: 'Logistics and Supply Chain',
          headcount: { value: 243 },
          location: 'Porto, Portugal',
        },
      ],
      total: 318,
    });
  });
});
