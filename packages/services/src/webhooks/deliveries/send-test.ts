import { randomUUID } from 'node:crypto';
import { type WebhookDeliveryDoc, WebhookDeliveryModel, type WebhookEventDoc, WebhookEventModel } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { requireWebhook } from '../find-webhooks.ts';
import { TEST_EVENT } from '../limits.ts';
import type { DeliveryDetail } from '../schemas.ts';
import { canSign } from '../secrets.ts';
import { attemptDelivery } from '../send/attempt-delivery.ts';
import { showDetail } from './delivery-view.ts';
import { newDelivery } from './new-delivery.ts';
import { requireDelivery } from './require-delivery.ts';

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
