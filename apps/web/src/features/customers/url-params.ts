import { CUSTOMER_NAME_MAX, CUSTOMER_REASON_MAX } from '@workbench/services/customers/limits';

/** What the address of /customers owns. */
export interface CustomersParams {
  q?: string;
  reason?: string;
}

/** Reads an address that anyone may have typed: what makes no sense is left out, nothing throws. Pure. */
export function parseCustomersParams(raw: Record<string, unknown>): CustomersParams {
  const q = textOf(raw.q, CUSTOMER_NAME_MAX);
  const reason = textOf(raw.reason, CUSTOMER_REASON_MAX);
  return { ...(q !== '' && { q }), ...(reason !== '' && { reason }) };
}

/** For a route's `validateSearch`: names without a value are cleared, as the router would keep them. */
export function validateCustomersParams(raw: Record<string, unknown>): CustomersParams {
  const cleared = Object.fromEntries(Object.keys(raw).map((name) => [name, undefined]));
  return { ...cleared, ...parseCustomersParams(raw) };
}

const textOf = (value: unknown, lengthMax: number): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, lengthMax) : '';
