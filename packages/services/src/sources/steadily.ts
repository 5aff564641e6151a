import { retryWhileUnavailable } from '../shared/retry-while-unavailable.ts';

const PATIENCE_MS = 30_000;

/** Outlasts a restart of the database's engine. The step may be carried out twice, so it must bear that. */
export function steadily<T>(step: () => Promise<T>): Promise<T> {
  return retryWhileUnavailable(step, { patienceMs: PATIENCE_MS });
}
