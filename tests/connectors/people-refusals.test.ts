import { CONNECTORS } from '@workbench/connectors/company-connectors';
import type { PeopleSourceId } from '@workbench/connectors/people';
import { PEOPLE_CONNECTORS } from '@workbench/connectors/people-connectors';
import { describe, expect, it } from 'vitest';
import { inOrder, reply, serve, testClient } from '../../packages/connectors/src/http/test-helpers/local-server.ts';
import { keyOf, NO_FILTERS } from './people-kit.ts';

type Scripted = Parameters<typeof inOrder>[number];
const KEY = 'k-secret-1';

/** One connector against a server that answers as the test says, through the real client. */
async function ask(id: PeopleSourceId, call: 'search' | 'reveal' | 'bulk', ...answers: Scripted[]) {
  const server = await serve(inOrder(...answers));
  const { http, shared, waits } = testClient();
  const settings = { baseUrl: server.origin, apiKey: KEY, contactEmail: null, generic: null };
  const connector = PEOPLE_CONNECTORS[id];
  const keys = ['a1', 'b2'].map((one) => keyOf({ source: id, id: one }));
  const asked: Promise<unknown> =
    call === 'search'
      ? connector.search(http, { filters: { ...NO_FILTERS, jobTitles: ['CEO'] }, perPage: 25, cursor: null }, settings)
      : connector.reveal(http, call === 'bulk' ? keys : keys.slice(0, 1), settings);
  const outcome = await asked.then(
    (value) => ({ value, error: null }),
    (error) => ({ value: null, error }),
  );
  return { ...outcome, waits, usage: shared.usage(id), calls: server.requests.length };
}

