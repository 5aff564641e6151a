import type { WebhookCompanyDoc, WebhookDoc, WebhookEventDoc } from '@workbench/db';
import { deliveryIdOf } from '../deliveries/delivery-id.ts';

/** Which webhooks send the events of companies, and how they number them. */

export interface Subscription {
  webhook: Pick<WebhookDoc, '_id' | 'events' | 'viewId'>;
  /** Whether an event happened since the webhook was switched on. */
  isSince(eventId: string): boolean;
  /** The companies of the page that are in its view; null: it has none. */
  inView: ReadonlySet<string> | null;
}

export interface DeliveriesOfPage {
  events: readonly WebhookEventDoc[];
  subscriptions: readonly Subscription[];
  /** What was said of the companies before this page. */
  companies: ReadonlyMap<string, Pick<WebhookCompanyDoc, 'sequences' | 'inViews'>>;
  /** Numbers of the deliveries of this page that were stored before a kill, by id. */
  stored: ReadonlyMap<string, number>;
}

export interface PlannedDelivery {
  event: WebhookEventDoc;
  webhookId: string;
  sequence: number;
  inView: boolean | null;
}

export interface DeliveryPlan {
  deliveries: PlannedDelivery[];
  /** What is to be remembered of the companies. */
  companies: Map<string, WebhookCompanyDoc>;
}

export function planDeliveries({ events, subscriptions, companies, stored }: DeliveriesOfPage): DeliveryPlan {
  const deliveries: PlannedDelivery[] = [];
  const after = new Map<string, WebhookCompanyDoc>();
  for (const event of events) {
    const { companyId } = event;
    if (companyId === null) continue;
    const before = after.get(companyId) ?? companyBefore(companyId, companies);
    const company = { ...before, fingerprint: event.fingerprint };
    after.set(companyId, company);
    for (const subscription of subscriptions) {
      const { _id: webhookId } = subscription.webhook;
      const wasInView = company.inViews[webhookId];
      const inView =
        subscription.inView === null ? null : event.fingerprint !== null && subscription.inView.has(companyId);
      if (inView !== null) company.inViews[webhookId] = inView;
      const id = deliveryIdOf(webhookId, event._id);
      if (!stored.has(id) && !isRequested(subscription, event, { inView, wasInView })) continue;
      const sequence = stored.get(id) ?? nextSequence({ company, webhookId, events, stored });
      company.sequences[webhookId] = Math.max(sequence, company.sequences[webhookId] ?? 0);
      deliveries.push({ event, webhookId, sequence, inView });
    }
  }
  return { deliveries, companies: after };
}

function companyBefore(_id: string, companies: DeliveriesOfPage['companies']): WebhookCompanyDoc {
  const { sequences, inViews } = companies.get(_id) ?? {};
  return { _id, fingerprint: null, sequences: { ...sequences }, inViews: { ...inViews } };
}

/** A company that leaves the view is sent once more; one that is gone unless it is known to have been outside. */
function isRequested(
  { webhook, isSince }: Subscription,
  { _id, type, fingerprint }: WebhookEventDoc,
  { inView, wasInView }: { inView: boolean | null; wasInView: boolean | undefined },
): boolean {
  if (!webhook.events.includes(type) || !isSince(_id)) return false;
  if (inView === null || inView) return true;
  return fingerprint === null ? wasInView !== false : wasInView === true;
}

/** Behind all numbers that are given, also those of this page before a kill. */
function nextSequence({
  company,
  webhookId,
  events,
  stored,
}: {
  company: WebhookCompanyDoc;
  webhookId: string;
  events: readonly WebhookEventDoc[];
  stored: ReadonlyMap<string, number>;
}): number {
  const ofPage = stored.size === 0 ? [] : events.filter(({ companyId }) => companyId === company._id);
  const given = ofPage.map(({ _id }) => stored.get(deliveryIdOf(webhookId, _id)) ?? 0);
  return Math.max(company.sequences[webhookId] ?? 0, ...given) + 1;
}
