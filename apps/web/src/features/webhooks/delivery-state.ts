import type { Delivery } from '@workbench/services/webhooks/schemas';

/** How the states of deliveries are shown. */
export const DELIVERY_STATE = {
  pending: { label: 'Waiting', variant: 'outline' },
  delivered: { label: 'Delivered', variant: 'success' },
  failed: { label: 'Failed', variant: 'warning' },
} as const satisfies Record<Delivery['state'], object>;
