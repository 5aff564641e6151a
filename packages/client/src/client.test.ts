import { describe, expect, it } from 'vitest';
import { ApiError, ConnectionError } from './errors.ts';
import { json, refusal, scriptedServer } from './test-helpers/scripted-server.ts';

const BROKEN = new TypeError('socket hang up');
const CREATE = { body: { name: 'Acme', domain: 'acme.com' } };
const keysOf = (sent: { headers: Headers }[]) => sent.map(({ headers }) => headers.get('idempotency-key'));
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('the call was answered'),
    (error: unknown) => error,
  );

describe('a call', () => {
  it('fills the path, the query and the body, and sends the key', async () => {
    const { client, sent } = scriptedServer([json({ id: '1' })], {
      apiKey: 'wbkey_1',
      baseUrl: 'http://server.test/base/',
    });
    const id = 'a/b ä';
    const query = { limit: 2, filter: '{"field":"country"}', q: undefined };
    await client.get('/api/companies/search/{term}', { params: { term: id }, query } as never);
    expect(sent[0]?.url).toBe(
      'http://server.test/base/api/companies/search/a%2Fb%20%C3%A4?limit=2&filter=%7B%22field%22%3A%22country%22%7D',
    );
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer wbkey_1');
  });

  it('is not sent without a value for each placeholder', async () => {
    const { client, sent } = scriptedServer([]);
    expect(await failureOf(client.get('/api/companies/{id}', { params: { id: '' } }))).toBeInstanceOf(TypeError);
    expect(sent).toEqual([]);
  });

  it.each(['.', '..'])('is not sent with %s for a placeholder: the address would be another one', async (id) => {
    const { client, sent } = scriptedServer([]);
    const error = await failureOf(client.delete('/api/companies/{id}', { params: { id } }));
    expect(error).toMatchObject({ name: 'TypeError', message: expect.stringContaining('params.id') });
    expect(sent).toEqual([]);
  });

  it.each(['http://server.test/?key=1', 'http://server.test/#top'])(
    'needs an address to append to: not %s',
    (baseUrl) => {
      expect(() => scriptedServer([], { baseUrl })).toThrow(/baseUrl/);
    },
  );

  it('throws what the server refused it with', async () => {
    const body = {
      message: 'Tracked already',
      code: 'CONFLICT',
      details: { id: '665f' },
      issues: [{ path: ['domain'], message: 'taken' }],
    };
    const { client } = scriptedServer([json(body, 409, { 'x-request-id': 'r-1' })]);
    const error = await failureOf(client.post('/api/companies', CREATE));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ ...body, status: 409, requestId: 'r-1', request: { method: 'POST', attempts: 1 } });
  });

  it('takes a page of a proxy for no answer of the server, whatever its status', async () => {
    const page = () => new Response('<h1>Log in</h1>', { status: 200, headers: { 'content-type': 'text/html' } });
    const { client } = scriptedServer([page]);
    expect(await failureOf(client.get('/api/workspace'))).toMatchObject({ code: 'UNEXPECTED_ANSWER', status: 200 });
  });
});

