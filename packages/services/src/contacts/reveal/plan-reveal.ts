import type { PersonKey } from '@workbench/connectors/people';
import type { ContactDoc } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import type { ConnectedSource } from '../../sources/index.ts';
import { identityKeys } from '../people/identity-keys.ts';
import type { PeoplePorts } from '../people/people-ports.ts';
import type { FoundContact } from '../people/types.ts';
import { assertAllFound, findResults } from '../results/find-results.ts';
import { findSamePerson } from '../saved/merge/find-same-person.ts';
import { findSuppressedResults } from '../saved/suppression/find-suppressed-results.ts';
import { findSaved } from '../saved/upsert/find-saved.ts';
import type { PeopleSource } from '../schemas.ts';
import { chooseRevealSource, wasRevealedSince } from './choose-reveal-source.ts';
import { resolvePeopleSources } from './people-sources.ts';
import { personKeyOf } from './person-key.ts';
import { revealOptionsOf } from './reveal-options.ts';

/** A person for whom a source is to be queried. */
export interface RequestedReveal {
  found: FoundContact;
  source: PeopleSource;
  /**
   * "apollo:66aa…", or "pdl>apollo:66aa…" for a person unknown there: identifies the purchase, whatever else is
   * selected.
   */
  name: string;
  key: PersonKey;
}

export interface RevealPlan {
  /** In the order of the request. */
  found: FoundContact[];
  sources: Map<PeopleSource, ConnectedSource>;
  suppressed: Set<string>;
  /** Nothing is hidden, or the sources have returned all they know. */
  alreadyKnown: string[];
  impossible: { id: string; message: string }[];
  requested: RequestedReveal[];
  /** Saved contacts that are the same person by name and company; no identifier says so yet. */
  samePerson: ReadonlyMap<FoundContact, ContactDoc>;
}

/**
 * Decides which source is queried for which person; queries no source. Estimate and purchase both use it.
 * @throws ServiceError not_found when the results have expired
 */
export async function planReveal(ctx: ServiceContext, ids: readonly string[], ports: PeoplePorts): Promise<RevealPlan> {
  const byId = await findResults(ctx, ids);
  assertAllFound(ids, byId);
  const found = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  const keys = found.flatMap(({ people }) => people.flatMap(identityKeys));
  const [saved, sources, suppressed] = await Promise.all([
    findSaved(keys),
    resolvePeopleSources(ctx, ports),
    findSuppressedResults(ctx, found),
  ]);
  const unsaved = found.filter((one) => !suppressed.has(one.id) && savedOf(one, saved) === null);
  const samePerson = await findSamePerson(ctx, unsaved);
  const plan: RevealPlan = { samePerson, found, sources, suppressed, alreadyKnown: [], impossible: [], requested: [] };
  const options = revealOptionsOf(sources, ctx.now());
  for (const one of found) {
    if (suppressed.has(one.id)) continue;
    const known = savedOf(one, saved) ?? samePerson.get(one) ?? null;
    const source = chooseRevealSource(one.people, known, options);
    if (source === 'nothing_hidden') plan.alreadyKnown.push(one.id);
    else if (source === 'nobody_knows') plan.impossible.push({ id: one.id, message: noSourceMessage(one, sources) });
    else plan.requested.push(toRequestedReveal(one, known, source));
  }
  return plan;
}

/** The requested people whose source was queried in the meantime. */
export async function findRevealedSincePlan(
  ctx: ServiceContext,
  requested: readonly RequestedReveal[],
): Promise<Set<RequestedReveal>> {
  const saved = await findSaved(requested.flatMap(({ found }) => found.people.flatMap(identityKeys)));
  const { freshSince } = revealOptionsOf(new Map(), ctx.now());
  return new Set(requested.filter(({ found, source }) => wasRevealedSince(savedOf(found, saved), source, freshSince)));
}

function savedOf({ people }: FoundContact, savedByKey: ReadonlyMap<string, ContactDoc>): ContactDoc | null {
  return people.flatMap(identityKeys).flatMap((key) => savedByKey.get(key) ?? [])[0] ?? null;
}

function toRequestedReveal(found: FoundContact, saved: ContactDoc | null, source: PeopleSource): RequestedReveal {
  const key = personKeyOf(found.people, saved, source);
  return { found, source, name: key.id === null ? `${source}>${found.id}` : `${source}:${key.id}`, key };
}

function noSourceMessage({ people }: FoundContact, sources: ReadonlyMap<PeopleSource, ConnectedSource>): string {
  const reasons = people.flatMap(({ source }) => {
    const reached = sources.get(source);
    return reached && !reached.isConnected ? `${reached.label}: ${reached.reason ?? 'not connected'}` : [];
  });
  return reasons.join('; ') || 'No source is connected that could reveal this contact';
}
