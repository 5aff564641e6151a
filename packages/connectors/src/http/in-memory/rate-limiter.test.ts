import { expect, test } from 'vitest';
import { ask, inOrder, reply, serve, testClient } from '../test-helpers/local-server.ts';
import type { HostLimits } from '../types.ts';
import { createMemoryRateLimiter } from './rate-limiter.ts';

const limits = (more: Partial<HostLimits> = {}): HostLimits => ({
  host: 'a',
  minGapMs: 0,
  concurrency: 1,
  timeoutMs: 1000,
  ...more,
});

/** A clock that moves only when someone sleeps. */
function gateWithClock() {
  const clock = { nowMs: 1_000_000 };
  const gate = createMemoryRateLimiter({
    now: () => clock.nowMs,
    sleep: async (ms) => {
      clock.nowMs += ms;
    },
  });
  return { clock, gate };
}

test('keeps the gap between two entries, for each host on its own', async () => {
  const { clock, gate } = gateWithClock();
  const entries: number[] = [];
  for (let entry = 0; entry < 3; entry += 1) {
    const pass = await gate.acquire(limits({ minGapMs: 400 }));
    entries.push(clock.nowMs - 1_000_000);
    await pass.release();
  }
  expect(entries).toEqual([0, 400, 800]);
  await gate.acquire(limits({ host: 'b', minGapMs: 400 }));
  expect(clock.nowMs).toBe(1_000_800);
});

test('lets in no more at once than allowed, in the order in which they came', async () => {
  const { gate } = gateWithClock();
  const order: number[] = [];
  let inside = 0;
  let most = 0;
  const work = async (index: number) => {
    const pass = await gate.acquire(limits({ concurrency: 2 }));
    order.push(index);
    inside += 1;
    most = Math.max(most, inside);
    await new Promise((resolve) => setImmediate(resolve));
    inside -= 1;
    await pass.release();
    await pass.release();
  };
  await Promise.all(Array.from({ length: 20 }, (_, index) => work(index)));
  expect(most).toBe(2);
  expect(order).toEqual(Array.from({ length: 20 }, (_, index) => index));
});

test('nobody enters before a pause is over', async () => {
  const { clock, gate } = gateWithClock();
  await gate.pause('a', clock.nowMs + 5000);
  await gate.pause('a', clock.nowMs + 1000);
  await gate.acquire(limits());
  expect(clock.nowMs).toBe(1_005_000);
});

test('one who gives up does not hold up the others', async () => {
  const { gate } = gateWithClock();
  const first = await gate.acquire(limits());
  const gone = gate.acquire(limits(), AbortSignal.abort(new Error('gone')));
  const next = gate.acquire(limits());
  await first.release();
  await expect(gone).rejects.toThrow('gone');
  await (await next).release();
});

test('a place is free again after success, refusal and broken connection', async () => {
  const server = await serve(
    inOrder(reply(200), reply(404), (response) => response.socket?.destroy(), reply(200, 'on')),
  );
  const { http } = testClient();
  const one = ask(server.origin, { limits: limits() });
  await http.request(one);
  await expect(http.request(one)).rejects.toMatchObject({ kind: 'invalid_request' });
  expect((await http.request(one)).body).toBe('on');
});

test('lifted limits skip the gate on the loopback alone, and only where private networks are allowed', async () => {
  const server = await serve(inOrder(reply(200)));
  const lookup = async () => [{ address: '127.0.0.1', family: 4 }];
  const entered: string[] = [];
  for (const [allowPrivateNetwork, url] of [
    [true, server.origin],
    [true, `http://acme.example:${server.port}/`],
    [false, 'http://acme.example/'],
  ] as const) {
    const { http, shared } = testClient({ allowPrivateNetwork, limitsLifted: true, lookup });
    const enter = shared.rateLimiter.acquire;
    shared.rateLimiter.acquire = (...args) => {
      entered.push(url);
      return enter(...args);
    };
    await http.request(ask(url)).catch(() => undefined);
  }
  expect(entered).toEqual([`http://acme.example:${server.port}/`, 'http://acme.example/']);
});
