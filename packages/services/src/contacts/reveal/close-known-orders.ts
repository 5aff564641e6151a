import { PendingRevealModel } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { peopleSourceSchema } from '../schemas.ts';
import { isLeaseOver, toOrder } from './orders.ts';

/**
 * Ends orders whose people are saved: a process was killed between the two, and no one asks a source about them again.
 * @param ids of results of whom nothing is hidden
 */
export async function closeKnownOrders(ctx: ServiceContext, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const known = new Set(ids);
  const names = ids.flatMap((id) => [id, ...peopleSourceSchema.options.map((source) => `${source}>${id}`)]);
  for (const order of await PendingRevealModel.find({ people: { $in: names } }).lean()) {
    const isOver = isLeaseOver(ctx, order) && toOrder(order).people.every(({ found }) => known.has(found.id));
    if (isOver) await PendingRevealModel.deleteOne({ _id: order._id, leaseUntil: order.leaseUntil });
  }
}
