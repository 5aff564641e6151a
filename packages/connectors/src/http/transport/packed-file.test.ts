import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ask, inOrder, reply, serve, testClient } from '../test-helpers/local-server.ts';

test('a file that is packed without saying so is unpacked once, and within the limit', async () => {
  const packed = gzipSync('<urlset/>');
  const bomb = gzipSync(Buffer.alloc(10_000_000));
  const server = await serve(inOrder(reply(200, packed), reply(200, gzipSync(packed)), reply(200, bomb)));
  const { http } = testClient();
  expect((await http.request(ask(server.origin))).body).toBe('<urlset/>');
  expect((await http.request(ask(server.origin))).body).not.toBe('<urlset/>');
  await expect(http.request(ask(server.origin, { bytesMax: 1000 }))).rejects.toMatchObject({ kind: 'too_large' });
});
