import { hasPassed } from '../../../shared/stored-time.ts';
import type { SourceConnection } from '../../connections/source-ports.ts';
import { isAnswerFresh, type PreviousAnswer } from './answer-freshness.ts';

/** A source that failed is not queried again at once by each of many callers. */
const RETRY_COOLDOWN_MS = 10 * 60_000;

interface Sync {
  finishedAt: Date;
  outcomes: readonly (PreviousAnswer & { id: string })[];
}

/** The connected sources whose last response about a company has become stale. Pure. */
export function dueSources(
  connections: readonly SourceConnection[],
  stored: Sync | null,
  now: Date,
): SourceConnection[] {
  const retryAt = stored === null ? now : new Date(stored.finishedAt.getTime() + RETRY_COOLDOWN_MS);
  if (!hasPassed(retryAt, now, RETRY_COOLDOWN_MS)) return [];
  const earlier = new Map(stored?.outcomes.map((outcome) => [outcome.id, outcome]));
  return connections.filter(({ connector, isConnected, creditsPerCompany, describedAt }) => {
    const options = { freshForMs: connector.freshForMs, isPaid: creditsPerCompany > 0, isForced: false, ids: null };
    return isConnected && !isAnswerFresh(earlier.get(connector.id), { ...options, now, describedAt });
  });
}
