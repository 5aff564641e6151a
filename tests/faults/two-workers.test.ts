import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sendJson } from '../helpers/send-json.ts';
import { syncToEnd, useTwoWorkers } from './helpers/two-workers.ts';
import { until } from './helpers/workspace.ts';

const product = useTwoWorkers();

test('two workers share a sync, no company is asked about twice, and no host is asked faster than it allows', async () => {
  const COMPANIES = 15;
  const origin = await product.start(COMPANIES, { HOST_LIMITS: 'on' });
  expect(await syncToEnd(origin)).toMatchObject({ total: COMPANIES, failed: 0 });
  expect(await product.sandbox.violations()).toEqual([]);
  const bought = (await product.sandbox.invoice()).map(({ vendor, item }) => `${vendor} ${item}`);
  expect(new Set(bought).size).toBe(bought.length);
});

test('two seconds after a pause nothing new begins, and when it ends the rest is done', async () => {
  const origin = await product.start(200);
  await product.sandbox.setLatency(200);
  const { id } = await sendJson(origin, 'POST', '/api/sources/sync');
  const read = () => sendJson(origin, 'GET', `/api/sources/sync/${id}`);
  await until(120_000, 'some are done', async () => (await read()).completed > 10);
  await sendJson(origin, 'POST', `/api/sources/sync/${id}/pause`);
  await sleep(2_000);
  const { state, pending } = await read();
  expect(state).toBe('paused');
  expect(pending).toBeGreaterThan(0);
  await until(90_000, 'what had begun has ended', async () => (await read()).running === 0);
  await sleep(2_000);
  expect((await read()).pending).toBe(pending);
  await product.sandbox.setLatency(0);
  await sendJson(origin, 'POST', `/api/sources/sync/${id}/resume`);
  await until(120_000, 'the run has ended', async () => (await read()).state === 'completed');
  const { completed, skipped, failed, total } = await read();
  expect([completed + skipped, failed]).toEqual([total, 0]);
});
