import { ConnectorError } from '@workbench/connectors/errors';
import type { AccountUsage } from '@workbench/connectors/types';
import type { ServiceContext } from '../../shared/context.ts';
import { failureText } from '../connections/failure-text.ts';
import type { SourceConnection } from '../connections/source-ports.ts';
import { callsDigest, findIndeterminateCalls, type IndeterminateCall } from './indeterminate-calls.ts';
import { ledgerTotals } from './ledger-totals.ts';
import { RECHECK_AFTER_MS, RECHECK_LATE_AFTER_MS, stopReconciling } from './vendor-account.ts';

/** What the vendor and our ledger say at one moment. */
export interface UsageSnapshot {
  usage: AccountUsage;
  /** Credits of calls with a known price. */
  spent: number;
  /** Calls with a lost answer, in the order in which they were sent. */
  indeterminate: IndeterminateCall[];
}

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
