import type { ConnectorErrorKind } from '../errors.ts';
import { tryParseJson } from '../vendor-api/try-parse-json.ts';

const KINDS: Record<string, ConnectorErrorKind> = {
  payment_required: 'credits_exhausted',
  authentication_error: 'auth',
  invalid_request_error: 'invalid_request',
  rate_limit_error: 'rate_limited',
  api_error: 'vendor_unavailable',
};

/** What the error's own type says, which may be a list of types; null: go by the status. */
export function pdlErrorKind(_status: number, body: string): ConnectorErrorKind | null {
  const document = tryParseJson(body) as { error?: { type?: unknown } } | null | undefined;
  for (const type of [document?.error?.type].flat()) {
    const kind = typeof type === 'string' ? KINDS[type] : undefined;
    if (kind) return kind;
  }
  return null;
}

/** Their own fault in their own words; only a record that is returned is charged. */
export const isPdlFault = (status: number, body: string): boolean =>
  pdlErrorKind(status, body) === 'vendor_unavailable';
