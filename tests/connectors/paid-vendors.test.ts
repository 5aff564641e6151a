import { describe, expect, it } from 'vitest';
import { apollo } from '../../packages/connectors/src/apollo/client.ts';
import * as presets from '../../packages/connectors/src/generic/presets.ts';
import type { HttpRequest } from '../../packages/connectors/src/http/types.ts';
import { pdl } from '../../packages/connectors/src/pdl/client.ts';
import { createFakeHttp } from '../../packages/connectors/src/test-helpers/fake-http.ts';
import type { Connector, DiscoveryFilters } from '../../packages/connectors/src/types.ts';
import { createSandboxWorld } from '../../packages/sandbox/src/server/sandbox-world.ts';
import type { SandboxVendor } from '../../packages/sandbox/src/server/types.ts';
import { apolloVendor } from '../../packages/sandbox/src/server/vendors/apollo/vendor.ts';
import { pdlVendor } from '../../packages/sandbox/src/server/vendors/pdl/vendor.ts';
import { cognismVendor } from '../../packages/sandbox/src/server/vendors/premium/cognism.ts';
import { demandbaseVendor } from '../../packages/sandbox/src/server/vendors/premium/demandbase.ts';
import { lushaVendor } from '../../packages/sandbox/src/server/vendors/premium/lusha.ts';
import { saleshandyVendor } from '../../packages/sandbox/src/server/vendors/premium/saleshandy.ts';
import { upleadVendor } from '../../packages/sandbox/src/server/vendors/premium/uplead.ts';
import { zoominfoVendor } from '../../packages/sandbox/src/server/vendors/premium/zoominfo.ts';

const ORIGIN = 'http://sandbox.test';
const world = createSandboxWorld({ seed: 7, companies: 120 });
const noFilters: DiscoveryFilters = { industry: null, location: null, minEmployees: null, maxEmployees: null };

/** The sandbox's vendor without its server: the same handler, called directly. */
function connect(vendor: SandboxVendor) {
  let invoiced = 0;
  const fake = createFakeHttp((request: HttpRequest) => {
    const url = new URL(request.url);
    const answer = vendor.answer(
      {
        method: request.method ?? 'GET',
        host: vendor.id,
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers ?? {},
        body: request.body ?? '',
        creditsInvoiced: invoiced,
        baseUrl: () => ORIGIN,
      },
      world,
    );
    invoiced += answer.charge?.credits ?? 0;
    return { ...answer, body: answer.body as string | object };
  });
  const counted = () => fake.credits.reduce((sum, credits) => sum + credits, 0);
  return { ...fake, invoiced: () => invoiced, counted };
}

const withKey = (apiKey: string | null) => ({ baseUrl: ORIGIN, apiKey, contactEmail: null, generic: null });
const keyOf = (id: string, isClient: boolean) =>
  isClient ? `sandbox-${id}:sandbox-${id}-secret` : `sandbox-${id}-key`;

const pairs: [Connector, SandboxVendor, boolean, number, number][] = [
  [apollo, apolloVendor, false, 0.9, 1],
  [pdl, pdlVendor, false, 0.88, 1],
  [presets.zoominfo, zoominfoVendor, true, 0.55, 0.9],
  [presets.cognism, cognismVendor, false, 0.4, 0.8],
  [presets.lusha, lushaVendor, false, 0.55, 0.9],
  [presets.uplead, upleadVendor, false, 0.5, 0.85],
  [presets.demandbase, demandbaseVendor, true, 0.45, 0.8],
  [presets.saleshandy, saleshandyVendor, false, 0.4, 0.8],
];

describe.each(pairs)('$id', (connector, vendor, isClient, least, most) => {
  const key = keyOf(connector.id, isClient);
  const query = (domain: string) => ({ name: 'Any', domain, locations: [], ids: {} });

  it('finds its share of the world with figures near the truth, and counts what is invoiced', async () => {
    const { http, invoiced, counted } = connect(vendor);
    let known = 0;
    for (const company of world.all().slice(0, 120)) {
      const answer = await connector.findCompany(http, query(company.domain), withKey(key));
      if (answer === null) continue;
      known++;
      const headcount = answer.figures[0]?.headcount;
      if (headcount === undefined) continue;
      const truth = company.headcounts[0] ?? 0;
      const [min, max] = 'value' in headcount ? [headcount.value, headcount.value] : [headcount.min, headcount.max];
      expect(min * 0.6).toBeLessThanOrEqual(truth + 2);
      expect((max ?? Number.POSITIVE_INFINITY) * 1.7 + 2).toBeGreaterThanOrEqual(truth);
    }
    expect(known / 120).toBeGreaterThanOrEqual(least);
    expect(known / 120).toBeLessThanOrEqual(most);
    expect(counted()).toBe(invoiced());
    expect(counted()).toBe(known);
  });

  it('invents nothing for a real domain, and takes nothing for it', async () => {
    const { http, counted } = connect(vendor);
    expect(await connector.findCompany(http, query('elsewhere.invalid'), withKey(key))).toBeNull();
    expect(counted()).toBe(0);
  });

  it('accepts the right key without a cost and says "auth" for a wrong one', async () => {
    const { http, invoiced } = connect(vendor);
    await connector.testConnection(http, withKey(key));
    expect(invoiced()).toBe(0);
    const wrong = isClient ? 'nobody:wrong' : 'wrong';
    await expect(connector.testConnection(http, withKey(wrong))).rejects.toMatchObject({ kind: 'auth' });
    const domain = world.all()[0]?.domain ?? '';
    await expect(connector.findCompany(http, query(domain), withKey(wrong))).rejects.toMatchObject({ kind: 'auth' });
  });

  it('says when the credits are used up', async () => {
    const { http, counted } = connect(vendor);
    const domain = world.all()[0]?.domain ?? '';
    const asked = connector.findCompany(http, query(domain), withKey(`${key}-empty`));
    await expect(asked).rejects.toMatchObject({ kind: 'credits_exhausted' });
    expect(counted()).toBe(0);
  });
});

