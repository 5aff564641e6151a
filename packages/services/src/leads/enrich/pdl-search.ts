import { ConnectorError, type FoundPerson } from '@workbench/connectors';
import type { ContactDoc, LeadDoc } from '@workbench/db';
import { identifiersOf, suppressedAmong } from '../../contacts/index.ts';
import type { ReachedSource } from '../../shared/outside.ts';
import { type AskedBy, type AskKey, askKeyOf } from '../rules/ask-key.ts';
import { domainWith } from '../rules/employer.ts';
import { valuesFor } from '../rules/found-values.ts';
import { judgeFound } from '../rules/judge-found.ts';
import { takeFound } from '../rules/take-found.ts';
import { askSource } from './ask-source.ts';
import { findHeldPerson, isRevealed } from './held-person.ts';
import { paidHttp } from './paid-http.ts';
import { limitReached, type Reservation, reserveCredits } from './run-credits.ts';
import { type StepResult, type StepWork, skipped } from './types.ts';

/** A person saved it, or a source gave it for this very person. */
const HELD_CONFIDENCE = 0.95;
const LABEL = 'People Data Labs';

type Asked = Extract<AskKey, { by: AskedBy }>;

/**
 * Asks People Data Labs who the lead is. What is held and still holds comes first, at no price; what was bought before
 * within its time is not bought again.
 * @throws ConnectorError when the source can't be asked now
 */
export async function pdlSearch(work: StepWork): Promise<StepResult> {
  const { ctx, lead, run, ports } = work;
  const held = await findHeldPerson(lead);
  if (held !== null && isRevealed(held, ctx.now())) return fromHeld(work, held);
  const asked = askKeyOf(lead);
  if ('reason' in asked) return skipped(asked.reason, true);
  const reached = await ctx.outside.access.reach(ctx, 'pdl');
  if (!reached.isConnected) return skipped(`${LABEL} is not connected`);
  const reservation = await reserveCredits(work, ports.people.revealCredits);
  if (reservation === null) return skipped(limitReached(run.creditsMax));
  try {
    const bought = await buy(work, reached, reservation, asked);
    return bought.found === null ? unknown(bought.credits) : await settle(work, bought.found, bought.credits, asked);
  } catch (error) {
    if (error instanceof ConnectorError && error.kind === 'cap_reached') return skipped(reached.explain(error));
    throw error;
  }
}

function fromHeld({ ctx }: StepWork, held: ContactDoc): StepResult {
  const by = { source: 'contacts', confidence: HELD_CONFIDENCE, at: ctx.now() };
  return {
    state: 'completed',
    source: 'contacts',
    confidence: HELD_CONFIDENCE,
    credits: 0,
    message: 'Held as a contact already',
    change: (lead) => withPerson(lead, held, by, held.sources),
  };
}

async function buy(
  work: StepWork,
  { settings, explain }: ReachedSource,
  reservation: Reservation,
  { key }: Asked,
): Promise<{ found: FoundPerson | null; credits: number }> {
  const { ctx, ports, signal } = work;
  const meter = paidHttp(ctx.outside.http, reservation.at, work);
  const ask = async () => {
    const [found = null] = await ports.people.reveal(meter.http, [key], settings, signal);
    return { value: found, outcome: found === null ? 'not_found' : 'found', message: null };
  };
  try {
    const found = await askSource(work, 'pdl', ask, { explain, credits: meter.credits });
    await ctx.outside.access.recordOutcome(ctx, 'pdl', null);
    return { found, credits: meter.credits() };
  } catch (error) {
    await ctx.outside.access.recordOutcome(ctx, 'pdl', error);
    throw error;
  }
}

const unknown = (credits: number): StepResult => ({
  state: 'completed',
  source: 'pdl',
  confidence: null,
  credits,
  message: `${LABEL} does not know this person`,
});

async function settle(work: StepWork, found: FoundPerson, credits: number, asked: Asked): Promise<StepResult> {
  const { ctx, lead } = work;
  const suppressed = await suppressedAmong(ctx, [{ id: found.id, keys: identifiersOf(found) }]);
  if (suppressed.size > 0) {
    return { ...skipped('This person is on the do-not-contact list', true), source: 'pdl', credits };
  }
  const { isSure, confidence, reason } = judgeFound(lead, found, asked);
  const ended = { source: 'pdl', confidence, credits };
  if (!isSure) {
    const values = Object.fromEntries(Object.entries(valuesFor(lead, found)).filter(([, value]) => value !== null));
    const { id, organizationDomain } = found;
    const shared = { source: 'pdl', confidence, organizationDomain, reason };
    const candidates = [{ ...shared, id: `pdl:${id}`, values: values as Record<string, string> }];
    return { ...ended, state: 'review', message: reason, candidates };
  }
  const at = ctx.now();
  return {
    ...ended,
    state: 'completed',
    message: null,
    change: (current) => withPerson(current, found, { source: 'pdl', confidence, at }, [found]),
  };
}

function withPerson(
  lead: LeadDoc,
  person: FoundPerson | ContactDoc,
  by: Parameters<typeof takeFound>[2],
  ids: readonly { source: string; id: string }[],
): Partial<LeadDoc> {
  const known = new Set(lead.sources.map(({ source, id }) => `${source}:${id}`));
  const more = ids.filter(({ source, id }) => !known.has(`${source}:${id}`)).map(({ source, id }) => ({ source, id }));
  return {
    ...takeFound(lead, valuesFor(lead, person), { ...by, organizationDomain: person.organizationDomain }),
    organizationDomain: domainWith(lead, person),
    sources: [...lead.sources, ...more],
  };
}
