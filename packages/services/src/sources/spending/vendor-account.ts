import { createHash } from 'node:crypto';
import { ConnectorError } from '@workbench/connectors/errors';
import type { AccountUsage } from '@workbench/connectors/types';
import { type PaidCallDoc, PaidCallModel, type VendorAccountDoc, VendorAccountModel } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';
import { withDatabaseRetry } from '../../shared/database/with-retry.ts';
import { failureText } from '../connections/failure-text.ts';
import type { SourceConnection } from '../connections/source-ports.ts';
import { isInFlight, ledgerTotals, VENDOR_STATE_INDEX } from './paid-calls.ts';

const RECHECK_AFTER_MS = 5 * 60_000;
/** For problems that need a user, such as a key without this permission. */
const RECHECK_LATE_AFTER_MS = 60 * 60_000;
const BASELINE_FRESH_MS = 60 * 60_000;

export type IndeterminateCall = Pick<
  PaidCallDoc,
  '_id' | 'vendor' | 'token' | 'creditsReserved' | 'day' | 'state' | 'owner' | 'sentAt' | 'lostAt'
>;

/** What the vendor and our ledger say at one moment. */
export interface UsageSnapshot {
  usage: AccountUsage;
  /** Credits of calls with a known price. */
  spent: number;
  /** Calls with a lost answer, in the order in which they were sent. */
  indeterminate: IndeterminateCall[];
}

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

/** Calls with a lost response; null while one is in progress, because then the vendor's count is ambiguous. */
export async function findIndeterminateCalls(ctx: ServiceContext, vendor: string): Promise<IndeterminateCall[] | null> {
  const fields = { vendor: 1, token: 1, creditsReserved: 1, day: 1, state: 1, owner: 1, sentAt: 1, lostAt: 1 } as const;
  const calls = await PaidCallModel.find({ vendor, state: { $in: ['reserving', 'sent'] } }, fields)
    .hint(VENDOR_STATE_INDEX)
    .lean<IndeterminateCall[]>();
  if (calls.some((call) => isInFlight(call, ctx.now()))) return null;
  // A call that was never sent costs nothing.
  const sent = calls.filter(({ state }) => state === 'sent');
  return sent.sort((a, b) => a.sentAt.getTime() - b.sentAt.getTime() || (a._id < b._id ? -1 : 1));
}

/** The same calls always give the same name. */
export const callsDigest = (calls: IndeterminateCall[]): string =>
  createHash('sha256')
    .update(calls.map(({ token }) => token).join())
    .digest('hex')
    .slice(0, 16);

/**
 * Requests the usage at a moment when no call is in progress; null when there was no such moment or no response, which
 * is logged. Then the vendor is not requested again for a while.
 */
export async function readUsageSnapshot(
  ctx: ServiceContext,
  connection: SourceConnection,
): Promise<UsageSnapshot | null> {
  const { connector, settings } = connection;
  const before = await readLedgerTotals(ctx, connector.id);
  if (before === null || connector.readUsage === undefined) return null;
  let usage: AccountUsage;
  try {
    usage = await connector.readUsage(ctx.http, settings);
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    const details = { vendor: connector.id, reason: failureText(error, connection) };
    ctx.log.warn(
      details,
      'a vendor did not say what was used; calls whose answer was lost count in full until it does',
    );
    await stopReconciling(ctx, connection, error.isRetryable ? RECHECK_AFTER_MS : RECHECK_LATE_AFTER_MS);
    return null;
  }
  const after = await readLedgerTotals(ctx, connector.id);
  const isUnchanged =
    after !== null &&
    after.spent === before.spent &&
    callsDigest(after.indeterminate) === callsDigest(before.indeterminate);
  return isUnchanged ? { usage, ...before } : null;
}

async function readLedgerTotals(ctx: ServiceContext, vendor: string): Promise<Omit<UsageSnapshot, 'usage'> | null> {
  const indeterminate = await findIndeterminateCalls(ctx, vendor);
  if (indeterminate === null) return null;
  const { credits } = await ledgerTotals(vendor);
  return { spent: credits, indeterminate };
}

export async function stopReconciling(ctx: ServiceContext, connection: SourceConnection, ms = RECHECK_AFTER_MS) {
  await writeVendorAccount({
    ...(await readVendorAccount(connection)),
    nextQueryAt: new Date(ctx.now().getTime() + ms),
  });
}

export const isReconciliationClosed = (ctx: ServiceContext, { nextQueryAt }: VendorAccountDoc): boolean =>
  nextQueryAt !== undefined && nextQueryAt > ctx.now();

/**
 * Records the vendor's count as a baseline. Does nothing while a charge is indeterminate: the vendor's figure may
 * include it or not.
 */
export async function recordBaseline(ctx: ServiceContext, connection: SourceConnection): Promise<void> {
  const account = await readVendorAccount(connection);
  const isFresh = account.baseline && ctx.now().getTime() - account.baseline.at.getTime() < BASELINE_FRESH_MS;
  if (isFresh || isReconciliationClosed(ctx, account)) return;
  const indeterminate = await findIndeterminateCalls(ctx, account._id);
  if (indeterminate === null || indeterminate.length > 0) return;
  const snapshot = await readUsageSnapshot(ctx, connection);
  if (snapshot === null || snapshot.indeterminate.length > 0) return;
  const { credits: used, period } = snapshot.usage;
  const baseline = { used, period, spent: snapshot.spent, at: ctx.now() };
  await writeVendorAccount({ _id: account._id, account: account.account, baseline });
}
