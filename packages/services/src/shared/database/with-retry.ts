import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseUnavailable } from './classify-error.ts';

const STEP_MS = 250;

export interface DatabaseRetryOptions {
  /** No attempt begins later than this after the first. */
  retryForMs: number;
  /** Told of each attempt that failed and will be repeated. */
  onRetry?: (error: unknown) => void;
}

/**
 * Repeats a step for as long as the database is away; its engine restarts by itself within seconds. A step whose answer
 * was lost may have been carried out, so `isRepeat` tells it. Throws the last error when patience ends, others at once.
 */
export async function withDatabaseRetry<T>(
  step: (isRepeat: boolean) => Promise<T>,
  { retryForMs: patienceMs, onRetry: onRepeat }: DatabaseRetryOptions,
): Promise<T> {
  const deadline = performance.now() + patienceMs;
  for (let isRepeat = false; ; isRepeat = true) {
    try {
      return await step(isRepeat);
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() > deadline) throw error;
      onRepeat?.(error);
      await sleep(STEP_MS);
    }
  }
}
