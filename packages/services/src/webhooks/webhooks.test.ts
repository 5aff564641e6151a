import {
  NotificationModel,
  ViewModel,
  WebhookCompanyModel,
  WebhookDeliveryModel,
  WebhookEventModel,
  WebhookModel,
  WebhookWorkModel,
} from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { Webhook } from 'standardwebhooks';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCompany, editCompany, getEditableCompany } from '../companies/index.ts';
import { deleteCompany } from '../trash/index.ts';
import { createView } from '../views/index.ts';
import { deleteWebhook, updateWebhook } from './change-webhooks.ts';
import { getDelivery, listDeliveries } from './deliveries/list-deliveries.ts';
import { replayDelivery, replayFailed } from './deliveries/replay-deliveries.ts';
import { sendTest } from './deliveries/send-test.ts';
import { getWebhook } from './find-webhooks.ts';
import { rotateSecret } from './rotate-secret.ts';
import { sendDue } from './send/send-due.ts';
import { useReceiver } from './webhooks.fixtures.ts';

useTestDatabase();
let bench: ReturnType<typeof useReceiver>;
beforeEach(async () => {
  await emptyTestDatabase();
  bench = useReceiver();
});

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const add = (domain: string, rest: object = {}) =>
  createCompany({ ctx: bench.ctx, input: { name: domain, domain, ...rest } as never });
const edit = async (id: string, fields: object) => {
  bench.pass(1);
  const { etag } = await getEditableCompany({ ctx: bench.ctx, input: { id } });
  await editCompany({ ctx: bench.ctx, input: { id, etag, ...fields } as never });
};
const rename = (id: string, name: string) => edit(id, { name });

describe('events of companies', () => {
  it('say what became of each, in order and numbered without a gap', async () => {
    await add('before.com');
    await bench.create();
    const { id } = await add('acme.com');
    await bench.run();
    await rename(id, 'Acme Robotics');
    await bench.run();
    await deleteCompany({ ctx: bench.ctx, input: { id } as never });
    await bench.run();
    await bench.run();
    expect(bench.bodies()).toMatchObject([
      { type: 'company.created', data: { companyId: id, sequence: 1, inView: null, company: { domain: 'acme.com' } } },
      { type: 'company.updated', data: { companyId: id, sequence: 2, company: { name: 'Acme Robotics' } } },
      { type: 'company.deleted', data: { companyId: id, sequence: 3, company: null, mergedInto: null } },
    ]);
  });

  it('are collected once, whichever step a kill interrupts', async () => {
    await bench.create();
    const { id } = await add('acme.com');
    await bench.collect();
    const [event, delivery] = [await WebhookEventModel.find().lean(), await WebhookDeliveryModel.find().lean()];
    const steps = [
      () => WebhookWorkModel.updateOne({}, { $set: { cursor: null } }),
      () => WebhookCompanyModel.deleteMany({}),
      () => WebhookDeliveryModel.deleteMany({}),
    ];
    for (let undone = 1; undone <= steps.length; undone++) {
      for (const undo of steps.slice(0, undone)) await undo();
      await rename(id, `Acme ${undone}`);
      await bench.collect();
      const deliveries = await WebhookDeliveryModel.find().sort({ sequence: 1 }).lean();
      expect((await WebhookEventModel.find().sort({ _id: 1 }).lean())[0]).toEqual(event[0]);
      expect(deliveries[0]).toMatchObject({ _id: delivery[0]?._id, sequence: 1 });
      expect(deliveries.map(({ sequence }) => sequence)).toEqual(deliveries.map((_, at) => at + 1));
      expect(new Set(deliveries.map(({ eventId }) => eventId)).size).toBe(deliveries.length);
    }
  });

  it('are of a view, and say when a company leaves it', async () => {
    const filter = { field: 'industry', op: 'is', value: 'Robotics' } as const;
    const view = await createView({ ctx: bench.ctx, input: { name: 'Robots', filter } });
    const { id: webhookId } = await bench.create({ viewId: view.id });
    await add('other.com', { industry: 'Food' });
    const { id } = await add('acme.com', { industry: 'Robotics' });
    await bench.run();
    await edit(id, { industry: 'Food' });
    await bench.run();
    await rename(id, 'Acme Foods');
    await bench.run();
    expect(bench.bodies().map(({ type, data }) => [type, data.companyId, data.inView, data.sequence])).toEqual([
      ['company.created', id, true, 1],
      ['company.updated', id, false, 2],
    ]);
    expect((await getWebhook({ ctx: bench.ctx, input: { id: webhookId } })).isEnabled).toBe(true);
  });

  it('are sent for no view that is gone: the webhook is switched off, and someone is told', async () => {
    const { id } = await bench.create();
    await WebhookModel.updateOne({ _id: id }, { $set: { viewId: '00000000-0000-4000-8000-000000000000' } });
    await add('acme.com');
    await bench.run();
    expect(bench.messages).toEqual([]);
    expect(await getWebhook({ ctx: bench.ctx, input: { id } })).toMatchObject({ offReason: 'view_unusable' });
    expect(await NotificationModel.find().lean()).toMatchObject([{ kind: 'webhook_off', link: '/webhooks' }]);
  });
});

