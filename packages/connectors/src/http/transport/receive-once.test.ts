import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ask, inOrder, reply, serve, testClient } from '../test-helpers/local-server.ts';
import type { HttpRequest } from '../types.ts';

/** Receives what the server sends. */
async function receive(origin: string, request: Partial<HttpRequest> = {}) {
  const pieces: Uint8Array[] = [];
  const answer = await testClient().http.request(
    ask(origin, {
      receive: async (bytes) => {
        for await (const piece of bytes) pieces.push(piece);
      },
      ...request,
    }),
  );
  return { answer, text: Buffer.concat(pieces).toString() };
}

const LIST = 'one\ntwo\n'.repeat(50_000);

test.each([
  ['as it is', {}, Buffer.from(LIST)],
  ['packed', { 'content-encoding': 'gzip' }, gzipSync(LIST)],
  ['packed otherwise', { 'content-encoding': 'br' }, brotliCompressSync(LIST)],
  ['a packed file', { 'content-type': 'text/csv' }, gzipSync(LIST)],
  ['empty', {}, Buffer.alloc(0)],
])('a body is received %s', async (name, headers: Record<string, string>, body) => {
  const server = await serve((_request, response) => reply(200, body, headers)(response));
  const { answer, text } = await receive(server.origin);
  expect(text).toBe(name === 'empty' ? '' : LIST);
  expect(answer).toMatchObject({ status: 200, body: '' });
});

test('a refusal is classified by its body, and is not received', async () => {
  const server = await serve((_request, response) => reply(403, '{"error":"plan"}')(response));
  const classify = (_status: number, body: string) => (body.includes('plan') ? ('forbidden' as const) : null);
  let isReceived = false;
  const refused = receive(server.origin, {
    classify,
    receive: async () => {
      isReceived = true;
    },
  });
  await expect(refused).rejects.toMatchObject({ kind: 'forbidden' });
  expect(isReceived).toBe(false);
});

test('what is cut, packed wrongly or too large fails, and is sent once', async () => {
  const cut = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('x');
    setImmediate(() => response.destroy());
  });
  await expect(receive(cut.origin)).rejects.toMatchObject({ kind: 'vendor_unavailable' });
  const half = gzipSync(LIST).subarray(0, 300);
  const wrong = await serve((_request, response) => reply(200, half, { 'content-encoding': 'gzip' })(response));
  await expect(receive(wrong.origin)).rejects.toMatchObject({ kind: 'vendor_unavailable' });
  const bomb = gzipSync(Buffer.alloc(5_000_000));
  const large = await serve((_request, response) => reply(200, bomb, { 'content-encoding': 'gzip' })(response));
  await expect(receive(large.origin, { bytesMax: 100_000 })).rejects.toMatchObject({ kind: 'too_large' });
  const busy = await serve(inOrder(reply(503), reply(200, LIST)));
  await expect(receive(busy.origin)).rejects.toMatchObject({ kind: 'vendor_unavailable' });
  for (const server of [cut, wrong, large, busy]) expect(server.requests).toHaveLength(1);
});

test('what the receiver throws is thrown on, and the rest of the body is not read', async () => {
  const piece = Buffer.alloc(64 * 1024);
  let sent = 0;
  const server = await serve((_request, response) => {
    const write = () => {
      while (sent < 10_000) {
        sent += 1;
        if (!response.write(piece)) return response.once('drain', write);
      }
      return response.end();
    };
    response.on('close', () => undefined);
    write();
  });
  const own = new Error('the database is away');
  const failing = receive(server.origin, {
    bytesMax: 10 ** 9,
    receive: async (bytes) => {
      for await (const _ of bytes) throw own;
    },
  });
  await expect(failing).rejects.toBe(own);
  expect(sent).toBeLessThan(10_000);
});
