import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ask, inOrder, reply, serve, silence, testClient } from './test-helpers/local-server.ts';
import { decodeText } from './transport/decode-text.ts';

const always = (status: number, body: string | Buffer = '', headers: Record<string, string> = {}) =>
  serve((_request, response) => reply(status, body, headers)(response));

test('gives status, headers in lower case, address and text, and sends the default headers', async () => {
  const server = await always(200, 'hello', { 'X-Total': '3', 'set-cookie': 'id=1' });
  const { http, shared } = testClient();
  const answer = await http.request(ask(`${server.origin}/a?b=c`, { headers: { 'X-Api-Key': 'k' } }));
  expect(answer).toMatchObject({ status: 200, body: 'hello', url: `${server.origin}/a?b=c`, fromStore: false });
  expect(answer.headers['x-total']).toBe('3');
  expect(answer.headers).not.toHaveProperty('set-cookie');
  expect(server.requests[0]?.headers).toMatchObject({
    'user-agent': 'workbench-test',
    'accept-encoding': 'gzip, deflate, br',
    'x-api-key': 'k',
  });
  expect(shared.usage('sec')).toMatchObject({ calls: 1, failed: 0 });
});

test.each([
  ['gzip', gzipSync('packed ä')],
  ['br', brotliCompressSync('packed ä')],
  ['deflate', deflateSync('packed ä')],
  ['deflate', deflateRawSync('packed ä')],
  ['deflate, gzip', gzipSync(deflateSync('packed ä'))],
])('unpacks %s', async (encoding, body) => {
  const server = await always(200, body, { 'content-encoding': encoding });
  expect((await testClient().http.request(ask(server.origin))).body).toBe('packed ä');
});

test('stops at the size limit, for what is declared, what is streamed and what is packed', async () => {
  const bomb = gzipSync(Buffer.alloc(20_000_000));
  expect(bomb.length).toBeLessThan(100_000);
  const declared = await always(200, Buffer.alloc(200_000));
  const streamed = await serve((_request, response) => {
    for (let part = 0; part < 20; part += 1) response.write(Buffer.alloc(10_000));
    response.end();
  });
  const packed = await always(200, bomb, { 'content-encoding': 'gzip' });
  const { http } = testClient();
  for (const server of [declared, streamed, packed]) {
    const refused = http.request(ask(server.origin, { bytesMax: 100_000 }));
    await expect(refused).rejects.toMatchObject({ kind: 'too_large' });
    expect(server.requests).toHaveLength(1);
  }
});

test('an answer exactly as large as the limit is taken', async () => {
  const server = await always(200, 'x'.repeat(100));
  expect((await testClient().http.request(ask(server.origin, { bytesMax: 100 }))).body).toHaveLength(100);
});

test.each([
  [401, 'auth'],
  [402, 'credits_exhausted'],
  [403, 'forbidden'],
  [404, 'invalid_request'],
  [400, 'invalid_request'],
  [422, 'invalid_request'],
  [302, 'contract_changed'],
  [304, 'contract_changed'],
])('a %i is the failure %s, in words without body or address', async (status, kind) => {
  const server = await always(status, 'raw body');
  const failed = testClient().http.request(ask(`${server.origin}/x?api_key=secret`));
  await expect(failed).rejects.toMatchObject({ kind, vendor: 'sec', name: 'ConnectorError' });
  await expect(failed).rejects.not.toThrow(/raw body|secret|undefined/);
  expect(server.requests).toHaveLength(1);
});

test('an accepted status is an answer, and a connector may classify a refusal by its body', async () => {
  const server = await always(422, 'insufficient credits');
  const { http } = testClient();
  expect((await http.request(ask(server.origin, { accept: [422] }))).status).toBe(422);
  const classify = (_status: number, body: string) =>
    body.includes('credits') ? ('credits_exhausted' as const) : null;
  await expect(http.request(ask(server.origin, { classify }))).rejects.toMatchObject({ kind: 'credits_exhausted' });
});

test.each([
  ['slow headers', silence],
  ['a slow body', (response: { write(text: string): unknown }) => void response.write('half')],
])('%s end with the time limit', async (_name, answer) => {
  const server = await serve(inOrder(answer as never));
  const limits = { host: 'slow', minGapMs: 0, concurrency: 1, timeoutMs: 400 };
  const failed = testClient().http.request(ask(server.origin, { limits }));
  await expect(failed).rejects.toMatchObject({ kind: 'vendor_unavailable', isRetryable: true });
  await expect(failed).rejects.toThrow('did not answer within 0.4 s');
  expect(server.requests).toHaveLength(3);
});

