import { randomUUID } from 'node:crypto';
import type { PersonKey } from '@workbench/connectors/people';
import { type PendingRevealDoc, PendingRevealModel } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';
import type { FoundContact } from '../people/types.ts';
import type { PeopleSource } from '../schemas.ts';
import { findRevealedSincePlan, type RequestedReveal } from './plan-reveal.ts';

/** A call of so many people has its answer long before; a process that died at it does not block them for longer. */
const LEASE_MS = 120_000;
/** What a source takes in one call: an order is one purchase, so that what one order lost holds up nobody else. */
const ORDER_SIZE_MAX: Record<PeopleSource, number> = { apollo: 10, pdl: 100 };

export interface RevealOrder {
  id: string;
  source: PeopleSource;
  people: { name: string; key: PersonKey; found: FoundContact }[];
  /** Until then nobody of it is asked about; null: as usual. */
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
 * Puts an order before a purchase: nobody else can order the same people until it is closed.
 * @returns the order, null when nobody is left to be asked about; `busy`: whom somebody else is asking about right now;
 * `asked`: whom somebody has asked about since the plan was made
 */
export async function openOrder(
  ctx: ServiceContext,
  source: PeopleSource,
  group: readonly RequestedReveal[],
): Promise<{ order: RevealOrder | null; busy: RequestedReveal[]; asked: RequestedReveal[] }> {
  let rest = [...group];
  const busy: RequestedReveal[] = [];
  const asked: RequestedReveal[] = [];
  while (rest.length > 0) {
    const order = await insertOrder(ctx, source, rest);
    if (order === null) {
      const names = new Set((await findOrders(rest)).flatMap(({ people }) => people));
      busy.push(...rest.filter(({ name }) => names.has(name)));
      rest = rest.filter(({ name }) => !names.has(name));
      continue;
    }
    // Between the plan and the order somebody else may have bought them: from here on nobody can.
    const revealedMeanwhile = await findRevealedSincePlan(ctx, rest);
    if (revealedMeanwhile.size === 0) return { order, busy, asked };
    await closeOrder(order);
    asked.push(...revealedMeanwhile);
    rest = rest.filter((one) => !revealedMeanwhile.has(one));
  }
  return { order: null, busy, asked };
}

/** null: one of them stands in an open order. */
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
      leaseUntil: leaseEnd(ctx),
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
    const lease = { $set: { leaseUntil: leaseEnd(ctx) } };
    const { matchedCount } = await PendingRevealModel.updateOne({ _id, leaseUntil }, lease);
    if (matchedCount === 1) resumed.push(toOrder(order));
  }
  return resumed;
}

export async function findPendingOrders(
  ctx: ServiceContext,
  requested: readonly RequestedReveal[],
): Promise<PendingRevealDoc[]> {
  return (await findOrders(requested)).filter(({ leaseUntil }) => leaseUntil < ctx.now());
}

export async function findOrders(requested: readonly RequestedReveal[]): Promise<PendingRevealDoc[]> {
  return PendingRevealModel.find({ people: { $in: requested.map(({ name }) => name) } }).lean();
}

/** The answer is stored, or there is none to come. */
export async function closeOrder({ id }: RevealOrder): Promise<void> {
  await PendingRevealModel.deleteOne({ _id: id });
}

/** Its answer may have been paid for: whoever wants one of these people asks for the same group again. */
export async function keepOrderPending({ id }: RevealOrder): Promise<void> {
  await PendingRevealModel.updateOne({ _id: id }, { $set: { leaseUntil: new Date(0) } });
}

const leaseEnd = (ctx: ServiceContext) => new Date(ctx.now().getTime() + LEASE_MS);

export function toOrder({ _id, source, people, keys, found, unsureUntil }: PendingRevealDoc): RevealOrder {
  return {
    id: _id,
    source: source as PeopleSource,
    people: people.map((name, index) => ({
      name,
      key: keys[index] as PersonKey,
      found: found[index] as FoundContact,
    })),
    indeterminateUntil: unsureUntil ?? null,
  };
}
