import type { WebhookDeliveryDoc, WebhookEventDoc } from '@workbench/db';

type OfEvent = Pick<WebhookEventDoc, 'type' | 'at' | 'companyId' | 'data'>;

/** The body of the messages of a delivery: the same for each attempt. Pure. */
export function bodyOf(
  { type, at, companyId, data }: OfEvent,
  { sequence, inView }: Pick<WebhookDeliveryDoc, 'sequence' | 'inView'>,
): string {
  const own = companyId === null || sequence === null ? {} : { companyId, sequence, inView };
  return JSON.stringify({ type, timestamp: at.toISOString(), data: { ...own, ...(JSON.parse(data) as object) } });
}
