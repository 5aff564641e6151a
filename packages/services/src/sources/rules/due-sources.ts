import type { SourceConnection } from '../source-ports.ts';
import { type EarlierAnswer, isFresh } from './freshness.ts';

/** A source that failed is not asked again at once by each of many who want to know. */
const RECENT_MS = 10 * 60_000;

interface Sync {
  finishedAt: Date;
  outcomes: readonly (EarlierAnswer & { id: string })[];
}

/** The connected sources whose last answer about a company does not hold any more. Pure. */
export function dueSources(
  connections: readonly SourceConnection[],
  stored: Sync | null,
  now: Date,
): SourceConnection[] {
  if (stored !== null && now.getTime() - stored.finishedAt.getTime() < RECENT_MS) return [];
  const earlier = new Map(stored?.outcomes.map((outcome) => [outcome.id, outcome]));
  return connections.filter(({ connector, isConnected, creditsPerCompany, describedAt }) => {
    const terms = { freshForMs: connector.freshForMs, isPaid: creditsPerCompany > 0, isForced: false, ids: null };
    return isConnected && !isFresh(earlier.get(connector.id), { ...terms, now, describedAt });
  });
}
