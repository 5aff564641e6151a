import { describe, expect, it } from 'vitest';
import { createFakeHttp, type FakeAnswer } from '../test-helpers/fake-http.ts';
import type { ConnectorSettings, GenericSettings } from '../types.ts';
import { generic } from './client.ts';
import { GENERIC_PRESETS } from './preset-settings.ts';
import { lusha, uplead, zoominfo } from './presets.ts';

const described: GenericSettings = {
  label: 'House API',
  method: 'GET',
  path: '/firms?d={domain}&n={name}',
  body: null,
  auth: { kind: 'header', header: 'X-Token', prefix: 'Key ' },
  headers: {},
  countPath: 'firm.staff',
  locationPath: 'firm.city, firm.country',
  credits: 2,
};
const query = { name: 'Acme & Sons', domain: 'acme.example', locations: [], ids: {} };
const settingsFor = (changes: Partial<GenericSettings> = {}): ConnectorSettings => ({
  baseUrl: 'http://vendor.test',
  apiKey: 'k-1',
  contactEmail: null,
  generic: { ...described, ...changes },
});

async function find(answer: FakeAnswer, changes: Partial<GenericSettings> = {}) {
  const fake = createFakeHttp(() => answer);
  return { ...fake, answer: await generic.findCompany(fake.http, query, settingsFor(changes)) };
}

