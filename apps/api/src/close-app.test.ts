import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { closeApp } from './close-app.ts';
import { testApp } from './testing.ts';

/** Far more than the buffers of the system between both ends. */
const ANSWER_BYTES = 40_000_000;

async function request(port: number, path: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
  await once(socket, 'readable');
  return socket;
}

it('a request that has begun to arrive is answered although the server closes', async () => {
  const app = await testApp();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /healthz HTTP/1.1\r\n');
  await once(app.server, 'connection');
  await sleep(100);

  const closed = closeApp(app);
  await sleep(300);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(`Host: 127.0.0.1:${port}\r\n\r\n`);
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 \d{3} /);
  await closed;
});

it('a request that was refused before its body had arrived holds nothing up', async () => {
  const app = await testApp();
  app.addHook('onRequest', (_request, reply) => reply.code(401).send());
  app.post('/upload', () => 'never');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(`POST /upload HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: 300000\r\n\r\n`);
  await once(socket, 'data');
  socket.write(Buffer.alloc(200_000, 'a'));
  await sleep(200);

  const ended = once(socket, 'close');
  const closed = closeApp(app).then(() => 'closed');
  expect(await Promise.race([closed, sleep(10_000, 'held up')])).toBe('closed');
  await ended;
});

it('an answer that is written reaches its slow client although the server closes; an idle connection ends at once', async () => {
  const app = await testApp();
  app.get('/large', (_request, reply) => reply.send(Buffer.alloc(ANSWER_BYTES, 'a')));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const slow = await request(port, '/large');
  const idle = await request(port, '/healthz');
  idle.resume();

  const closed = closeApp(app);
  await once(idle, 'close');
  // Some more looks for idle connections.
  await sleep(300);
  let received = 0;
  slow.on('data', (chunk) => {
    received += chunk.length;
  });
  await once(slow, 'close');
  expect(received).toBeGreaterThan(ANSWER_BYTES);
  await closed;
});
