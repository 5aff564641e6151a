import { ConnectorError } from '@workbench/connectors/errors';
import type { HttpClient, HttpRequest } from '@workbench/connectors/http';
import { REVEAL_FRESH_MS, type Revealed } from '@workbench/connectors/people';
import { PendingRevealModel } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import type { PeoplePorts } from '../people/people-ports.ts';
import type { BeforeContactsChange } from '../saved/before-contacts-change.ts';
import { closeOrder, isLeaseOver, type RevealOrder, toOrder } from './orders.ts';
import { completeOrder } from './run-order.ts';

/** The ledger would have had to buy it. */
const NEVER_BOUGHT = new Set<ConnectorError['kind']>(['invalid_request', 'cap_reached']);

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
  const purchased = order.indeterminateUntil === null ? await readPurchased(ctx, order, ports) : 'unsure';
  if (typeof purchased === 'object') return void (await completeOrder(ctx, order, purchased, beforeChange));
  if (purchased === 'never' && isLeaseOver(ctx, doc.leaseUntil)) return closeOrder(order);
  const indeterminateUntil = order.indeterminateUntil ?? new Date(ctx.now().getTime() + REVEAL_FRESH_MS);
  const remaining = {
    people: others.map(({ name }) => name),
    keys: others.map(({ key }) => key),
    found: others.map(({ found }) => found),
    // A call that is using the order right now finishes with what it has read.
    ...(purchased === 'unsure' && { indeterminateUntil }),
  };
  await PendingRevealModel.updateOne({ _id: id, people: doc.people }, { $set: remaining });
}

/** The stored responses of the group, in its order. Queries no source and costs nothing. */
async function readPurchased(
  ctx: ServiceContext,
  { source, people }: RevealOrder,
  { connectors, resolveConnection }: PeoplePorts,
): Promise<Revealed[] | 'never' | 'unsure'> {
  try {
    const { settings } = await resolveConnection(ctx, source);
    const keys = people.map(({ key }) => key);
    return await connectors[source].reveal(storedOnly(ctx.http), keys, settings);
  } catch (error) {
    if (error instanceof ConnectorError && NEVER_BOUGHT.has(error.kind)) return 'never';
    if (!(error instanceof ConnectorError)) ctx.log.warn({ err: error, vendor: source }, 'an order could not be read');
    return 'unsure';
  }
}

function storedOnly(http: HttpClient): HttpClient {
  const stored = (request: HttpRequest): HttpRequest =>
    request.paid === undefined ? request : { ...request, paid: { ...request.paid, isStoredOnly: true } };
  return {
    request: (request) => http.request(stored(request)),
    json: (request, schema) => http.json(stored(request), schema),
  };
}
