import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { DatabaseWatchdog } from './watchdog.ts';

const LOOK_EVERY_MS = 5;
/** Many times what is waited for a database that is away. */
const LONG_MS = 300;
const never = () => new Promise<never>(() => {});

test.each<[string, () => Promise<unknown>]>([
  ['fails to answer', () => Promise.reject(new Error('away'))],
  ['does not answer at all', never],
])('who waits for a database that %s is told so, and the work that it is not waited for', async (_, ask) => {
  const watch = new DatabaseWatchdog(ask, LOOK_EVERY_MS);
  let given: AbortSignal | undefined;
  const answer = watch.run((signal) => {
    given = signal;
    return never();
  });
  await expect(answer).rejects.toMatchObject({
    kind: 'unavailable',
    message: expect.stringContaining('does not answer'),
  });
  expect(given?.aborted).toBe(true);
});

test('who waits in a long queue while the database answers is left to wait', async () => {
  const watch = new DatabaseWatchdog(() => Promise.resolve(), LOOK_EVERY_MS);
  expect(await watch.run(() => sleep(LONG_MS, 'done'))).toBe('done');
});

test('after an answer of the database the waiting begins anew', async () => {
  let asked = 0;
  const ask = () => (++asked % 6 === 0 ? Promise.resolve() : Promise.reject(new Error('away')));
  const watch = new DatabaseWatchdog(ask, LOOK_EVERY_MS);
  expect(await watch.run(() => sleep(LONG_MS, 'done'))).toBe('done');
  expect(asked).toBeGreaterThan(12);
});

test('a failure of the work is passed on, and nothing is asked for work that ends soon', async () => {
  let asked = 0;
  const watch = new DatabaseWatchdog(async () => asked++, LOOK_EVERY_MS);
  await expect(watch.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await sleep(LOOK_EVERY_MS * 4);
  expect(asked).toBe(0);
});
