import { expect, test } from 'vitest';
import { z } from 'zod';
import { ask, inOrder, reply, serve, testClient } from '../test-helpers/local-server.ts';
import type { PaidCall } from '../types.ts';

const KEY = { 'x-api-key': 'k-1' };
const buy = (key: string): PaidCall => ({ key, creditsMax: 1, freshForMs: 60_000, creditsOf: () => 1 });

test.each([
  [401, 'auth'],
  [402, 'credits_exhausted'],
])('after a %i nothing more is bought with this key for a while, then one call finds out', async (status, kind) => {
  const server = await serve(inOrder(reply(status), reply(200, '1')));
  let now = Date.now();
  const { http, shared } = testClient({ now: () => now });
  const paid = (key: string, more = {}) => ask(server.origin, { headers: KEY, paid: buy(key), ...more });
  for (const key of ['a', 'b', 'c']) {
    await expect(http.request(paid(key))).rejects.toMatchObject({ kind, isUncharged: true, isRetryable: false });
  }
  expect(server.requests).toHaveLength(1);
  expect(shared.usage('sec')).toMatchObject({ calls: 1, reserved: 0 });
  // Another key is another account.
  expect((await http.request(paid('d', { headers: { 'x-api-key': 'k-2' } }))).body).toBe('1');
  now += 5 * 60_000;
  expect((await http.request(paid('a'))).body).toBe('1');
  expect((await http.request(paid('b'))).body).toBe('1');
});

test('what costs nothing goes on when the credits are used up, and changes nothing about that', async () => {
  const server = await serve(inOrder(reply(402), reply(200, 'free'), reply(200, '1')));
  const { http } = testClient();
  const paid = ask(server.origin, { headers: KEY, paid: buy('a') });
  await expect(http.request(paid)).rejects.toMatchObject({ kind: 'credits_exhausted' });
  expect((await http.request(ask(server.origin, { headers: KEY }))).body).toBe('free');
  await expect(http.request(paid)).rejects.toMatchObject({ kind: 'credits_exhausted' });
  expect(server.requests).toHaveLength(2);
});

test('a test of the connection asks in any case, and its success lets the others go on', async () => {
  const server = await serve(inOrder(reply(401), reply(200, 'ok')));
  const { http } = testClient();
  const request = ask(server.origin, { headers: KEY });
  await expect(http.request(request)).rejects.toMatchObject({ kind: 'auth' });
  expect((await http.request({ ...request, isProbe: true })).body).toBe('ok');
  expect((await http.request(request)).body).toBe('ok');
});

test('an error in the place of an answer is not stored, though its shape is allowed', async () => {
  const server = await serve(inOrder(reply(200, '{"error":"later"}'), reply(200, '{"count":7}')));
  const { http, shared } = testClient();
  const schema = z.object({ error: z.string().optional(), count: z.number().optional() });
  const paid = { ...buy('a'), creditsOf: ({ body }: { body: string }) => (body.includes('count') ? 1 : 0) };
  const request = ask(server.origin, { paid, isErrorBody: (body) => body.includes('error') });
  expect((await http.json(request, schema)).data).toEqual({ error: 'later' });
  expect((await http.json(request, schema)).data).toEqual({ count: 7 });
  expect(shared.usage('sec')).toMatchObject({ credits: 1, reserved: 0 });
});

test('a vendor that owns up to its fault has charged nothing', async () => {
  const server = await serve(inOrder(reply(500, 'ours'), reply(200, '1')));
  const { http, shared } = testClient();
  const request = ask(server.origin, { paid: buy('a'), isUncharged: (_, body) => body === 'ours' });
  expect((await http.request(request)).body).toBe('1');
  expect(shared.usage('sec')).toMatchObject({ credits: 1, reserved: 0 });
});

test('a bought answer that can not be read is named as the stored one', async () => {
  const server = await serve(inOrder(reply(200, '{"count":')));
  const { http } = testClient();
  const request = ask(server.origin, { paid: buy('a') });
  const read = () => http.json(request, z.object({ count: z.number() }));
  await expect(read()).rejects.toThrow(/the answer is not JSON$/);
  await expect(read()).rejects.toThrow(/the answer is not JSON\. This is the answer that was bought on \d{4}-/);
  expect(server.requests).toHaveLength(1);
});

test('the wait that the headers of a vendor ask for keeps the others of this host back', async () => {
  const server = await serve(inOrder(reply(429, '', { 'x-reset': '60' }), reply(200, '1')));
  const now = Date.now();
  const paused: number[] = [];
  const { http, shared } = testClient({ now: () => now });
  shared.rateLimiter.pause = async (_, untilMs) => void paused.push(untilMs - now);
  const request = ask(server.origin, { rateLimitWaitMs: ({ 'x-reset': seconds }) => Number(seconds) * 1000 });
  await expect(http.request(request)).rejects.toMatchObject({ kind: 'rate_limited', retryAfterMs: 60_000 });
  expect(paused).toEqual([60_000]);
});
