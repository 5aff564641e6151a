import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { useTestDatabase } from '@workbench/db/testing';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { multipartBody, testApp } from '../../testing.ts';

useTestDatabase();

const accessToken = 'correct-horse-battery';
const owner = { authorization: `Bearer ${accessToken}` };

async function createKey(app: FastifyInstance, given: object = {}): Promise<{ id: string; key: string }> {
  const payload = { name: 'A key', scopes: ['read'], ...given };
  return (await app.inject({ method: 'POST', url: '/api/api-keys', payload, headers: owner })).json();
}

const as = (key: string) => ({ authorization: `Bearer ${key}` });
/** With the address as it stands, which `inject` would tidy up. */
async function sendRaw(app: FastifyInstance, path: string, { method = 'GET', headers, body }: RawCall) {
  if (app.server.address() === null) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }).end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  return answer;
}

interface RawCall {
  method?: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

const create = { method: 'POST', url: '/api/companies', payload: { name: 'Acme', domain: 'acme.com' } } as const;

describe('an API key', () => {
  it('opens a server with an access token as far as its scopes go: API, tRPC, files, document and page', async () => {
    const app = await testApp({ accessToken });
    const { key } = await createKey(app);
    for (const url of [
      '/api/workspace',
      '/trpc/companies.workspace?input=%7B%7D',
      '/api/export/csv',
      '/api/openapi.json',
      '/api/docs',
    ]) {
      expect((await app.inject({ url, headers: as(key) })).statusCode, url).toBe(200);
    }
    expect((await app.inject({ ...create, headers: as(key) })).statusCode).toBe(403);
  });

  it('binds a request to its scopes where others may do everything, because no access token is set', async () => {
    const app = await testApp();
    const { key } = await createKey(app);
    const refused = await app.inject({ ...create, headers: as(key) });
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toEqual({
      message: 'This API key lacks the scope "write", which this call needs',
      code: 'FORBIDDEN',
      details: { scope: 'write' },
    });
    expect(refused.headers['www-authenticate']).toBe('Bearer error="insufficient_scope", scope="write"');
    expect((await app.inject(create)).statusCode).toBe(201);
  });

  it('that is mistyped, unknown, expired or revoked is refused with which of it, on every server', async () => {
    for (const app of [await testApp({ accessToken }), await testApp()]) {
      const { id, key } = await createKey(app);
      const answer = async (sent: string) => {
        const { statusCode, headers, json } = await app.inject({ url: '/api/workspace', headers: as(sent) });
        expect([statusCode, headers['www-authenticate']]).toEqual([401, 'Bearer error="invalid_token"']);
        return json().message;
      };
      expect(await answer(`${key}x`)).toContain('mistyped');
      await app.inject({ method: 'DELETE', url: `/api/api-keys/${id}`, headers: owner });
      expect(await answer(key)).toContain('was revoked');
    }
  });

  it.each(['/%61pi', '/ap%69', 'http://127.0.0.1/api'])(
    'goes no further than its scopes where %s stands for /api, and no cache keeps the answer',
    async (api) => {
      const app = await testApp({ accessToken });
      const { key } = await createKey(app);
      const json = { ...as(key), 'content-type': 'application/json' };
      const { payload, headers } = multipartBody([{ name: 'file', value: 'name,domain\n', fileName: 'a.csv' }]);
      const upload = { method: 'POST', headers: { ...headers, ...as(key) }, body: payload };
      const calls: [path: string, scope: string, call: RawCall][] = [
        ['/audit/export/csv', 'privacy', { headers: as(key) }],
        ['/audit/export/csv/', 'privacy', { method: 'HEAD', headers: as(key) }],
        ['/companies/bulk', 'write', { method: 'POST', headers: json, body: '{"rows":[{"domain":"acme.com"}]}' }],
        ['/customers/import', 'write', upload],
        ['/companies/import-csv', 'write', upload],
      ];
      for (const [path, scope, call] of calls) {
        const answer = await sendRaw(app, `${api}${path}`, call);
        const challenge = `Bearer error="insufficient_scope", scope="${scope}"`;
        expect([path, answer.statusCode, answer.headers['www-authenticate']]).toEqual([path, 403, challenge]);
      }
      const companies = await sendRaw(app, `${api}/export/csv`, { headers: as(key) });
      expect([companies.statusCode, companies.headers['cache-control']]).toEqual([200, 'no-store']);
    },
  );

  it('creates, lists and revokes no keys, whatever its scopes are', async () => {
    const app = await testApp({ accessToken });
    const { id, key } = await createKey(app, { scopes: ['read', 'write', 'spend', 'privacy'] });
    const calls = [
      { method: 'GET', url: '/api/api-keys' },
      { method: 'POST', url: '/api/api-keys', payload: { name: 'More', scopes: ['read'] } },
      { method: 'DELETE', url: `/api/api-keys/${id}` },
    ] as const;
    for (const call of calls) {
      const answer = await app.inject({ ...call, headers: as(key) });
      expect([answer.statusCode, answer.json().details]).toEqual([403, { scope: 'owner' }]);
    }
  });

  it('is refused before an upload is read, and needs `spend` where the leads are enriched at once', async () => {
    const app = await testApp({ accessToken });
    const upload = (options: object) =>
      multipartBody([
        { name: 'options', value: JSON.stringify(options) },
        { name: 'file', value: 'Email\nada@acme.com\n', fileName: 'leads.csv' },
      ]);
    const send = async (scopes: string[], options: object) => {
      const { payload, headers } = upload(options);
      const { key } = await createKey(app, { scopes });
      return app.inject({ method: 'POST', url: '/api/leads/import', payload, headers: { ...headers, ...as(key) } });
    };
    expect((await send(['read'], {})).json().details).toEqual({ scope: 'write' });
    expect((await send(['write'], {})).json().details).toEqual({ scope: 'spend' });
    expect((await send(['write'], { enrich: false })).statusCode).toBe(200);
    expect((await send(['write', 'spend'], {})).statusCode).toBe(200);
  });

  it('tracks a company without its first sync where it may not spend', async () => {
    const app = await testApp({ accessToken });
    const { key } = await createKey(app, { scopes: ['write'] });
    const payload = { name: 'Quiet', domain: 'quiet.com' };
    const { id } = (await app.inject({ ...create, payload, headers: as(key) })).json();
    const sync = await app.inject({ url: `/api/companies/${id}/sync`, headers: as(key) });
    expect(sync.body).not.toContain('"pending"');
  });

  it('has a limit of its own, which others do not use up', async () => {
    const app = await testApp({ accessToken });
    const { key } = await createKey(app, { requestsPerMinute: 2 });
    const { key: other } = await createKey(app, { requestsPerMinute: 2 });
    const status = async (sent: string) => (await app.inject({ url: '/api/workspace', headers: as(sent) })).statusCode;
    expect([await status(key), await status(key), await status(key)]).toEqual([200, 200, 429]);
    expect(await status(other)).toBe(200);
    const refused = await app.inject({ url: '/api/workspace', headers: as(key) });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '0' });
    expect(refused.json().message).toContain('2 requests per minute');
  });

