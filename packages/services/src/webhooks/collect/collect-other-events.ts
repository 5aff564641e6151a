import {
  type WebhookDeliveryDoc,
  WebhookDeliveryModel,
  type WebhookDoc,
  type WebhookEventDoc,
  WebhookEventModel,
} from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { deliveryIdOf } from '../deliveries/delivery-id.ts';
import { newDelivery } from '../deliveries/new-delivery.ts';
import type { WebhookEventType } from '../limits.ts';
import { retryEnd } from '../send/attempt-delivery.ts';
import { type FoundEvent, OTHER_EVENTS } from './other-events.ts';
import { storeOnce } from './store-once.ts';

/** Records are written a little later than they say, by clocks that may differ. */
const OVERLAP_MS = 10 * 60_000;

/**
 * Stores what has ended since a time, and its deliveries. What is found again has the same ids.
 * @param until everything before was collected
 */
export async function collectOtherEvents(
  ctx: ServiceContext,
  until: Date,
  webhooks: readonly WebhookDoc[],
): Promise<void> {
  const since = new Date(until.getTime() - OVERLAP_MS);
  const requested = new Set(webhooks.flatMap(({ events }) => events)) as ReadonlySet<string>;
  const finders = Object.entries(OTHER_EVENTS).filter(([type]) => requested.has(type));
  const found = (await Promise.all(finders.map(([, find]) => find(since)))).flat();
  if (found.length === 0) return;
  const pairs = found.flatMap((event) =>
    webhooks.filter((webhook) => isFor(webhook, event)).map((webhook) => ({ event, webhookId: webhook._id })),
  );
  const missing = await withoutStored(pairs);
  if (missing.length === 0) return;
  const now = ctx.now();
  const events = new Map(missing.map(({ event }) => [event.id, toEvent(event, now)]));
  await storeOnce<WebhookEventDoc>(WebhookEventModel, [...events.values()]);
  await storeOnce<WebhookDeliveryDoc>(
    WebhookDeliveryModel,
    missing.map(({ event, webhookId }) => ({
      ...newDelivery(webhookId, { _id: event.id, type: event.type, companyId: null }),
      state: 'pending' as const,
      dueAt: now,
      retryUntil: retryEnd(now),
      createdAt: now,
    })),
  );
}

interface Pair {
  event: FoundEvent;
  webhookId: string;
}

const isFor = ({ events, since }: WebhookDoc, { type, at }: FoundEvent): boolean =>
  (events as WebhookEventType[]).includes(type) && at >= since;

async function withoutStored(pairs: readonly Pair[]): Promise<Pair[]> {
  const idOf = ({ webhookId, event }: Pair) => deliveryIdOf(webhookId, event.id);
  const stored = await WebhookDeliveryModel.find({ _id: { $in: pairs.map(idOf) } }, { _id: 1 }).lean();
  const ids = new Set(stored.map(({ _id }) => _id));
  return pairs.filter((pair) => !ids.has(idOf(pair)));
}

const toEvent = ({ id, type, at, data }: FoundEvent, now: Date): WebhookEventDoc => ({
  _id: id,
  type,
  at,
  companyId: null,
  data: JSON.stringify(data),
  fingerprint: null,
  createdAt: now,
});
