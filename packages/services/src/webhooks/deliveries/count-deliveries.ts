import { WEBHOOK_DELIVERY_INDEXES, WebhookDeliveryModel, WebhookModel } from '@workbench/db';

/** The deliveries of the last 14 days that were not answered 2xx, of all webhooks together. */
export async function countDeliveries(): Promise<{ pending: number; failed: number }> {
  const webhooks = await WebhookModel.find({}, { _id: 1 }).lean();
  const count = async (state: 'pending' | 'failed') => {
    const counts = await Promise.all(
      webhooks.map(({ _id }) =>
        WebhookDeliveryModel.collection.countDocuments(
          { webhookId: _id, state },
          { hint: WEBHOOK_DELIVERY_INDEXES.due },
        ),
      ),
    );
    return counts.reduce((sum, one) => sum + one, 0);
  };
  const [pending, failed] = await Promise.all([count('pending'), count('failed')]);
  return { pending, failed };
}
