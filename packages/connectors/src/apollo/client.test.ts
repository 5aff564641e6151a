import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createFakeHttp, type FakeAnswer } from '../test-helpers/fake-http.ts';
import { apollo } from './client.ts';

const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8');
const settings = { baseUrl: 'http://vendor.test', apiKey: 'k-1', contactEmail: null, generic: null };
const query = { name: 'Northwind Freight', domain: 'northwind-freight.example', locations: [], ids: {} };
const filters = { industry: 'Freight', location: null, minEmployees: null, maxEmployees: null };

async function find(answer: FakeAnswer) {
  const fake = createFakeHttp(() => answer);
  const result = await apollo.findCompany(fake.http, query, settings).then(
    (value) => ({ value }),
    (error) => ({ error }),
  );
  return { ...fake, ...result };
}

describe('apollo.findCompany', () => {
  it('asks by domain with the key in its header, as one purchase of that company', async () => {
    const { requests, credits, value } = (await find({ body: fixture('enrich') })) as never as {
      requests: { url: string; headers: object; paid: object }[];
      credits: number[];
      value: { figures: object[] };
    };
    expect(requests[0]?.url).toBe('http://vendor.test/organizations/enrich?domain=northwind-freight.example');
    expect(requests[0]?.headers).toMatchObject({ 'x-api-key': 'k-1' });
    expect(requests[0]?.paid).toMatchObject({ key: 'company:northwind-freight.example', creditsMax: 1 });
    expect(credits).toEqual([1]);
    expect(value.figures).toHaveLength(1);
  });

  it.each([{}, { organization: null }])('knows nobody, and pays nothing, for %j', async (body) => {
    expect(await find({ body })).toMatchObject({ value: null, credits: [0] });
  });

  it.each([
    [200, { error: 'You have insufficient credits!' }, 'credits_exhausted'],
    [200, { error: 'Something else' }, 'invalid_request'],
    [401, 'Invalid API key. See https://docs.apollo.io/', 'auth'],
    [402, '', 'credits_exhausted'],
    [403, { error: 'not authorized to access api/v1/x', error_code: 'API_INACCESSIBLE' }, 'forbidden'],
    [403, { message: 'only available to Apollo users on paid plans.' }, 'forbidden'],
    [422, { error: 'You have insufficient credits! Buy more.' }, 'credits_exhausted'],
    [422, { error: 'Invalid parameters' }, 'invalid_request'],
    [429, { message: 'The maximum number of api calls; see our paid plans' }, 'rate_limited'],
    [500, '<html>', 'vendor_unavailable'],
    [200, 'Please limit requests.', 'contract_changed'],
  ])('answers status %i with %j as %s', async (status, body, kind) => {
    expect(await find({ status, body })).toMatchObject({ error: { kind, vendor: 'apollo' } });
  });

  it('counts the price of an answer that broke off', async () => {
    expect((await find({ body: fixture('enrich').slice(0, 80) })).credits).toEqual([1]);
    expect((await find({ body: 'Please limit requests.' })).credits).toEqual([0]);
  });

  it('names the field that changed', async () => {
    const { error } = (await find({ body: { organization: { estimated_num_employees: 'many' } } })) as never as {
      error: { field: string };
    };
    expect(error.field).toBe('organization.estimated_num_employees');
  });

  it('does not repeat the key that the vendor repeats in its complaint', async () => {
    const { http } = createFakeHttp(() => ({ body: { error: `Invalid access: ${settings.apiKey}` } }));
    const { message } = await apollo.findCompany(http, query, settings).catch((error) => error);
    expect(message).toContain('••••');
    expect(message).not.toContain(settings.apiKey);
  });

  it('sends nothing without a key', async () => {
    const { http, requests } = createFakeHttp(() => ({ body: {} }));
    const asked = apollo.findCompany(http, query, { ...settings, apiKey: null });
    await expect(asked).rejects.toMatchObject({ kind: 'not_connected' });
    expect(requests).toEqual([]);
  });
});

describe('apollo.testConnection', () => {
  it('costs nothing and tells a wrong key from a right one', async () => {
    const right = createFakeHttp(() => ({ body: { healthy: true, is_logged_in: true } }));
    await apollo.testConnection(right.http, settings);
    expect(right.requests[0]?.paid).toBeUndefined();
    const wrong = createFakeHttp(() => ({ body: { healthy: true, is_logged_in: false } }));
    await expect(apollo.testConnection(wrong.http, settings)).rejects.toMatchObject({ kind: 'auth' });
  });
});

describe('apollo.readUsage', () => {
  const usage = (body: object) => {
    const { http, requests } = createFakeHttp(() => ({ body }));
    return { requests, result: apollo.readUsage?.(http, settings) };
  };
  const kind = (consumed: number) => ({ limit: 100, consumed, left_over: 100 - consumed });

  it('adds up all kinds of credits, and costs nothing', async () => {
    const credit_usage_stats = { lead_credit: kind(7), direct_dial_credit: kind(0), export_credit: kind(2) };
    const { requests, result } = usage({ credit_usage_stats, current_credit_cycle: { from: '2026-11-01' } });
    expect(await result).toEqual({ credits: 9, period: '{"from":"2026-11-01"}' });
    expect(requests).toMatchObject([
      { method: 'POST', url: 'http://vendor.test/usage_stats/credit_usage_stats', headers: { 'x-api-key': 'k-1' } },
    ]);
    expect(requests[0]?.paid).toBeUndefined();
  });

  it.each([
    [{}, 'credit_usage_stats'],
    [{ credit_usage_stats: { export_credit: kind(1) } }, 'credit_usage_stats.lead_credit'],
    [{ credit_usage_stats: { lead_credit: kind(1), export_credit: {} } }, 'credit_usage_stats.export_credit.consumed'],
  ])('takes no missing figure for nothing used: %j', async (body, field) => {
    await expect(usage(body).result).rejects.toMatchObject({ kind: 'contract_changed', field });
  });
});

describe('apollo.discover', () => {
  it('buys one page, and the same search only once', async () => {
    const { http, requests, credits } = createFakeHttp(() => ({ body: fixture('search') }));
    const answer = await apollo.discover?.search(http, filters, 1, settings);
    await apollo.discover?.search(http, filters, 1, settings);
    await apollo.discover?.search(http, { ...filters, industry: 'Cold' }, 1, settings);
    expect(answer).toMatchObject({ companies: [{ name: 'Northwind Freight' }], total: 57 });
    const keys = requests.map(({ paid }) => paid?.key);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(credits).toEqual([1, 1, 1]);
    expect(apollo.discover?.credits(50)).toBe(1);
  });
});
