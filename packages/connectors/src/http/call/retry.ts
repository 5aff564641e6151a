import type { HttpAnswer, HttpRequest } from '../types.ts';
import { CallFailure } from './call-failure.ts';
import type { ClientParts } from './client-parts.ts';

const RETRIES_MAX = 2;
const FIRST_WAIT_MS = 250;
/** Longer waits belong to the job that asked: it holds a worker meanwhile. */
const RETRY_AFTER_MAX_MS = 10_000;

/** Sends again what may pass by itself: twice at most, later each time. What may have been paid for is never sent again. */
export async function withRetries(
  parts: ClientParts,
  request: HttpRequest,
  attempt: () => Promise<HttpAnswer>,
): Promise<HttpAnswer> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const waitMs = retries < RETRIES_MAX && error instanceof CallFailure ? waitBefore(error, request, retries) : null;
      if (waitMs === null || parts.breaker.waitMs(request.limits.host) > 0) throw error;
      await parts.sleep(waitMs);
    }
  }
}

function waitBefore(failure: CallFailure, { paid, receive }: HttpRequest, retries: number): number | null {
  // Who receives may have begun.
  if (!failure.isWorthRetrying || receive !== undefined || (paid !== undefined && failure.mayBeCharged)) return null;
  // Half of the time is fixed and half by chance, so that those who failed together don't come back together.
  const backOffMs = FIRST_WAIT_MS * 2 ** retries * (0.5 + Math.random() / 2);
  const { retryAfterMs } = failure.error;
  if (retryAfterMs === null) return backOffMs;
  return retryAfterMs > RETRY_AFTER_MAX_MS ? null : Math.max(retryAfterMs, backOffMs);
}