/** The same questions again and again, each answered by a server that goes on with the next of `answers`. */
async function openVendor(id: PeopleSourceId, ...answers: Scripted[]) {
  const server = await serve(inOrder(...answers));
  const { http, shared } = testClient();
  const settings = { baseUrl: server.origin, apiKey: KEY, contactEmail: null, generic: null };
  const company = { name: 'Acme', domain: 'acme.com', locations: [], ids: {} };
  return {
    requests: server.requests,
    usage: () => shared.usage(id),
    reveal: () => PEOPLE_CONNECTORS[id].reveal(http, [keyOf({ source: id, id: 'a1' })], settings),
    findCompany: () => CONNECTORS[id].findCompany(http, company, settings),
  };
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  reply(status, JSON.stringify(body), headers);

const LIMIT =
  'The maximum number of api calls allowed for api/v1/people/match is 600 times per hour. See our paid plans.';
const LEFT = { 'x-minute-requests-left': '0', 'x-hourly-requests-left': '120', 'x-24-hour-requests-left': '900' };
const emptyPage = { total_entries: 0, people: [] };
const nobody = { person: null };

describe('Apollo', () => {
  it.each([
    ['plain', { message: LIMIT }],
    ['double-encoded', { message: JSON.stringify({ message: LIMIT }) }],
  ])('waits as it is told when refused in a %s text, and goes on', async (_name, body) => {
    const refusal = json(429, body, { ...LEFT, 'retry-after': '1' });
    for (const call of ['search', 'reveal'] as const) {
      const { error, waits, calls } = await ask('apollo', call, refusal, json(200, { ...emptyPage, ...nobody }));
      expect(error).toBeNull();
      expect(waits).toEqual([1000]);
      expect(calls).toBe(2);
    }
  });

  it('gives up after two more tries without a word about waiting', async () => {
    const { error, waits, usage } = await ask('apollo', 'reveal', json(429, { message: LIMIT }, LEFT));
    expect(error).toMatchObject({ kind: 'rate_limited', vendor: 'apollo' });
    expect(waits).toHaveLength(2);
    expect(usage).toMatchObject({ credits: 0, reserved: 0 });
  });

  it.each([
    [{ 'x-hourly-requests-left': '0' }, 3_600_000],
    [{ 'x-hourly-requests-left': '0', 'retry-after': '1' }, 3_600_000],
    [{ 'x-hourly-requests-left': '0', 'retry-after': '900' }, 900_000],
    [{ 'x-24-hour-requests-left': '0' }, 86_400_000],
    [{ 'x-daily-requests-left': '0', 'x-hourly-requests-left': '0' }, 86_400_000],
  ])('never sleeps until a used-up hour or day is over: %j', async (headers, retryAfterMs) => {
    const { error, waits, calls } = await ask('apollo', 'search', json(429, { message: LIMIT }, headers as never));
    expect(error).toMatchObject({ kind: 'rate_limited', retryAfterMs });
    expect(waits).toEqual([]);
    expect(calls).toBe(1);
  });

  it.each([
    [401, 'Invalid API key. See https://docs.apollo.io/reference/authentication', 'auth'],
    [402, '', 'credits_exhausted'],
    [403, '{"error":"k-secret-1 is not authorized to access api/v1/x","error_code":"API_INACCESSIBLE"}', 'forbidden'],
    [403, '{"message":"This endpoint is only available to Apollo users on paid plans."}', 'forbidden'],
    [422, '{"error":"You have insufficient credits! Buy more."}', 'credits_exhausted'],
    [422, '{"error":"This endpoint is deprecated for API callers."}', 'invalid_request'],
    [400, '{"status":"failed","error_code":"RECORD_LIMIT_EXCEEDED","error_message":"x"}', 'invalid_request'],
    [200, '{"error":"You have insufficient credits, k-secret-1!"}', 'credits_exhausted'],
    [200, '{"status":"failed","error_message":"You have insufficient credits"}', 'credits_exhausted'],
    [502, '<html><h1>502 Bad Gateway</h1></html>', 'vendor_unavailable'],
  ])('reads %i with %s as %s, free of charge and without the key', async (status, body, kind) => {
    const { error, usage } = await ask('apollo', 'bulk', reply(status, body, { 'content-type': 'text/plain' }));
    expect(error).toMatchObject({ kind, vendor: 'apollo' });
    expect(error.message).not.toContain(KEY);
    expect(usage.credits).toBe(0);
    // A gateway may hide that the vendor charged: what it would cost stays reserved.
    expect(usage.reserved).toBe(status === 502 ? 2 : 0);
  });

  it('asks a free search again when it fails, and what is paid for never', async () => {
    const page = json(200, emptyPage);
    expect(await ask('apollo', 'search', reply(503), reply(500), page)).toMatchObject({ error: null, calls: 3 });
    expect(await ask('apollo', 'reveal', reply(500), json(200, nobody))).toMatchObject({
      error: { kind: 'vendor_unavailable' },
      calls: 1,
      usage: { credits: 0, reserved: 1 },
    });
  });

  it('asks again after an error in the place of an answer, which is not stored', async () => {
    const error = json(200, { error: 'Temporarily unavailable' });
    const people = await openVendor('apollo', error, json(200, { person: { id: 'a1', name: 'Marta Oliveira' } }));
    await expect(people.reveal()).rejects.toThrow('Temporarily unavailable');
    expect(await people.reveal()).toMatchObject([{ id: 'a1', name: 'Marta Oliveira' }]);
    expect([people.requests.length, people.usage().credits]).toEqual([2, 1]);

    const organization = { primary_domain: 'acme.com', name: 'Acme', estimated_num_employees: 120 };
    const companies = await openVendor('apollo', error, json(200, { organization: { id: 'o1', ...organization } }));
    await expect(companies.findCompany()).rejects.toThrow('Temporarily unavailable');
    expect(await companies.findCompany()).toMatchObject({ figures: [{ headcount: { value: 120 } }] });
    expect([companies.requests.length, companies.usage().credits]).toEqual([2, 1]);
  });

  it('is not harmed by a request id of 19 digits', async () => {
    const body = '{"person":{"id":"a1","name":"Marta Oliveira"},"request_id":1234567890123456789}';
    expect(await ask('apollo', 'reveal', reply(200, body))).toMatchObject({
      value: [{ id: 'a1', name: 'Marta Oliveira' }],
      usage: { credits: 1 },
    });
  });

  it.each([
    ['one is missing', [{ id: 'b2', name: 'B' }]],
    ['they come in another order', [{ id: 'b2', name: 'B' }, null]],
    ['somebody else stands in between', [{ id: 'zz', name: 'Z' }, {}, { id: 'b2', name: 'B' }]],
  ])('gives each person to the one asked for when %s', async (_name, matches) => {
    const { value, usage } = await ask(
      'apollo',
      'bulk',
      json(200, { status: 'success', credits_consumed: 1, matches }),
    );
    expect(value).toMatchObject([null, { id: 'b2' }]);
    expect(usage.credits).toBe(1);
  });

  it('counts the people in the answer where the credits are not told', async () => {
    const matches = [{ id: 'a1' }, { id: 'b2' }];
    expect((await ask('apollo', 'bulk', json(200, { matches }))).usage.credits).toBe(2);
    const none = { person: { match_confidence: 'none', id: 'x' } };
    expect(await ask('apollo', 'reveal', json(200, none))).toMatchObject({ value: [null], usage: { credits: 0 } });
  });

  it.each([
    ['search', { total_entries: 1, people: [{ id: 5 }] }, 'people.0.id'],
    ['search', { people: [] }, 'total_entries'],
    ['search', { total_entries: 1 }, 'people'],
    [
      'reveal',
      { person: { id: 'a1', organization: { estimated_num_employees: 'many' } } },
      'person.organization.estimated_num_employees',
    ],
    ['reveal', { people: {} }, 'person'],
    ['bulk', { matches: [{ name: 'x' }] }, 'matches.0.id'],
    ['bulk', { status: 'success' }, 'matches'],
  ] as const)('names the field that changed in a %s: %j', async (call, body, field) => {
    expect((await ask('apollo', call, json(200, body))).error).toMatchObject({ kind: 'contract_changed', field });
  });
});

describe('People Data Labs', () => {
  const refusal = (type: unknown, headers = {}, status = 429) =>
    json(status, { status, error: { type, message: `no ${KEY}` } }, headers);

  it('asks again for a group of whom it refused all, inside of a 200', async () => {
    const item = (row: number) => ({ status: 503, metadata: { row }, error: { type: ['api_error'] } });
    const found = { status: 200, metadata: { row: 0 }, likelihood: 9, data: { id: 'a1', full_name: 'marta oliveira' } };
    const server = await serve(
      inOrder(json(200, [item(0), item(1)]), json(200, [found, { status: 404, metadata: { row: 1 } }])),
    );
    const { http } = testClient();
    const settings = { baseUrl: server.origin, apiKey: KEY, contactEmail: null, generic: null };
    const keys = ['a1', 'b2'].map((id) => keyOf({ source: 'pdl', id }));
    const reveal = () => PEOPLE_CONNECTORS.pdl.reveal(http, keys, settings);
    await expect(reveal()).rejects.toMatchObject({ kind: 'vendor_unavailable' });
    expect(await reveal()).toMatchObject([{ id: 'a1' }, null]);
    expect(await reveal()).toMatchObject([{ id: 'a1' }, null]);
    expect(server.requests).toHaveLength(2);
  });

  it('tries again after a fault that it owns up to, and reserves nothing for it', async () => {
    const fault = refusal('api_error', {}, 500);
    const found = { status: 200, likelihood: 9, data: { id: 'a1', full_name: 'marta oliveira' } };
    const people = await openVendor('pdl', fault, json(200, found));
    expect(await people.reveal()).toMatchObject([{ id: 'a1' }]);
    expect(people.usage()).toMatchObject({ credits: 1, reserved: 0 });

    const companies = await openVendor('pdl', fault);
    await expect(companies.findCompany()).rejects.toMatchObject({ kind: 'vendor_unavailable', isUncharged: true });
    expect(companies.usage()).toMatchObject({ credits: 0, reserved: 0 });
  });

  it.each([
    [{}, 60_000],
    [{ 'x-ratelimit-remaining': "{'minute': 0}", 'x-ratelimit-limit': "{'minute': 10}" }, 60_000],
    [{ 'x-ratelimit-reset': 'soon' }, 60_000],
  ])('does not sleep until its minute is over, and says how long that is: %j', async (headers, retryAfterMs) => {
    for (const call of ['search', 'reveal', 'bulk'] as const) {
      const { error, waits, usage } = await ask('pdl', call, refusal('rate_limit_error', headers));
      expect(error).toMatchObject({ kind: 'rate_limited', retryAfterMs });
      expect(waits).toEqual([]);
      expect(usage).toMatchObject({ credits: 0, reserved: 0 });
    }
  });

  it('waits a short time until the reset that it is told', async () => {
    const reset = new Date(Date.now() + 5000).toISOString();
    const { error, waits } = await ask(
      'pdl',
      'search',
      refusal(['rate_limit_error'], { 'x-ratelimit-reset': reset }),
      refusal('not_found', {}, 404),
    );
    expect(error).toBeNull();
    expect(waits).toHaveLength(1);
    expect(waits[0]).toBeLessThanOrEqual(5000);
  });

  it.each([
    [400, 'invalid_request_error', 'invalid_request'],
    [400, ['invalid_request_error'], 'invalid_request'],
    [401, 'authentication_error', 'auth'],
    [402, 'payment_required', 'credits_exhausted'],
    [400, ['payment_required'], 'credits_exhausted'],
    [403, 'forbidden', 'forbidden'],
    [500, 'api_error', 'vendor_unavailable'],
  ])('reads %i of the type %j as %s', async (status, type, kind) => {
    for (const call of ['search', 'reveal', 'bulk'] as const) {
      const { error } = await ask('pdl', call, refusal(type, { 'x-totallimit-remaining': '0' }, status));
      expect(error).toMatchObject({ kind, vendor: 'pdl' });
      expect(error.message).not.toContain(KEY);
    }
  });

  it('takes a 404 for nobody, free of charge', async () => {
    const miss = refusal('not_found', { 'x-call-credits-spent': '0' }, 404);
    expect(await ask('pdl', 'search', miss)).toMatchObject({
      value: { people: [], total: 0, next: null },
      usage: { credits: 0, reserved: 0 },
    });
    expect(await ask('pdl', 'reveal', miss)).toMatchObject({ value: [null], usage: { credits: 0, reserved: 0 } });
  });

  const item = (id: string, row: number) => ({
    status: 200,
    likelihood: 8,
    data: { id, full_name: id },
    metadata: { row },
  });
  const noItem = (status: number, type: string, row: number) => ({
    status,
    error: { type, message: '' },
    metadata: { row },
  });

  it('matches a bare list by the numbers of its rows, misses among them', async () => {
    const items = [noItem(404, 'not_found', 1), item('a1', 0)];
    expect(await ask('pdl', 'bulk', json(200, items))).toMatchObject({
      value: [{ id: 'a1' }, null],
      usage: { credits: 1 },
    });
  });

  it('gives what was found when credits ran out half-way, and the reason when nothing was', async () => {
    const some = [item('a1', 0), noItem(402, 'payment_required', 1)];
    expect(await ask('pdl', 'bulk', json(200, some))).toMatchObject({
      value: [{ id: 'a1' }, undefined],
      usage: { credits: 1 },
    });
    const none = [noItem(402, 'payment_required', 0), noItem(404, 'not_found', 1)];
    expect((await ask('pdl', 'bulk', json(200, none))).error).toMatchObject({ kind: 'credits_exhausted' });
  });

  it('believes what the vendor says that a call cost', async () => {
    const body = { status: 200, data: [{ id: 'a1' }, { id: 'b2' }], total: 2 };
    expect((await ask('pdl', 'search', json(200, body))).usage.credits).toBe(2);
    expect((await ask('pdl', 'search', json(200, body, { 'x-call-credits-spent': '1' }))).usage.credits).toBe(1);
  });

  it.each([
    ['search', { status: 200, data: [{ id: 5 }], total: 1 }, 'data.0.id'],
    ['search', { status: 200, data: [] }, 'total'],
    ['reveal', { status: 200, likelihood: 8 }, 'data'],
    [
      'reveal',
      { status: 200, data: { id: 'a1', job_company_employee_count: 'many' } },
      'data.job_company_employee_count',
    ],
    ['bulk', [{ status: 200, data: {} }], '0.data.id'],
  ] as const)('names the field that changed in a %s: %j', async (call, body, field) => {
    expect((await ask('pdl', call, json(200, body))).error).toMatchObject({ kind: 'contract_changed', field });
  });
});
