import { randomUUID } from 'node:crypto';
import {
  WEBHOOK_DELIVERY_INDEXES,
  type WebhookDeliveryDoc,
  WebhookDeliveryModel,
  type WebhookEventDoc,
  WebhookEventModel,
} from '@workbench/db';
import type { Verb } from '../shared/context.ts';
import { ServiceError } from '../shared/errors.ts';
import { pageNewestFirst } from '../shared/newest-first.ts';
import { deliveryIdOf } from './delivery-id.ts';
import { requireWebhook } from './find-webhooks.ts';
import { TEST_EVENT } from './limits.ts';
import { bodyOf } from './message-body.ts';
import type {
  Delivery,
  DeliveryByIdInput,
  DeliveryDetail,
  DeliveryPage,
  ListDeliveriesInput,
  ReplayFailedInput,
} from './schemas.ts';
import { canSign } from './secrets.ts';
import { attemptDelivery, retryEnd } from './send/attempt-delivery.ts';

/** The newest first. @throws ServiceError not_found; invalid for what is no cursor */
export async function listDeliveries({ input }: Verb<ListDeliveriesInput>): Promise<DeliveryPage> {
  const { id, state, limit, cursor } = input;
  await requireWebhook(id);
  const page = await pageNewestFirst<WebhookDeliveryDoc>(WebhookDeliveryModel, {
    filter: { webhookId: id, ...(state !== undefined && { state }) },
    by: 'createdAt',
    limit,
    cursor,
    hint: WEBHOOK_DELIVERY_INDEXES.newest,
  });
  return { ...page, items: page.items.map(showDelivery) };
}

/** @throws ServiceError not_found */
export async function getDelivery({ input }: Verb<DeliveryByIdInput>): Promise<DeliveryDetail> {
  return showDetail(await requireDelivery(input));
}

/**
 * Sends an event once more under the same id, whatever became of it.
 * @throws ServiceError not_found; conflict when the webhook is off
 */
export async function replayDelivery({ ctx, input }: Verb<DeliveryByIdInput>): Promise<DeliveryDetail> {
  await requireOn(input.id);
  const { _id } = await requireDelivery(input);
  await WebhookDeliveryModel.updateOne({ _id }, { $set: again(ctx.now()) });
  return showDetail(await requireDelivery(input));
}

/** The same for all that failed since a time. @throws ServiceError not_found; conflict when the webhook is off */
export async function replayFailed({ ctx, input }: Verb<ReplayFailedInput>): Promise<{ replayed: number }> {
  await requireOn(input.id);
  const { modifiedCount } = await WebhookDeliveryModel.updateMany(
    { webhookId: input.id, state: 'failed', createdAt: { $gte: new Date(input.since) } },
    { $set: again(ctx.now()) },
  );
  return { replayed: modifiedCount };
}

/** Sends a test event at once and once, also to a webhook that is off. @throws ServiceError not_found */
export async function sendTest({ ctx, input: { id } }: Verb<{ id: string }>): Promise<DeliveryDetail> {
  const webhook = await requireWebhook(id);
  if (!canSign(ctx, webhook)) throw new ServiceError('conflict', 'The secret of this webhook is lost; rotate it first');
  const now = ctx.now();
  const event: WebhookEventDoc = {
    _id: `evt_test_${ctx.callId ?? randomUUID()}`,
    type: TEST_EVENT,
    at: now,
    companyId: null,
    data: JSON.stringify({ webhookId: id, name: webhook.name }),
    fingerprint: null,
    createdAt: now,
  };
  const delivery: WebhookDeliveryDoc = {
    ...newDelivery(id, event),
    state: 'failed',
    dueAt: now,
    retryUntil: now,
    createdAt: now,
  };
  await WebhookEventModel.collection.insertOne(event as never);
  await WebhookDeliveryModel.collection.insertOne(delivery as never);
  await attemptDelivery(ctx, { webhook, event, delivery });
  return showDetail(await requireDelivery({ id, deliveryId: delivery._id }));
}

export const newDelivery = (
  webhookId: string,
  { _id: eventId, type, companyId }: Pick<WebhookEventDoc, '_id' | 'type' | 'companyId'>,
) => ({
  _id: deliveryIdOf(webhookId, eventId),
  webhookId,
  eventId,
  type,
  companyId,
  sequence: null,
  inView: null,
  attemptCount: 0,
  attempts: [],
  deliveredAt: null,
});

const again = (now: Date) => ({ state: 'pending' as const, dueAt: now, retryUntil: retryEnd(now) });

async function requireOn(id: string): Promise<void> {
  const { offReason } = await requireWebhook(id);
  if (offReason !== null) throw new ServiceError('conflict', 'This webhook is off; switch it on first');
}

async function requireDelivery({ id, deliveryId }: DeliveryByIdInput): Promise<WebhookDeliveryDoc> {
  const delivery = await WebhookDeliveryModel.findOne({ _id: deliveryId, webhookId: id }).lean<WebhookDeliveryDoc>();
  if (delivery === null) throw new ServiceError('not_found', `The webhook has no delivery with the id ${deliveryId}`);
  return delivery;
}

function showDelivery(delivery: WebhookDeliveryDoc): Delivery {
  const { state, dueAt, deliveredAt, createdAt } = delivery;
  return {
    id: delivery._id,
    eventId: delivery.eventId,
    type: delivery.type as Delivery['type'],
    companyId: delivery.companyId,
    sequence: delivery.sequence,
    state,
    attemptCount: delivery.attemptCount,
    nextAttemptAt: state === 'pending' ? dueAt.toISOString() : null,
    lastStatus: delivery.attempts.at(-1)?.status ?? null,
    deliveredAt: deliveredAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

async function showDetail(delivery: WebhookDeliveryDoc): Promise<DeliveryDetail> {
  const event = await WebhookEventModel.findById(delivery.eventId).lean<WebhookEventDoc>();
  return {
    ...showDelivery(delivery),
    // It expires in the same moment as its delivery, give or take a minute.
    body: event === null ? '' : bodyOf(event, delivery),
    attempts: delivery.attempts.toReversed().map((attempt) => ({ ...attempt, at: attempt.at.toISOString() })),
  };
}
