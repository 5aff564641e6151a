import { WEBHOOK_DELIVERY_INDEXES, type WebhookDeliveryDoc, WebhookDeliveryModel } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import { pageNewestFirst } from '../../shared/long-lists/newest-first.ts';
import { requireWebhook } from '../find-webhooks.ts';
import type { DeliveryByIdInput, DeliveryDetail, DeliveryPage, ListDeliveriesInput } from '../schemas.ts';
import { showDelivery, showDetail } from './delivery-view.ts';
import { requireDelivery } from './require-delivery.ts';

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
