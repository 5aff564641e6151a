import { PaidCallModel } from '@workbench/db';
import { type LedgerTotals, VENDOR_STATE_INDEX } from './paid-calls.ts';

/** All that was bought of a vendor, to compare with its invoice. */
export async function ledgerTotals(vendor: string): Promise<LedgerTotals> {
  const ifState = (state: string, value: unknown) => ({ $sum: { $cond: [{ $eq: ['$state', state] }, value, 0] } });
  const [totals] = await PaidCallModel.aggregate<LedgerTotals & { earlierCalls: number; earlierCredits: number }>([
    { $match: { vendor } },
    {
      $group: {
        _id: null,
        calls: ifState('captured', 1),
        credits: ifState('captured', '$credits'),
        unsureCalls: ifState('sent', 1),
        unsureCredits: ifState('sent', '$credits'),
        earlierCalls: { $sum: '$earlierCalls' },
        earlierCredits: { $sum: '$earlierCredits' },
      },
    },
  ]).hint(VENDOR_STATE_INDEX);
  if (!totals) return { calls: 0, credits: 0, unsureCalls: 0, unsureCredits: 0 };
  const { unsureCalls, unsureCredits } = totals;
  const calls = totals.calls + totals.earlierCalls;
  return { calls, credits: totals.credits + totals.earlierCredits, unsureCalls, unsureCredits };
}
