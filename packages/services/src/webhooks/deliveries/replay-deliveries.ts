import { WebhookDeliveryModel } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { requireWebhook } from '../find-webhooks.ts';
import type { DeliveryByIdInput, DeliveryDetail, ReplayFailedInput } from '../schemas.ts';
import { retryEnd } from '../send/attempt-delivery.ts';
import { showDetail } from './delivery-view.ts';
import { requireDelivery } from './require-delivery.ts';

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

/** Sends all events once more that failed since a time. @throws ServiceError not_found; conflict when the webhook is off */
export async function replayFailed({ ctx, input }: Verb<ReplayFailedInput>): Promise<{ replayed: number }> {
  await requireOn(input.id);
  const { modifiedCount } = await WebhookDeliveryModel.updateMany(
    { webhookId: input.id, state: 'failed', createdAt: { $gte: new Date(input.since) } },
    { $set: again(ctx.now()) },
  );
  return { replayed: modifiedCount };
}

const again = (now: Date) => ({ state: 'pending' as const, dueAt: now, retryUntil: retryEnd(now) });

async function requireOn(id: string): Promise<void> {
  const { offReason } = await requireWebhook(id);
  if (offReason !== null) throw new ServiceError('conflict', 'This webhook is off; switch it on first');
}
