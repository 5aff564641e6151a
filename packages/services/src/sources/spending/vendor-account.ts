import { createHash } from 'node:crypto';
import { type VendorAccountDoc, VendorAccountModel } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';
import { withDatabaseRetry } from '../../shared/database/with-retry.ts';
import { hasPassed } from '../../shared/stored-time.ts';
import type { SourceConnection } from '../connections/source-ports.ts';

export const RECHECK_AFTER_MS = 5 * 60_000;
/** The longest: for problems that need a user, such as a key without this permission. */
export const RECHECK_LATE_AFTER_MS = 60 * 60_000;
/** True for a connected vendor that reports an account's usage. */
export const reportsUsage = ({ connector, isConnected }: SourceConnection): boolean =>
  isConnected && connector.readUsage !== undefined;

/** What is known about the account of this very key; blank for another key. */
export async function readVendorAccount(connection: SourceConnection): Promise<VendorAccountDoc> {
  const _id = connection.connector.id;
  const account = accountDigest(connection);
  const stored = await VendorAccountModel.findById(_id).lean();
  return stored?.account === account ? stored : { _id, account };
}

export async function writeVendorAccount(account: VendorAccountDoc): Promise<void> {
  const write = () => VendorAccountModel.replaceOne({ _id: account._id }, account, { upsert: true });
  try {
    await withDatabaseRetry(write);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    await withDatabaseRetry(write);
  }
}

/** Never the key: a short digest of an unguessable key identifies none. */
function accountDigest({ settings }: SourceConnection): string {
  const text = JSON.stringify([settings.baseUrl, settings.apiKey]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

export async function stopReconciling(ctx: ServiceContext, connection: SourceConnection, ms = RECHECK_AFTER_MS) {
  await writeVendorAccount({
    ...(await readVendorAccount(connection)),
    nextQueryAt: new Date(ctx.now().getTime() + ms),
  });
}

export const isReconciliationClosed = (ctx: ServiceContext, { nextQueryAt }: VendorAccountDoc): boolean =>
  nextQueryAt !== undefined && !hasPassed(nextQueryAt, ctx.now(), RECHECK_LATE_AFTER_MS);
