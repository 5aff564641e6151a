import { type WebhookDeliveryDoc, type WebhookEventDoc, WebhookEventModel } from '@workbench/db';
import type { Delivery, DeliveryDetail } from '../schemas.ts';
import { bodyOf } from './message-body.ts';

export function showDelivery(delivery: WebhookDeliveryDoc): Delivery {
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

export async function showDetail(delivery: WebhookDeliveryDoc): Promise<DeliveryDetail> {
  const event = await WebhookEventModel.findById(delivery.eventId).lean<WebhookEventDoc>();
  return {
    ...showDelivery(delivery),
    // It expires in the same moment as its delivery, give or take a minute.
    body: event === null ? '' : bodyOf(event, delivery),
    attempts: delivery.attempts.toReversed().map((attempt) => ({ ...attempt, at: attempt.at.toISOString() })),
  };
}
