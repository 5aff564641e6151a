import { setTimeout as sleep } from 'node:timers/promises';
import { PaidCallModel } from '@workbench/db';
import { recordPurchase } from '../../audit/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { withDatabaseRetry } from '../../shared/database/with-retry.ts';
import { hasPassed, isFromFuture } from '../../shared/stored-time.ts';
import { SOURCE_PORTS } from '../connections/default-ports.ts';
import type { SourceConnection, SourcePorts } from '../connections/source-ports.ts';
import { attributeCharges, isConfirmed, isSameReading } from './attribute-charges.ts';
import { releaseDailyCredits } from './daily-usage.ts';
import { callsDigest, findIndeterminateCalls, type IndeterminateCall } from './indeterminate-calls.ts';
import { recordBaseline } from './record-baseline.ts';
import { readUsageSnapshot } from './usage-snapshot.ts';
import {
  isReconciliationClosed,
  readVendorAccount,
  reportsUsage,
  stopReconciling,
  writeVendorAccount,
} from './vendor-account.ts';

/** After this time, the vendor has counted whatever a dead process had sent. */
const INDETERMINATE_MIN_MS = 30_000;
/** A slow vendor delays no one who wants to spend. */
const BASELINE_TIMEOUT_MS = 3000;

/**
 * Determines the price of calls with a lost response from the vendors' own figures, so that our ledger agrees with
 * their invoices. May run in several processes and stop at any point: it can only leave too much counted.
 */
export async function reconcileUsage(ctx: ServiceContext, ports: SourcePorts = SOURCE_PORTS): Promise<void> {
  const connections = await ports.readConnections(ctx);
  await Promise.all(connections.filter(reportsUsage).map((connection) => reconcileVendor(ctx, connection)));
}

/** Before credits are spent: what the vendors have counted so far. Never fails; without it doubts count in full. */
export async function recordBaselines(ctx: ServiceContext, connections: SourceConnection[]): Promise<void> {
  const cancelTimeout = new AbortController();
  const recordOne = (connection: SourceConnection) =>
    recordBaseline(ctx, connection).catch((error: unknown) =>
      ctx.log.warn({ err: error, vendor: connection.connector.id }, 'what a vendor has counted could not be noted'),
    );
  const timeout = sleep(BASELINE_TIMEOUT_MS, undefined, { signal: cancelTimeout.signal }).catch(() => undefined);
  await Promise.race([Promise.all(connections.filter(reportsUsage).map(recordOne)), timeout]);
  cancelTimeout.abort();
}

async function reconcileVendor(ctx: ServiceContext, connection: SourceConnection): Promise<void> {
  const vendor = connection.connector.id;
  const indeterminate = await findIndeterminateCalls(ctx, vendor);
  if (indeterminate === null) return;
  const account = await readVendorAccount(connection);
  if (indeterminate.length === 0) {
    if (account.baseline === undefined) await recordBaseline(ctx, connection);
    return;
  }
  const calls = callsDigest(indeterminate);
  const { doubt } = account;
  if (doubt?.calls !== calls) return await writeVendorAccount({ ...account, doubt: { calls, seenAt: ctx.now() } });
  const countedFrom = new Date(doubt.seenAt.getTime() + INDETERMINATE_MIN_MS);
  const isRecent = !hasPassed(countedFrom, ctx.now(), INDETERMINATE_MIN_MS);
  if (isRecent || isReconciliationClosed(ctx, account)) return;
  const snapshot = await readUsageSnapshot(ctx, connection);
  if (snapshot === null || callsDigest(snapshot.indeterminate) !== calls) return;
  const reserved = indeterminate.map(({ creditsReserved }) => creditsReserved);
  const attribution = attributeCharges(account.baseline ?? null, snapshot.usage, snapshot.spent, reserved);
  if (attribution === null) return await stopReconciling(ctx, connection);
  const reading = { used: snapshot.usage.credits, spent: snapshot.spent, at: ctx.now() };
  const earlier = doubt.reading !== undefined && isFromFuture(doubt.reading.at, reading.at) ? undefined : doubt.reading;
  if (!isConfirmed(earlier, reading, attribution, reserved)) {
    // The first of the readings that agree is the one to count from.
    const first = earlier !== undefined && isSameReading(earlier, reading) ? earlier : reading;
    return await writeVendorAccount({ ...account, doubt: { ...doubt, reading: first } });
  }
  const isNoneCharged = attribution.isKnown && attribution.credits.every((credits) => credits === 0);
  for (const [index, call] of indeterminate.entries())
    await captureCallCharge(ctx, call, attribution.credits[index] ?? 0, isNoneCharged);
  const { credits } = snapshot.usage;
  ctx.log.info(
    { vendor, calls: indeterminate.length, used: credits, ...attribution },
    'charges of calls with a lost response were reconciled',
  );
  // From here on the vendor's figure and ours may differ for good, so they are compared from a new beginning.
  if (!attribution.isKnown) await writeVendorAccount({ _id: vendor, account: account.account });
}

/**
 * As in the ledger: the price is stored first, and unspent credits are returned after that.
 * @param isUncharged certain for this very call: it may be bought again
 */
async function captureCallCharge(
  ctx: ServiceContext,
  { _id, token, vendor, creditsReserved, day }: IndeterminateCall,
  credits: number,
  isUncharged: boolean,
): Promise<void> {
  const captured = { $set: { state: isUncharged ? 'cancelled' : 'captured', credits } } as const;
  // Captured without an answer it is not bought again while that would be fresh, counted from its sending.
  const { matchedCount } = await withDatabaseRetry(() =>
    PaidCallModel.updateOne({ _id, token, state: 'sent' }, captured),
  );
  if (matchedCount !== 1) return;
  await releaseDailyCredits(vendor, day, creditsReserved - credits);
  if (credits > 0) await recordPurchase(ctx, { vendor, credits, work: undefined });
}
