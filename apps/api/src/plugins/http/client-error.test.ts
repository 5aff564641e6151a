import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing.ts';

/** What the server answers to these bytes until it closes the connection. */
async function answerTo(app: FastifyInstance, bytes: string): Promise<string> {
  if (app.server.address() === null) await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

const bodyOf = (answer: string) => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')));

describe('what is no request', () => {
  it.each([
    ['GARBAGE\r\n\r\n', 'HTTP/1.1 400 ', 'not a request'],
    ['GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 'HTTP/1.1 400 ', 'not a request'],
    [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 'HTTP/1.1 431 ', 'too long'],
  ])('is refused in the one error shape (%#)', async (bytes, status, message) => {
    const answer = await answerTo(await testApp(), bytes);
    expect(answer.startsWith(status)).toBe(true);
    expect(bodyOf(answer)).toEqual({ code: 'BAD_REQUEST', message: expect.stringContaining(message) });
  });
});

describe('a request that comes a byte at a time', () => {
  it('is ended with 408 when its time is up', async () => {
    const app = await testApp({ requestTimeoutMs: 200 });
    const head =
      'POST /api/companies HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9';
    expect(await answerTo(app, `${head}\r\n\r\n{`)).toContain('HTTP/1.1 408 ');
    expect((await testApp()).server.requestTimeout).toBeGreaterThan(0);
  });
});
