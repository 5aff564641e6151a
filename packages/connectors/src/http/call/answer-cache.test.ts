import { expect, test } from 'vitest';
import { z } from 'zod';
import { ask, inOrder, reply, serve, testClient } from '../test-helpers/local-server.ts';

test('the answer is taken from the cache until it is too old', async () => {
  let nowMs = 1_000_000;
  const server = await serve(inOrder(reply(200, 'one'), reply(200, 'two')));
  const { http, shared } = testClient({ now: () => nowMs });
  const cachedFor = (cacheMs: number) => http.request(ask(server.origin, { cacheMs }));
  expect(await cachedFor(1000)).toMatchObject({ body: 'one', fromStore: false });
  nowMs += 999;
  expect(await cachedFor(1000)).toMatchObject({ body: 'one', fromStore: true, fetchedAt: new Date(1_000_000) });
  nowMs += 1;
  expect(await cachedFor(1000)).toMatchObject({ body: 'two', fromStore: false });
  expect(shared.usage('sec').calls).toBe(2);
});

test('an answer that a clock which was ahead has stored is asked for again', async () => {
  let nowMs = Date.parse('2027-11-22T12:00:00Z');
  const server = await serve(inOrder(reply(200, 'one'), reply(200, 'two')));
  const { http } = testClient({ now: () => nowMs });
  const call = () => http.request(ask(server.origin, { cacheMs: 3_600_000 }));
  await call();
  nowMs = Date.parse('2026-11-22T12:00:00Z');
  expect(await call()).toMatchObject({ body: 'two', fromStore: false });
});

test('an old answer is asked for again by ETag and date, and counts as new when nothing changed', async () => {
  let nowMs = 1_000_000;
  const marks = { etag: '"v1"', 'last-modified': 'Sat, 21 Nov 2026 10:00:00 GMT' };
  const server = await serve(inOrder(reply(200, 'one', marks), reply(304), reply(200, 'two', { etag: '"v2"' })));
  const { http } = testClient({ now: () => nowMs });
  const call = () => http.request(ask(server.origin, { cacheMs: 1000 }));
  await call();
  nowMs += 1000;
  expect(await call()).toMatchObject({ status: 200, body: 'one', fromStore: true, fetchedAt: new Date(nowMs) });
  expect(server.requests[1]?.headers).toMatchObject({
    'if-none-match': '"v1"',
    'if-modified-since': marks['last-modified'],
  });
  nowMs += 999;
  expect((await call()).body).toBe('one');
  nowMs += 1;
  expect((await call()).body).toBe('two');
  expect(server.requests).toHaveLength(3);
});

test('nothing is cached without being asked for, after a failure, for a POST or for another key', async () => {
  const server = await serve(inOrder(reply(404), reply(200, 'a'), reply(200, 'b'), reply(200, 'c'), reply(200, 'd')));
  const { http } = testClient();
  const cacheMs = 60_000;
  await expect(http.request(ask(server.origin, { cacheMs }))).rejects.toMatchObject({ kind: 'invalid_request' });
  expect((await http.request(ask(server.origin))).body).toBe('a');
  expect((await http.request(ask(server.origin, { cacheMs, method: 'POST', body: '' }))).body).toBe('b');
  expect((await http.request(ask(server.origin, { cacheMs, headers: { 'X-Api-Key': '1' } }))).body).toBe('c');
  expect((await http.request(ask(server.origin, { cacheMs, headers: { 'X-Api-Key': '2' } }))).body).toBe('d');
  expect((await http.request(ask(server.origin, { cacheMs, headers: { 'x-api-key': '1' } }))).body).toBe('c');
});

test('an answer that is not as promised is not kept, whether it came now or from the cache', async () => {
  const etag = { etag: '"v1"' };
  const server = await serve(inOrder(reply(200, 'Please wait.', etag), reply(200, '{"a":1}'), reply(200, '{"a":"x"}')));
  const { http } = testClient();
  const asked = ask(server.origin, { cacheMs: 60_000 });
  const number = z.object({ a: z.number() });
  const text = z.object({ a: z.string() });
  await expect(http.json(asked, number)).rejects.toMatchObject({ kind: 'contract_changed' });
  expect((await http.json(asked, number)).data).toEqual({ a: 1 });
  expect(server.requests[1]?.headers).not.toHaveProperty('if-none-match');
  expect((await http.json(asked, number)).answer.fromStore).toBe(true);
  await expect(http.json(asked, text)).rejects.toMatchObject({ kind: 'contract_changed' });
  expect((await http.json(asked, text)).data).toEqual({ a: 'x' });
  expect(server.requests).toHaveLength(3);
});

test('text in the place of JSON is not kept either where the connector reads the answer itself', async () => {
  const server = await serve(inOrder(reply(200, 'Please wait.'), reply(200, '{}'), reply(200, 'again')));
  const { http } = testClient();
  const asked = ask(server.origin, { cacheMs: 60_000, headers: { Accept: 'application/json' } });
  expect((await http.request(asked)).body).toBe('Please wait.');
  expect((await http.request(asked)).body).toBe('{}');
  expect((await http.request(asked)).body).toBe('{}');
});
