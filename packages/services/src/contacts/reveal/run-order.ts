import { ConnectorError } from '@workbench/connectors/errors';
import type { FoundPerson, Revealed } from '@workbench/connectors/people';
import { ContactModel } from '@workbench/db';
import { identifiersToSuppress } from '@workbench/identity/person-identifiers/identifiers';
import type { ServiceContext } from '../../shared/context.ts';
import { meteredHttp } from '../../shared/paid-calls/metered-http.ts';
import { repeatPurchases } from '../../shared/paid-calls/repeat-purchases.ts';
import type { ConnectedSource } from '../../sources/index.ts';
import { addSuppressions } from '../../suppression/index.ts';
import { identityKeys } from '../people/identity-keys.ts';
import type { PeoplePorts } from '../people/people-ports.ts';
import type { FoundContact } from '../people/types.ts';
import type { BeforeContactsChange } from '../saved/before-contacts-change.ts';
import { deleteContacts } from '../saved/delete-contacts.ts';
import { findSuppressedResults } from '../saved/suppression/find-suppressed-results.ts';
import { applyRevealed } from '../saved/upsert/apply-revealed.ts';
import { findSavedByKeys } from '../saved/upsert/find-saved.ts';
import { upsertContact } from '../saved/upsert/upsert-contact.ts';
import { closeOrder, keepOrderPending, type RevealOrder } from './orders.ts';
import { readPurchased } from './read-purchased.ts';

export interface RevealPorts extends PeoplePorts {
  /** Called after a response has arrived and before it is saved; tests simulate kills here. */
  onAnswered?: (() => Promise<void>) | undefined;
  /** How long to wait for another call that is querying the same person. */
  waitMs: number;
}

/** The ports of one reveal, with whoever has to follow the contacts that it changes. */
export interface RevealRun extends RevealPorts {
  beforeChange: BeforeContactsChange;
  /** A user takes the risk of paying twice for what was lost before this time; null: no one does. */
  repeatLostBefore: Date | null;
}

export type PersonOutcome = 'revealed' | 'not_found' | 'suppressed' | { message: string };

export interface OrderOutcome {
  /** By purchase, "apollo:66aa…". */
  people: Map<string, PersonOutcome>;
  credits: number;
  /** The response was lost: the most credits of buying the order once more; 0 when nothing was lost. */
  repeatCredits: number;
  /** Why the source should get no further requests; null: it may. */
  stopReason: string | null;
}

/** The response may arrive later or may have been paid for: the same group must be requested again. */
const RETRYABLE_KINDS = new Set<ConnectorError['kind']>([
  'vendor_unavailable',
  'unsure_paid',
  'contract_changed',
  'too_large',
]);
/** One group's own trouble; others may be answered. */
const GROUP_ONLY_KINDS = new Set<ConnectorError['kind']>([
  'unsure_paid',
  'contract_changed',
  'too_large',
  'invalid_request',
]);

/** Requests an order's people from the source, saves the response and closes the order. */
export async function runOrder(
  ctx: ServiceContext,
  reached: ConnectedSource,
  order: RevealOrder,
  run: RevealRun,
): Promise<OrderOutcome> {
  const { source, indeterminateUntil } = order;
  const { repeatLostBefore } = run;
  const isBlocked = indeterminateUntil !== null && ctx.now() < indeterminateUntil;
  if (isBlocked && repeatLostBefore === null) return readBlockedOrder(ctx, order, run);
  const http = repeatLostBefore === null ? ctx.http : repeatPurchases(ctx.http, repeatLostBefore);
  const meter = meteredHttp(http, false);
  const keys = order.people.map(({ key }) => key);
  let answers: Revealed[];
  try {
    await run.prepareToSpend(ctx, [source]);
    answers = await run.connectors[source].reveal(meter.http, keys, reached.settings);
  } catch (error) {
    const failed = await handleFailure(ctx, reached, order, {
      error,
      credits: meter.credits(),
      isRepetition: repeatLostBefore !== null,
    });
    await run.recordCallOutcome(ctx, source, error, reached);
    return failed;
  }
  await run.onAnswered?.();
  const people = await completeOrder(ctx, order, answers, run.beforeChange);
  await run.recordCallOutcome(ctx, source, null, { ...reached, bought: meter.bought() });
  return { people, credits: meter.credits(), repeatCredits: 0, stopReason: null };
}

