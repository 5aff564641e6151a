import { WebhookDeliveryModel, WebhookModel } from '@workbench/db';
import { notify } from '../settings/index.ts';
import type { ServiceContext } from '../shared/context.ts';
import { WEBHOOK_OFF_MEANINGS, type WebhookOffReason } from './limits.ts';

/**
 * Sends nothing more to a webhook; what waits is given up and can be replayed. Notifies unless a person has done it.
 * @param url the address that gave the reason: a webhook that has another one by now stays on
 */
export async function switchOff(
  ctx: ServiceContext,
  id: string,
  reason: WebhookOffReason,
  url?: string,
): Promise<void> {
  const webhook = await WebhookModel.findOneAndUpdate(
    { _id: id, offReason: null, ...(url !== undefined && { url }) },
    { $set: { offReason: reason, pausedUntil: null, updatedAt: ctx.now() } },
  ).lean();
  if (webhook === null && url !== undefined) return;
  await WebhookDeliveryModel.updateMany({ webhookId: id, state: 'pending' }, { $set: { state: 'failed' } });
  if (webhook === null || reason === 'owner') return;
  ctx.log.warn({ webhookId: id, reason }, 'a webhook was switched off');
  const title = `Webhook “${webhook.name}” was switched off`;
  const message = `${WEBHOOK_OFF_MEANINGS[reason]}. Switch it on again under Webhooks; failed deliveries can be replayed.`;
  await notify(ctx, { kind: 'webhook_off', title, message, link: '/webhooks' });
}
