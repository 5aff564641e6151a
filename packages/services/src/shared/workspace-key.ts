import { ConnectionModel, SuppressionModel, WorkspaceKeyModel } from '@workbench/db';
import type { Logger } from './context.ts';
import { SecretKeyError, type Secrets } from './secrets.ts';

const ID = 'workspace';
const MARK = 'key of this workspace';

export interface KeyCheck {
  /** The right key is lost for good: what only it could read is removed, and this key is the workspace's from now on. */
  isKeyLost: boolean;
  log: Pick<Logger, 'warn'>;
}

/**
 * With another key the do-not-contact list would match no one and no stored vendor key could be read, silently. Run
 * before a process does anything; the first one stores the fingerprint of its key.
 * @throws SecretKeyError when the database was written with another key and has entries that depend on it
 */
export async function verifyWorkspaceKey(secrets: Secrets, { isKeyLost, log }: KeyCheck): Promise<void> {
  const fingerprint = secrets.fingerprint(MARK);
  const stored = await WorkspaceKeyModel.findById(ID).lean();
  const isOurs = stored === null ? await opensStoredKeys(secrets) : stored.fingerprint === fingerprint;
  if (!isOurs && !(await isKeyUnused())) {
    if (!isKeyLost) throw new SecretKeyError(WRONG_KEY);
    await removeUnreadable(log);
  }
  const remember = stored === null ? { $setOnInsert: { fingerprint } } : { $set: { fingerprint } };
  if (stored?.fingerprint === fingerprint) return;
  await WorkspaceKeyModel.updateOne({ _id: ID }, remember, { upsert: true });
  // Another process may have started with another key at the same moment.
  const kept = await WorkspaceKeyModel.findById(ID).lean();
  if (kept?.fingerprint !== fingerprint) throw new SecretKeyError(WRONG_KEY);
}

/** Databases from before the fingerprint was stored: their vendor keys say whose they are. */
async function opensStoredKeys(secrets: Secrets): Promise<boolean> {
  const sealed = await ConnectionModel.find({ sealedKey: { $exists: true } }, { sealedKey: 1 }).lean();
  return sealed.length === 0 || sealed.some(({ sealedKey = '' }) => canOpen(secrets, sealedKey));
}

function canOpen(secrets: Secrets, sealed: string): boolean {
  try {
    secrets.open(sealed);
    return true;
  } catch {
    return false;
  }
}

async function isKeyUnused(): Promise<boolean> {
  const [suppression, connection] = await Promise.all([
    SuppressionModel.exists({}),
    ConnectionModel.exists({ sealedKey: { $exists: true } }),
  ]);
  return suppression === null && connection === null;
}

/** A list that matches no one must not look as if it did. */
async function removeUnreadable(log: KeyCheck['log']): Promise<void> {
  const { deletedCount: suppressions } = await SuppressionModel.deleteMany({});
  const { modifiedCount: vendorKeys } = await ConnectionModel.updateMany(
    { sealedKey: { $exists: true } },
    { $unset: { sealedKey: 1, keyHint: 1 } },
  );
  log.warn({ suppressions, vendorKeys }, 'the do-not-contact list and the keys of sources have to be entered again');
}

const WRONG_KEY =
  'This database was written with another secret key: with the present one, no one would be found on its do-not-contact ' +
  'list and no key of a source could be read. Put the right secret.key back into DATA_DIR, or set SECRET_KEY_FILE to it; ' +
  'all processes on one database share one key. If it is lost for good, start once with SECRET_KEY_LOST=yes, which empties ' +
  'the do-not-contact list and removes the keys of sources, so that you can enter them again.';
