import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type KeyHolder, thisProcess, WorkspaceKeyModel } from '@workbench/db';
import { databaseNow } from '../database/database-clock.ts';
import { SecretKeyError, type Secrets } from '../secrets.ts';
import { notPassed } from '../stored-time.ts';
import { fingerprintOf, KEY_ID, LEASE_MS, WRONG_KEY } from './workspace-key.ts';

/** The end of a process does not wait longer for a database that is away. */
const RELEASE_MAX_MS = 1000;

export interface KeyLease {
  /** Another key may be bound again, if nothing was written with this one. Never rejects: without it, the lease ends. */
  release(): Promise<void>;
}

/**
 * Keeps other keys from being bound while this process runs, also before anything was written with its key.
 * @param onLost the key was declared lost elsewhere, or this process stood still for longer than its lease: it must end
 * @throws SecretKeyError when another key was bound since it was verified
 */
export async function leaseWorkspaceKey(
  secrets: Pick<Secrets, 'fingerprint'>,
  onLost: (error: SecretKeyError) => void,
): Promise<KeyLease> {
  const fingerprint = fingerprintOf(secrets);
  const token = randomUUID();
  if (await isOthers(await renew(fingerprint, token))) throw new SecretKeyError(WRONG_KEY);
  const renewal = setInterval(() => {
    renew(fingerprint, token)
      .then(isOthers)
      .then((isLost) => isLost && onLost(new SecretKeyError(WRONG_KEY)))
      // While the database is away, this process can write nothing, either. The next renewal shows what has become.
      .catch(() => undefined);
  }, LEASE_MS / 3).unref();
  return {
    release: async () => {
      clearInterval(renewal);
      const pull = { $pull: { processes: { token } as never } };
      const released = change({}, pull).catch(() => undefined);
      await Promise.race([released, sleep(RELEASE_MAX_MS, undefined, { ref: false })]);
    },
  };
}

/** @returns whether the workspace has this key */
async function renew(fingerprint: string, token: string): Promise<boolean> {
  const now = await databaseNow();
  const until = new Date(now.getTime() + LEASE_MS);
  const holder: KeyHolder = { token, ...thisProcess(), until };
  const renewal = { $set: { 'processes.$.until': until } };
  if (await change({ fingerprint, 'processes.token': token }, renewal)) return true;
  // Those whose lease has ended leave, so that the list does not grow with every start.
  const { $gt, $lte } = notPassed(now, LEASE_MS);
  const isLive = { $and: [{ $gt: ['$$this.until', $gt] }, { $lte: ['$$this.until', $lte] }] };
  const live = { $filter: { input: { $ifNull: ['$processes', []] }, cond: isLive } };
  return change({ fingerprint }, [{ $set: { processes: { $concatArrays: [live, [{ $literal: holder }]] } } }]);
}

/**
 * Changes the entry as a claim is taken: a full disk refuses updates, and the server must start on it and be read.
 * @returns whether there is one with these values
 */
async function change(filter: object, update: object): Promise<boolean> {
  const own = { _id: KEY_ID, ...filter } as never;
  return (await WorkspaceKeyModel.collection.findOneAndUpdate(own, update, { projection: { _id: 1 } })) !== null;
}

/** Not while none is noted: a list from an earlier version has not shown its key. */
async function isOthers(isOwn: boolean): Promise<boolean> {
  return !isOwn && (await WorkspaceKeyModel.exists({ _id: KEY_ID, fingerprint: { $exists: true } })) !== null;
}
