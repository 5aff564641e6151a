import { WebhookDeliveryModel, type WebhookDoc, WebhookModel } from '@workbench/db';
import type { Verb } from '../shared/context.ts';
import { ServiceError } from '../shared/errors.ts';
import type { Webhook } from './schemas.ts';

/** The newest first. */
export async function listWebhooks({ ctx }: Verb<object>): Promise<Webhook[]> {
  const webhooks = await WebhookModel.find().sort({ createdAt: -1, _id: 1 }).lean<WebhookDoc[]>();
  return Promise.all(webhooks.map((webhook) => showWebhook(webhook, ctx.now())));
}

/** @throws ServiceError not_found */
export async function getWebhook({ ctx, input: { id } }: Verb<{ id: string }>): Promise<Webhook> {
  return showWebhook(await requireWebhook(id), ctx.now());
}

/** @throws ServiceError not_found */
export async function requireWebhook(id: string): Promise<WebhookDoc> {
  const webhook = await WebhookModel.findById(id).lean<WebhookDoc>();
  if (webhook === null) throw new ServiceError('not_found', `No webhook has the id ${id}`);
  return webhook;
}

export async function showWebhook(webhook: WebhookDoc, now: Date): Promise<Webhook> {
  const { _id: webhookId, pausedUntil } = webhook;
  const [pending, failed] = await Promise.all([
    WebhookDeliveryModel.countDocuments({ webhookId, state: 'pending' }),
    WebhookDeliveryModel.countDocuments({ webhookId, state: 'failed' }),
  ]);
  return {
    id: webhookId,
    name: webhook.name,
    url: webhook.url,
    events: webhook.events as Webhook['events'],
    viewId: webhook.viewId,
    isEnabled: webhook.offReason === null,
    offReason: webhook.offReason as Webhook['offReason'],
    secrets: webhook.secrets.map(({ createdAt, expiresAt }) => ({
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
    })),
    pending,
    failed,
    failingSince: webhook.failingSince?.toISOString() ?? null,
    pausedUntil: pausedUntil !== null && pausedUntil > now ? pausedUntil.toISOString() : null,
    lastDeliveredAt: webhook.lastDeliveredAt?.toISOString() ?? null,
    createdAt: webhook.createdAt.toISOString(),
    updatedAt: webhook.updatedAt.toISOString(),
  };
}
