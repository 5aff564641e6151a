import type { CompanyChangeDoc, CompanyDoc, CompanyWriteKind, PlannedHistoryDoc } from '@workbench/db';
import type { mongo } from 'mongoose';
import type { ServiceContext } from '../../../shared/context.ts';
import { withDatabaseRetry } from '../../../shared/database/with-retry.ts';
import { ServiceError } from '../../../shared/errors.ts';
import { addChanges, type CompanyChangeEntry, toLine } from '../../changes/record-company-change.ts';
import { addToStatistics, recountStatistics } from '../../figures/statistics/statistics.ts';
import { addToCounters, type CountedFields, type StatCounters } from '../../figures/statistics/statistics-counters.ts';
import { updateRelatives } from '../../relations/update-relatives.ts';
import { refreshGrowth } from '../document/refresh-growth.ts';
import { recoverHistory } from './recover-history.ts';
import { abandonLock, acquireLock, hasLock, isLockClean, planHistory, releaseLock, renewLock } from './write-lock.ts';
import { SessionLog } from './write-log.ts';

/**
 * Changes to companies and to their statistics belong together, and the database has no transactions. So one session
 * writes at a time, over all processes: it acquires the lock, writes companies, adds the differences, releases the lock.
 * A session that did not end cleanly leaves its name on the lock, and the next one recounts before it starts.
 */
export interface WriteSession {
  /**
   * Logs companies before they are written: a kill in between loses no change. What is logged and then stays as it was is
   * read once more, and nothing else.
   * @throws ServiceError 'unavailable' when another session has the lock by now
   */
  announce(kind: CompanyWriteKind, ids: readonly mongo.ObjectId[]): Promise<void>;
  /**
   * For what is written ahead of companies and can't be taken back.
   * @throws ServiceError 'unavailable' when another session has the lock by now
   */
  requireLock(): Promise<void>;
  /**
   * Adds entries to histories when the work has ended; called before the companies that they follow from are written. They
   * are kept with the lock: after a kill, the next session adds those whose company was written.
   * @throws ServiceError 'unavailable' when another session has the lock by now
   */
  planHistory(planned: readonly PlannedEntries[]): Promise<void>;
  /** Of a company that was announced. */
  recordChange(before: WrittenCompany | null, after: WrittenCompany | null): void;
  /**
   * When the session ends, what these companies and those below them know of their parents is brought up to date, and
   * their growth follows their history.
   */
  recordRelatives(ids: readonly mongo.ObjectId[], at: Date): void;
  recordSync(source: string, at: Date): void;
  /** The database was unavailable for a while, so what was added to the statistics is uncertain. */
  markUncertain(): void;
}

/** Entries of histories, and the company, as it was read, whose write makes them true. */
interface PlannedEntries {
  company: Pick<CompanyDoc, '_id' | 'updatedAt'>;
  entries: readonly CompanyChangeEntry[];
}

/** With what its subsidiaries know of it, where it has some. */
type WrittenCompany = CountedFields &
  Partial<Pick<CompanyDoc, '_id' | 'name' | 'domain' | 'identifierKeys' | 'hasSubsidiaries' | 'updatedAt'>>;

const RENEW_MS = 5_000;
/** A user who adds a single company does not wait longer for a database that is unavailable. */
const RETRY_FOR_MS = 3000;

let queue: Promise<unknown> = Promise.resolve();

/**
 * Runs `work` as the only writer; the changes that it records become the change of the statistics.
 * @param retryForMs how long the session's own steps are retried while the database is unavailable; `work` retries its own
 */
export function withWriteSession<T>(
  work: (session: WriteSession) => Promise<T>,
  retryForMs: number = RETRY_FOR_MS,
): Promise<T> {
  const run = queue.then(() => runSession(work, retryForMs));
  queue = run.catch(() => undefined);
  return run;
}

/** A step of a session, repeated while the database is unavailable; the session's statistics are then recounted. */
export function retryInSession<T>(
  session: WriteSession,
  log: ServiceContext['log'],
  step: (isRetry: boolean) => Promise<T>,
): Promise<T> {
  const onRetry = (error: unknown) => {
    session.markUncertain();
    log.warn({ err: error }, 'the database is unavailable; writing companies continues when it is back');
  };
  return withDatabaseRetry(step, { onRetry });
}

/** Repairs what a killed process left behind, if one did; called at start so that no user waits for it later. */
export async function recoverWriteLock(): Promise<void> {
  if (!(await isLockClean())) await withWriteSession(async () => undefined);
}

