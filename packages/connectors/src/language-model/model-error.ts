import { APICallError, NoObjectGeneratedError, NoOutputGeneratedError, RetryError } from 'ai';
import { ConnectorError, type ConnectorErrorKind } from '../errors.ts';
import type { LanguageModelConfig } from './types.ts';

const VENDOR = 'ai';
const VENDOR_MESSAGE_MAX = 200;

/** What went wrong with a call, in words for a person; holds no key. Errors that are ours already stay as they are. */
export function toModelError(error: unknown, config: LanguageModelConfig, timeoutMs: number): ConnectorError {
  if (error instanceof ConnectorError) return error;
  if (RetryError.isInstance(error)) return toModelError(error.lastError, config, timeoutMs);
  const fail = (kind: ConnectorErrorKind, what: string, details: { retryAfterMs?: number; field?: string } = {}) =>
    new ConnectorError(kind, VENDOR, `The language model ${config.model} ${what}`, { ...details, cause: error });
  if (isUnreadable(error)) return fail('contract_changed', 'returned something other than the requested JSON');
  if (APICallError.isInstance(error) && error.statusCode !== undefined) return fail(...readStatus(error, config));
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError')
    return fail('vendor_unavailable', `did not answer within ${Math.max(1, Math.round(timeoutMs / 1000))} s`);
  if (name === 'AbortError') return fail('vendor_unavailable', 'was interrupted');
  return fail('vendor_unavailable', 'could not be reached, or broke off its answer');
}

/** Not JSON, or not of the shape; also a whole answer with status 200 that is none of the provider's. */
export function isUnreadable(error: unknown): boolean {
  if (NoObjectGeneratedError.isInstance(error) || NoOutputGeneratedError.isInstance(error)) return true;
  return APICallError.isInstance(error) && error.statusCode === 200;
}

type Read = [ConnectorErrorKind, string, { retryAfterMs?: number }?];

function readStatus(error: APICallError, { apiKey }: LanguageModelConfig): Read {
  const status = error.statusCode ?? 0;
  const vendorMessage = vendorMessageOf(error, apiKey);
  const body = error.responseBody ?? '';
  if (status === 402 || /insufficient_quota|credit balance|billing/i.test(body))
    return ['credits_exhausted', `has no credit left${vendorMessage}`];
  if (status === 401) return ['auth', `refuses the key: check AI_API_KEY${vendorMessage}`];
  if (status === 403) return ['forbidden', `is not open to this key${vendorMessage}`];
  if (status === 404) return ['invalid_request', `is not known there: check AI_MODEL and AI_BASE_URL${vendorMessage}`];
  if (status === 429) return ['rate_limited', `is limiting requests${vendorMessage}`, retryAfter(error)];
  if (status >= 500 || status === 408 || status === 409)
    return ['vendor_unavailable', `fails at the moment (${status})${vendorMessage}`, retryAfter(error)];
  return ['invalid_request', `refuses the request (${status})${vendorMessage}`];
}

/** The provider's own words, without the key that some repeat. */
function vendorMessageOf({ message }: APICallError, apiKey: string | null): string {
  const text = apiKey === null ? message : message.replaceAll(apiKey, '••••');
  const line = text
    .replace(/\b(?:sk|key)-[\w*-]{6,}/g, '••••')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, VENDOR_MESSAGE_MAX);
  return line === '' ? '' : `: ${line}`;
}

function retryAfter({ responseHeaders }: APICallError): { retryAfterMs?: number } {
  const seconds = Number(responseHeaders?.['retry-after']);
  return Number.isFinite(seconds) && seconds > 0 ? { retryAfterMs: seconds * 1000 } : {};
}
