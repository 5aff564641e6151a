import { expect, test } from 'vitest';
import { ask, inOrder, reply, serve, testClient } from '../test-helpers/local-server.ts';

const to = (location: string, status = 302) => reply(status, '', { location });

test('follows as many redirects as allowed, counts each call and names the last address', async () => {
  const server = await serve(inOrder(to('/b?x=1', 301), to('c', 307), reply(200, 'end')));
  const { http, shared } = testClient();
  const answer = await http.request(ask(`${server.origin}/a`, { redirectsMax: 2 }));
  expect(answer).toMatchObject({ body: 'end', url: `${server.origin}/c` });
  expect(server.requests.map(({ url }) => url)).toEqual(['/a', '/b?x=1', '/c']);
  expect(shared.usage('sec').calls).toBe(3);
});

test('a redirect is a changed contract where none is expected, and a loop ends', async () => {
  const server = await serve(inOrder(to('/again')));
  const { http } = testClient();
  const unexpected = http.request(ask(server.origin));
  await expect(unexpected).rejects.toMatchObject({ kind: 'contract_changed' });
  const loop = http.request(ask(server.origin, { redirectsMax: 3 }));
  await expect(loop).rejects.toMatchObject({ kind: 'contract_changed' });
  await expect(loop).rejects.toThrow('more than 3 times');
  expect(server.requests).toHaveLength(5);
});

test('keys stay with the origin that they belong to', async () => {
  const other = await serve(inOrder(reply(200, 'file')));
  const server = await serve(inOrder(to('/same'), to(`${other.origin}/file`)));
  const headers = { Authorization: 'Basic a', 'X-Api-Key': 'b', Cookie: 'c', 'X-Plain': 'd' };
  await testClient().http.request(ask(server.origin, { headers, redirectsMax: 2 }));
  expect(server.requests[1]?.headers).toMatchObject({ authorization: 'Basic a', 'x-api-key': 'b' });
  const received = other.requests[0]?.headers ?? {};
  expect(received).toMatchObject({ 'x-plain': 'd', 'user-agent': 'workbench-test' });
  for (const secret of ['authorization', 'x-api-key', 'cookie']) expect(received).not.toHaveProperty(secret);
});

test('a POST becomes a GET after 303, stays one after 307, and is not carried to another host', async () => {
  const { http } = testClient();
  const post = { method: 'POST', body: '{"a":1}', headers: { 'content-type': 'application/json' } } as const;
  const seen = await serve(inOrder(to('/got', 303), reply(200), to('/kept', 307), reply(200)));
  await http.request(ask(seen.origin, { ...post, redirectsMax: 1 }));
  await http.request(ask(seen.origin, { ...post, redirectsMax: 1 }));
  expect(seen.requests.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST', 'POST']);
  expect(seen.requests[1]?.headers).not.toHaveProperty('content-type');
  const other = await serve(inOrder(reply(200)));
  const away = await serve(inOrder(to(other.origin, 308)));
  const refused = http.request(ask(away.origin, { ...post, redirectsMax: 1 }));
  await expect(refused).rejects.toMatchObject({ kind: 'contract_changed' });
  expect(other.connections).toBe(0);
});
