import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { type WriteLockDoc, WriteLockModel } from '@workbench/db';
import { ServiceError } from '../shared/errors.ts';
import { retryWhileUnavailable } from '../shared/retry-while-unavailable.ts';
import { addContribution, type ContributingFields, type StatCounters } from './contribution.ts';
import { addToStatistics, recountStatistics } from './statistics.ts';

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

const LOCK_ID = 'companies';
const LEASE_MS = 20_000;
const RENEW_MS = 5_000;
const WAIT_STEP_MS = 20;
const WAIT_MAX_MS = 120_000;
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

async function runSession<T>(work: (session: WriteSession) => Promise<T>, patienceMs: number): Promise<T> {
  const token = randomUUID();
  const patiently = <S>(step: (isRepeat: boolean) => Promise<S>) => retryWhileUnavailable(step, { patienceMs });
  const previous = await patiently(() => acquire(token));
  const renewal = setInterval(() => void renew(token).catch(() => undefined), RENEW_MS);
  try {
    if (previous !== null) await patiently(() => recountStatistics());
    const counters: StatCounters = new Map();
    const syncedAt = new Map<string, Date>();
    let inDoubt = false;
    const result = await work({
      replaced(before, after) {
        if (before) addContribution(counters, before, -1);
        if (after) addContribution(counters, after, 1);
      },
      synced(source, at) {
        syncedAt.set(source, at);
      },
      doubt() {
        inDoubt = true;
      },
    });
    await patiently(async (isRepeat) => {
      // Differences whose answer was lost may be in the statistics already: only a recount is sure.
      if (inDoubt || isRepeat) await recountStatistics();
      await addToStatistics(inDoubt || isRepeat ? new Map() : counters, syncedAt);
    });
    await patiently((isRepeat) => release(token, isRepeat));
    return result;
  } catch (error) {
    // The lock keeps our name: whoever comes next counts anew. Nobody waits for this, and without it the lease runs out.
    void patiently(() => expire(token)).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(renewal);
  }
}

/** Repairs what a killed process left behind, if one did; called at start so that no one waits for it later. */
export async function settleWrites(): Promise<void> {
  const lock = await WriteLockModel.findById(LOCK_ID).lean();
  if (lock?.holder) await withWriteSession(async () => undefined);
}

/** The dead holder whose place we took, or null after a clean hand-over. */
async function acquire(token: string): Promise<WriteLockDoc['holder']> {
  const holder = { token, host: hostname(), pid: process.pid };
  const deadline = Date.now() + WAIT_MAX_MS;
  for (;;) {
    const claim = { $set: { holder, expiresAt: new Date(Date.now() + LEASE_MS) } };
    const free = await WriteLockModel.updateOne({ _id: LOCK_ID, holder: null }, claim);
    if (free.modifiedCount === 1) return null;
    const lock = await WriteLockModel.findById(LOCK_ID).lean();
    if (lock === null) {
      await createLock();
    } else if (lock.holder !== null && isDead(lock)) {
      const taken = await WriteLockModel.updateOne({ _id: LOCK_ID, 'holder.token': lock.holder.token }, claim);
      if (taken.modifiedCount === 1) return lock.holder;
    } else if (Date.now() > deadline) {
      throw new ServiceError('unavailable', 'Another import is writing; try again when it has finished');
    } else {
      await sleep(WAIT_STEP_MS);
    }
  }
}

/** An upsert: two processes may meet on an empty workspace, and one lock is enough. */
async function createLock(): Promise<void> {
  const fields = { holder: null, expiresAt: new Date(0) };
  await WriteLockModel.updateOne({ _id: LOCK_ID }, { $setOnInsert: fields }, { upsert: true });
}

/** Dead: its lease ran out, or it was a process of this machine that is gone, or it is an earlier session of our own. */
function isDead(lock: Pick<WriteLockDoc, 'holder' | 'expiresAt'>): boolean {
  if (lock.holder === null || lock.expiresAt.getTime() < Date.now()) return true;
  if (lock.holder.host !== hostname()) return false;
  if (lock.holder.pid === process.pid) return true;
  try {
    process.kill(lock.holder.pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

async function renew(token: string): Promise<void> {
  await WriteLockModel.updateOne(
    { _id: LOCK_ID, 'holder.token': token },
    { expiresAt: new Date(Date.now() + LEASE_MS) },
  );
}

async function expire(token: string): Promise<void> {
  await WriteLockModel.updateOne({ _id: LOCK_ID, 'holder.token': token }, { expiresAt: new Date(0) });
}

async function release(token: string, isRepeat: boolean): Promise<void> {
  const released = await WriteLockModel.updateOne({ _id: LOCK_ID, 'holder.token': token }, { $set: { holder: null } });
  // Of a repeated release the first may have been carried out.
  if (released.matchedCount === 0 && !isRepeat)
    throw new Error('The write lock was taken over while its session was still writing');
}
