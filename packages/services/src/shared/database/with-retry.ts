import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseUnavailable } from './classify-error.ts';

const STEP_MS = 250;
/** A minute outlasts any restart of the database engine; work that no user waits for has the time. */
export const DATABASE_RETRY_MS = 60_000;

export interface DatabaseRetryOptions {
  /** No attempt begins later than this after the first; default one minute. */
  retryForMs?: number;
  /** Called for each failed attempt that will be repeated. */
  onRetry?: (error: unknown) => void;
}

/**
 * Repeats a step while the database is unavailable; its engine restarts by itself within seconds. The response to a step
 * may have been lost after the step was carried out, so the step must be repeatable and learns that it is a retry.
 * Throws the last error at the deadline and any other error at once.
 */
export async function withDatabaseRetry<T>(
  step: (isRetry: boolean) => Promise<T>,
  { retryForMs = DATABASE_RETRY_MS, onRetry }: DatabaseRetryOptions = {},
): Promise<T> {
  const deadline = performance.now() + retryForMs;
  for (let isRetry = false; ; isRetry = true) {
    try {
      return await step(isRetry);
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() > deadline) throw error;
      onRetry?.(error);
      await sleep(STEP_MS);
    }
  }
}
