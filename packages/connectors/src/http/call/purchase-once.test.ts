import { expect, test } from 'vitest';
import { z } from 'zod';
import { createMemoryShared } from '../in-memory/http-shared.ts';
import { ask, inOrder, LIMITS, reply, serve, silence, testClient } from '../test-helpers/local-server.ts';
import type { PaidCall } from '../types.ts';

const buy = (more: Partial<PaidCall> = {}): PaidCall => ({
  key: 'company:acme.com',
  creditsMax: 3,
  freshForMs: 60_000,
  creditsOf: ({ body }) => Number(body),
  ...more,
});

test('what was bought is counted at its real price and not bought again while it is fresh', async () => {
  const server = await serve(inOrder(reply(200, '2')));
  const { http, shared } = testClient();
  const paid = ask(server.origin, { method: 'POST', body: '{}', paid: buy() });
  expect(await http.request(paid)).toMatchObject({ body: '2', fromStore: false });
  expect(await http.request(paid)).toMatchObject({ body: '2', fromStore: true });
  expect(server.requests).toHaveLength(1);
  expect(shared.usage('sec')).toEqual({ calls: 1, failed: 0, credits: 2, reserved: 0 });
});

test('an accepted miss is settled too, and a price that can not be read counts in full', async () => {
  const server = await serve(inOrder(reply(404, '0'), reply(200, 'no number')));
  const { http, shared } = testClient();
  const paid = ask(server.origin, { accept: [404], paid: buy() });
  expect((await http.request(paid)).status).toBe(404);
  expect((await http.request(paid)).fromStore).toBe(true);
  expect(shared.usage('sec').credits).toBe(0);
  await http.request({ ...paid, paid: buy({ key: 'company:b.com' }) });
  const thrower = () => {
    throw new Error('no price');
  };
  await http.request({ ...paid, paid: buy({ key: 'company:c.com', creditsOf: thrower }) });
  expect(shared.usage('sec')).toMatchObject({ credits: 6, reserved: 0 });
});

test('nothing is sent and no price is held where only what was bought before is wanted', async () => {
  const server = await serve(inOrder(reply(200, '2')));
  const { http, shared } = testClient();
  const wanted = ask(server.origin, { paid: buy({ isStoredOnly: true }) });
  await expect(http.request(wanted)).rejects.toMatchObject({ kind: 'invalid_request' });
  expect(server.requests).toHaveLength(0);
  expect(shared.usage('sec')).toMatchObject({ credits: 0, reserved: 0 });
  await http.request(ask(server.origin, { paid: buy() }));
  expect(await http.request(wanted)).toMatchObject({ body: '2', fromStore: true });
});

const stuck = (response: { write(text: string): void }) => response.write('2');
/** Those that end by the time limit alone. */
const isSlow = (fault: unknown) => fault === silence || fault === stuck;
const broken: [string, (response: never) => void][] = [
  ['time-out', silence],
  ['slow body', stuck],
  ['reset', (response: { socket: { destroy(): void } }) => response.socket.destroy()],
  ['server error', reply(500)],
  ['redirect', reply(302, '', { location: '/elsewhere' })],
];
test.each(broken)('is sent at most once when it ends with a %s, and its price stays reserved', async (_name, fault) => {
  const server = await serve(inOrder(fault as never));
  const { http, shared } = testClient();
  const paid = ask(server.origin, {
    limits: { ...LIMITS, timeoutMs: isSlow(fault) ? 600 : LIMITS.timeoutMs },
    redirectsMax: 5,
    paid: buy(),
  });
  await expect(http.request(paid)).rejects.toMatchObject({ name: 'ConnectorError', isUncharged: false });
  await expect(http.request(paid)).rejects.toMatchObject({ kind: 'unsure_paid' });
  expect(server.requests).toHaveLength(1);
  expect(shared.usage('sec')).toEqual({ calls: 1, failed: _name === 'redirect' ? 0 : 1, credits: 0, reserved: 3 });
});

test.each([400, 401, 402, 403, 404, 422])(
  'a %i takes the reservation back, so it can be bought later',
  async (status) => {
    const server = await serve(inOrder(reply(status), reply(200, '1')));
    const { http, shared } = testClient();
    const paid = ask(server.origin, { paid: buy() });
    await expect(http.request(paid)).rejects.toMatchObject({ isRetryable: false, isUncharged: true });
    expect(shared.usage('sec').reserved).toBe(0);
    expect((await http.request(paid)).body).toBe('1');
  },
);

