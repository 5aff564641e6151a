import type { ServiceContext } from '../../shared/context.ts';
import { hasPassed } from '../../shared/stored-time.ts';
import type { SourceConnection } from '../connections/source-ports.ts';
import { findIndeterminateCalls } from './indeterminate-calls.ts';
import { readUsageSnapshot } from './usage-snapshot.ts';
import { isReconciliationClosed, readVendorAccount, writeVendorAccount } from './vendor-account.ts';

const BASELINE_FRESH_MS = 60 * 60_000;

/**
 * Records the vendor's count as a baseline. Does nothing while a charge is indeterminate: the vendor's figure may
 * include it or not.
 */
export async function recordBaseline(ctx: ServiceContext, connection: SourceConnection): Promise<void> {
  const account = await readVendorAccount(connection);
  const staleAt = account.baseline && new Date(account.baseline.at.getTime() + BASELINE_FRESH_MS);
  const isFresh = staleAt !== undefined && !hasPassed(staleAt, ctx.now(), BASELINE_FRESH_MS);
  if (isFresh || isReconciliationClosed(ctx, account)) return;
  const indeterminate = await findIndeterminateCalls(ctx, account._id);
  if (indeterminate === null || indeterminate.length > 0) return;
  const snapshot = await readUsageSnapshot(ctx, connection);
  if (snapshot === null || snapshot.indeterminate.length > 0) return;
  const { credits: used, period } = snapshot.usage;
  const baseline = { used, period, spent: snapshot.spent, at: ctx.now() };
  await writeVendorAccount({ _id: account._id, account: account.account, baseline });
}