describe('a view whose stored filter cannot be read', () => {
  const robots = { field: 'industry', op: 'is', value: 'Robotics' } as const;
  const UNREADABLE = ['{"field":"sentiment","op":"is","value":"good"}', '{"and":[{}]}', '[]', '{"field":'];

  /** Two webhooks, of which the view of one is stored by hand. */
  async function storeByHand(filter: string) {
    const view = await createView({ ctx: bench.ctx, input: { name: 'Robots', filter: robots } });
    const { id } = await bench.create({ viewId: view.id, url: 'https://other.acme.com/' });
    await bench.create();
    const store = () => ViewModel.updateOne({ _id: view.id }, { $set: { filter } });
    const change = (given: object) => updateWebhook({ ctx: bench.ctx, input: { id, ...given } });
    return { id, store, change };
  }
  const off = async (id: string) => (await getWebhook({ ctx: bench.ctx, input: { id } })).offReason;
  const urls = () => bench.messages.map(({ url }) => url);

  it.each(UNREADABLE)('switches off its own webhook alone, before its members are noted: %s', async (filter) => {
    const { id, store } = await storeByHand(filter);
    await store();
    await add('acme.com', { industry: 'Robotics' });
    await bench.run();
    expect(urls()).toEqual(['https://hooks.acme.com/']);
    expect(await off(id)).toBe('view_unusable');
    expect(await NotificationModel.countDocuments({ kind: 'webhook_off' })).toBe(1);
  });

  it.each(UNREADABLE)('switches off its own webhook alone, later on: %s', async (filter) => {
    const { id, store } = await storeByHand(filter);
    await bench.run();
    await store();
    await add('acme.com', { industry: 'Robotics' });
    await bench.run();
    expect(urls()).toEqual(['https://hooks.acme.com/']);
    expect(await off(id)).toBe('view_unusable');
  });

  it('is refused with what is wrong when the webhook is switched on again', async () => {
    const { id, store, change } = await storeByHand(UNREADABLE[0] ?? '');
    await change({ isEnabled: false });
    await store();
    await expect(change({ isEnabled: true })).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('The filter of the view “Robots” cannot be read: filter.field: "sentiment"'),
    });
    expect(await off(id)).toBe('owner');
  });

  it.each([
    ['switched off', { isEnabled: false }],
    ['renamed', { name: 'Other' }],
    ['sent to another address', { url: 'https://new.acme.com/' }],
  ])('does not keep its webhook from being %s, nor does one that was deleted', async (_, given) => {
    const { id, store, change } = await storeByHand(UNREADABLE[0] ?? '');
    await store();
    expect(await change(given)).toMatchObject(given);
    await ViewModel.deleteMany({});
    expect(await change(given)).toMatchObject(given);
    expect(await off(id)).toBe('isEnabled' in given ? 'owner' : null);
  });
});