describe('generic.findCompany', () => {
  it('asks as described and reads the count and the place', async () => {
    const body = { firm: { staff: '1,000 - 5,000', city: 'Oslo', country: 'Norway' } };
    const { answer, requests, credits } = await find({ body });
    expect(requests[0]).toMatchObject({
      url: 'http://vendor.test/firms?d=acme.example&n=Acme%20%26%20Sons',
      method: 'GET',
      headers: { 'x-token': 'Key k-1', accept: 'application/json' },
    });
    expect(answer).toMatchObject({
      match: 'domain',
      figures: [{ headcount: { min: 1000, max: 5000 }, kind: 'band', scope: 'unknown' }],
      locations: ['Oslo, Norway'],
    });
    expect(credits).toEqual([2]);
  });

  it('posts the body with the name inside its quotes, and lets a person replace a header', async () => {
    const changes = { method: 'POST', path: '/match', body: '{"n":"{name}"}', headers: { Accept: 'a/b' } } as const;
    const { answer, requests } = await find({ body: { firm: { staff: 5 } } }, changes);
    expect(requests[0]).toMatchObject({
      body: '{"n":"Acme & Sons"}',
      headers: { accept: 'a/b', 'content-type': 'application/json' },
    });
    expect(answer?.match).toBe('name');
  });

  it('sends a key in the query or the body, encoded, and none without one', async () => {
    const auth = { kind: 'none' } as const;
    const path = '/firms?d={domain}&api_key={key}';
    const fake = createFakeHttp(() => ({ body: { firm: { staff: 5 } } }));
    const settings = { ...settingsFor({ auth, path }), apiKey: 'a&b' };
    await generic.findCompany(fake.http, query, settings);
    expect(fake.requests[0]?.url).toBe('http://vendor.test/firms?d=acme.example&api_key=a%26b');
    const posted = { auth, method: 'POST', path: '/firms', body: '{"token":"{key}","d":"{domain}"}' } as const;
    const { requests } = await find({ body: { firm: { staff: 5 } } }, posted);
    expect(requests[0]?.body).toBe('{"token":"k-1","d":"acme.example"}');
    await expect(generic.findCompany(fake.http, query, { ...settings, apiKey: null })).rejects.toMatchObject({
      kind: 'not_connected',
    });
  });

  it.each([
    [404, 'no such firm'],
    [200, { firm: null }],
  ])('knows nobody, and pays nothing, for %i %j', async (status, body) => {
    expect(await find({ status, body })).toMatchObject({ answer: null, credits: [0] });
  });

  it.each([{ firm: { staff: null } }, { firm: { name: 'Acme' } }])(
    'knows the company and no count for %j',
    async (body) => {
      expect(await find({ body })).toMatchObject({ answer: { figures: [] }, credits: [2] });
    },
  );

  it.each([{ unexpected: true }, { firm: { staff: '1.200' } }, { firm: 'Acme' }])(
    'names the field that does not fit in %j',
    async (body) => {
      const failure = { kind: 'contract_changed', field: 'firm.staff', message: expect.stringContaining('firm.staff') };
      await expect(find({ body })).rejects.toMatchObject(failure);
    },
  );

  it('refuses text in the place of JSON', async () => {
    await expect(find({ body: 'Please wait' })).rejects.toMatchObject({ kind: 'contract_changed' });
  });

  it('does not take the answers to an earlier description for answers to this one', async () => {
    const keyOf = async (path: string) => (await find({ body: { firm: null } }, { path })).requests[0]?.paid?.key;
    expect(await keyOf('/firms/{domain}')).not.toBe(await keyOf('/company/{domain}'));
    expect(await keyOf('/firms/{domain}')).toBe(await keyOf('/firms/{domain}'));
  });

  it('does not take the answers of another address, or to other headers, for its own', async () => {
    const keyOf = async (changes: Partial<GenericSettings>, baseUrl = 'http://vendor.test') => {
      const { http, requests } = createFakeHttp(() => ({ body: { firm: null } }));
      await generic.findCompany(http, query, { ...settingsFor(changes), baseUrl });
      return requests[0]?.paid?.key;
    };
    const keys = [await keyOf({}), await keyOf({}, 'http://other.test'), await keyOf({ headers: { 'X-List': 'b' } })];
    expect(new Set(keys).size).toBe(3);
    expect(await keyOf({})).toBe(keys[0]);
  });

  it('knows the name that an earlier version gave to the same purchase', async () => {
    const { requests } = await find({ body: { firm: null } });
    const address = requests[0]?.url.split('?')[0];
    const formerKeys = [{ key: expect.stringMatching(/^company:acme\.example@[0-9a-f]{12}$/), address }];
    expect(requests[0]?.paid).toMatchObject({ formerKeys });
    expect(requests[0]?.paid?.formerKeys?.[0]?.key).not.toBe(requests[0]?.paid?.key);
  });

  it('buys nothing where nothing costs', async () => {
    expect((await find({ body: { firm: null } }, { credits: 0 })).requests[0]?.paid).toBeUndefined();
  });

  it('says what is missing before anything is sent', async () => {
    const { http, requests } = createFakeHttp(() => ({ body: {} }));
    const ask = (settings: ConnectorSettings) => generic.findCompany(http, query, settings);
    await expect(ask({ ...settingsFor(), generic: null })).rejects.toMatchObject({ kind: 'not_connected' });
    await expect(ask({ ...settingsFor(), apiKey: null })).rejects.toMatchObject({ kind: 'not_connected' });
    const broken = settingsFor({ method: 'POST', body: '{"d": {domain}}' });
    await expect(ask(broken)).rejects.toMatchObject({ kind: 'invalid_request', message: /inside quotes/ });
    expect(requests).toEqual([]);
  });
});

