import { withDatabaseRetry } from '../../shared/database/with-retry.ts';
import { ServiceError } from '../../shared/errors.ts';
import { addToStatistics, recountStatistics } from '../figures/statistics.ts';
import { addToCounters, type CountedFields, type StatCounters } from '../figures/statistics-counters.ts';
import { abandonLock, acquireLock, isLockClean, releaseLock, renewLock } from './write-lock.ts';

/**
 * Changes to companies and to their statistics belong together, and the database has no transactions. So one session
 * writes at a time, over all processes: it takes the lock, writes companies, adds the differences, gives the lock back.
 * A session that did not end cleanly leaves its name on the lock, and the next one counts anew before it begins.
 */
export interface WriteSession {
  recordChange(before: CountedFields | null, after: CountedFields | null): void;
  recordSync(source: string, at: Date): void;
  /** Says that the database was gone for a while: what was added to the statistics is uncertain. */
  markUncertain(): void;
}

const RENEW_MS = 5_000;
/** A person who waits for a single company is told sooner than this that the database is away. */
const RETRY_FOR_MS = 3000;

let queue: Promise<unknown> = Promise.resolve();

/**
 * Runs `work` as the only writer; its calls of `replaced` become the change of the statistics.
 * @param retryForMs how long the session's own steps wait for a database that is away; `work` waits for itself
 */
export function withWriteSession<T>(
  work: (session: WriteSession) => Promise<T>,
  retryForMs: number = RETRY_FOR_MS,
): Promise<T> {
  const run = queue.then(() => runSession(work, retryForMs));
  queue = run.catch(() => undefined);
  return run;
}

/** Repairs what a killed process left behind, if one did; called at start so that no one waits for it later. */
export async function recoverWriteLock(): Promise<void> {
  if (!(await isLockClean())) await withWriteSession(async () => undefined);
}

async function runSession<T>(work: (session: WriteSession) => Promise<T>, retryForMs: number): Promise<T> {
  const withRetry = <S>(step: (isRepeat: boolean) => Promise<S>) => withDatabaseRetry(step, { retryForMs });
  const { token, needsRecount } = await withRetry(() => acquireLock());
  // A renewal that fails is tried again with the next tick; before the statistics are touched, the lock is checked.
  const renewal = setInterval(() => void renewLock(token).catch(() => undefined), RENEW_MS);
  try {
    if (needsRecount) await withRetry(() => recountStatistics());
    const changes = new CollectedChanges();
    const result = await work(changes);
    await withRetry(async (isRepeat) => {
      if (!(await renewLock(token))) throw lockLost();
      // Differences whose answer was lost may be in the statistics already: only a recount is sure.
      const isCertain = !changes.isUncertain && !isRepeat;
      if (!isCertain) await recountStatistics();
      await addToStatistics(isCertain ? changes.counters : new Map(), changes.syncedAt);
    });
    // Of a repeated release the first may have been carried out.
    await withRetry(async (isRepeat) => {
      if (!(await releaseLock(token)) && !isRepeat) throw lockLost();
    });
    return result;
  } catch (error) {
    // The lock keeps our name: whoever comes next counts anew. Nobody waits for this, and without it the lease runs out.
    void withRetry(() => abandonLock(token)).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(renewal);
  }
}

class CollectedChanges implements WriteSession {
  readonly counters: StatCounters = new Map();
  readonly syncedAt = new Map<string, Date>();
  isUncertain = false;

  recordChange(before: CountedFields | null, after: CountedFields | null): void {
    if (before) addToCounters(this.counters, before, -1);
    if (after) addToCounters(this.counters, after, 1);
  }

  recordSync(source: string, at: Date): void {
    this.syncedAt.set(source, at);
  }

  markUncertain(): void {
    this.isUncertain = true;
  }
}

function lockLost(): ServiceError {
  return new ServiceError('unavailable', 'This process stood still too long while it was writing; do it again');
}
