import type { Logger } from '../../context.ts';
import { isDatabaseUnavailable } from '../../database/classify-error.ts';

/** Logs a failure of the engine itself; the next sweep does again what it kept from being done. */
export function logEngineError(log: Logger, error: unknown): void {
  if (isDatabaseUnavailable(error)) log.warn({ err: error }, 'the database is unavailable; background work waits');
  else if (isGivenUp(error))
    log.warn({ err: error }, 'the lock of a job grew old; its item goes on, or is taken again');
  else log.error({ err: error }, 'unexpected failure of the job engine');
}

/** Agenda gives up a job that it has not seen renewed for half a minute, as where the disk stands still for so long. */
const isGivenUp = (error: unknown) => error instanceof Error && /^execution of '.+' canceled/.test(error.message);
