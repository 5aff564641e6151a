import { ServiceError } from '../shared/errors.ts';
import { retryWhileUnavailable } from '../shared/retry-while-unavailable.ts';
import { addContribution, type ContributingFields, type StatCounters } from './contribution.ts';
import { addToStatistics, recountStatistics } from './statistics.ts';
import { abandonLock, acquireLock, isLockSettled, releaseLock, renewLock } from './write-lock.ts';

/**
 * Changes to companies and to their statistics belong together, and the database has no transactions. So one session
 * writes at a time, over all processes: it takes the lock, writes companies, adds the differences, gives the lock back.
 * A session that did not end cleanly leaves its name on the lock, and the next one counts anew before it begins.
 */
export interface WriteSession {
  replaced(before: ContributingFields | null, after: ContributingFields | null): void;
  synced(source: string, at: Date): void;
  /** Says that the database was gone for a while: what was added to the statistics is uncertain. */
  doubt(): void;
}

const RENEW_MS = 5_000;
/** A person who waits for a single company is told sooner than this that the database is away. */
const PATIENCE_MS = 3000;

let queue: Promise<unknown> = Promise.resolve();

/**
 * Runs `work` as the only writer; its calls of `replaced` become the change of the statistics.
 * @param patienceMs how long the session's own steps wait for a database that is away; `work` waits for itself
 */
export function withWriteSession<T>(
  work: (session: WriteSession) => Promise<T>,
  patienceMs: number = PATIENCE_MS,
): Promise<T> {
  const run = queue.then(() => runSession(work, patienceMs));
  queue = run.catch(() => undefined);
  return run;
}

/** Repairs what a killed process left behind, if one did; called at start so that no one waits for it later. */
export async function settleWrites(): Promise<void> {
  if (!(await isLockSettled())) await withWriteSession(async () => undefined);
}

async function runSession<T>(work: (session: WriteSession) => Promise<T>, patienceMs: number): Promise<T> {
  const patiently = <S>(step: (isRepeat: boolean) => Promise<S>) => retryWhileUnavailable(step, { patienceMs });
  const { token, needsRecount } = await patiently(() => acquireLock());
  // A renewal that fails is tried again with the next tick; before the statistics are touched, the lock is checked.
  const renewal = setInterval(() => void renewLock(token).catch(() => undefined), RENEW_MS);
  try {
    if (needsRecount) await patiently(() => recountStatistics());
    const changes = new CollectedChanges();
    const result = await work(changes);
    await patiently(async (isRepeat) => {
      if (!(await renewLock(token))) throw lockLost();
      // Differences whose answer was lost may be in the statistics already: only a recount is sure.
      const isCertain = !changes.isInDoubt && !isRepeat;
      if (!isCertain) await recountStatistics();
      await addToStatistics(isCertain ? changes.counters : new Map(), changes.syncedAt);
    });
    // Of a repeated release the first may have been carried out.
    await patiently(async (isRepeat) => {
      if (!(await releaseLock(token)) && !isRepeat) throw lockLost();
    });
    return result;
  } catch (error) {
    // The lock keeps our name: whoever comes next counts anew. Nobody waits for this, and without it the lease runs out.
    void patiently(() => abandonLock(token)).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(renewal);
  }
}

class CollectedChanges implements WriteSession {
  readonly counters: StatCounters = new Map();
  readonly syncedAt = new Map<string, Date>();
  isInDoubt = false;

  replaced(before: ContributingFields | null, after: ContributingFields | null): void {
    if (before) addContribution(this.counters, before, -1);
    if (after) addContribution(this.counters, after, 1);
  }

  synced(source: string, at: Date): void {
    this.syncedAt.set(source, at);
  }

  doubt(): void {
    this.isInDoubt = true;
  }
}

function lockLost(): ServiceError {
  return new ServiceError('unavailable', 'This process stood still too long while it was writing; do it again');
}
