import type { PersonKey } from '@workbench/connectors';
import type { ContactDoc } from '@workbench/db';
import type { ServiceContext } from '../shared/context.ts';
import type { ReachedSource } from '../shared/outside.ts';
import { reachPeople } from './contact-view.ts';
import { findFound, missingFound } from './found-contacts.ts';
import { findHeld } from './held-contacts.ts';
import { revealTermsOf } from './reveal-terms.ts';
import { identityKeys } from './rules/identity-keys.ts';
import { hasTold, personKeyOf, revealSourceOf } from './rules/reveal-source.ts';
import { suppressedOf } from './save-contacts.ts';
import type { PeopleSource } from './schemas.ts';
import type { FoundContact } from './types.ts';

/** Somebody whom a source is to be asked about. */
export interface Wanted {
  found: FoundContact;
  source: PeopleSource;
  /** "apollo:66aa…", or "pdl>apollo:66aa…" for who is unknown there: what is bought, whatever else is chosen with it. */
  name: string;
  key: PersonKey;
}

export interface RevealPlan {
  /** In the order asked for. */
  found: FoundContact[];
  sources: Map<PeopleSource, ReachedSource>;
  suppressed: Set<string>;
  /** Nothing is hidden, or the sources have told already what they know. */
  free: string[];
  impossible: { id: string; message: string }[];
  wanted: Wanted[];
}

/**
 * Whom of these people which source is to be asked about; asks no source. The price and the purchase both go by it.
 * @throws ServiceError not_found when results are not kept any more
 */
export async function planReveal(ctx: ServiceContext, ids: readonly string[]): Promise<RevealPlan> {
  const byId = await findFound(ctx, ids);
  missingFound(ids, byId);
  const found = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  const keys = found.flatMap(({ people }) => people.flatMap(identityKeys));
  const [held, sources, suppressed] = await Promise.all([findHeld(keys), reachPeople(ctx), suppressedOf(ctx, found)]);
  const plan: RevealPlan = { found, sources, suppressed, free: [], impossible: [], wanted: [] };
  const terms = revealTermsOf(sources, ctx.now());
  for (const one of found) {
    if (suppressed.has(one.id)) continue;
    const known = heldOf(one, held);
    const source = revealSourceOf(one.people, known, terms);
    if (source === 'nothing_hidden') plan.free.push(one.id);
    else if (source === 'nobody_knows') plan.impossible.push({ id: one.id, message: noSource(one, sources) });
    else plan.wanted.push(wantedOf(one, known, source));
  }
  return plan;
}

/** Those of the wanted whom their source has been asked about meanwhile. */
export async function askedMeanwhile(ctx: ServiceContext, wanted: readonly Wanted[]): Promise<Set<Wanted>> {
  const held = await findHeld(wanted.flatMap(({ found }) => found.people.flatMap(identityKeys)));
  const { freshSince } = revealTermsOf(new Map(), ctx.now());
  return new Set(wanted.filter(({ found, source }) => hasTold(heldOf(found, held), source, freshSince)));
}

function heldOf({ people }: FoundContact, held: ReadonlyMap<string, ContactDoc>): ContactDoc | null {
  return people.flatMap(identityKeys).flatMap((key) => held.get(key) ?? [])[0] ?? null;
}

function wantedOf(found: FoundContact, held: ContactDoc | null, source: PeopleSource): Wanted {
  const key = personKeyOf(found.people, held, source);
  return { found, source, name: key.id === null ? `${source}>${found.id}` : `${source}:${key.id}`, key };
}

function noSource({ people }: FoundContact, sources: ReadonlyMap<PeopleSource, ReachedSource>): string {
  const reasons = people.flatMap(({ source }) => {
    const reached = sources.get(source);
    return reached && !reached.isConnected ? `${reached.label}: ${reached.reason ?? 'not connected'}` : [];
  });
  return reasons.join('; ') || 'No source is connected that could reveal this contact';
}
