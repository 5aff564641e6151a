import { ConnectorError } from '@workbench/connectors/errors';
import { ServiceError } from '../errors.ts';

const DAY_MS = 86_400_000;

export interface FailedSource {
  label: string;
  problem: string;
  error: unknown;
}

/**
 * The error of a search to which no source responded. Where all of them have reached their daily caps, `details` names them
 * and when the caps end. That stays `unavailable`, as any other failure of all sources: scripts repeat a search by it.
 */
export function failedSearchError(what: string, sources: readonly FailedSource[], now: Date): ServiceError {
  const problems = sources.map(({ label, problem }) => `${label}: ${problem}`).join('; ');
  const capped = sources.flatMap(({ error }) =>
    error instanceof ConnectorError && error.kind === 'cap_reached' ? [error.vendor] : [],
  );
  const until = new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS).toISOString();
  const details = capped.length === sources.length ? { capReached: capped.join(), until } : {};
  return new ServiceError('unavailable', `Failed to search ${what}: ${problems}`, [], details);
}
