import { withDatabaseRetry } from '../../shared/database/with-retry.ts';

const RESTART_MAX_MS = 30_000;

/** Outlasts a restart of the database's engine. The step may be carried out twice, so it must bear that. */
export function retryThroughDatabaseRestart<T>(step: () => Promise<T>): Promise<T> {
  return withDatabaseRetry(step, { retryForMs: RESTART_MAX_MS });
}