/** Stores what the source says of each and closes the order. @param answers in the order of its people */
export async function completeOrder(
  ctx: ServiceContext,
  order: RevealOrder,
  answers: readonly Revealed[],
  beforeChange: BeforeContactsChange,
): Promise<OrderOutcome['people']> {
  const people: OrderOutcome['people'] = new Map();
  for (const [index, { name, found }] of order.people.entries()) {
    const answer = answers[index];
    if (answer === undefined) people.set(name, { message: REFUSED_NOTICE });
    else if (answer === null) people.set(name, await storeNotFound(ctx, order, found));
    else people.set(name, await storeRevealed(ctx, found, answer, beforeChange));
  }
  await closeOrder(order);
  return people;
}

/** Nothing is bought for it, but a user may have bought it once more, and the answer was not saved. */
async function readBlockedOrder(ctx: ServiceContext, order: RevealOrder, run: RevealRun): Promise<OrderOutcome> {
  const purchased = await readPurchased(ctx, order, run);
  if (typeof purchased !== 'object') return keepIndeterminate(order, run.connectors[order.source].revealCredits);
  const people = await completeOrder(ctx, order, purchased, run.beforeChange);
  return { people, credits: 0, repeatCredits: 0, stopReason: null };
}

async function keepIndeterminate(order: RevealOrder, price: number): Promise<OrderOutcome> {
  await keepOrderPending(order);
  const message = `They were requested together with a person who was erased, and the response was lost. ${INDETERMINATE_NOTICE}`;
  const people = new Map(order.people.map(({ name }) => [name, { message }]));
  return { people, credits: 0, repeatCredits: order.people.length * price, stopReason: null };
}

async function handleFailure(
  ctx: ServiceContext,
  { explain }: ConnectedSource,
  order: RevealOrder,
  { error, credits, isRepetition }: { error: unknown; credits: number; isRepetition: boolean },
): Promise<OrderOutcome> {
  const kind = error instanceof ConnectorError ? error.kind : null;
  const message = explain(error);
  // What a vendor says may repeat the key; a bug of ours is logged whole.
  const cause = kind === null ? { err: error } : { reason: message };
  ctx.log.warn({ ...cause, vendor: order.source, people: order.people.length }, 'people could not be revealed');
  // A refused repetition leaves the loss as it was.
  const staysPending = kind === null || RETRYABLE_KINDS.has(kind) || isRepetition;
  await (staysPending ? keepOrderPending(order) : closeOrder(order));
  const text = kind === 'unsure_paid' ? `${message}. ${INDETERMINATE_NOTICE}` : message;
  const people = new Map(order.people.map(({ name }) => [name, { message: text }]));
  const repeatCredits = (error instanceof ConnectorError ? error.repeatCredits : null) ?? 0;
  return { people, credits, repeatCredits, stopReason: kind !== null && GROUP_ONLY_KINDS.has(kind) ? null : text };
}

const REFUSED_NOTICE = 'The source refused to answer for this contact; nothing was charged. Reveal it again later';
const INDETERMINATE_NOTICE =
  'Nothing more is spent on it, unless you buy it again: the contacts of that call can be revealed again after 30 days';

async function storeNotFound(
  ctx: ServiceContext,
  { source }: RevealOrder,
  { people }: FoundContact,
): Promise<PersonOutcome> {
  const savedDocs = await findSavedByKeys(people.flatMap(identityKeys));
  const ids = savedDocs.map(({ _id }) => _id);
  const update = { $set: { [`revealedAt.${source}`]: ctx.now() }, $inc: { revision: 1 } };
  if (ids.length > 0) await ContactModel.updateMany({ _id: { $in: ids } }, update);
  return 'not_found';
}

async function storeRevealed(
  ctx: ServiceContext,
  found: FoundContact,
  revealed: FoundPerson,
  beforeChange: BeforeContactsChange,
): Promise<PersonOutcome> {
  const whole = { ...found, people: applyRevealed(found.people, revealed) };
  const isSuppressed = (await findSuppressedResults(ctx, [whole])).size > 0;
  if (isSuppressed) {
    await suppressAndDelete(ctx, found, whole, beforeChange);
    return 'suppressed';
  }
  await upsertContact(ctx, found, { savedIn: 'contacts', revealed, beforeChange });
  return 'revealed';
}

/** Nothing of them is kept but the hash of the source's id, so that they are not bought and not shown again. */
async function suppressAndDelete(
  ctx: ServiceContext,
  found: FoundContact,
  whole: FoundContact,
  beforeChange: BeforeContactsChange,
): Promise<void> {
  const own = [...found.people, ...whole.people].flatMap(identifiersToSuppress);
  await addSuppressions(ctx, [own], 'Found to be on the list when revealed');
  const savedDocs = await findSavedByKeys([...found.people, ...whole.people].flatMap(identityKeys));
  await deleteContacts(
    ctx,
    savedDocs.map(({ _id }) => _id),
    beforeChange,
  );
}
