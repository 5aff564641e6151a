import { type WebhookDeliveryDoc, WebhookDeliveryModel } from '@workbench/db';
import { ServiceError } from '../../shared/errors.ts';
import type { DeliveryByIdInput } from '../schemas.ts';

export async function requireDelivery({ id, deliveryId }: DeliveryByIdInput): Promise<WebhookDeliveryDoc> {
  const delivery = await WebhookDeliveryModel.findOne({ _id: deliveryId, webhookId: id }).lean<WebhookDeliveryDoc>();
  if (delivery === null) throw new ServiceError('not_found', `The webhook has no delivery with the id ${deliveryId}`);
  return delivery;
}
