import { randomUUID } from 'node:crypto';
import type { PersonKey } from '@workbench/connectors/people';
import { isProcessGone, type PendingRevealDoc, PendingRevealModel, thisProcess } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';
import { hasPassed } from '../../shared/stored-time.ts';
import type { FoundContact } from '../people/types.ts';
import type { PeopleSource } from '../schemas.ts';
import { findRevealedSincePlan, type RequestedReveal } from './plan-reveal.ts';

/** A call of this size has ended long before; a process elsewhere that died during it blocks the people no longer than this. */
const LEASE_MS = 120_000;
/**
 * The most people that a source accepts in one call: an order is one purchase, so that a lost response blocks no other
 * order.
 */
const ORDER_SIZE_MAX: Record<PeopleSource, number> = { apollo: 10, pdl: 100 };

export interface RevealOrder {
  id: string;
  source: PeopleSource;
  people: { name: string; key: PersonKey; found: FoundContact }[];
  /** Its people are not queried before this time; null: no restriction. */
  indeterminateUntil: Date | null;
}

/** Groups of one purchase each. */
export function splitIntoOrders(requested: readonly RequestedReveal[], source: PeopleSource): RequestedReveal[][] {
  // Two of the chosen may be one person of the source: that is one purchase.
  const named = [...new Map(requested.map((one) => [one.name, one])).values()];
  const size = ORDER_SIZE_MAX[source];
  const count = Math.ceil(named.length / size);
  return Array.from({ length: count }, (_, index) => named.slice(index * size, (index + 1) * size));
}

/**
 * Creates an order before a purchase: the same people cannot be ordered again until it is closed.
 * @returns the order, null when no one is left to query; `busy`: people whom another call is querying now; `asked`:
 * people who were queried since the plan was made
 */
export async function openOrder(
  ctx: ServiceContext,
  source: PeopleSource,
  group: readonly RequestedReveal[],
): Promise<{ order: RevealOrder | null; busy: RequestedReveal[]; revealed: RequestedReveal[] }> {
  let rest = [...group];
  const busy: RequestedReveal[] = [];
  const revealed: RequestedReveal[] = [];
  while (rest.length > 0) {
    const order = await insertOrder(ctx, source, rest);
    if (order === null) {
      const names = new Set((await findOrders(rest)).flatMap(({ people }) => people));
      busy.push(...rest.filter(({ name }) => names.has(name)));
      rest = rest.filter(({ name }) => !names.has(name));
      continue;
    }
    // Another call may have bought them between plan and order; from here on none can.
    const revealedMeanwhile = await findRevealedSincePlan(ctx, rest);
    if (revealedMeanwhile.size === 0) return { order, busy, revealed };
    await closeOrder(order);
    revealed.push(...revealedMeanwhile);
    rest = rest.filter((one) => !revealedMeanwhile.has(one));
  }
  return { order: null, busy, revealed };
}

/** null: one of them is in an open order. */
async function insertOrder(
  ctx: ServiceContext,
  source: PeopleSource,
  group: readonly RequestedReveal[],
): Promise<RevealOrder | null> {
  const people = group.map(({ name, key, found }) => ({ name, key, found }));
  try {
    const _id = randomUUID();
    await PendingRevealModel.create({
      _id,
      source,
      people: people.map(({ name }) => name),
      keys: people.map(({ key }) => key),
      found: people.map(({ found }) => found),
      ...lease(ctx),
    });
    return { id: _id, source, people, indeterminateUntil: null };
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}

/** Orders of processes that died or could not end them, taken over as they were: the ledger knows them by their people. */
export async function resumePendingOrders(
  ctx: ServiceContext,
  requested: readonly RequestedReveal[],
): Promise<RevealOrder[]> {
  const resumed: RevealOrder[] = [];
  for (const order of await findPendingOrders(ctx, requested)) {
    const { _id, leaseUntil } = order;
    const { matchedCount } = await PendingRevealModel.updateOne({ _id, leaseUntil }, { $set: lease(ctx) });
    if (matchedCount === 1) resumed.push(toOrder(order));
  }
  return resumed;
}

export async function findPendingOrders(
  ctx: ServiceContext,
  requested: readonly RequestedReveal[],
): Promise<PendingRevealDoc[]> {
  return (await findOrders(requested)).filter((order) => isLeaseOver(ctx, order));
}

export async function findOrders(requested: readonly RequestedReveal[]): Promise<PendingRevealDoc[]> {
  return PendingRevealModel.find({ people: { $in: requested.map(({ name }) => name) } }).lean();
}

/** The response is stored, or there will be none. */
export async function closeOrder({ id }: RevealOrder): Promise<void> {
  await PendingRevealModel.deleteOne({ _id: id });
}

/** The response may have been paid for: the next call for one of these people requests the same group again. */
export async function keepOrderPending({ id }: RevealOrder): Promise<void> {
  await PendingRevealModel.updateOne({ _id: id }, { $set: { leaseUntil: new Date(0) } });
}

export const isLeaseOver = (
  ctx: ServiceContext,
  { leaseUntil, worker }: Pick<PendingRevealDoc, 'leaseUntil' | 'worker'>,
): boolean => hasPassed(leaseUntil, ctx.now(), LEASE_MS) || (worker !== undefined && isProcessGone(worker));

const lease = (ctx: ServiceContext) => ({
  leaseUntil: new Date(ctx.now().getTime() + LEASE_MS),
  requestedAt: ctx.now(),
  worker: thisProcess(),
});

export function toOrder({ _id, source, people, keys, found, indeterminateUntil }: PendingRevealDoc): RevealOrder {
  return {
    id: _id,
    source: source as PeopleSource,
    people: people.map((name, index) => ({
      name,
      key: keys[index] as PersonKey,
      found: found[index] as FoundContact,
    })),
    indeterminateUntil: indeterminateUntil ?? null,
  };
}
