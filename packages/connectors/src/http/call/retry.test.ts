import { expect, test } from 'vitest';
import { ask, inOrder, reply, serve, silence, testClient } from '../test-helpers/local-server.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { retryAfterMsOf } from './retry-after.ts';

const good = reply(200, 'good');

test('a fault that passes is not seen: 5xx, 429, reset and time-out are tried again', async () => {
  const { http, shared, waits } = testClient();
  const faults = [reply(500), reply(502), reply(408), reply(429), (response: never) => reset(response), silence];
  for (const fault of faults) {
    const server = await serve(inOrder(fault as never, good));
    const limits = { host: server.origin, minGapMs: 0, concurrency: 1, timeoutMs: fault === silence ? 1000 : 5000 };
    expect((await http.request(ask(server.origin, { limits }))).body).toBe('good');
    expect(server.requests).toHaveLength(2);
  }
  expect(shared.usage('sec')).toMatchObject({ calls: 12, failed: 6 });
  for (const wait of waits) expect(wait).toBeLessThanOrEqual(250);
});

test('gives up after two more attempts, later each time', async () => {
  const server = await serve(inOrder(reply(503)));
  const { http, waits } = testClient();
  await expect(http.request(ask(server.origin))).rejects.toMatchObject({ kind: 'vendor_unavailable' });
  expect(server.requests).toHaveLength(3);
  expect(waits).toHaveLength(2);
  expect(waits[1]).toBeGreaterThanOrEqual(waits[0] ?? 0);
});

test.each([400, 401, 403, 404, 422])('does not try again after a %i', async (status) => {
  const server = await serve(inOrder(reply(status), good));
  await expect(testClient().http.request(ask(server.origin))).rejects.toMatchObject({ isRetryable: false });
  expect(server.requests).toHaveLength(1);
});

test('waits as long as Retry-After asks, when that is short, and keeps the others of this host waiting', async () => {
  const server = await serve(inOrder(reply(429, '', { 'retry-after': '1' }), good));
  const { http, shared, waits } = testClient();
  const pauses: string[] = [];
  const pause = shared.rateLimiter.pause;
  shared.rateLimiter.pause = (host, untilMs) => {
    pauses.push(host);
    return pause(host, untilMs);
  };
  expect((await http.request(ask(server.origin))).body).toBe('good');
  expect(waits).toEqual([1000]);
  expect(pauses).toEqual(['test']);
});

test('gives a long Retry-After back at once, for 429 and for 503', async () => {
  for (const [status, kind] of [
    [429, 'rate_limited'],
    [503, 'vendor_unavailable'],
  ] as const) {
    const server = await serve(inOrder(reply(status, '', { 'retry-after': '60' })));
    const failed = testClient().http.request(ask(server.origin));
    await expect(failed).rejects.toMatchObject({ kind, retryAfterMs: 60_000 });
    expect(server.requests).toHaveLength(1);
  }
});

test('a name without an address is a failure that may pass', async () => {
  const lookup = () => Promise.reject(Object.assign(new Error('none'), { code: 'ENOTFOUND' }));
  const { http } = testClient({ lookup });
  const failed = http.request(ask('http://nowhere.example/'));
  await expect(failed).rejects.toMatchObject({ kind: 'vendor_unavailable' });
  await expect(failed).rejects.toThrow('couldn’t reach nowhere.example');
});

const DATE = 'Sat, 21 Nov 2026 10:00:00 GMT';
test.each([
  [{ 'retry-after': '7' }, 7000],
  [{ 'retry-after': ' 0.5 ' }, 500],
  [{ 'retry-after': 'Sat, 21 Nov 2026 10:00:05 GMT' }, 5000],
  [{ 'retry-after': 'Sat, 21 Nov 2026 10:00:05 GMT', date: 'Sat, 21 Nov 2026 10:00:02 GMT' }, 3000],
  [{ 'retry-after': 'Sat, 21 Nov 2026 09:00:00 GMT' }, 0],
  [{ 'retry-after': 'soon' }, null],
  [{ 'retry-after': '' }, null],
  [{}, null],
])('reads %j as %s ms', (headers, expected) => {
  expect(retryAfterMsOf(headers as Record<string, string>, Date.parse(DATE))).toBe(expected);
});

test('the circuit opens after five failures, lets one probe through after 30 s and closes with its success', async () => {
  let nowMs = 1_000_000;
  let isWell = false;
  const server = await serve((_request, response) => (isWell ? good : reply(500))(response));
  const { http } = testClient({ now: () => nowMs });
  const call = () => http.request(ask(server.origin));
  await expect(call()).rejects.toMatchObject({ retryAfterMs: null });
  await expect(call()).rejects.toMatchObject({ kind: 'vendor_unavailable' });
  expect(server.requests).toHaveLength(5);
  await expect(call()).rejects.toMatchObject({ kind: 'vendor_unavailable', retryAfterMs: 30_000 });
  expect(server.requests).toHaveLength(5);
  const elsewhere = { host: 'another', minGapMs: 0, concurrency: 1, timeoutMs: 5000 };
  isWell = true;
  expect((await http.request(ask(server.origin, { limits: elsewhere }))).body).toBe('good');
  isWell = false;
  nowMs += 30_000;
  await expect(call()).rejects.toThrow('status 500');
  expect(server.requests).toHaveLength(7);
  nowMs += 30_000;
  isWell = true;
  expect((await call()).body).toBe('good');
  expect((await call()).body).toBe('good');
});

test('a refusal is an answer of a healthy host: it ends a row of failures', async () => {
  const statuses = [500, 500, 500, 404, 500, 500, 500, 200];
  const server = await serve((_request, response) => reply(statuses.shift() ?? 200, 'good')(response));
  const { http } = testClient();
  await expect(http.request(ask(server.origin))).rejects.toMatchObject({ kind: 'vendor_unavailable' });
  await expect(http.request(ask(server.origin))).rejects.toMatchObject({ kind: 'invalid_request' });
  await expect(http.request(ask(server.origin))).rejects.toMatchObject({ kind: 'vendor_unavailable' });
  expect((await http.request(ask(server.origin))).body).toBe('good');
});

test('only one probe is under way at a time, also when it says nothing about the host', () => {
  let nowMs = 0;
  const breaker = createCircuitBreaker(() => nowMs);
  for (let failure = 0; failure < 5; failure += 1) breaker.end('a', 'failed');
  expect(breaker.waitMs('a')).toBe(30_000);
  nowMs = 30_000;
  expect(breaker.waitMs('a')).toBe(0);
  breaker.begin('a');
  expect(breaker.waitMs('a')).toBeGreaterThan(0);
  breaker.end('a', 'unknown');
  expect(breaker.waitMs('a')).toBe(0);
  breaker.end('a', 'ok');
  breaker.end('a', 'failed');
  expect(breaker.waitMs('a')).toBe(0);
});

function reset(response: { socket: { destroy(): void } | null }): void {
  response.socket?.destroy();
}

test('a pause of years is a day: nobody can lock a host for good', () => {
  expect(retryAfterMsOf({ 'retry-after': '9'.repeat(400) }, 0)).toBe(24 * 3600_000);
  expect(retryAfterMsOf({ 'retry-after': 'Fri, 31 Dec 2999 23:59:59 GMT' }, 0)).toBe(24 * 3600_000);
});
