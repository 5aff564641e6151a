import { WorkspaceKeyModel } from '@workbench/db';
import { ServiceError } from '../errors.ts';
import type { Secrets } from '../secrets.ts';
import { fingerprintOf, KEY_ID } from './workspace-key.ts';

/** Hashes and seals with the key of this process. */
interface KeyUser {
  secrets: Pick<Secrets, 'fingerprint'>;
}

/**
 * Call it after reading by hashes: a key that is no longer the workspace's finds no one, which must not look as if no one
 * were listed.
 * @throws ServiceError unavailable when the workspace has another key by now
 */
export async function requireOwnKey({ secrets }: KeyUser): Promise<void> {
  const stored = await WorkspaceKeyModel.findById(KEY_ID, { fingerprint: 1 }).lean();
  if (stored?.fingerprint !== undefined && stored.fingerprint !== fingerprintOf(secrets)) throw replacedKey();
}

/** Whether the workspace notes the key of this process; not while none is noted. */
export async function isOwnKey({ secrets }: KeyUser): Promise<boolean> {
  return (await WorkspaceKeyModel.exists({ _id: KEY_ID, fingerprint: fingerprintOf(secrets) })) !== null;
}

/**
 * Call it before anything is written that only this key finds or reads: from then on no other key is bound.
 * @throws ServiceError unavailable when the workspace has another key by now
 */
export async function claimOwnKey(user: KeyUser): Promise<void> {
  const own = { _id: KEY_ID, fingerprint: fingerprintOf(user.secrets) } as const;
  const { matchedCount } = await WorkspaceKeyModel.updateOne(own, { $set: { isUsed: true } });
  // None is noted while a list from an earlier version has not shown its key.
  if (matchedCount === 0) await requireOwnKey(user);
}

const replacedKey = () =>
  new ServiceError(
    'unavailable',
    'This process runs with another secret key than the database has by now, so nothing was read or written with it. ' +
      'Stop it, and start it with the secret.key of the other processes',
  );
