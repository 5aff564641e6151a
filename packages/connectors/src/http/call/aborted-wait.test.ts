import { expect, test } from 'vitest';
import { ask, inOrder, LIMITS, reply, serve, testClient } from '../test-helpers/local-server.ts';

test('a call that is given up while it stands at the gate is never sent', async () => {
  const server = await serve(inOrder(reply(200, 'first'), reply(200, 'second')));
  const { http, shared } = testClient();
  const pass = await shared.rateLimiter.acquire({ ...LIMITS, concurrency: 1 });
  const stop = new AbortController();
  const waiting = http.request(ask(server.origin, { limits: { ...LIMITS, concurrency: 1 }, signal: stop.signal }));
  stop.abort(new Error('the time is over'));
  await pass.release();
  await expect(waiting).rejects.toThrow('the time is over');
  expect(server.requests).toHaveLength(0);
});
