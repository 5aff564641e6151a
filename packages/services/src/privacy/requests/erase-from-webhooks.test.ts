import { randomUUID } from 'node:crypto';
import { WebhookDeliveryModel, WebhookEventModel, WebhookModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { contextWithKey } from '../../shared/saved-people.fixtures.ts';
import { erasePersonalData } from './erase-personal-data.ts';
import { findPersonalData } from './find-personal-data.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);
const { ctx, forget } = contextWithKey();
afterAll(forget);

const MAIL = 'marta.oliveira@acme.example';
const subject = { identifiers: [MAIL], name: '', company: '', confirmed: [], reason: '' };
const at = new Date('2026-11-23T11:00:00.000Z');

/** A webhook that is named after a person, an event that tells of them, and a receiver that repeats it. */
async function storeDelivery(told: string): Promise<void> {
  const ids = { webhookId: randomUUID(), eventId: randomUUID() };
  const webhook = {
    name: `CRM of ${told}`,
    url: 'https://hooks.acme.com/',
    events: ['outreach.replied'],
    createdAt: at,
  };
  await WebhookModel.collection.insertOne({ _id: ids.webhookId, ...webhook } as never);
  const data = JSON.stringify({ reply: `Write to ${told} instead` });
  const event = { _id: ids.eventId, type: 'outreach.replied', at, companyId: null, data, createdAt: at };
  await WebhookEventModel.collection.insertOne(event as never);
  const attempts = [{ at, durationMs: 3, status: 422, answer: `{"error":"${told} is unknown here"}` }];
  const delivery = { _id: randomUUID(), ...ids, type: event.type, companyId: null, attempts, createdAt: at };
  await WebhookDeliveryModel.collection.insertOne(delivery as never);
}

it('a person in webhooks, in stored events and in the answers of receivers is found and erased; others stay', async () => {
  await storeDelivery(MAIL);
  await storeDelivery('ada@other.example');
  const found = await findPersonalData({ ctx, input: subject });
  const places = ['webhook answers', 'webhook events', 'webhooks'];
  expect(found.records.map(({ place }) => place).sort()).toEqual(places);
  const { erased, leftovers } = await erasePersonalData({ ctx, input: subject });
  expect(leftovers).toEqual([]);
  expect(erased.map(({ place, count }) => [place, count]).sort()).toEqual(places.map((place) => [place, 1]));
  const stored = JSON.stringify([
    await WebhookModel.find().lean(),
    await WebhookEventModel.find().lean(),
    await WebhookDeliveryModel.find().lean(),
  ]);
  expect(stored).not.toContain('marta');
  expect(stored.match(/ada@other\.example/g)).toHaveLength(3);
  const events = await WebhookEventModel.find().lean();
  expect(events.map(({ data }) => JSON.parse(data).reply)).toContain('Write to [erased] instead');
});
