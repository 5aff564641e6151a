import {
  ConnectionModel,
  isProcessGone,
  SuppressionModel,
  WebhookModel,
  type WorkspaceKeyDoc,
  WorkspaceKeyModel,
} from '@workbench/db';
import type { Logger } from '../context.ts';
import { isDuplicateKey } from '../database/classify-error.ts';
import { databaseNow } from '../database/database-clock.ts';
import { SecretKeyError, type Secrets } from '../secrets.ts';
import { hasPassed, notPassed } from '../stored-time.ts';

export const KEY_ID = 'workspace';
/** How long a process keeps other keys out without another sign of it. */
export const LEASE_MS = 30_000;
const MARK = 'key of this workspace';

export interface KeyCheck {
  /** The right key is lost for good: what only it could read is removed, and this key is the workspace's from now on. */
  isKeyLost: boolean;
  log: Pick<Logger, 'warn'>;
}

/**
 * With another key the do-not-contact list would match no one and no stored vendor key could be read, silently. Run
 * before a process does anything. A key becomes the workspace's when none is yet, or when it opens what is stored. Another
 * one replaces it only while nothing was ever written with it and no process runs with it. A do-not-contact list from before the fingerprint doesn't say whose it is: a process then starts, and
 * claims nothing.
 * @throws SecretKeyError when the database was written with another key and has entries that depend on it
 */
export async function verifyWorkspaceKey(secrets: Secrets, check: KeyCheck): Promise<void> {
  const fingerprint = fingerprintOf(secrets);
  const stored = await WorkspaceKeyModel.findById(KEY_ID).lean();
  if (stored?.fingerprint === fingerprint) {
    // The process that began it was killed.
    if (stored.isRemovalOpen) await removeUnreadable(check.log);
    return;
  }
  const verdict = await judgeKey(secrets, stored);
  if (verdict === 'unproven') return startUnproven(fingerprint, check.log);
  const isReplaced = verdict === 'wrong' || verdict === 'too_new';
  if (isReplaced && !check.isKeyLost) return refuse(fingerprint, verdict);
  // First: while a process runs with the key, it is not lost, and nothing may be removed.
  await bindKey(fingerprint, stored, isReplaced);
  if (isReplaced) await removeUnreadable(check.log);
}

/** What the database notes of a key. */
export const fingerprintOf = (secrets: Pick<Secrets, 'fingerprint'>): string => secrets.fingerprint(MARK);

/** Whether the database that notes this fingerprint was written with this key. */
export const isKeyOf = (secrets: Secrets, fingerprint: string): boolean => fingerprintOf(secrets) === fingerprint;

type Verdict = 'ours' | 'unproven' | 'wrong' | 'too_new';

async function judgeKey(secrets: Secrets, stored: WorkspaceKeyDoc | null): Promise<Verdict> {
  const [suppression, sealed] = await Promise.all([SuppressionModel.exists({}), readSealed()]);
  if (suppression === null && sealed.length === 0) return (await isBound(stored)) ? 'wrong' : 'ours';
  if (stored?.fingerprint !== undefined) return 'wrong';
  if (secrets.isNew || stored?.refused?.includes(fingerprintOf(secrets))) return 'too_new';
  const opens = sealed.some((text) => canOpen(secrets, text));
  // While the key was unproven, a wrong one may have sealed vendor keys; without a list there is nothing more to prove.
  if (stored?.unproven !== undefined) return opens && suppression === null ? 'ours' : 'unproven';
  if (opens) return 'ours';
  return sealed.length === 0 ? 'unproven' : 'wrong';
}

/** Whether another key can't take the position of the noted one, though no entry of a list or a source depends on it. */
async function isBound(stored: WorkspaceKeyDoc | null): Promise<boolean> {
  if (stored?.fingerprint === undefined) return false;
  return stored.isUsed || hasLiveProcess(stored);
}

async function hasLiveProcess(stored: WorkspaceKeyDoc | null): Promise<boolean> {
  const now = await databaseNow();
  return (stored?.processes ?? []).some((one) => !hasPassed(one.until, now, LEASE_MS) && !isProcessGone(one));
}

const SEALED = { $or: [{ sealedKey: { $exists: true } }, { sealedGeneric: { $exists: true } }] };

/** What is stored encrypted: the keys and secrets of sources and the secrets of webhooks. */
async function readSealed(): Promise<string[]> {
  const [connections, webhooks] = await Promise.all([
    ConnectionModel.find(SEALED, { sealedKey: 1, sealedGeneric: 1 }).lean(),
    WebhookModel.find({}, { secrets: 1 }).lean(),
  ]);
  const ofWebhooks = webhooks.flatMap(({ secrets }) => secrets.map(({ sealed }) => sealed));
  const ofSources = connections.flatMap(({ sealedKey = [], sealedGeneric = [] }) => [sealedKey, sealedGeneric].flat());
  return [...ofSources, ...ofWebhooks];
}

