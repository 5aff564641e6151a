import { WebhookDeliveryModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { createCompany } from '../../companies/index.ts';
import { replayDelivery } from '../deliveries/replay-deliveries.ts';
import { getWebhook } from '../find-webhooks.ts';
import { useReceiver } from '../webhooks.fixtures.ts';

useTestDatabase();
let bench: ReturnType<typeof useReceiver>;
beforeEach(async () => {
  await emptyTestDatabase();
  bench = useReceiver();
});

const HOUR_MS = 3_600_000;
const add = (domain: string) => createCompany({ ctx: bench.ctx, input: { name: domain, domain } });
async function runFor(hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour++) {
    await bench.run();
    bench.pass(HOUR_MS);
  }
}

it('days on which nothing was sent count for nothing: a new event has all its attempts', async () => {
  const { id } = await bench.create();
  bench.answer = () => ({ status: 503 });
  await add('acme.com');
  await runFor(26);
  bench.pass(6 * 24 * HOUR_MS);
  await add('beta.com');
  await runFor(20);
  expect(await getWebhook({ ctx: bench.ctx, input: { id } })).toMatchObject({ isEnabled: true, pending: 1, failed: 1 });
});

it('a delivery that is replayed waits as a new one does', async () => {
  const { id } = await bench.create();
  bench.answer = () => ({ status: 503 });
  await add('acme.com');
  await runFor(30);
  bench.pass(HOUR_MS);
  const deliveryId = (await WebhookDeliveryModel.findOne().orFail().lean())._id;
  await replayDelivery({ ctx: bench.ctx, input: { id, deliveryId } });
  await bench.run();
  const { dueAt, state } = await WebhookDeliveryModel.findOne().orFail().lean();
  expect(state).toBe('pending');
  expect(dueAt.getTime() - bench.now.getTime()).toBeLessThanOrEqual(1000);
});