  it('over its limit adds nothing to the audit log', async () => {
    const app = await testApp({ accessToken });
    const { id, key } = await createKey(app, { requestsPerMinute: 1 });
    const status = async () => (await app.inject({ url: '/api/export/csv', headers: as(key) })).statusCode;
    expect([await status(), await status(), await status()]).toEqual([200, 429, 429]);
    const lines = (await app.inject({ url: `/api/audit?actor=${id}`, headers: owner })).json().items;
    expect(lines.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['done']);
  });

  it('counts each call of a tRPC batch, so that one request is not many', async () => {
    const app = await testApp({ accessToken });
    const { key } = await createKey(app, { requestsPerMinute: 2 });
    const status = async (paths: string) =>
      (await app.inject({ url: `/trpc/${paths}?batch=1&input=%7B%7D`, headers: as(key) })).statusCode;
    expect(await status('companies.workspace%2Clists.list,views.list')).toBe(429);
  });

  it('changes no credentials, addresses and caps of sources, whatever its scopes are', async () => {
    const app = await testApp({ accessToken });
    const { key } = await createKey(app, { scopes: ['read', 'write', 'spend', 'privacy'] });
    const url = '/api/sources/apollo/connection';
    for (const call of [{ method: 'PUT', payload: { creditCap: 5000 } }, { method: 'DELETE' }] as const) {
      const answer = await app.inject({ ...call, url, headers: as(key) });
      expect([answer.statusCode, answer.json().details]).toEqual([403, { scope: 'owner' }]);
    }
  });
});
