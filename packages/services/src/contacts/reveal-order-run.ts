import { ConnectorError, type FoundPerson } from '@workbench/connectors';
import { ContactModel } from '@workbench/db';
import type { ServiceContext } from '../shared/context.ts';
import { meteredHttp } from '../shared/metered-http.ts';
import type { ReachedSource } from '../shared/outside.ts';
import { forgetContacts } from './forget-contacts.ts';
import { findDocs } from './held-contacts.ts';
import { holdContact, withRevealed } from './hold-contact.ts';
import type { PeoplePorts } from './people-ports.ts';
import { closeOrder, leaveOrder, type RevealOrder } from './reveal-orders.ts';
import { ownIdentifiersOf } from './rules/identifiers.ts';
import { identityKeys } from './rules/identity-keys.ts';
import { suppressedOf } from './save-contacts.ts';
import { putOnList } from './suppression-entries.ts';
import type { FoundContact } from './types.ts';

export interface RevealPorts extends PeoplePorts {
  /** Called when an answer is there and before anything of it is stored; for tests of what a kill leaves behind. */
  answered?: (() => Promise<void>) | undefined;
  /** So long the outcome is waited for when somebody else is asking about the same person. */
  waitMs: number;
}

export type Revealed = 'revealed' | 'not_found' | 'suppressed' | { message: string };

export interface OrderOutcome {
  /** By what is bought, "apollo:66aa…". */
  people: Map<string, Revealed>;
  credits: number;
  /** Asking this source for more makes no sense now; null: it does. */
  stopped: string | null;
}

/** The answer may come later, or have been paid for: the same group has to be asked for again. */
const KEPT = new Set<ConnectorError['kind']>(['vendor_unavailable', 'unsure_paid', 'contract_changed', 'too_large']);
/** One group's own trouble; others may be answered. */
const OF_ONE_GROUP = new Set<ConnectorError['kind']>([
  'unsure_paid',
  'contract_changed',
  'too_large',
  'invalid_request',
]);

/** Asks the source for the people of an order, stores what it says and closes the order. */
export async function runOrder(
  ctx: ServiceContext,
  reached: ReachedSource,
  order: RevealOrder,
  ports: RevealPorts,
): Promise<OrderOutcome> {
  const { source, unsureUntil } = order;
  if (unsureUntil !== null && ctx.now() < unsureUntil) return unsure(order);
  const meter = meteredHttp(ctx.outside.http, false);
  const keys = order.people.map(({ key }) => key);
  let answers: (FoundPerson | null)[];
  try {
    await ctx.outside.access.prepareToSpend(ctx, [source]);
    answers = await ports.connectors[source].reveal(meter.http, keys, reached.settings);
  } catch (error) {
    return failed(ctx, reached, order, error, meter.credits());
  }
  await ports.answered?.();
  const people = await endOrder(ctx, order, answers);
  await ctx.outside.access.recordOutcome(ctx, source, null);
  return { people, credits: meter.credits(), stopped: null };
}

/** Stores what the source says of each and closes the order. @param answers in the order of its people */
export async function endOrder(
  ctx: ServiceContext,
  order: RevealOrder,
  answers: readonly (FoundPerson | null)[],
): Promise<OrderOutcome['people']> {
  const people: OrderOutcome['people'] = new Map();
  for (const [index, { name, found }] of order.people.entries()) {
    people.set(name, await store(ctx, order, found, answers[index] ?? null));
  }
  await closeOrder(order);
  return people;
}

async function unsure(order: RevealOrder): Promise<OrderOutcome> {
  await leaveOrder(order);
  const message = `They were asked for together with somebody who was erased, and the answer was lost. ${UNSURE}`;
  return { people: new Map(order.people.map(({ name }) => [name, { message }])), credits: 0, stopped: null };
}

async function failed(
  ctx: ServiceContext,
  { explain }: ReachedSource,
  order: RevealOrder,
  error: unknown,
  credits: number,
): Promise<OrderOutcome> {
  const kind = error instanceof ConnectorError ? error.kind : null;
  const message = explain(error);
  // What a vendor says may repeat the key; a bug of ours is logged whole.
  const cause = kind === null ? { err: error } : { reason: message };
  ctx.log.warn({ ...cause, vendor: order.source, people: order.people.length }, 'people could not be revealed');
  await (kind === null || KEPT.has(kind) ? leaveOrder(order) : closeOrder(order));
  await ctx.outside.access.recordOutcome(ctx, order.source, error);
  const text = kind === 'unsure_paid' ? `${message}. ${UNSURE}` : message;
  const people = new Map(order.people.map(({ name }) => [name, { message: text }]));
  return { people, credits, stopped: kind !== null && OF_ONE_GROUP.has(kind) ? null : text };
}

const UNSURE = 'Nothing more is spent on it: the contacts of that call can be revealed again after 30 days';

async function store(
  ctx: ServiceContext,
  { source }: RevealOrder,
  found: FoundContact,
  answer: FoundPerson | null,
): Promise<Revealed> {
  if (answer === null) {
    const held = await findDocs(found.people.flatMap(identityKeys));
    const ids = held.map(({ _id }) => _id);
    const update = { $set: { [`revealedAt.${source}`]: ctx.now() }, $inc: { revision: 1 } };
    if (ids.length > 0) await ContactModel.updateMany({ _id: { $in: ids } }, update);
    return 'not_found';
  }
  const whole = { ...found, people: withRevealed(found.people, answer) };
  const isSuppressed = (await suppressedOf(ctx, [whole])).size > 0;
  if (isSuppressed) {
    await forget(ctx, found, whole);
    return 'suppressed';
  }
  await holdContact(ctx, found, { place: 'contacts', revealed: answer });
  return 'revealed';
}

/** Nothing of them is kept but the hash of the source's id, so that they are not bought and not shown again. */
async function forget(ctx: ServiceContext, found: FoundContact, whole: FoundContact): Promise<void> {
  const own = [...found.people, ...whole.people].flatMap(ownIdentifiersOf);
  await putOnList(ctx, [own], 'Found to be on the list when revealed');
  const held = await findDocs([...found.people, ...whole.people].flatMap(identityKeys));
  await forgetContacts(
    ctx,
    held.map(({ _id }) => _id),
  );
}
