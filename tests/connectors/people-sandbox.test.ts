import { describe, expect, it } from 'vitest';
import { createSandboxWorld, type SandboxWorld } from '../../packages/sandbox/src/server/index.ts';
import { peopleKnownTo, peopleOf } from '../../packages/sandbox/src/server/people/sandbox-person.ts';
import type { SandboxVendor } from '../../packages/sandbox/src/server/types.ts';
import { apolloVendor } from '../../packages/sandbox/src/server/vendors/apollo/vendor.ts';
import { pdlVendor } from '../../packages/sandbox/src/server/vendors/pdl/vendor.ts';

const world = createSandboxWorld({ seed: 7, companies: 60 });

/** One request to a vendor of the sandbox, past its server. */
function send(vendor: SandboxVendor, call: string, body: object | null, query = '') {
  const [method = '', path = ''] = call.split(' ');
  const answer = vendor.answer(
    {
      method,
      host: vendor.id,
      path,
      query: new URLSearchParams(query),
      headers: { 'x-api-key': `sandbox-${vendor.id}-key` },
      body: body === null ? '' : JSON.stringify(body),
      creditsInvoiced: 0,
      baseUrl: () => 'http://sandbox.test',
    },
    world,
  );
  const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
  const { status = 200, headers, charge } = answer;
  return {
    status,
    headers,
    charge,
    text,
    body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : null,
  };
}

const page = { page: 1, per_page: 10 };
const all = { query: { query: { match_all: {} } } };

describe('the people of the sandbox', () => {
  it('are some dozens for each company, the same in every world of the same seed, and nobody real', () => {
    const again = createSandboxWorld({ seed: 7, companies: 60 });
    const slugs = new Set<string>();
    for (const company of world.all()) {
      const people = peopleOf(company);
      expect(people.length).toBeGreaterThanOrEqual(6);
      expect(people.length).toBeLessThanOrEqual(60);
      const same = again.byDomain(company.domain);
      expect(same && peopleOf(same).map(({ slug }) => slug)).toEqual(people.map(({ slug }) => slug));
      for (const { slug, email, phone, seniority } of people) {
        slugs.add(slug);
        expect(slug).toMatch(/^[a-z0-9-]+-example$/);
        if (email !== null) expect(email.endsWith(`@${company.domain}`)).toBe(true);
        if (phone !== null) expect(phone).toMatch(/^\+1 202 555 01\d\d$/);
        expect(seniority).not.toBe('');
      }
    }
    expect(slugs.size).toBe(world.all().reduce((sum, company) => sum + peopleOf(company).length, 0));
  });

  it('are known to both vendors in part, and to either one alone', () => {
    const numbers = (vendor: string, share: number, of: SandboxWorld = world) =>
      new Set(peopleKnownTo(of, { vendor, companyShare: 0.9, personShare: share }).map(({ number }) => number));
    const [apollo, pdl] = [numbers('apollo', 0.8), numbers('pdl', 0.75)];
    const both = [...apollo].filter((number) => pdl.has(number)).length;
    expect(both).toBeGreaterThan(0.4 * apollo.size);
    expect(both).toBeLessThan(0.9 * apollo.size);
    expect(both).toBeLessThan(0.95 * pdl.size);
  });

  it('lack an address, a telephone, a title or an employer here and there', () => {
    const people = world.all().flatMap(peopleOf);
    for (const lacks of [
      people.filter(({ email }) => email === null),
      people.filter(({ phone }) => phone === null),
      people.filter(({ title }) => title === null),
      people.filter(({ isEmployed }) => !isEmployed),
    ]) {
      expect(lacks.length).toBeGreaterThan(0);
      expect(lacks.length).toBeLessThan(people.length * 0.6);
    }
  });
});

describe('Apollo of the sandbox', () => {
  const search = 'POST /mixed_people/api_search';

  it('takes both encodings', () => {
    const inBody = send(apolloVendor, search, { ...page, person_locations: ['germany'] });
    const inQuery = send(apolloVendor, search, null, 'person_locations[]=germany&page=1&per_page=10');
    expect(inBody).toMatchObject({
      status: 200,
      body: { people: expect.any(Array), total_entries: expect.any(Number) },
    });
    expect(inQuery.body).toEqual(inBody.body);
    expect(inBody.body.pagination).toBeUndefined();
    expect(inBody.charge).toBeUndefined();
  });

  it.each([
    [{ ...page, titles: ['CEO'] }, 'an unknown name'],
    [{ ...page, 'person_titles[]': ['CEO'] }, 'brackets in JSON'],
    [{ ...page, per_page: 101 }, 'too many'],
    [{ ...page, page: 501 }, 'too far'],
    [{ person_titles: ['CEO'] }, 'no page'],
    [{ ...page, person_titles: 'CEO' }, 'no list'],
    [{ ...page, person_seniorities: ['cxo'] }, 'a rank of the other vendor'],
    [{ ...page, organization_num_employees_ranges: ['10001,'] }, 'an open range'],
    [{ ...page, revenue_range: { min: 1 } }, 'a filter that the sandbox would ignore'],
  ])('refuses %j: %s', (body, _reason) => {
    expect(send(apolloVendor, search, body).status).toBe(422);
  });

  it('says that the former endpoint is gone', () => {
    const { status, body } = send(apolloVendor, 'POST /mixed_people/search', page);
    expect(status).toBe(422);
    expect(body.error).toMatch(/deprecated/);
  });

  it.each([
    ['POST /people/match', { first: 'Marta' }, 422],
    ['POST /people/match', { domain: 'www.acme.example.com', name: 'Marta Oliveira' }, 422],
    ['POST /people/match', { id: 'x', reveal_phone_number: true }, 422],
    ['POST /people/match', { name: 'Marta Ol***a', domain: 'acme.example.com' }, 422],
    ['POST /people/bulk_match', {}, 400],
    ['POST /people/bulk_match', { details: [] }, 400],
    ['POST /people/bulk_match', { details: Array.from({ length: 11 }, () => ({ id: 'x' })) }, 400],
    ['POST /people/bulk_match', { details: [{ pdl_id: 'x' }] }, 400],
    ['POST /people/bulk_match', { details: [{ id: 'x' }], name: 'y' }, 400],
    ['GET /people/match', {}, 404],
  ])('refuses %s with %j', (call, body, status) => {
    expect(send(apolloVendor, call, body)).toMatchObject({ status, charge: undefined });
  });

  it('shows a placeholder for some addresses and a request id of 19 digits', () => {
    const { body } = send(apolloVendor, search, { ...page, per_page: 100, person_seniorities: ['vp'] });
    const answers = body.people.map(({ id }: { id: string }) => send(apolloVendor, 'POST /people/match', { id }));
    expect(answers.some(({ text }: { text: string }) => text.includes('email_not_unlocked@domain.com'))).toBe(true);
    for (const { text } of answers) expect(text).toMatch(/"request_id":\d{19}\}$/);
  });

  it('refuses a key in the address', () => {
    expect(send(apolloVendor, search, page, 'api_key=sandbox-apollo-key').status).toBe(422);
  });
});

