import { isFromFuture } from '../../../shared/stored-time.ts';

/** An earlier answer of a source about a company. */
export interface PreviousAnswer {
  /** When it last gave an answer; null when it did not. */
  askedAt: Date | null;
  /** Identifiers by which it did not know the company; null when it did. */
  unknownWith: string | null;
}

export interface FreshnessOptions {
  freshForMs: number;
  isPaid: boolean;
  /** A user requested it now: free sources are queried in any case, paid data is not bought twice. */
  isForced: boolean;
  /** The identifiers known now, for a source that queries by them; null for the others. */
  ids: string | null;
  now: Date;
  /** When the source's description last changed; null when never. */
  describedAt: Date | null;
}

/** Whether the earlier response is still fresh, so that the source need not be queried. */
export function isAnswerFresh(earlier: PreviousAnswer | undefined, options: FreshnessOptions): boolean {
  const { freshForMs, isPaid, isForced, ids, now, describedAt } = options;
  if (!earlier?.askedAt || isFromFuture(earlier.askedAt, now)) return false;
  if (now.getTime() - earlier.askedAt.getTime() >= freshForMs) return false;
  if (describedAt !== null && earlier.askedAt <= describedAt) return false;
  if (isPaid) return true;
  if (isForced) return false;
  // It was queried by fewer identifiers than are known now.
  return ids === null || earlier.unknownWith === null || earlier.unknownWith === ids;
}
