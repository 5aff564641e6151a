import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { PEOPLE_PORTS } from '../people/people-ports.ts';
import type { BeforeContactsChange } from '../saved/before-contacts-change.ts';
import { linkToContact } from '../saved/merge/find-same-person.ts';
import { type PeopleSource, peopleSourceSchema, type RevealInput, type RevealResult } from '../schemas.ts';
import { closeKnownOrders } from './close-known-orders.ts';
import { toContacts } from './contact-view.ts';
import { findOrders, openOrder, type RevealOrder, resumePendingOrders, splitIntoOrders } from './orders.ts';
import { findRevealedSincePlan, planReveal, type RequestedReveal, type RevealPlan } from './plan-reveal.ts';
import { type OrderOutcome, type PersonOutcome, type RevealPorts, type RevealRun, runOrder } from './run-order.ts';

const REVEAL_PORTS: RevealPorts = { ...PEOPLE_PORTS, waitMs: 10_000 };
const POLL_MS = 100;
const NOT_LOST_NOTICE = 'Only the lost purchase was repeated. Reveal this contact again';

/**
 * Buys the hidden data of found people and saves them. No one is bought twice, neither by a double click nor after a
 * kill: an order is created before each purchase, and a pending order is requested again unchanged, which the ledger
 * answers; `repeatLost` buys once more what was paid for in vain. People who cannot be revealed are reported one by one; one source's failure does not affect the other.
 * @throws ServiceError not_found when the results have expired
 */
export async function revealContacts(
  { ctx, input }: Verb<RevealInput>,
  beforeChange: BeforeContactsChange,
  ports: RevealPorts = REVEAL_PORTS,
): Promise<RevealResult> {
  const repeatLostBefore = input.repeatLost ? ctx.now() : null;
  const plan = await planReveal(ctx, input.ids, ports);
  const run: RevealRun = { ...ports, beforeChange, repeatLostBefore };
  await linkSamePeople(ctx, plan);
  await closeKnownOrders(ctx, plan.alreadyKnown);
  const bySource: Awaited<ReturnType<SourceReveal['run']>>[] = [];
  for (const source of peopleSourceSchema.options) {
    // What one source revealed may be whom the next would reveal again: a person is bought once.
    const known: RequestedReveal[] = bySource.length === 0 ? [] : await findKnownMeanwhile(ctx, plan, source, ports);
    bySource.push(await new SourceReveal(ctx, plan, source, run).run(known));
  }
  const outcomes = new Map(bySource.flatMap(({ people }) => [...people]));
  const of = (kind: Outcome) => plan.requested.filter((one) => outcomes.get(one.name) === kind);
  const suppressedIds = [...plan.suppressed, ...of('suppressed').map(({ found }) => found.id)];
  const shown = plan.found.filter(({ id }) => !suppressedIds.includes(id));
  return {
    contacts: await toContacts(ctx, shown, { connections: plan.sources }, ports),
    revealed: of('revealed').length,
    notFound: of('not_found').length,
    fromStore: plan.alreadyKnown.length + of('known').length,
    suppressedIds,
    failed: [
      ...plan.impossible,
      ...plan.requested.flatMap(({ name, found }) => {
        const outcome = outcomes.get(name);
        return outcome !== undefined && typeof outcome !== 'string' ? [{ id: found.id, message: outcome.message }] : [];
      }),
    ],
    credits: bySource.reduce((sum, { credits }) => sum + credits, 0),
    repeatCredits: bySource.reduce((sum, { repeatCredits }) => sum + repeatCredits, 0),
  };
}

type Outcome = PersonOutcome | 'known';

async function linkSamePeople(ctx: ServiceContext, { samePerson }: RevealPlan): Promise<void> {
  for (const [found, contact] of samePerson) await linkToContact(ctx, found, contact);
}

/** People of whom nothing is hidden any more since the other source has answered. */
async function findKnownMeanwhile(
  ctx: ServiceContext,
  { requested }: RevealPlan,
  source: PeopleSource,
  ports: RevealPorts,
): Promise<RequestedReveal[]> {
  const open = requested.filter((one) => one.source === source);
  if (open.length === 0 || open.length === requested.length) return [];
  const ids = open.map(({ found }) => found.id);
  const now = await planReveal(ctx, ids, ports);
  await linkSamePeople(ctx, now);
  return open.filter(({ found }) => now.alreadyKnown.includes(found.id));
}

