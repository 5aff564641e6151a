import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createFakeHttp, type FakeAnswer } from '../test-helpers/fake-http.ts';
import { pdl } from './client.ts';

const fixture = JSON.parse(readFileSync(new URL('./fixtures/enrich.json', import.meta.url), 'utf8'));
const settings = { baseUrl: 'http://vendor.test', apiKey: 'k-1', contactEmail: null, generic: null };
const query = { name: 'Northwind Freight', domain: 'northwind-freight.example', locations: [], ids: {} };
const noFilters = { industry: null, location: null, minEmployees: null, maxEmployees: null };
const nothing = { status: 404, body: { status: 404, error: { type: 'not_found', message: 'No records' } } };

const findWith = (answer: FakeAnswer) => {
  const fake = createFakeHttp(() => answer);
  return { ...fake, result: pdl.findCompany(fake.http, query, settings) };
};

describe('pdl.findCompany', () => {
  it('asks by website with the key in its header and never in the address', async () => {
    const { result, requests, credits } = findWith({ body: fixture });
    expect((await result)?.figures).toHaveLength(1);
    expect(requests[0]?.url).toBe(
      'http://vendor.test/company/enrich?website=northwind-freight.example&min_likelihood=6',
    );
    expect(requests[0]?.headers).toMatchObject({ 'x-api-key': 'k-1' });
    expect(credits).toEqual([1]);
  });

  it('knows nobody, and pays nothing, for a 404', async () => {
    const { result, credits } = findWith(nothing);
    expect(await result).toBeNull();
    expect(credits).toEqual([0]);
  });

  it('believes what the vendor says that the call cost', async () => {
    const { result, credits } = findWith({ body: fixture, headers: { 'x-call-credits-spent': '0' } });
    await result;
    expect(credits).toEqual([0]);
  });

  it.each([
    [400, 'invalid_request_error', 'invalid_request'],
    [401, 'authentication_error', 'auth'],
    [402, 'payment_required', 'credits_exhausted'],
    [403, 'forbidden', 'forbidden'],
    [429, 'rate_limit_error', 'rate_limited'],
    [400, ['payment_required'], 'credits_exhausted'],
    [500, ['api_error'], 'vendor_unavailable'],
  ])('reads status %i with type %j as %s', async (status, type, kind) => {
    const { result } = findWith({ status, body: { status, error: { type, message: 'no' } } });
    await expect(result).rejects.toMatchObject({ kind, vendor: 'pdl' });
  });
});

describe('pdl.discover', () => {
  const search = async (filters: Partial<typeof noFilters> | object, answer: FakeAnswer, limit = 20) => {
    const fake = createFakeHttp(({ url }) =>
      url.includes('/autocomplete')
        ? { body: { status: 200, data: [{ name: 'logistics and supply chain', count: 9 }] } }
        : answer,
    );
    const result = await pdl.discover?.search(fake.http, { ...noFilters, ...filters }, limit, settings);
    const sent = fake.requests.at(-1)?.body;
    return { ...fake, result, body: sent === undefined ? undefined : JSON.parse(sent) };
  };

  it('asks in lower case, with the vendor’s own industries, for no more than it may pay', async () => {
    const filters = { industry: 'Logistics', location: 'Porto, UK', minEmployees: 50, maxEmployees: 500 };
    const { body, requests, credits } = await search(filters, { body: { status: 200, data: [fixture], total: 1 } });
    const place = (name: string) => ({
      bool: {
        should: [
          { term: { 'location.country': name } },
          { term: { 'location.region': name } },
          { term: { 'location.locality': name } },
        ],
      },
    });
    expect(body).toEqual({
      size: 20,
      query: {
        query: {
          bool: {
            must: [
              { terms: { industry: ['logistics and supply chain'] } },
              place('porto'),
              place('united kingdom'),
              { range: { employee_count: { gte: 50, lte: 500 } } },
            ],
          },
        },
      },
    });
    expect(requests.map(({ paid }) => paid?.creditsMax)).toEqual([undefined, 20]);
    expect(credits).toEqual([1]);
  });

  it('takes a 404 for an empty page', async () => {
    const { result, credits } = await search({ minEmployees: 50 }, nothing);
    expect(result).toEqual({ companies: [], total: 0 });
    expect(credits).toEqual([0]);
  });

  it('never asks for everybody, which would be paid by the record', async () => {
    await expect(search({ location: ' , ' }, { body: {} })).rejects.toMatchObject({ kind: 'invalid_request' });
  });

  it('asks for at most a hundred, and says so in the price', async () => {
    const { body } = await search({ minEmployees: 1 }, nothing, 500);
    expect(body.size).toBe(100);
    expect(pdl.discover?.credits(500)).toBe(100);
    expect(pdl.discover?.credits(20)).toBe(20);
  });
});

describe('pdl.testConnection', () => {
  it('costs nothing', async () => {
    const { http, requests } = createFakeHttp(() => ({ body: { status: 200, data: [] } }));
    await pdl.testConnection(http, settings);
    expect(requests[0]?.paid).toBeUndefined();
  });
});

describe('pdl.readUsage', () => {
  const usage = (headers: Record<string, string>) => {
    const { http, requests } = createFakeHttp(() => ({ headers, body: { status: 200, data: [] } }));
    return { requests, result: pdl.readUsage?.(http, settings) };
  };

  it('reads the header of a free answer', async () => {
    const { requests, result } = usage({ 'x-lifetime-used': '318' });
    expect(await result).toEqual({ credits: 318, period: null });
    expect(requests[0]?.url).toContain('/autocomplete?');
    expect(requests[0]?.paid).toBeUndefined();
  });

  it.each([{}, { 'x-lifetime-used': '' }, { 'x-lifetime-used': 'many' }, { 'x-lifetime-used': '-1' }])(
    'takes no missing figure for nothing used: %j',
    async (headers) => {
      await expect(usage(headers as Record<string, string>).result).rejects.toMatchObject({
        kind: 'contract_changed',
        field: 'x-lifetime-used',
      });
    },
  );
});
