import { randomUUID } from 'node:crypto';
import { isProcessGone, type JournalWorkerDoc, thisProcess } from '@workbench/db';
import type { mongo } from 'mongoose';
import { databaseNow } from '../database/database-clock.ts';
import { ServiceError } from '../errors.ts';
import { hasPassed } from '../stored-time.ts';

/** What every journal entry has; one process at a time works on it. */
export interface JournalEntry {
  _id: string;
  state: string;
  worker: JournalWorkerDoc | null;
  leaseUntil: Date;
}

/** Proves that this process works on an entry. */
export interface JournalClaim {
  /** Extends the lease. @throws ServiceError unavailable when another process has taken over */
  renew: () => Promise<void>;
  /** Extends the lease again and again while it works: waiting for others may take longer than a lease. */
  during: <T>(work: () => Promise<T>) => Promise<T>;
  /** Writes the next state, with what else changes in the same write, and ends the claim. */
  finish: (state: string, change?: JournalChange) => Promise<void>;
  /** Ends the claim as the entry is: it is continued later. */
  release: () => Promise<void>;
  /** Deletes the entry, unless another process has taken it over: repeatable, and harmless at any time. */
  discard: () => Promise<void>;
}

export interface JournalChange {
  $set?: Record<string, unknown>;
  $unset?: Record<string, 1>;
}

type Journal<T extends JournalEntry> = mongo.Collection<T>;

const LEASE_MS = 60_000;
export const RENEW_MS = 20_000;

/** The fields of an entry that its creator works on. */
export async function newJournalWork(): Promise<Pick<JournalEntry, 'worker' | 'leaseUntil'>> {
  return { worker: { token: randomUUID(), ...thisProcess() }, leaseUntil: await leaseEnd() };
}

/**
 * Claims an entry that no living process works on, and writes `to` as its state.
 * @returns null when it is not in one of the states `from`, or another process works on it
 */
export async function claimJournal<T extends JournalEntry>(
  journal: Journal<T>,
  _id: string,
  { from, to }: { from: readonly string[]; to: string },
): Promise<JournalClaim | null> {
  const entry = (await journal.findOne({ _id, state: { $in: from } } as never)) as JournalEntry | null;
  if (entry === null || !(await isFree(entry))) return null;
  const work = await newJournalWork();
  const unchanged = { _id, state: entry.state, 'worker.token': entry.worker?.token ?? null };
  const { matchedCount } = await journal.updateOne(unchanged as never, { $set: { state: to, ...work } } as never);
  return matchedCount === 1 ? claimOf(journal, { _id, worker: work.worker }) : null;
}

/** The claim of whoever created the entry with `newJournalWork`. */
export function claimOf<T extends JournalEntry>(
  journal: Journal<T>,
  { _id, worker }: Pick<JournalEntry, '_id' | 'worker'>,
): JournalClaim {
  const own = { _id, 'worker.token': worker?.token } as never;
  const update = async (fields: Partial<JournalEntry>, { $set, ...change }: JournalChange = {}) => {
    const { matchedCount } = await journal.updateOne(own, { $set: { ...$set, ...fields }, ...change } as never);
    if (matchedCount === 0) throw new ServiceError('unavailable', 'Another process continues this; look again shortly');
  };
  const renew = async () => update({ leaseUntil: await leaseEnd() });
  return {
    renew,
    during: async (work) => {
      // Whoever has lost the claim finds out with the next step.
      const renewal = setInterval(() => void renew().catch(() => undefined), RENEW_MS);
      try {
        return await work();
      } finally {
        clearInterval(renewal);
      }
    },
    finish: (state, change) => update({ state, worker: null }, change),
    release: () => update({ worker: null }),
    discard: async () => void (await journal.deleteOne(own)),
  };
}

async function isFree({ worker, leaseUntil }: JournalEntry): Promise<boolean> {
  return worker === null || isProcessGone(worker) || hasPassed(leaseUntil, await databaseNow(), LEASE_MS);
}

const leaseEnd = async () => new Date((await databaseNow()).getTime() + LEASE_MS);
