import { PendingRevealModel } from '@workbench/db';
import { dated } from './dated-records.ts';

/**
 * Reveals whose response never came. By its order, the same people are requested again together, so that the ledger gives the
 * response that was paid for; older than that, an order proves nothing. One of an earlier version has no date until a run has seen it.
 */
export const REVEAL_ORDERS = dated({
  records: PendingRevealModel as never,
  by: 'requestedAt',
  mayExpire: (ctx) => ({
    leaseUntil: { $lte: ctx.now() },
    $or: [{ indeterminateUntil: { $exists: false } }, { indeterminateUntil: { $lte: ctx.now() } }],
  }),
  // Without the people: someone of them may be on the do-not-contact list.
  labelOf: ({ source, people }) => `A reveal of ${(people as unknown[]).length} at ${source}`,
  expire: async (ctx, _days, conditions) => {
    await PendingRevealModel.updateMany({ requestedAt: { $exists: false } }, { $set: { requestedAt: ctx.now() } });
    return (await PendingRevealModel.deleteMany(conditions)).deletedCount;
  },
});