describe('People Data Labs of the sandbox', () => {
  const search = 'POST /person/search';

  it('gives one record where no size is named, and charges for it', () => {
    const { body, charge } = send(pdlVendor, search, all);
    expect(body.data).toHaveLength(1);
    expect(charge?.credits).toBe(1);
  });

  it('shows contacts in a search as flags', () => {
    const { body } = send(pdlVendor, search, { ...all, size: 50 });
    for (const person of body.data) {
      expect([typeof person.work_email, typeof person.mobile_phone, typeof person.emails]).toEqual(
        Array(3).fill('boolean'),
      );
    }
  });

  it.each([
    [{ ...all, sql: 'SELECT * FROM person' }, 'query and sql'],
    [{ size: 5 }, 'neither query nor sql'],
    [{ ...all, size: 101 }, 'too many'],
    [{ ...all, per_page: 10 }, 'an unknown name'],
    [{ ...all, dataset: 'people' }, 'an unknown dataset'],
    [{ ...all, scroll_token: 'x' }, 'a foreign token'],
    [{ ...all, scroll_token: '5$12.35', from: 5 }, 'both ways to page'],
    [{ ...all, data_include: 'id,nothing' }, 'an unknown field'],
    [{ query: { query: { term: { location_country: 'Germany' } } } }, 'upper case'],
    [{ query: { query: { terms: { location_country: ['germany', 'France'] } } } }, 'upper case in a list'],
    [{ query: { query: { match_phrase: { job_title: 'VP' } } } }, 'upper case in a phrase'],
    [{ query: { query: { term: { 'location.country': 'germany' } } } }, 'a field of companies'],
    [{ query: { query: { fuzzy: { job_title: 'ceo' } } } }, 'a clause that is not allowed'],
    [{ query: { query: { bool: { any: [] } } } }, 'an unknown part of bool'],
    [{ query: { query: { terms: { skills: Array(101).fill('x') } } } }, 'too many values'],
  ])('refuses %j: %s', (body, _reason) => {
    expect(send(pdlVendor, search, body)).toMatchObject({ status: 400, charge: undefined });
  });

  it('answers 404 where nobody fits', () => {
    const body = { query: { query: { term: { location_country: 'atlantis' } } } };
    expect(send(pdlVendor, search, body)).toMatchObject({ status: 404, charge: undefined });
  });

  it('ends a list in all three ways: null, no token, and a token with nothing behind it', () => {
    const ends = new Set<string>();
    for (const company of world.all().slice(0, 20)) {
      const body = { size: 100, query: { query: { term: { job_company_website: company.domain } } } };
      const answer = send(pdlVendor, search, body);
      if (answer.status === 200)
        ends.add(answer.body.scroll_token === undefined ? 'none' : typeof answer.body.scroll_token);
    }
    expect(ends).toEqual(new Set(['none', 'object', 'string']));
  });

  it.each([
    ['name=Marta+Oliveira', 'a name alone'],
    ['company=Acme', 'a company alone'],
    ['pdl_id=x&min_likelihood=11', 'a likelihood out of range'],
    ['pdl_id=x&id=y', 'an unknown name'],
    ['pdl_id=x&api_key=sandbox-pdl-key', 'the key in the address'],
  ])('refuses to enrich by %s: %s', (query, _reason) => {
    expect(send(pdlVendor, 'GET /person/enrich', null, query).status).toBe(400);
  });

  it('finds by a name alone only with a low likelihood', () => {
    const { body } = send(pdlVendor, search, all);
    const query = `name=${encodeURIComponent(body.data[0].full_name)}&company=elsewhere`;
    expect(send(pdlVendor, 'GET /person/enrich', null, query).status).toBe(200);
    expect(send(pdlVendor, 'GET /person/enrich', null, `${query}&min_likelihood=6`).status).toBe(404);
  });

  it.each([[{}], [{ requests: [] }], [{ requests: Array(101).fill({ params: { pdl_id: 'x' } }) }], [{ people: [] }]])(
    'refuses a bulk of %j',
    (body) => {
      expect(send(pdlVendor, 'POST /person/bulk', body)).toMatchObject({ status: 400, charge: undefined });
    },
  );
});