describe('Apollo in the sandbox', () => {
  it.each([
    ['scope', 'forbidden'],
    ['plan', 'forbidden'],
    ['blocked', 'credits_exhausted'],
  ])('with a key of the kind "%s" is %s', async (ending, kind) => {
    const { http } = connect(apolloVendor);
    const asked = apollo.findCompany(
      http,
      { name: '', domain: world.all()[0]?.domain ?? '', locations: [], ids: {} },
      withKey(`sandbox-apollo-key-${ending}`),
    );
    await expect(asked).rejects.toMatchObject({ kind });
  });

  it('refuses parameters that the real one would ignore silently', () => {
    const request = (path: string, method: string, query: string, body = '') =>
      apolloVendor.answer(
        {
          method,
          host: 'apollo',
          path,
          query: new URLSearchParams(query),
          headers: { 'x-api-key': 'sandbox-apollo-key' },
          body,
          creditsInvoiced: 0,
          baseUrl: () => ORIGIN,
        },
        world,
      );
    expect(request('/organizations/enrich', 'GET', 'domian=a.example.com').status).toBe(422);
    expect(request('/organizations/enrich', 'GET', 'domain=www.a.example.com').status).toBe(422);
    expect(request('/mixed_companies/search', 'POST', '', '{"industry":"Software"}').status).toBe(422);
    expect(request('/mixed_companies/search', 'POST', '', '{"per_page":101}').status).toBe(422);
    expect(request('/mixed_companies/search', 'POST', 'organization_locations[]=oslo').status).toBeUndefined();
  });

  it('finds companies by industry, place and size for one credit', async () => {
    const { http, counted, invoiced } = connect(apolloVendor);
    const seat = world.all()[0];
    if (!seat) throw new Error('the world is empty');
    const filters = { ...noFilters, location: `${seat.city}, ${seat.country}`, minEmployees: 1 };
    const answer = await apollo.discover?.search(http, filters, 50, withKey('sandbox-apollo-key'));
    expect(answer?.companies.length).toBeGreaterThan(0);
    expect(new Set(answer?.companies.map(({ domain }) => domain)).size).toBe(answer?.companies.length);
    for (const { domain } of answer?.companies ?? []) {
      expect(world.byDomain(domain ?? '')).toMatchObject({ city: seat.city, country: seat.country });
    }
    expect([counted(), invoiced()]).toEqual([1, 1]);
  });
});

describe('People Data Labs in the sandbox', () => {
  const key = withKey('sandbox-pdl-key');

  it('finds what fits all filters and charges by the record', async () => {
    const { http, counted, invoiced } = connect(pdlVendor);
    const filters = { industry: 'So', location: null, minEmployees: 20, maxEmployees: 100_000 };
    const answer = await pdl.discover?.search(http, filters, 3, key);
    const found = answer?.companies ?? [];
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(3);
    for (const { industry, headcount } of found) {
      expect(industry?.toLowerCase()).toContain('so');
      expect(headcount).toMatchObject({ value: expect.any(Number) });
    }
    expect(counted()).toBe(found.length);
    expect(invoiced()).toBe(found.length);
  });

  it.each(['Germany', 'Berlin, Germany', 'Berlin'])('understands the place %s', async (location) => {
    const { http } = connect(pdlVendor);
    const answer = await pdl.discover?.search(http, { ...noFilters, location }, 10, key);
    expect(answer?.companies.length).toBeGreaterThan(0);
    for (const company of answer?.companies ?? []) expect(company.location).toMatch(/Germany/);
  });

  it('finds nothing, free of charge, where nothing fits', async () => {
    const { http, counted } = connect(pdlVendor);
    const answer = await pdl.discover?.search(http, { ...noFilters, location: 'Atlantis' }, 10, key);
    expect(answer).toEqual({ companies: [], total: 0 });
    expect(counted()).toBe(0);
  });

  it.each([
    [{ query: { query: { bool: { must: [{ term: { industry: 'Software' } }] } } } }, 'upper case'],
    [{ query: { query: { fuzzy: { industry: 'software' } } } }, 'a clause that is not allowed'],
    [{ query: { query: { term: { location_country: 'norway' } } } }, 'a field that is not there'],
    [{ query: { query: { match_all: {} } }, size: 101 }, 'too many at once'],
    [{ query: { query: { match_all: {} } }, sql: 'SELECT * FROM company' }, 'query and sql'],
    [{ size: 1 }, 'neither query nor sql'],
    [{ query: { query: { match_all: {} } }, limit: 5 }, 'an unknown name'],
  ])('refuses %j: %s', (body, _reason) => {
    const answer = pdlVendor.answer(
      {
        method: 'POST',
        host: 'pdl',
        path: '/company/search',
        query: new URLSearchParams(),
        headers: { 'x-api-key': 'sandbox-pdl-key' },
        body: JSON.stringify(body),
        creditsInvoiced: 0,
        baseUrl: () => ORIGIN,
      },
      world,
    );
    expect(answer.status).toBe(400);
  });
});