test('a truncated body and a reset are failures that may pass', async () => {
  const truncated = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('half');
    setTimeout(() => response.socket?.destroy(), 10);
  });
  const reset = await serve((request) => request.socket.destroy());
  for (const server of [truncated, reset]) {
    const failed = testClient().http.request(ask(server.origin));
    await expect(failed).rejects.toMatchObject({ kind: 'vendor_unavailable', isRetryable: true });
  }
});

const shape = z.object({ organization: z.object({ employees: z.number() }), tags: z.array(z.string()).optional() });

test('JSON is read whatever its content type, and names the field that does not fit', async () => {
  const { http } = testClient();
  const good = await always(200, '\ufeff{"organization":{"employees":12}}', { 'content-type': 'text/html' });
  expect((await http.json(ask(good.origin), shape)).data.organization.employees).toBe(12);
  expect(good.requests[0]?.headers.accept).toBe('application/json');
  const changed = await always(200, '{"organization":{"employees":"12"}}');
  await expect(http.json(ask(changed.origin), shape)).rejects.toMatchObject({
    kind: 'contract_changed',
    field: 'organization.employees',
    message: 'vendor sec: field organization.employees (Invalid input: expected number, received string)',
  });
  const html = await always(200, '<html>secret</html>');
  const notJson = { kind: 'contract_changed', message: 'vendor sec: the answer is not JSON' };
  await expect(http.json(ask(html.origin), shape)).rejects.toMatchObject(notJson);
  const empty = await always(200);
  await expect(http.json(ask(empty.origin), shape)).rejects.toMatchObject(notJson);
});

test('a union names the field of the alternative that fitted furthest', async () => {
  const server = await always(200, '{"item":{"size":{"min":"x"}}}');
  const union = z.object({ item: z.union([z.null(), z.object({ size: z.object({ min: z.number() }) })]) });
  const failed = testClient().http.json(ask(server.origin), union);
  await expect(failed).rejects.toMatchObject({ field: 'item.size.min' });
});

const bytes = (...codes: number[]) => Uint8Array.from(codes);
test.each([
  ['UTF-8', bytes(0xc3, 0xa9), 'text/html', 'é'],
  ['windows-1252 when it is not UTF-8', bytes(0xe9, 0x80), 'text/html', 'é€'],
  ['the content type', bytes(0x83, 0x65), 'text/plain; charset="Shift_JIS"', 'テ'],
  ['a byte order mark before the content type', bytes(0xff, 0xfe, 0xe9, 0x00), 'text/plain; charset=utf-8', 'é'],
  ['UTF-16 big endian', bytes(0xfe, 0xff, 0x00, 0xe9), '', 'é'],
  ['an unknown charset as if none was given', bytes(0xc3, 0xa9), 'text/plain; charset=nonsense', 'é'],
])('reads %s', (_name, input, contentType, text) => {
  expect(decodeText(input, contentType)).toBe(text);
});

test.each([
  ['<meta charset="windows-1251">', '<meta charset="windows-1251">ж'],
  ['<?xml version="1.0" encoding="windows-1251"?>', '<?xml version="1.0" encoding="windows-1251"?>ж'],
])('reads what a page says of itself: %s', (head, text) => {
  expect(decodeText(Buffer.concat([Buffer.from(head), Buffer.from([0xe6])]), 'text/html')).toBe(text);
});

test.each(['key\r\nx-evil: 1', 'ключ', 'a\u0000b'])(
  'a key that can not be written is refused before anything is reserved or sent: %j',
  async (key) => {
    const server = await serve(inOrder(reply(200, '{}')));
    const { http, shared } = testClient();
    const paid = { key: 'company:acme.com', creditsMax: 1, freshForMs: 1000, creditsOf: () => 1 };
    const refused = http.request(ask(server.origin, { headers: { 'x-api-key': key }, paid }));
    await expect(refused).rejects.toMatchObject({ kind: 'invalid_request', field: 'x-api-key' });
    await expect(refused).rejects.not.toThrow(key);
    expect([server.connections, shared.usage('sec').calls, shared.usage('sec').credits]).toEqual([0, 0, 0]);
  },
);

test('a header name that can not be written is no call that may have been paid for', async () => {
  const { http, shared } = testClient();
  const paid = { key: 'company:acme.com', creditsMax: 1, freshForMs: 1000, creditsOf: () => 1 };
  const refused = http.request(ask('http://127.0.0.1:9/', { headers: { 'a b': 'x' }, paid }));
  await expect(refused).rejects.toMatchObject({ kind: 'vendor_unavailable' });
  expect(shared.usage('sec').credits).toBe(0);
});
