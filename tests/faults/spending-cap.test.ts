import { expect, test } from 'vitest';
import { sendJson } from '../helpers/send-json.ts';
import { syncToEnd, useTwoWorkers } from './helpers/two-workers.ts';

const product = useTwoWorkers();

test('a spending cap holds over two workers to the credit, and the run says what was not done', async () => {
  const CAP = 20;
  const origin = await product.start(60);
  await sendJson(origin, 'PUT', '/api/sources/apollo/connection', { creditCap: CAP });
  const run = await syncToEnd(origin);
  const spent = (await product.sandbox.invoice()).filter(({ vendor }) => vendor === 'apollo');
  expect(spent.reduce((sum, { credits }) => sum + credits, 0)).toBe(CAP);
  const items = await sendJson(origin, 'GET', `/api/sources/sync/${run.id}/items?state=skipped&limit=500`);
  expect(items).toHaveLength(run.skipped);
  expect(run.skipped).toBeGreaterThan(25);
  for (const { message } of items) expect(message).toMatch(/Apollo.*cap of 20 credits/);
});