describe('a call that failed for now', () => {
  it.each([
    ['too many requests', refusal(429, 'TOO_MANY_REQUESTS')],
    ['a server without its database', refusal(503, 'SERVICE_UNAVAILABLE', { 'retry-after': '0' })],
    ['a gateway', new Response('bad gateway', { status: 502 })],
    ['a repeat that came too early', refusal(409, 'CALL_IN_PROGRESS', { 'retry-after': '0' })],
    ['a broken connection', BROKEN],
    ['an answer that broke off', new Response('{"id":', { headers: { 'content-type': 'application/json' } })],
  ])('is sent again with the same key: %s', async (_name, failure) => {
    const { client, sent } = scriptedServer([failure, json({ id: '1' }, 201)]);
    expect(await client.post('/api/companies', CREATE)).toEqual({ id: '1' });
    const [first, second] = keysOf(sent);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
    expect(sent[1]?.body).toBe(sent[0]?.body);
  });

  it('has another key than the next call, unless the caller names one', async () => {
    const { client, sent } = scriptedServer([json({}), json({}), json({})]);
    for (const options of [CREATE, CREATE, { ...CREATE, idempotencyKey: 'mine' }]) {
      await client.post('/api/companies', options);
    }
    const [first, second, third] = keysOf(sent);
    expect(second).not.toBe(first);
    expect(third).toBe('mine');
  });

  it('waits as long as the server asks, and fails at once where that is too long', async () => {
    const { client, sent } = scriptedServer([refusal(429, 'TOO_MANY_REQUESTS', { 'retry-after': '61' })]);
    expect(await failureOf(client.get('/api/workspace'))).toMatchObject({ status: 429, retryAfterMs: 61_000 });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['an hour ahead', 3_600_000],
    ['an hour behind', -3_600_000],
  ])('waits until the date that the server names, by a clock that is %s', async (_name, skew) => {
    const at = (ms: number) => new Date(Date.now() - skew + ms).toUTCString();
    const answer = () => refusal(429, 'TOO_MANY_REQUESTS', { date: at(0), 'retry-after': at(20_000) });
    const { client, sent } = scriptedServer([answer], { maxWaitMs: 10_000 });
    expect(await failureOf(client.get('/api/workspace'))).toMatchObject({ status: 429, retryAfterMs: 20_000 });
    expect(sent).toHaveLength(1);
  });

  it('is sent as often as by default where an option is there without a value', async () => {
    const options = { maxRetries: undefined, maxWaitMs: undefined };
    const { client, sent } = scriptedServer([BROKEN, BROKEN, BROKEN, BROKEN, json({})], options);
    expect(await failureOf(client.get('/api/workspace'))).toMatchObject({ request: { attempts: 4 } });
    expect(sent).toHaveLength(4);
  });

  it('names no code of a gateway that answers in JSON', async () => {
    const { client } = scriptedServer([json({ message: 'No route', code: 4041 }, 404)]);
    expect(await failureOf(client.get('/api/workspace'))).toMatchObject({ code: 'UNEXPECTED_ANSWER', status: 404 });
  });

  it('is given up after the repeats that were asked for, with the last reason', async () => {
    const { client, sent } = scriptedServer([BROKEN, BROKEN, BROKEN], { maxRetries: 2 });
    const error = await failureOf(client.get('/api/workspace'));
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ cause: BROKEN, request: { address: '/api/workspace', attempts: 3 } });
    expect(sent).toHaveLength(3);
  });

  it.each([
    ['a PATCH that may have taken effect', 'patch', BROKEN],
    ['a PATCH on a server in trouble', 'patch', refusal(503, 'SERVICE_UNAVAILABLE')],
    ['a wrong input', 'delete', refusal(400, 'BAD_REQUEST')],
    ['an unknown outcome', 'delete', refusal(409, 'OUTCOME_UNKNOWN')],
    ['a fault of the server', 'delete', refusal(500, 'INTERNAL_SERVER_ERROR')],
  ] as const)('is not sent again after %s', async (_name, method, failure) => {
    const { client, sent } = scriptedServer([failure]);
    const params = { id: '1' };
    const call =
      method === 'patch'
        ? client.patch('/api/companies/{id}', { params, body: { name: 'A' }, ifMatch: '"1"' })
        : client.delete('/api/companies/{id}', { params });
    await failureOf(call);
    expect(sent).toHaveLength(1);
  });

  it('sends a form again byte for byte', async () => {
    const form = new FormData();
    form.set('file', new Blob(['name,domain\nAcme,acme.com\n']), 'companies.csv');
    const { client, sent } = scriptedServer([BROKEN, json({})]);
    await client.post('/api/companies/import-csv', { body: form });
    expect(sent[1]?.body).toBe(sent[0]?.body);
    expect(sent[1]?.headers.get('content-type')).toBe(sent[0]?.headers.get('content-type'));
    expect(sent[0]?.body).toContain('Acme,acme.com');
  });
});

describe('a call that is to end', () => {
  const hangs = (signal: () => AbortSignal | null | undefined) => () =>
    new Promise<Response>((_resolve, reject) => {
      signal()?.addEventListener('abort', () => reject(signal()?.reason));
    });

  it('ends with the reason of its signal while it waits for its repeat', async () => {
    const controller = new AbortController();
    const reason = new Error('no longer needed');
    const waiting = refusal(429, 'TOO_MANY_REQUESTS', { 'retry-after': '50' });
    const answer = () => {
      queueMicrotask(() => setImmediate(() => controller.abort(reason)));
      return waiting;
    };
    const { client, sent } = scriptedServer([answer]);
    expect(await failureOf(client.get('/api/workspace', { signal: controller.signal }))).toBe(reason);
    expect(sent).toHaveLength(1);
  });

  it('counts an attempt that takes too long as no answer', async () => {
    let signal: AbortSignal | null | undefined;
    const fetch = (_input: unknown, init: RequestInit = {}) => {
      signal = init.signal;
      return hangs(() => signal)();
    };
    const { client } = scriptedServer([], { fetch, maxRetries: 1, timeoutMs: 5 });
    const error = await failureOf(client.get('/api/workspace'));
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ cause: { name: 'TimeoutError' }, request: { attempts: 2 } });
  });
});

describe('a download', () => {
  it('has no time limit for its body, and ends with the reason of its signal', async () => {
    const controller = new AbortController();
    let signal: AbortSignal | null | undefined;
    const fetch = (_input: unknown, init: RequestInit = {}) => {
      signal = init.signal;
      return Promise.resolve(new Response('name'));
    };
    const { client } = scriptedServer([], { fetch, timeoutMs: 5 });
    const params = { format: 'csv' } as const;
    await client.download('/api/export/{format}', { params, signal: controller.signal });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(signal?.aborted).toBe(false);
    controller.abort(new Error('enough'));
    expect(signal?.reason).toMatchObject({ message: 'enough' });
  });
});

describe('a conditional read', () => {
  it('is null while the record is as it was', async () => {
    const { client, sent } = scriptedServer([
      new Response(null, { status: 304 }),
      json({ id: '1' }, 200, { etag: '"2"' }),
    ]);
    const params = { id: '1' };
    expect(await client.getIfChanged('/api/companies/{id}', '"1"', { params })).toBeNull();
    expect(await client.getIfChanged('/api/companies/{id}', '"1"', { params })).toMatchObject({ etag: '"2"' });
    expect(sent[0]?.headers.get('if-none-match')).toBe('"1"');
  });
});
