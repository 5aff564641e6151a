import { ApiError } from './errors.ts';

export interface RetryOptions {
  /** Times that a call is sent again; default: 3, 0 for never. */
  maxRetries: number;
  /** Milliseconds before the first repeat; doubles with each. Default: 500. */
  backoffMs: number;
  /** The longest wait in milliseconds: a call that is to wait longer fails at once. Default: 60,000. */
  maxWaitMs: number;
}

export const DEFAULT_RETRIES: RetryOptions = { maxRetries: 3, backoffMs: 500, maxWaitMs: 60_000 };

/** Of gateways and of a server that starts or whose database is away. */
const PASSING_STATUSES = new Set([502, 503, 504]);

/**
 * How long to wait before a call is sent again; null when it must not be. Everything but PATCH can be repeated: a POST
 * that changes something has an `Idempotency-Key`. A PATCH is sent again only where it was refused before it began.
 * @param failure what the attempt threw: an ApiError, or anything else when there was no answer
 * @param attempts how often it was sent so far
 * @param random from 0 to 1, so that many clients do not come back at the same moment
 */
export function waitBeforeRetry(
  call: { method: string; failure: unknown; attempts: number; random: number },
  options: RetryOptions,
): number | null {
  if (call.attempts > options.maxRetries || !isRetryable(call.method, call.failure)) return null;
  const asked = call.failure instanceof ApiError ? call.failure.retryAfterMs : null;
  if (asked !== null) return asked <= options.maxWaitMs ? asked : null;
  const longest = Math.min(options.maxWaitMs, options.backoffMs * 2 ** (call.attempts - 1));
  return longest / 2 + (longest / 2) * call.random;
}

function isRetryable(method: string, failure: unknown): boolean {
  if (!(failure instanceof ApiError)) return method !== 'PATCH';
  if (failure.status === 429) return true;
  if (method === 'PATCH') return false;
  return PASSING_STATUSES.has(failure.status) || failure.code === 'CALL_IN_PROGRESS';
}
