import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  isProcessGone,
  isThisProcess,
  type PlannedHistoryDoc,
  thisProcess,
  type WriteLockDoc,
  WriteLockModel,
} from '@workbench/db';
import { databaseNow } from '../../../shared/database/database-clock.ts';
import { ServiceError } from '../../../shared/errors.ts';
import { hasPassed } from '../../../shared/stored-time.ts';

/** The right to write companies, owned by one session at a time over all processes; see write-session.ts. */
export interface LockClaim {
  token: string;
  /** Stays the same until the lock is released. */
  version: number;
  /** The previous owner did not end cleanly: the statistics may not match the companies. */
  needsRecount: boolean;
}

const LOCK_ID = 'companies';
const LEASE_MS = 20_000;
const WAIT_STEP_MS = 20;
const WAIT_MAX_MS = 120_000;
/** May be long, and whoever waits reads again and again. */
const WITHOUT_HISTORY = { history: 0 } as const;

export async function acquireLock(): Promise<LockClaim> {
  const token = randomUUID();
  const holder = { token, ...thisProcess() };
  const deadline = Date.now() + WAIT_MAX_MS;
  for (;;) {
    const claim = { $set: { holder, expiresAt: await leaseEnd() }, $unset: { needsRecount: 1 as const } };
    const free = await WriteLockModel.findOneAndUpdate({ _id: LOCK_ID, holder: null }, claim, {
      projection: WITHOUT_HISTORY,
    }).lean();
    if (free) return { token, version: free.version ?? 0, needsRecount: free.needsRecount ?? false };
    const lock = await WriteLockModel.findById(LOCK_ID, WITHOUT_HISTORY).lean();
    if (lock === null) {
      await createLock();
    } else if (lock.holder !== null && (await isDead(lock.holder, lock.expiresAt))) {
      const claimed = await WriteLockModel.updateOne({ _id: LOCK_ID, 'holder.token': lock.holder.token }, claim);
      if (claimed.modifiedCount === 1) return { token, version: lock.version ?? 0, needsRecount: true };
    } else if (Date.now() > deadline) {
      throw new ServiceError('unavailable', 'Another import is writing; try again when it has finished');
    } else {
      await sleep(WAIT_STEP_MS);
    }
  }
}

/** False when the lock was lost: its lease expired and another session acquired it. */
export async function renewLock(token: string): Promise<boolean> {
  return updateOwn(token, { expiresAt: await leaseEnd() });
}

/** Whether the lock is still this session's. */
export async function hasLock(token: string): Promise<boolean> {
  return (await WriteLockModel.exists({ _id: LOCK_ID, 'holder.token': token })) !== null;
}

export function releaseLock(token: string): Promise<boolean> {
  return updateOwn(token, { holder: null }, { $inc: { version: 1 }, $unset: { history: 1 } });
}

/**
 * Releases a lock without a clean end. When it was lost before, what was written since still has to be recounted.
 * @returns whether it was lost
 */
export async function abandonLock(token: string): Promise<boolean> {
  const isOurs = await updateOwn(token, { expiresAt: new Date(0) }, { $inc: { version: 1 } });
  if (!isOurs) await WriteLockModel.updateOne({ _id: LOCK_ID }, { $set: { needsRecount: true } });
  return !isOurs;
}

/** Differs whenever a session has written in between, in any process. */
export async function readWriteVersion(): Promise<string> {
  const lock = await WriteLockModel.findById(LOCK_ID, { version: 1 }).lean();
  return String(lock?.version ?? 0);
}

/** What the lock says about the writes so far; null before the first one. */
export interface WriteState {
  version: number;
  epoch: string | null;
  /** A session has ended uncleanly, and what it has written is recorded nowhere. */
  isInterrupted: boolean;
  /** A session writes, or was killed. */
  isWriting: boolean;
}

export async function readWriteState(): Promise<WriteState | null> {
  const lock = await WriteLockModel.findById(LOCK_ID, WITHOUT_HISTORY).lean();
  if (lock === null) return null;
  const { version = 0, epoch = null, holder, expiresAt, needsRecount = false } = lock;
  const isInterrupted = needsRecount || (holder !== null && (await isAbandoned(holder, expiresAt)));
  return { version, epoch, isInterrupted, isWriting: holder !== null || needsRecount };
}

/** True when the lock is free and nothing has to be recounted. */
export async function isLockClean(): Promise<boolean> {
  const lock = await WriteLockModel.findById(LOCK_ID, WITHOUT_HISTORY).lean();
  return lock === null || (lock.holder === null && !lock.needsRecount);
}

/** Keeps what a session adds to histories until it ends. @returns false when the lock was lost */
export async function planHistory(token: string, history: readonly PlannedHistoryDoc[]): Promise<boolean> {
  const { matchedCount } = await WriteLockModel.collection.updateOne(
    { _id: LOCK_ID, 'holder.token': token } as object,
    { $set: { history } },
  );
  return matchedCount === 1;
}

/** What the session before has left there. */
export async function readPlannedHistory(): Promise<readonly PlannedHistoryDoc[]> {
  const lock = await WriteLockModel.collection.findOne<Pick<WriteLockDoc, 'history'>>({ _id: LOCK_ID } as object, {
    projection: { history: 1 },
  });
  return lock?.history ?? [];
}

async function updateOwn(token: string, fields: Partial<WriteLockDoc>, more: object = {}): Promise<boolean> {
  const update = { $set: fields, ...more };
  const { matchedCount } = await WriteLockModel.updateOne({ _id: LOCK_ID, 'holder.token': token }, update);
  return matchedCount === 1;
}

/** An upsert: two processes may meet on an empty workspace, and one lock is enough. */
async function createLock(): Promise<void> {
  const fields = { holder: null, expiresAt: new Date(0), epoch: randomUUID() };
  await WriteLockModel.updateOne({ _id: LOCK_ID }, { $setOnInsert: fields }, { upsert: true });
}

async function leaseEnd(): Promise<Date> {
  return new Date((await databaseNow()).getTime() + LEASE_MS);
}

/** Dead: its lease expired, or it was an earlier session of this process, or a process of this machine that is gone. */
async function isDead(holder: NonNullable<WriteLockDoc['holder']>, expiresAt: Date): Promise<boolean> {
  return isThisProcess(holder) || isAbandoned(holder, expiresAt);
}

async function isAbandoned(holder: NonNullable<WriteLockDoc['holder']>, expiresAt: Date): Promise<boolean> {
  return isProcessGone(holder) || hasPassed(expiresAt, await databaseNow(), LEASE_MS);
}
