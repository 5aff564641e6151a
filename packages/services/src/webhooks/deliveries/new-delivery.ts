import type { WebhookEventDoc } from '@workbench/db';
import { deliveryIdOf } from './delivery-id.ts';

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