/** The people whom one call requests from one source. */
class SourceReveal {
  readonly #ctx: ServiceContext;
  readonly #plan: RevealPlan;
  readonly #source: PeopleSource;
  readonly #options: RevealRun;
  readonly #people = new Map<string, Outcome>();
  readonly #requested: RequestedReveal[];
  #credits = 0;
  #repeatCredits = 0;
  /** Why no more people are requested from the source. */
  #stopped: string | null = null;

  constructor(ctx: ServiceContext, plan: RevealPlan, source: PeopleSource, options: RevealRun) {
    this.#ctx = ctx;
    this.#plan = plan;
    this.#source = source;
    this.#options = options;
    this.#requested = plan.requested.filter((one) => one.source === source);
  }

  async run(
    known: readonly RequestedReveal[],
  ): Promise<{ people: Map<string, Outcome>; credits: number; repeatCredits: number }> {
    for (const { name } of known) this.#people.set(name, 'known');
    await this.#runLeft();
    // The user has agreed to the price of what was lost, and to no more.
    const isRepetition = this.#options.repeatLostBefore !== null;
    const busy = isRepetition ? await this.#busyElsewhere() : [];
    const groups = isRepetition ? [] : splitIntoOrders(this.#open(), this.#source);
    for (const group of groups) busy.push(...(await this.#orderGroup(group)));
    await this.#awaitOthers(busy);
    const message = this.#stopped ?? (isRepetition ? NOT_LOST_NOTICE : null);
    if (message !== null) for (const { name } of this.#open()) this.#people.set(name, { message });
    return { people: this.#people, credits: this.#credits, repeatCredits: this.#repeatCredits };
  }

  /** @returns those whom another call is querying now */
  async #orderGroup(group: readonly RequestedReveal[]): Promise<RequestedReveal[]> {
    const busy: RequestedReveal[] = [];
    let rest = group;
    while (rest.length > 0 && this.#stopped === null) {
      const affordable = rest.slice(0, await this.#affordableCount(rest.length));
      rest = rest.slice(affordable.length);
      const { order, busy: others, revealed } = await openOrder(this.#ctx, this.#source, affordable);
      busy.push(...others);
      for (const { name } of revealed) this.#people.set(name, 'known');
      if (order !== null) await this.#run(order);
    }
    return busy;
  }

  /** As many as the day's cap still pays for; all when it pays for none, so that the ledger says why. */
  async #affordableCount(count: number): Promise<number> {
    const { creditsLeft } = await this.#options.resolveConnection(this.#ctx, this.#source);
    const price = this.#options.connectors[this.#source].revealCredits;
    if (creditsLeft === null || price === 0) return count;
    const affordable = Math.floor(creditsLeft / price);
    return affordable === 0 ? count : Math.min(count, affordable);
  }

  /** People of whom another call has the order right now. */
  async #busyElsewhere(): Promise<RequestedReveal[]> {
    const names = new Set((await findOrders(this.#open())).flatMap(({ people }) => people));
    return this.#open().filter(({ name }) => names.has(name));
  }

  /** First those that were left behind: they may be paid for. */
  async #runLeft(): Promise<void> {
    for (const order of await resumePendingOrders(this.#ctx, this.#open())) await this.#run(order);
  }

  async #run(order: RevealOrder): Promise<void> {
    const reached = this.#plan.sources.get(this.#source);
    if (reached === undefined) return;
    const outcome: OrderOutcome = await runOrder(this.#ctx, reached, order, this.#options);
    for (const [name, one] of outcome.people) this.#people.set(name, one);
    this.#credits += outcome.credits;
    this.#repeatCredits += outcome.repeatCredits;
    this.#stopped ??= outcome.stopReason;
  }

  /** Another call or window is buying them right now: its outcome counts here, too. */
  async #awaitOthers(busy: RequestedReveal[]): Promise<void> {
    if (busy.length === 0) return;
    let waited = 0;
    while (waited < this.#options.waitMs && (await findOrders(busy)).length > 0) {
      await sleep(POLL_MS);
      waited += POLL_MS;
    }
    const known = await findRevealedSincePlan(this.#ctx, busy);
    for (const one of busy) {
      const message = 'This contact is being revealed by another call; try again in a moment';
      this.#people.set(one.name, known.has(one) ? 'known' : { message });
    }
  }

  #open(): RequestedReveal[] {
    return this.#requested.filter(({ name }) => !this.#people.has(name));
  }
}
