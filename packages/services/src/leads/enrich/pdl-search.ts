import { ConnectorError } from '@workbench/connectors/errors';
import type { FoundPerson } from '@workbench/connectors/people';
import type { ContactDoc, LeadDoc } from '@workbench/db';
import { identifiersOf } from '@workbench/identity/person-identifiers/identifiers';
import { repeatPurchases } from '../../shared/paid-calls/repeat-purchases.ts';
import type { ConnectedSource } from '../../sources/index.ts';
import { findSuppressedIds } from '../../suppression/index.ts';
import { judgeMatch } from '../people/judge-match.ts';
import { type LookupKind, type PersonLookup, personLookupOf } from '../people/person-lookup.ts';
import { valuesForLead } from '../people/person-values.ts';
import { answersFor, findSavedContact } from '../people/saved-contact.ts';
import { applyEnrichment } from '../values/apply-enrichment.ts';
import { employerDomain } from '../values/employer-domain.ts';
import { limitReachedMessage } from './limit-reached-message.ts';
import { logSourceQuery } from './log-source-query.ts';
import { paidHttp } from './paid-http.ts';
import { type Reservation, reserveCredits } from './run-credits.ts';
import { type StepResult, type StepWork, skipped } from './types.ts';

/** A person saved it, or a source gave it for this very person. */
const SAVED_CONTACT_CONFIDENCE = 0.95;
const LABEL = 'People Data Labs';

type UsableLookup = Extract<PersonLookup, { by: LookupKind }>;

/**
 * Queries People Data Labs for the lead. Saved data that is still valid is used first, free of charge; data that was
 * bought and has not expired is not bought again.
 * @throws ConnectorError when the source is unavailable
 */
export async function pdlSearch(work: StepWork): Promise<StepResult> {
  const { ctx, lead, run, ports } = work;
  const saved = await findSavedContact(lead);
  if (saved !== null && answersFor(saved, 'pdl', ctx.now())) return fromSavedContact(work, saved);
  const lookup = personLookupOf(lead);
  if ('reason' in lookup) return skipped(lookup.skipReason, lookup.reason, true);
  const connection = await ports.resolveConnection(ctx, 'pdl');
  if (!connection.isConnected) return skipped('not_connected', `${LABEL} is not connected`);
  const reservation = await reserveCredits(work, ports.people.revealCredits);
  if (reservation === null) return skipped('limit', limitReachedMessage(run.creditsMax));
  try {
    const answer = await buyPerson(work, connection, reservation, lookup);
    return answer.found === null
      ? personUnknown(answer.credits)
      : await toStepResult(work, answer.found, answer.credits, lookup);
  } catch (error) {
    if (error instanceof ConnectorError && error.kind === 'cap_reached')
      return skipped('limit', connection.explain(error));
    throw error;
  }
}

function fromSavedContact({ ctx }: StepWork, saved: ContactDoc): StepResult {
  const by = { source: 'contacts', confidence: SAVED_CONTACT_CONFIDENCE, at: ctx.now() };
  return {
    state: 'completed',
    source: 'contacts',
    confidence: SAVED_CONTACT_CONFIDENCE,
    credits: 0,
    message: 'Saved as a contact already',
    change: (lead) => withPerson(lead, saved, by, saved.sources),
  };
}

async function buyPerson(
  work: StepWork,
  { settings, explain }: ConnectedSource,
  reservation: Reservation,
  { key }: UsableLookup,
): Promise<{ found: FoundPerson | null; credits: number }> {
  const { ctx, ports, signal, repeatLostBefore } = work;
  const http = repeatLostBefore === null ? ctx.http : repeatPurchases(ctx.http, repeatLostBefore);
  const meter = paidHttp(http, reservation.at, work);
  const query = async () => {
    const [found = null] = await ports.people.reveal(meter.http, [key], settings, signal);
    return { value: found, outcome: found === null ? 'not_found' : 'found', message: null };
  };
  try {
    const found = await logSourceQuery(work, 'pdl', query, { explain, credits: meter.credits });
    await ports.recordCallOutcome(ctx, 'pdl', null, { explain, settings, bought: meter.bought() });
    return { found, credits: meter.credits() };
  } catch (error) {
    await ports.recordCallOutcome(ctx, 'pdl', error, { explain, settings });
    throw error;
  }
}

const personUnknown = (credits: number): StepResult => ({
  state: 'completed',
  source: 'pdl',
  confidence: null,
  credits,
  message: `${LABEL} does not know this person`,
});

async function toStepResult(
  work: StepWork,
  found: FoundPerson,
  credits: number,
  lookup: UsableLookup,
): Promise<StepResult> {
  const { ctx, lead } = work;
  const suppressed = await findSuppressedIds(ctx, [{ id: found.id, keys: identifiersOf(found) }]);
  if (suppressed.size > 0) {
    return { ...skipped('do_not_contact', 'This person is on the do-not-contact list', true), source: 'pdl', credits };
  }
  const { isSure, confidence, reason } = judgeMatch(lead, found, lookup);
  const ended = { source: 'pdl', confidence, credits };
  if (!isSure) {
    const values = Object.fromEntries(Object.entries(valuesForLead(lead, found)).filter(([, value]) => value !== null));
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
  by: Parameters<typeof applyEnrichment>[2],
  ids: readonly { source: string; id: string }[],
): Partial<LeadDoc> {
  const known = new Set(lead.sources.map(({ source, id }) => `${source}:${id}`));
  const more = ids.filter(({ source, id }) => !known.has(`${source}:${id}`)).map(({ source, id }) => ({ source, id }));
  return {
    ...applyEnrichment(lead, valuesForLead(lead, person), { ...by, organizationDomain: person.organizationDomain }),
    organizationDomain: employerDomain(lead, person),
    sources: [...lead.sources, ...more],
  };
}