async function startUnproven(fingerprint: string, log: KeyCheck['log']): Promise<void> {
  await WorkspaceKeyModel.updateOne({ _id: KEY_ID }, { $addToSet: { unproven: fingerprint } }, { upsert: true });
  log.warn({}, UNPROVEN_KEY);
}

/** @throws SecretKeyError */
async function refuse(fingerprint: string, verdict: 'wrong' | 'too_new'): Promise<never> {
  if (verdict === 'wrong') throw new SecretKeyError(WRONG_KEY);
  // At the next start the file of the new key is no longer new.
  await WorkspaceKeyModel.updateOne({ _id: KEY_ID }, { $addToSet: { refused: fingerprint } }, { upsert: true });
  throw new SecretKeyError(NEW_KEY);
}

/**
 * Written once, by whoever is first. A key is replaced only as it was judged: in one step with the look at who has begun
 * to use it meanwhile.
 * @throws SecretKeyError when another process has bound another key, or has begun to use the bound one
 */
async function bindKey(fingerprint: string, stored: WorkspaceKeyDoc | null, isReplaced: boolean): Promise<void> {
  const gone = (stored?.processes ?? []).filter(isProcessGone).map(({ token }) => token);
  const isInUse = { until: notPassed(await databaseNow(), LEASE_MS), token: { $nin: gone } };
  const unused = { ...(!isReplaced && { isUsed: { $exists: false } }), processes: { $not: { $elemMatch: isInUse } } };
  const before =
    stored?.fingerprint === undefined
      ? { fingerprint: { $exists: false } }
      : { fingerprint: stored.fingerprint, ...unused };
  const update = {
    $set: { fingerprint, ...(isReplaced && { isRemovalOpen: true }) },
    $unset: { unproven: 1, refused: 1, isUsed: 1, processes: 1 },
  } as const;
  try {
    await WorkspaceKeyModel.collection.updateOne({ _id: KEY_ID, ...before } as never, update, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  const kept = await WorkspaceKeyModel.findById(KEY_ID).lean();
  if (kept?.fingerprint !== fingerprint) throw new SecretKeyError(isReplaced ? KEY_IN_USE : WRONG_KEY);
}

function canOpen(secrets: Secrets, sealed: string): boolean {
  try {
    secrets.open(sealed);
    return true;
  } catch {
    return false;
  }
}

/** A list that matches no one must not look as if it did. */
async function removeUnreadable(log: KeyCheck['log']): Promise<void> {
  const { deletedCount: suppressions } = await SuppressionModel.deleteMany({});
  const { modifiedCount: vendorKeys } = await ConnectionModel.updateMany(SEALED, {
    $unset: { sealedKey: 1, keyHint: 1, sealedGeneric: 1 },
  });
  const { modifiedCount: webhooks } = await WebhookModel.updateMany(
    {},
    { $set: { secrets: [], offReason: 'secret_lost' } },
  );
  const message =
    'the do-not-contact list and the keys of sources have to be entered again; webhooks are off until their secrets are rotated';
  await WorkspaceKeyModel.updateOne({ _id: KEY_ID }, { $unset: { isRemovalOpen: 1 } });
  log.warn({ suppressions, vendorKeys, webhooks }, message);
}

const PUT_BACK =
  'Put the right secret.key back into DATA_DIR, or set SECRET_KEY_FILE to it; all processes on one database share one key. ' +
  'Only when no copy of it is left anywhere, the README says what SECRET_KEY_LOST=yes does.';
export const WRONG_KEY =
  'This database was written with another secret key: with the present one, no one would be found on its do-not-contact ' +
  `list and no key of a source could be read. ${PUT_BACK}`;
const KEY_IN_USE =
  'Within the last 30 seconds, another process of this workspace ran with the key that is declared lost. Where one runs, the ' +
  'key is not lost: stop all other processes and look for it there. Otherwise start again in 30 seconds.';
const NEW_KEY =
  'DATA_DIR had no secret.key, so that a new one was made, but this database has entries that another secret key was used ' +
  `for. Check that DATA_DIR is the right folder. ${PUT_BACK}`;
const UNPROVEN_KEY =
  'the do-not-contact list is from a version that did not note its secret key; check on the Contacts page that someone ' +
  'who is on it is found, and stop all processes and put the right secret.key back if not';