async function runSession<T>(work: (session: WriteSession) => Promise<T>, retryForMs: number): Promise<T> {
  const retry = { retryForMs };
  const { token, version, needsRecount } = await withDatabaseRetry(() => acquireLock(), retry);
  // A renewal that fails is tried again with the next tick; before the statistics are touched, the lock is checked.
  const renewal = setInterval(() => void renewLock(token).catch(() => undefined), RENEW_MS);
  const changes = new CollectedChanges(token, new SessionLog(version, needsRecount));
  try {
    if (needsRecount) {
      await withDatabaseRetry(() => recoverHistory(token), retry);
      await withDatabaseRetry(() => recountStatistics(), retry);
    }
    const result = await work(changes);
    await withDatabaseRetry(() => addChanges(changes.lines), retry);
    await withDatabaseRetry(() => changes.updateRelatives(), { ...retry, onRetry: () => changes.markUncertain() });
    changes.requireAnnounced();
    if (needsRecount) await withDatabaseRetry(() => changes.log.addAll(), retry);
    await withDatabaseRetry((isRetry) => saveStatistics(token, changes, isRetry), retry);
    await withDatabaseRetry(async (isRetry) => {
      // A release whose response was lost may have been carried out.
      if (!(await releaseLock(token)) && !isRetry) throw lockLost();
    }, retry);
    return result;
  } catch (error) {
    // The lock keeps our name, so the next session recounts. Not awaited: without it the lease expires.
    void withDatabaseRetry(() => abandonLock(token), retry)
      .then((isLost) => (isLost ? announceAgain(changes) : undefined))
      .catch(() => undefined);
    throw error;
  } finally {
    clearInterval(renewal);
  }
}

/** Readers may have passed the session while another one had the lock. */
function announceAgain({ announced }: CollectedChanges): Promise<void> {
  return withWriteSession((session) => session.announce('updated', [...announced.values()]));
}

async function saveStatistics(token: string, changes: CollectedChanges, isRetry: boolean): Promise<void> {
  if (!(await renewLock(token))) throw lockLost();
  // Differences whose response was lost may be in the statistics already: only a recount is certain.
  const isCertain = !changes.isUncertain && !isRetry;
  if (!isCertain) await recountStatistics();
  await addToStatistics(isCertain ? changes.counters : new Map(), changes.syncedAt);
}

const RELATIVES_KNOW = ['name', 'domain', 'records', 'identifierKeys'] as const;

class CollectedChanges implements WriteSession {
  readonly counters: StatCounters = new Map();
  readonly syncedAt = new Map<string, Date>();
  isUncertain = false;
  readonly log: SessionLog;
  readonly #token: string;
  readonly announced = new Map<string, mongo.ObjectId>();
  readonly #written = new Set<string>();
  #history: readonly PlannedHistoryDoc[] = [];
  readonly #relatives = new Map<string, mongo.ObjectId>();
  #relativesAt = new Date(0);

  constructor(token: string, log: SessionLog) {
    this.#token = token;
    this.log = log;
  }

  async announce(kind: CompanyWriteKind, ids: readonly mongo.ObjectId[]): Promise<void> {
    const isSame = kind === 'updated' || kind === 'touched';
    const added = isSame ? ids.filter((id) => !this.announced.has(id.toHexString())) : ids;
    if (added.length > 0) await this.log.add(kind, added);
    // Last: a process may stand still while it logs, and what it has only logged changes nothing.
    if (ids.length > 0) await this.requireLock();
    // What is touched may be updated as well.
    if (kind !== 'touched') for (const id of added) this.announced.set(id.toHexString(), id);
  }

  async requireLock(): Promise<void> {
    if (!(await hasLock(this.#token))) throw lockLost();
  }

  async planHistory(planned: readonly PlannedEntries[]): Promise<void> {
    const added = planned.map(({ company: { _id, updatedAt }, entries }) => ({
      company: { _id, updatedAt },
      lines: entries.map(toLine),
    }));
    this.#history = [...this.#history, ...added];
    if (!(await planHistory(this.#token, this.#history))) throw lockLost();
  }

  get lines(): CompanyChangeDoc[] {
    return this.#history.flatMap(({ lines }) => lines);
  }

  recordChange(before: WrittenCompany | null, after: WrittenCompany | null): void {
    if (before) addToCounters(this.counters, before, -1);
    if (after) addToCounters(this.counters, after, 1);
    const id = (after ?? before)?._id;
    if (id) this.#written.add(id.toHexString());
    const isKnown = after?.hasSubsidiaries && before && RELATIVES_KNOW.some((name) => before[name] !== after[name]);
    if (isKnown && after._id && after.updatedAt) this.recordRelatives([after._id], after.updatedAt);
  }

  recordRelatives(ids: readonly mongo.ObjectId[], at: Date): void {
    for (const id of ids) this.#relatives.set(id.toHexString(), id);
    if (at > this.#relativesAt) this.#relativesAt = at;
  }

  async updateRelatives(): Promise<void> {
    if (this.#relatives.size === 0) return;
    const changed = new Map(this.#relatives);
    await this.announce('touched', [...changed.values()]);
    const announce = (ids: readonly mongo.ObjectId[]) => this.announce('updated', ids);
    await updateRelatives({
      ids: [...this.#relatives.values()],
      now: this.#relativesAt,
      announce,
      record: (before, after) => {
        this.recordChange(before, after);
        changed.set(after._id.toHexString(), after._id);
      },
    });
    await refreshGrowth([...changed.values()], { now: this.#relativesAt, announce });
  }

  /** A write that was not announced would be in no feed after a kill, and in no memory of another process. */
  requireAnnounced(): void {
    const missing = [...this.#written].find((id) => !this.announced.has(id));
    if (missing !== undefined) throw new Error(`the company ${missing} was written before it was announced`);
  }

  recordSync(source: string, at: Date): void {
    this.syncedAt.set(source, at);
  }

  markUncertain(): void {
    this.isUncertain = true;
  }
}

function lockLost(): ServiceError {
  return new ServiceError('unavailable', 'The write was interrupted for too long; try again');
}
