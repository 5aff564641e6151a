import { retryWhileUnavailable } from '../../shared/retry-while-unavailable.ts';

const RESTART_MAX_MS = 30_000;

/** Outlasts a restart of the database's engine. The step may be carried out twice, so it must bear that. */
export function retryThroughDatabaseRestart<T>(step: () => Promise<T>): Promise<T> {
  return retryWhileUnavailable(step, { patienceMs: RESTART_MAX_MS });
}