describe('a preset', () => {
  const settings = { baseUrl: 'https://api.lusha.com', apiKey: 'k-1', contactEmail: null, generic: null };

  it('works without anything entered but the key', async () => {
    const { http, requests } = createFakeHttp(() => ({
      body: { results: [{ employeeCount: { min: 51, max: 200 } }] },
    }));
    const answer = await lusha.findCompany(http, query, settings);
    expect(answer?.figures[0]?.headcount).toEqual({ min: 51, max: 200 });
    expect(requests[0]).toMatchObject({ headers: { api_key: 'k-1' }, paid: { key: 'company:acme.example' } });
    expect(requests[0]?.paid).not.toHaveProperty('formerKeys');
  });

  it('at another address knows what an earlier version bought there under the plain name', async () => {
    const { http, requests } = createFakeHttp(() => ({ body: { results: [] } }));
    await lusha.findCompany(http, query, { ...settings, baseUrl: 'http://proxy.test' });
    const address = 'http://proxy.test/v3/companies/search-and-enrich';
    expect(requests[0]?.paid).toMatchObject({ formerKeys: [{ key: 'company:acme.example', address }] });
  });

  it('gives way to what a person entered', async () => {
    const { http, requests } = createFakeHttp(() => ({ body: { n: 5 } }));
    const own = { ...GENERIC_PRESETS.lusha, path: '/v4/find', countPath: 'n' };
    const answer = await lusha.findCompany(http, query, { ...settings, generic: own });
    expect(answer?.figures[0]?.headcount).toEqual({ value: 5 });
    expect(requests[0]?.url).toBe('https://api.lusha.com/v4/find');
    // Limits stay those of the vendor's host.
    expect(requests[0]?.limits.host).toBe('api.lusha.com');
  });

  it('is tested with a company that can’t exist, so that nothing is charged', async () => {
    const { http, requests } = createFakeHttp(() => ({ body: { data: null } }));
    await uplead.testConnection(http, { ...settings, baseUrl: GENERIC_PRESETS.uplead.baseUrl });
    expect(requests[0]?.url).toContain('.invalid');
    expect(requests[0]?.paid).toBeUndefined();
  });
});

describe('client credentials', () => {
  const settings = (apiKey: string) => ({ baseUrl: 'http://vendor.test', apiKey, contactEmail: null, generic: null });
  const TOKEN_URL = 'http://vendor.test/oauth2/default/v1/token';
  const found = { data: [{ attributes: { employeeCount: 7 } }] };

  it('asks for a token once, also for two companies at the same time', async () => {
    const { http, requests } = createFakeHttp(({ url }) => ({
      body: url === TOKEN_URL ? { access_token: 't-1', expires_in: 3600 } : found,
    }));
    const ask = () => zoominfo.findCompany(http, query, settings('once:s:1'));
    await Promise.all([ask(), ask()]);
    await ask();
    expect(requests.map(({ url }) => url === TOKEN_URL)).toEqual([true, false, false, false]);
    expect(requests[0]?.headers?.authorization).toBe(`Basic ${btoa('once:s%3A1')}`);
    expect(requests[0]?.body).toBe('grant_type=client_credentials&scope=api%3Adata%3Acompany');
    expect(requests[1]?.headers).toMatchObject({ authorization: 'Bearer t-1', accept: 'application/vnd.api+json' });
  });

  it('asks for a new token when the old one ran out or was withdrawn, but not again and again', async () => {
    let issued = 0;
    const withdrawn = new Set(['t-1', 't-2']);
    const { http, requests } = createFakeHttp(({ url, headers }) => {
      if (url === TOKEN_URL) return { body: { access_token: `t-${++issued}`, expires_in: issued === 3 ? 30 : 3600 } };
      const token = headers?.authorization?.slice('Bearer '.length) ?? '';
      return withdrawn.has(token) ? { status: 401, body: {} } : { body: found };
    });
    const ask = () => zoominfo.findCompany(http, query, settings('renewed:secret'));
    await expect(ask()).rejects.toMatchObject({ kind: 'auth' });
    expect(issued).toBe(2);
    // t-2 is kept and refused; t-3 works but lives for 30 s, which is too short to be kept.
    await ask();
    await ask();
    expect(issued).toBe(4);
    expect(requests.filter(({ paid }) => paid).length).toBe(5);
  });

  it('says how the key is entered when it is refused or has no secret', async () => {
    const { http } = createFakeHttp(() => ({ status: 400, body: { error: 'invalid_client' } }));
    const ask = (apiKey: string) => zoominfo.testConnection(http, settings(apiKey));
    const refused = { kind: 'auth', message: expect.stringContaining('clientId:clientSecret') };
    await expect(ask('wrong:secret')).rejects.toMatchObject(refused);
    await expect(ask('no-secret')).rejects.toMatchObject(refused);
  });
});
