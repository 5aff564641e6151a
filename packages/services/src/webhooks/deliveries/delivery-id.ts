import { createHash } from 'node:crypto';

/** A UUID: the same for the same webhook and event, so that a delivery is stored once. */
export function deliveryIdOf(webhookId: string, eventId: string): string {
  const hash = createHash('sha256').update(`${webhookId}:${eventId}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
