import { NotificationModel, WebhookModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCompany } from '../companies/index.ts';
import { updateWebhook } from './change-webhooks.ts';
import { sendTest } from './deliveries/send-test.ts';
import { getWebhook } from './find-webhooks.ts';
import { SECRETS_MAX } from './limits.ts';
import { rotateSecret } from './rotate-secret.ts';
import { sendDue } from './send/send-due.ts';
import { useReceiver } from './webhooks.fixtures.ts';

useTestDatabase();
let bench: ReturnType<typeof useReceiver>;
beforeEach(async () => {
  await emptyTestDatabase();
  bench = useReceiver();
});

const add = (domain: string) => createCompany({ ctx: bench.ctx, input: { name: domain, domain } as never });
const rotate = (id: string, overlapHours?: number) =>
  rotateSecret({ ctx: bench.ctx, input: { id, ...(overlapHours !== undefined && { overlapHours }) } });
const show = (id: string) => getWebhook({ ctx: bench.ctx, input: { id } });

describe('an address that has answered', () => {
  it.each([
    ['410 Gone', { status: 410 }],
    ['an error', { status: 503, retryAfterMs: 3_600_000 }],
  ])('%s says nothing of the one that has taken its place', async (_, answer) => {
    const { id } = await bench.create();
    await add('acme.com');
    await bench.collect();
    const asked = Promise.withResolvers<void>();
    const changed = Promise.withResolvers<void>();
    bench.answer = async ({ url }) => {
      if (url.includes('new.')) return { status: 204 };
      asked.resolve();
      await changed.promise;
      return answer;
    };
    const sending = sendDue(bench.ctx, id);
    await asked.promise;
    await updateWebhook({ ctx: bench.ctx, input: { id, url: 'https://new.acme.com/' } });
    changed.resolve();
    await sending;
    expect(await show(id)).toMatchObject({ isEnabled: true, failed: 0, failingSince: null, pausedUntil: null });
    expect(await NotificationModel.countDocuments()).toBe(0);
    bench.pass(4 * 3_600_000);
    await bench.run();
    expect(bench.messages.at(-1)?.url).toBe('https://new.acme.com/');
    expect(await show(id)).toMatchObject({ pending: 0, failed: 0 });
  });
});

describe('rotations', () => {
  it('at once: each answered secret signs, and whoever came second is told', async () => {
    const { id } = await bench.create();
    const outcomes = await Promise.allSettled([rotate(id), rotate(id), rotate(id)]);
    const { secrets } = await WebhookModel.findById(id).orFail().lean();
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ kind: 'conflict' });
      else expect(secrets.map(({ sealed }) => sealed)).toContain(`sealed ${outcome.value.secret}`);
    }
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
  });

  it('in a row do not make the signature longer and longer', async () => {
    const { id } = await bench.create();
    for (let at = 1; at < SECRETS_MAX; at++) await rotate(id);
    await expect(rotate(id)).rejects.toMatchObject({
      kind: 'conflict',
      message: expect.stringContaining('overlapHours 0'),
    });
    expect((await rotate(id, 0)).secrets).toHaveLength(1);
  });
});

describe('a secret that cannot be read any more', () => {
  it('is no reason for a failure without a name, and no rotation keeps it', async () => {
    const { id } = await bench.create();
    await WebhookModel.updateOne({ _id: id }, { $set: { 'secrets.0.sealed': 'foreign' } });
    const { open } = bench.ctx.secrets;
    bench.ctx.secrets.open = (sealed) => {
      if (sealed === 'foreign') throw new Error('wrong key');
      return open(sealed);
    };
    await expect(sendTest({ ctx: bench.ctx, input: { id } })).rejects.toMatchObject({ kind: 'conflict' });
    await add('acme.com');
    await bench.run();
    expect(await show(id)).toMatchObject({ offReason: 'secret_lost' });
    const turnOn = () => updateWebhook({ ctx: bench.ctx, input: { id, isEnabled: true } });
    await expect(turnOn()).rejects.toMatchObject({ kind: 'conflict' });
    await rotate(id);
    await turnOn();
    await add('beta.com');
    await bench.run();
    expect(bench.bodies()).toMatchObject([{ type: 'company.created', data: { company: { domain: 'beta.com' } } }]);
    expect(await show(id)).toMatchObject({ isEnabled: true });
  });
});

describe('webhooks that were all off for longer than the feed lasts', () => {
  it('lose nothing of what happens once one is on again', async () => {
    const { id } = await bench.create();
    await add('before.com');
    await bench.run();
    await updateWebhook({ ctx: bench.ctx, input: { id, isEnabled: false } });
    bench.pass(40 * 24 * 3_600_000);
    await updateWebhook({ ctx: bench.ctx, input: { id, isEnabled: true } });
    await add('after.com');
    await bench.run();
    expect(bench.bodies().map(({ data }) => data.company.domain)).toEqual(['before.com', 'after.com']);
  });
});