describe('a message', () => {
  it('is verified by the official library, with either secret while a rotation overlaps, and with the new one after it', async () => {
    const { id, secret: old } = await bench.create();
    bench.now = new Date();
    const { secret } = await rotateSecret({ ctx: bench.ctx, input: { id, overlapHours: 1 } });
    const verify = (key: string) => {
      const { body, headers } = bench.messages.at(-1) ?? { body: '', headers: {} };
      return () => new Webhook(key).verify(body, headers);
    };
    await sendTest({ ctx: bench.ctx, input: { id } });
    expect(verify(secret)()).toMatchObject({ type: 'webhook.test', data: { name: 'CRM' } });
    expect(verify(old)).not.toThrow();
    await WebhookModel.updateOne({ _id: id }, { $set: { 'secrets.1.expiresAt': new Date(0) } });
    await sendTest({ ctx: bench.ctx, input: { id } });
    expect(verify(secret)).not.toThrow();
    expect(verify(old)).toThrow('No matching signature');
  });

  it('never shows its secret again, which is stored encrypted', async () => {
    const { id, secret } = await bench.create();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(JSON.stringify(await getWebhook({ ctx: bench.ctx, input: { id } }))).not.toContain('whsec_');
    expect((await WebhookModel.findById(id).orFail().lean()).secrets[0]?.sealed).toBe(`sealed ${secret}`);
  });

  it('that fails is sent again under the same id and body until it is accepted', async () => {
    await bench.create();
    await add('acme.com');
    const answers = [null, { status: 500 }, { status: 302 }, { status: 202 }];
    bench.answer = () => answers.shift() ?? { status: 500 };
    for (let attempt = 0; attempt < 4; attempt++) {
      await bench.run();
      bench.pass(HOUR_MS);
    }
    await bench.run();
    expect(bench.messages).toHaveLength(4);
    expect(new Set(bench.messages.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(bench.messages.map(({ body }) => body)).size).toBe(1);
    expect(await WebhookDeliveryModel.find().lean()).toMatchObject([{ state: 'delivered', attemptCount: 4 }]);
  });

  it('is given up after 24 hours, and replayed under the same id', async () => {
    const { id } = await bench.create();
    await add('acme.com');
    bench.answer = () => ({ status: 503, body: 'down' });
    for (let hour = 0; hour < 30; hour++) {
      await bench.run();
      bench.pass(HOUR_MS);
    }
    const [given] = (await listDeliveries({ ctx: bench.ctx, input: { id, limit: 10 } })).items;
    expect(given).toMatchObject({ state: 'failed', lastStatus: 503, nextAttemptAt: null });
    const sent = bench.messages.length;
    bench.answer = () => ({ status: 200 });
    expect(await replayFailed({ ctx: bench.ctx, input: { id, since: '2026-11-23T00:00:00Z' } })).toEqual({
      replayed: 1,
    });
    await bench.run();
    await replayDelivery({ ctx: bench.ctx, input: { id, deliveryId: given?.id ?? '' } });
    await bench.run();
    expect(bench.messages).toHaveLength(sent + 2);
    expect(new Set(bench.messages.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const detail = await getDelivery({ ctx: bench.ctx, input: { id, deliveryId: given?.id ?? '' } });
    expect(detail.body).toBe(bench.messages.at(-1)?.body);
    expect(detail.attempts[0]).toMatchObject({ status: 200 });
    expect(detail.attempts.length).toBeLessThanOrEqual(20);
  });
});

describe('a receiver', () => {
  it('that names a time is not called before it', async () => {
    await bench.create();
    await add('acme.com');
    await add('beta.com');
    bench.answer = () => ({ status: 429, retryAfterMs: 2 * HOUR_MS });
    await bench.run();
    const sent = bench.messages.length;
    bench.pass(2 * HOUR_MS - 1000);
    await bench.run();
    expect(bench.messages).toHaveLength(sent);
    bench.answer = () => ({ status: 200 });
    bench.pass(2 * HOUR_MS);
    await bench.run();
    expect(await WebhookDeliveryModel.countDocuments({ state: 'delivered' })).toBe(2);
  });

  it('that is gone gets nothing more', async () => {
    const { id } = await bench.create();
    await add('acme.com');
    bench.answer = () => ({ status: 410 });
    await bench.run();
    await add('beta.com');
    await bench.run();
    expect(bench.messages).toHaveLength(1);
    const shown = await getWebhook({ ctx: bench.ctx, input: { id } });
    expect(shown).toMatchObject({ isEnabled: false, offReason: 'gone', pending: 0, failed: 1 });
    expect(await NotificationModel.countDocuments({ kind: 'webhook_off' })).toBe(1);
  });

  it('that fails for days is switched off; switched on again, it gets what happens from then on', async () => {
    const { id } = await bench.create();
    bench.answer = () => null;
    for (let day = 0; day < 7; day++) {
      await add(`day-${day}.com`);
      await bench.run();
      bench.pass(DAY_MS);
    }
    expect(await getWebhook({ ctx: bench.ctx, input: { id } })).toMatchObject({ offReason: 'failing' });
    bench.messages.length = 0;
    bench.answer = () => ({ status: 200 });
    await updateWebhook({ ctx: bench.ctx, input: { id, isEnabled: true } });
    await add('after.com');
    await bench.run();
    expect(bench.bodies().map(({ data }) => data.company.domain)).toEqual(['after.com']);
  });

  it('that hangs gets four messages at once, and holds up no other', async () => {
    const hanging = Promise.withResolvers<null>();
    const { id: slow } = await bench.create({ url: 'https://slow.acme.com/' });
    const { id: fast } = await bench.create({ url: 'https://fast.acme.com/' });
    for (let at = 0; at < 6; at++) await add(`acme-${at}.com`);
    await bench.collect();
    bench.answer = ({ url }) => (url.includes('slow') ? hanging.promise : { status: 200 });
    const sending = sendDue(bench.ctx, slow);
    await sendDue(bench.ctx, fast);
    expect(bench.messages.filter(({ url }) => url.includes('fast'))).toHaveLength(6);
    expect(bench.messages.filter(({ url }) => url.includes('slow'))).toHaveLength(4);
    hanging.resolve(null);
    await sending;
  });
});

describe('a webhook', () => {
  it('is refused with an address that may not be called, or a view without events of companies', async () => {
    await expect(bench.create({ url: 'http://hooks.acme.com/' })).rejects.toMatchObject({ kind: 'invalid' });
    await expect(bench.create({ events: ['sync.finished'], viewId: 'growing' })).rejects.toMatchObject({
      kind: 'invalid',
    });
    await expect(bench.create({ viewId: 'planet' })).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('that is switched off gets nothing of what happens meanwhile, and keeps what waited as failed', async () => {
    const { id } = await bench.create();
    await add('waits.com');
    await bench.collect();
    expect(await updateWebhook({ ctx: bench.ctx, input: { id, isEnabled: false } })).toMatchObject({
      offReason: 'owner',
      failed: 1,
    });
    await expect(replayFailed({ ctx: bench.ctx, input: { id, since: '2026-01-01T00:00:00Z' } })).rejects.toMatchObject({
      kind: 'conflict',
    });
    await add('meanwhile.com');
    await bench.run();
    await updateWebhook({ ctx: bench.ctx, input: { id, isEnabled: true } });
    await add('after.com');
    await replayFailed({ ctx: bench.ctx, input: { id, since: '2026-01-01T00:00:00Z' } });
    await bench.run();
    expect(
      bench
        .bodies()
        .map(({ data }) => data.company.domain)
        .sort(),
    ).toEqual(['after.com', 'waits.com']);
    expect(await NotificationModel.countDocuments()).toBe(0);
  });

  it('is deleted with its deliveries', async () => {
    const { id } = await bench.create();
    await add('acme.com');
    await bench.collect();
    await deleteWebhook({ ctx: bench.ctx, input: { id } });
    expect(await WebhookDeliveryModel.countDocuments()).toBe(0);
  });
});
