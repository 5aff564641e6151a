import type { ContactDoc } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import type { ConnectedSource } from '../../sources/index.ts';
import { withEdits } from '../edit/with-edits.ts';
import { combineSourceRecords } from '../people/combine-source-records.ts';
import { identityKeys } from '../people/identity-keys.ts';
import { markCustomers } from '../people/mark-customers.ts';
import { PEOPLE_PORTS, type PeoplePorts } from '../people/people-ports.ts';
import type { CombinedPerson, FoundContact } from '../people/types.ts';
import { findSaved } from '../saved/upsert/upsert-contact.ts';
import type { Contact, PeopleSource } from '../schemas.ts';
import { chooseRevealSource, type RevealOptions } from './choose-reveal-source.ts';
import { resolvePeopleSources } from './people-sources.ts';
import { revealOptionsOf } from './reveal-options.ts';

interface ViewOptions {
  /** The sources as they are reached, when the caller has read that already. */
  connections?: ReadonlyMap<PeopleSource, Pick<ConnectedSource, 'isConnected'>>;
}

/** Found people as shown: with their saved data, the price of what is hidden and the mark of customers. */
export async function toContacts(
  ctx: ServiceContext,
  found: readonly FoundContact[],
  { connections: reached }: ViewOptions = {},
  ports: PeoplePorts = PEOPLE_PORTS,
): Promise<Contact[]> {
  const keys = new Map(found.map(({ id, people }) => [id, people.flatMap((person) => identityKeys(person))]));
  const [saved, sources] = await Promise.all([
    findSaved([...keys.values()].flat()),
    reached ?? resolvePeopleSources(ctx, ports),
  ]);
  const context = { ...revealOptionsOf(sources, ctx.now()), ports };
  return markCustomers(
    found.map((contact) => {
      const known = keys.get(contact.id)?.map((key) => saved.get(key)) ?? [];
      return toContact(contact, known.find((doc) => doc !== undefined) ?? null, context);
    }),
  );
}

interface ViewContext extends RevealOptions {
  ports: PeoplePorts;
}

function toContact(contact: FoundContact, saved: ContactDoc | null, context: ViewContext): Contact {
  const { id, people, mergedBecause, foundAt } = contact;
  const { hasEmail: _, hasPhone: __, givenBy: ___, ...joined } = combineSourceRecords(people);
  const shown = saved === null ? joined : withEdits(withSaved(joined, saved), saved);
  return {
    id,
    ...shown,
    sources: people.map((person) => ({ source: person.source, id: person.id })),
    mergedBecause,
    foundAt: foundAt.toISOString(),
    reveal: revealOffer(people, saved, context),
    contactId: saved?._id.toHexString() ?? null,
    knownIn: saved === null ? [] : savedInOf(saved),
    // A run of a saved search marks the new ones.
    isNew: false,
  };
}

type Shown = Omit<CombinedPerson, 'hasEmail' | 'hasPhone' | 'givenBy'>;

/** Revealed values were paid for and win over a search result. Everything else comes from the newer search. */
function withSaved(found: Shown, saved: ContactDoc): Shown {
  const nameOwner = saved.isNameHidden ? found : saved;
  const emailOwner =
    saved.email === null ? found : (saved as Pick<Shown, 'email' | 'emailStatus' | 'emailStatusOriginal'>);
  return {
    ...found,
    name: nameOwner.name,
    isNameHidden: nameOwner.isNameHidden,
    email: emailOwner.email,
    emailStatus: emailOwner.emailStatus,
    emailStatusOriginal: emailOwner.emailStatusOriginal,
    phone: saved.phone ?? found.phone,
    title: found.title ?? saved.title,
    organizationName: found.organizationName ?? saved.organizationName,
    organizationDomain: found.organizationDomain ?? saved.organizationDomain,
    organizationIndustry: found.organizationIndustry ?? saved.organizationIndustry,
    organizationSize: found.organizationSize ?? saved.organizationSize,
    city: found.city ?? saved.city,
    state: found.state ?? saved.state,
    country: found.country ?? saved.country,
    linkedinUrl: found.linkedinUrl ?? saved.linkedinUrl,
    seniority: found.seniority ?? (saved.seniority as Shown['seniority']),
  };
}

/** The source itself says what a reveal brings; a source that has not found the person cannot say. */
function revealOffer(
  people: FoundContact['people'],
  saved: ContactDoc | null,
  context: ViewContext,
): Contact['reveal'] {
  const source = chooseRevealSource(people, saved, context);
  if (source === 'nothing_hidden' || source === 'nobody_knows') return null;
  const { hasEmail = null, hasPhone = null } = people.find((person) => person.source === source) ?? {};
  return { source, creditsMax: context.ports.connectors[source].revealCredits, hasEmail, hasPhone };
}

function savedInOf({ knownIn }: ContactDoc): Contact['knownIn'] {
  return (['contacts', 'leads', 'outreach'] as const).filter(
    (domain) => domain === 'contacts' || knownIn.includes(domain),
  );
}
