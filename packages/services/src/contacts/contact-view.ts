import type { ContactDoc } from '@workbench/db';
import type { ServiceContext } from '../shared/context.ts';
import type { ReachedSource } from '../shared/outside.ts';
import { findHeld } from './hold-contact.ts';
import { PEOPLE_PORTS, type PeoplePorts } from './people-ports.ts';
import { revealTermsOf } from './reveal-terms.ts';
import { identityKeys } from './rules/identity-keys.ts';
import { joinPeople } from './rules/join-people.ts';
import { type RevealTerms, revealSourceOf } from './rules/reveal-source.ts';
import { type Contact, type PeopleSource, peopleSourceSchema } from './schemas.ts';
import type { FoundContact, JoinedPerson } from './types.ts';

interface ViewOptions {
  /** The sources as they are reached, when the caller has read that already. */
  reached?: ReadonlyMap<PeopleSource, Pick<ReachedSource, 'isConnected'>>;
}

/** Found people as they are shown: with what is held of them here, and the price of what is hidden. */
export async function toContacts(
  ctx: ServiceContext,
  found: readonly FoundContact[],
  { reached }: ViewOptions = {},
  ports: PeoplePorts = PEOPLE_PORTS,
): Promise<Contact[]> {
  const keys = new Map(found.map(({ id, people }) => [id, people.flatMap((person) => identityKeys(person))]));
  const [held, sources] = await Promise.all([findHeld([...keys.values()].flat()), reached ?? reachPeople(ctx)]);
  const terms = { ...revealTermsOf(sources, ctx.now()), ports };
  return found.map((contact) => {
    const known = keys.get(contact.id)?.map((key) => held.get(key)) ?? [];
    return view(contact, known.find((doc) => doc !== undefined) ?? null, terms);
  });
}

/** Both sources of people, as this workspace reaches them. */
export async function reachPeople(ctx: ServiceContext): Promise<Map<PeopleSource, ReachedSource>> {
  const sources = peopleSourceSchema.options;
  const reached = await Promise.all(sources.map((source) => ctx.outside.access.reach(ctx, source)));
  return new Map(sources.map((source, index) => [source, reached[index] as ReachedSource]));
}

interface Terms extends RevealTerms {
  ports: PeoplePorts;
}

function view(contact: FoundContact, held: ContactDoc | null, terms: Terms): Contact {
  const { id, people, mergedBecause, foundAt } = contact;
  const { hasEmail: _, hasPhone: __, givenBy: ___, ...joined } = joinPeople(people);
  const shown = held === null ? joined : withHeld(joined, held);
  return {
    id,
    ...shown,
    sources: people.map((person) => ({ source: person.source, id: person.id })),
    mergedBecause,
    foundAt: foundAt.toISOString(),
    reveal: revealOf(people, held, terms),
    contactId: held?._id.toHexString() ?? null,
    knownIn: held === null ? [] : placesOf(held),
    // A run of a saved search marks who is.
    isNew: false,
  };
}

type Shown = Omit<JoinedPerson, 'hasEmail' | 'hasPhone' | 'givenBy'>;

/** What has been revealed is paid for: it goes before what a search shows. The rest is the search's, which is newer. */
function withHeld(found: Shown, held: ContactDoc): Shown {
  const named = held.isNameHidden ? found : held;
  const addressed =
    held.email === null ? found : (held as Pick<Shown, 'email' | 'emailStatus' | 'emailStatusOriginal'>);
  return {
    ...found,
    name: named.name,
    isNameHidden: named.isNameHidden,
    email: addressed.email,
    emailStatus: addressed.emailStatus,
    emailStatusOriginal: addressed.emailStatusOriginal,
    phone: held.phone ?? found.phone,
    title: found.title ?? held.title,
    organizationName: found.organizationName ?? held.organizationName,
    organizationDomain: found.organizationDomain ?? held.organizationDomain,
    organizationIndustry: found.organizationIndustry ?? held.organizationIndustry,
    organizationSize: found.organizationSize ?? held.organizationSize,
    city: found.city ?? held.city,
    state: found.state ?? held.state,
    country: found.country ?? held.country,
    linkedinUrl: found.linkedinUrl ?? held.linkedinUrl,
    seniority: found.seniority ?? (held.seniority as Shown['seniority']),
  };
}

/** What it brings is told by the source itself; one that has not found the person tells nothing beforehand. */
function revealOf(people: FoundContact['people'], held: ContactDoc | null, terms: Terms): Contact['reveal'] {
  const source = revealSourceOf(people, held, terms);
  if (source === 'nothing_hidden' || source === 'nobody_knows') return null;
  const { hasEmail = null, hasPhone = null } = people.find((person) => person.source === source) ?? {};
  return { source, creditsMax: terms.ports.connectors[source].revealCredits, hasEmail, hasPhone };
}

function placesOf({ knownIn }: ContactDoc): Contact['knownIn'] {
  return (['contacts', 'leads', 'outreach'] as const).filter(
    (place) => place === 'contacts' || knownIn.includes(place),
  );
}
