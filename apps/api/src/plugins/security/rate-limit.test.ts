import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { useTestDatabase } from '@workbench/db/testing';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing.ts';

useTestDatabase();

const CLIENTS = 20;
const accessToken = 'correct-horse-battery';
const owner = { authorization: `Bearer ${accessToken}` };
const url = '/api/openapi.json';

describe('the rate limit', () => {
  it('answers 429 in the one error shape, with the time to wait', async () => {
    const app = await testApp({ requestsPerMinute: 2 });
    await app.inject('/api/openapi.json');
    await app.inject('/api/openapi.json');
    const answer = await app.inject('/api/openapi.json');
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.json()).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringContaining('Too many requests'),
    });
  });

  it('says with each answer how much is left, and for how many seconds', async () => {
    const app = await testApp({ requestsPerMinute: 3 });
    for (const remaining of ['2', '1', '0', '0']) {
      const { headers } = await app.inject('/api/openapi.json');
      expect(headers).toMatchObject({ 'ratelimit-limit': '3', 'ratelimit-remaining': remaining });
      expect(Number(headers['ratelimit-reset'])).toBeGreaterThan(0);
    }
  });

  it('counts refused tokens and unknown addresses', async () => {
    const app = await testApp({ requestsPerMinute: 2, accessToken: 'secret' });
    await app.inject('/api/nothing');
    await app.inject({ url: '/', headers: { authorization: 'Bearer guess' } });
    expect((await app.inject('/api/openapi.json')).statusCode).toBe(429);
  });

  it('of strangers uses up nothing of what the owner may send from the same address', async () => {
    const app = await testApp({ requestsPerMinute: 3, accessToken, wrongTokensPerMinute: 2 });
    for (let sent = 0; sent < 5; sent++) await app.inject(url);
    for (let sent = 0; sent < 5; sent++) await app.inject({ url, headers: { authorization: 'Bearer guess' } });
    expect((await app.inject({ url, headers: { host: 'evil.test', ...owner } })).statusCode).toBe(429);
    expect((await app.inject({ url, headers: owner })).statusCode).toBe(200);
  });

  it.each([
    ['one proxy', 1],
    ['the proxy', ['127.0.0.1']],
  ])('is one for each client where TRUST_PROXY names %s, and the log has its address', async (_what, trustProxy) => {
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const app = await testApp({ requestsPerMinute: 1, trustProxy, logLevel: 'info', logStream: stream });
    const from = (client: string) => app.inject({ url, headers: { 'x-forwarded-for': `6.6.6.6, ${client}` } });
    expect((await from('203.0.113.7')).statusCode).toBe(200);
    expect((await from('203.0.113.7')).statusCode).toBe(429);
    expect((await from('203.0.113.8')).statusCode).toBe(200);
    expect(lines.map((line) => JSON.parse(line).req.address)).toEqual(['203.0.113.7', '203.0.113.7', '203.0.113.8']);
  });

  it('believes no X-Forwarded-For unless TRUST_PROXY says so, and says once that it should', async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const app = await testApp({ requestsPerMinute: 1, logLevel: 'warn', logStream: stream });
    await app.inject({ url, headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect((await app.inject({ url, headers: { 'x-forwarded-for': '203.0.113.8' } })).statusCode).toBe(429);
    expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
  });

  it('leaves probes alone', async () => {
    const app = await testApp({ requestsPerMinute: 1 });
    await app.inject('/healthz');
    await app.inject('/healthz');
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });
});

describe('guessing', () => {
  const guess = { url, headers: { authorization: 'Bearer guess' } };

  it.each([
    ['a bearer token', guess],
    ['an API key', { url, headers: { authorization: 'Bearer wbkey_000000000000000000000000000000000000' } }],
    ['an access link', { url: '/?token=guess' }],
  ])('by %s is answered 429 after ten wrong ones, with Retry-After and one line in the log', async (_what, request) => {
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const app = await testApp({ accessToken, logLevel: 'warn', logStream: stream });
    const statuses = [];
    for (let sent = 0; sent < 13; sent++) statuses.push((await app.inject(request)).statusCode);
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429, 429]);
    expect(Number((await app.inject(request)).headers['retry-after'])).toBeGreaterThan(0);
    expect(lines.filter((line) => line.includes('too many wrong tokens'))).toHaveLength(1);
    expect(lines.join('')).not.toContain('guess');
  });

  it('at a token that is short enough to be found is stopped even where the next guess is right', async () => {
    const app = await testApp({ accessToken: '4821', wrongTokensPerMinute: 2 });
    const right = { url, headers: { authorization: 'Bearer 4821' } };
    await app.inject(guess);
    expect((await app.inject(right)).statusCode).toBe(200);
    await app.inject(guess);
    expect((await app.inject(right)).statusCode).toBe(429);
    expect((await app.inject('/?token=4821')).statusCode).toBe(429);
  });

  it('stops no one who has the right token, where it is long', async () => {
    const app = await testApp({ accessToken, wrongTokensPerMinute: 1 });
    for (let sent = 0; sent < 3; sent++) await app.inject(guess);
    expect((await app.inject({ url, headers: owner })).statusCode).toBe(200);
  });
});

describe('clients that reset their connections at once', () => {
  it('write no errors into the log', async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const app = await testApp({ logLevel: 'debug', logStream: stream });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    let closed = 0;
    app.server.on('connection', (socket) => socket.on('close', () => closed++));
    for (let client = 0; client < CLIENTS; client++) {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(`GET /api/nothing HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`, () => socket.resetAndDestroy());
    }
    await expect.poll(() => closed).toBe(CLIENTS);
    // What was under way has ended when a later request is answered.
    await app.inject(url);
    expect(lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40)).toEqual([]);
  });
});
