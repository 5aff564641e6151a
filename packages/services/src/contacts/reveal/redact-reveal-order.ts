import { REVEAL_FRESH_MS } from '@workbench/connectors/people';
import { PendingRevealModel } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import type { PeoplePorts } from '../people/people-ports.ts';
import type { BeforeContactsChange } from '../saved/before-contacts-change.ts';
import { closeOrder, isLeaseOver, toOrder } from './orders.ts';
import { readPurchased } from './read-purchased.ts';
import { completeOrder } from './run-order.ts';

/**
 * Removes a person from a reveal order. The ledger only knows the whole group's purchase, so without the order the
 * others would be bought again: what was paid for is saved for them first. If the response is missing but may have been
 * paid for, the person stays in the order and is not queried while the ledger would refuse it.
 */
export async function redactRevealOrder(
  ctx: ServiceContext,
  id: string,
  mentionsPerson: (value: unknown) => boolean,
  ports: PeoplePorts,
  beforeChange: BeforeContactsChange,
): Promise<void> {
  const doc = await PendingRevealModel.findById(id).lean();
  if (doc === null) return;
  const order = toOrder(doc);
  const others = order.people.filter((one) => !mentionsPerson(one));
  if (others.length === 0) return closeOrder(order);
  const purchased = await readPurchased(ctx, order, ports);
  if (typeof purchased === 'object') return void (await completeOrder(ctx, order, purchased, beforeChange));
  const { indeterminateUntil } = order;
  // Once someone was erased, the ledger knows the lost purchase by another group than the order's.
  const isLost = purchased === 'unsure' || indeterminateUntil !== null;
  if (!isLost && isLeaseOver(ctx, doc)) return closeOrder(order);
  const freshUntil = new Date(ctx.now().getTime() + REVEAL_FRESH_MS);
  const remaining = {
    people: others.map(({ name }) => name),
    keys: others.map(({ key }) => key),
    found: others.map(({ found }) => found),
    // A call that is using the order right now finishes with what it has read.
    ...(isLost && { indeterminateUntil: purchased === 'unsure' ? freshUntil : indeterminateUntil }),
  };
  await PendingRevealModel.updateOne({ _id: id, people: doc.people }, { $set: remaining });
}