test('is tried again where it certainly cost nothing: 429 and no connection', async () => {
  const server = await serve(inOrder(reply(429), reply(200, '1')));
  let lookups = 0;
  const lookup = async () => {
    lookups += 1;
    if (lookups === 1) throw Object.assign(new Error('no answer'), { code: 'EAI_AGAIN' });
    return [{ address: '127.0.0.1', family: 4 }];
  };
  const { http, shared } = testClient({ lookup });
  const answer = await http.request(ask(`http://acme.example:${server.port}/`, { paid: buy() }));
  expect(answer.body).toBe('1');
  expect(server.requests).toHaveLength(2);
  expect(shared.usage('sec')).toEqual({ calls: 3, failed: 2, credits: 1, reserved: 0 });
});

test('the cap holds for fifty at once: never one credit over', async () => {
  const server = await serve(inOrder(reply(200, '3')));
  const { http, shared } = testClient({ capOf: () => 10 });
  const calls = Array.from({ length: 50 }, (_, index) =>
    http.request(ask(server.origin, { paid: buy({ key: `company:${index}` }) })),
  );
  const results = await Promise.allSettled(calls);
  const refused = results.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(refused).toHaveLength(47);
  for (const { reason } of refused) expect(reason).toMatchObject({ kind: 'cap_reached' });
  expect(server.requests).toHaveLength(3);
  expect(shared.usage('sec')).toMatchObject({ credits: 9, reserved: 0 });
});

test('the same purchase by two at once is sent once', async () => {
  const server = await serve(inOrder(reply(200, '1')));
  const { http } = testClient();
  const paid = ask(server.origin, { paid: buy() });
  const results = await Promise.allSettled([http.request(paid), http.request(paid)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(server.requests).toHaveLength(1);
});

test('an answer is not lost when calls can not be counted', async () => {
  const server = await serve(inOrder(reply(200, '1')));
  const shared = createMemoryShared();
  shared.ledger.countCall = () => Promise.reject(new Error('no database'));
  const { http } = testClient({ shared });
  expect((await http.request(ask(server.origin, { paid: buy() }))).body).toBe('1');
  expect(shared.usage('sec').credits).toBe(1);
});

test('a gate that fails before sending takes the reservation back', async () => {
  const shared = createMemoryShared();
  shared.rateLimiter.acquire = () => Promise.reject(new Error('no database'));
  const { http } = testClient({ shared });
  await expect(http.request(ask('http://127.0.0.1:1/', { paid: buy() }))).rejects.toThrow('no database');
  expect(shared.usage('sec').reserved).toBe(0);
});

test('an apology in the place of an answer is not kept when it cost nothing, and is when it did', async () => {
  const bodies = ['Please wait.', '{"wrong":1}', '{"right":1}', '{"wrong":2}'];
  const server = await serve(inOrder(...bodies.map((body) => reply(200, body))));
  const { http, shared } = testClient();
  const schema = z.object({ right: z.number() });
  const free = ask(server.origin, { paid: buy({ creditsOf: ({ body }) => (body.includes('right') ? 1 : 0) }) });
  await expect(http.json(free, schema)).rejects.toMatchObject({ kind: 'contract_changed' });
  await expect(http.json(free, schema)).rejects.toMatchObject({ kind: 'contract_changed' });
  expect(shared.usage('sec')).toMatchObject({ credits: 0, reserved: 0 });
  expect((await http.json(free, schema)).data).toEqual({ right: 1 });
  const charged = ask(server.origin, { paid: buy({ key: 'company:b.com', creditsOf: () => 1 }) });
  await expect(http.json(charged, schema)).rejects.toMatchObject({ kind: 'contract_changed' });
  await expect(http.json(charged, schema)).rejects.toMatchObject({ kind: 'contract_changed' });
  expect(server.requests).toHaveLength(4);
  expect(shared.usage('sec')).toMatchObject({ credits: 2, reserved: 0 });
});

const throwing = () => {
  throw new Error('can not read this');
};
test.each([
  ['a 200', 200, { isErrorBody: throwing }],
  ['a 500', 500, { classify: throwing }],
  ['a 429', 429, { rateLimitWaitMs: throwing }],
])('%s whose reading fails by a bug stays counted: the vendor has answered', async (_name, status, more) => {
  const server = await serve(inOrder(reply(status, '{}')));
  const { http, shared } = testClient();
  const paid = ask(server.origin, { paid: buy(), ...more });
  await expect(http.request(paid)).rejects.toMatchObject({ kind: 'contract_changed', isUncharged: false });
  await expect(http.request(paid)).rejects.toMatchObject({ kind: 'unsure_paid' });
  expect(server.requests).toHaveLength(1);
  expect(shared.usage('sec')).toMatchObject({ credits: 0, reserved: 3 });
});
