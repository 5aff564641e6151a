import {
  type WebhookCompanyDoc,
  WebhookCompanyModel,
  type WebhookDeliveryDoc,
  WebhookDeliveryModel,
  type WebhookDoc,
  type WebhookEventDoc,
  WebhookEventModel,
} from '@workbench/db';
import { describeChanges, type FeedEntry, findWrittenSince, isWrittenSince, readFeed } from '../../companies/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { deliveryIdOf } from '../deliveries/delivery-id.ts';
import { newDelivery } from '../deliveries/new-delivery.ts';
import { retryEnd } from '../send/attempt-delivery.ts';
import { eventIdOf } from './event-id.ts';
import { findInView } from './find-in-view.ts';
import { planCompanyEvents } from './plan-company-events.ts';
import { type DeliveryPlan, type PlannedDelivery, planDeliveries, type Subscription } from './plan-deliveries.ts';
import { storeOnce } from './store-once.ts';

const PAGE = 200;

/**
 * Stores the events of the next page of the feed and their deliveries. May be killed at any point and run again from the same
 * cursor: what is stored has ids made of the page.
 * @returns the cursor to store
 */
export async function collectCompanyEvents(
  ctx: ServiceContext,
  cursor: string,
  webhooks: readonly WebhookDoc[],
): Promise<{ nextCursor: string; hasMore: boolean }> {
  const { entries, nextCursor, hasMore } = await readFeed(ctx, cursor, PAGE);
  if (entries.length === 0) return { nextCursor, hasMore };
  const ids = [...new Set(entries.map(({ companyId }) => companyId))];
  // Before it is decided who gets them: what is written in between is a later entry, which says more than these.
  const changes = await describeChanges(entries, ctx.now());
  const subscriptions = await subscribe(ctx, webhooks, { ids, entries });
  const companies = await readCompanies(ids);
  const said = new Map(
    [...companies].flatMap(([id, { fingerprint: last }]) => (last === undefined ? [] : [[id, last]])),
  );
  const stored = await readEvents(entries);
  const events = planCompanyEvents({ entries, changes, said, stored, now: ctx.now() });
  const plan = planDeliveries({ events, subscriptions, companies, stored: await readSequences(events, webhooks) });
  await storeOnce<WebhookEventDoc>(WebhookEventModel, events);
  await storeOnce<WebhookDeliveryDoc>(
    WebhookDeliveryModel,
    plan.deliveries.map((one) => toDelivery(one, ctx.now())),
  );
  await rememberCompanies(plan);
  return { nextCursor, hasMore };
}

async function subscribe(
  ctx: ServiceContext,
  webhooks: readonly WebhookDoc[],
  { ids, entries }: { ids: readonly string[]; entries: readonly FeedEntry[] },
): Promise<Subscription[]> {
  const byEvent = new Map(entries.map((entry) => [eventIdOf(entry), entry]));
  const subscriptions = await Promise.all(
    webhooks.map(async (webhook): Promise<Subscription[]> => {
      const inView = webhook.viewId === null ? null : await findInView(ctx, webhook, ids);
      if (inView === 'unusable') return [];
      const isEntrySince = ({ sequence }: FeedEntry) =>
        sequence === null || isWrittenSince(webhook.feedSince, sequence);
      const earlier = entries.filter((entry) => !isEntrySince(entry)).map(({ companyId }) => companyId);
      // An event has the latest state: what an earlier entry says may have happened later, and is said only once.
      const writtenAgain = earlier.length === 0 ? null : await findWrittenSince(webhook.feedSince, earlier);
      const isSince = (eventId: string) => {
        const entry = byEvent.get(eventId);
        return entry === undefined || isEntrySince(entry) || writtenAgain?.has(entry.companyId) === true;
      };
      return [{ webhook, isSince, inView }];
    }),
  );
  return subscriptions.flat();
}

async function readCompanies(ids: readonly string[]): Promise<Map<string, WebhookCompanyDoc>> {
  const companies = await WebhookCompanyModel.find({ _id: { $in: ids } }).lean<WebhookCompanyDoc[]>();
  return new Map(companies.map((company) => [company._id, company]));
}

async function readEvents(entries: readonly FeedEntry[]): Promise<Map<string, WebhookEventDoc>> {
  const events = await WebhookEventModel.find({ _id: { $in: entries.map(eventIdOf) } }).lean<WebhookEventDoc[]>();
  return new Map(events.map((event) => [event._id, event]));
}

async function readSequences(
  events: readonly WebhookEventDoc[],
  webhooks: readonly WebhookDoc[],
): Promise<Map<string, number>> {
  const ids = events.flatMap((event) => webhooks.map((webhook) => deliveryIdOf(webhook._id, event._id)));
  const deliveries = await WebhookDeliveryModel.find({ _id: { $in: ids } }, { sequence: 1 }).lean();
  return new Map(deliveries.map(({ _id, sequence }) => [_id, sequence ?? 0]));
}

const toDelivery = ({ event, webhookId, sequence, inView }: PlannedDelivery, now: Date): WebhookDeliveryDoc => ({
  ...newDelivery(webhookId, event),
  sequence,
  inView,
  state: 'pending',
  dueAt: now,
  retryUntil: retryEnd(now),
  createdAt: now,
});

async function rememberCompanies({ companies }: DeliveryPlan): Promise<void> {
  if (companies.size === 0) return;
  const prefixed = (name: string, values: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(values).map(([id, value]) => [`${name}.${id}`, value]));
  const writes = [...companies.values()].map(({ _id, fingerprint, sequences, inViews }) => ({
    updateOne: {
      filter: { _id },
      update: {
        $set: { fingerprint, ...prefixed('inViews', inViews) },
        ...(Object.keys(sequences).length > 0 && { $max: prefixed('sequences', sequences) }),
      },
      upsert: true,
    },
  }));
  await WebhookCompanyModel.collection.bulkWrite(writes as never, { ordered: false, writeConcern: { j: true } });
}
