import type { FoundPerson, PersonKey } from '@workbench/connectors/people';
import type { ContactDoc } from '@workbench/db';
import { combineSourceRecords } from '../people/combine-source-records.ts';
import { type PeopleSource, peopleSourceSchema } from '../schemas.ts';

/** What is held of a person, as far as it decides whether something is hidden. */
type SavedForReveal = Pick<ContactDoc, 'name' | 'isNameHidden' | 'email' | 'linkedinUrl' | 'revealedAt'>;

export interface RevealOptions {
  connected: readonly PeopleSource[];
  /** What a source has told of somebody after this is not asked of it again. */
  freshSince: Date;
}

/**
 * Whom to ask for what is hidden of a person: Apollo first where it knows them. The price that is shown and the purchase
 * both go by it.
 * @returns `nothing_hidden` also when every source has told already what it knows; `nobody_knows` when none that is
 * connected can
 */
export function chooseRevealSource(
  people: readonly FoundPerson[],
  saved: SavedForReveal | null,
  { connected, freshSince }: RevealOptions,
): PeopleSource | 'nothing_hidden' | 'nobody_knows' {
  const known = personKeyOf(people, saved, null);
  if (known.name !== null && (known.email !== null || combineSourceRecords(people).hasEmail === false))
    return 'nothing_hidden';
  const inOrder = peopleSourceSchema.options.filter((source) => connected.includes(source));
  const knowing = inOrder.filter((source) => people.some((person) => person.source === source));
  // People Data Labs finds people by what is known of them, too; Apollo is asked by its own id alone.
  const able = knowing.length > 0 ? knowing : inOrder.filter((source) => source === 'pdl' && isIdentifiable(known));
  if (able.length === 0) return 'nobody_knows';
  return able.find((source) => !wasRevealedSince(saved, source, freshSince)) ?? 'nothing_hidden';
}

/** Whether the source has been asked about them lately, whatever it said. */
export function wasRevealedSince(
  saved: Pick<SavedForReveal, 'revealedAt'> | null,
  source: PeopleSource,
  freshSince: Date,
): boolean {
  const at = saved?.revealedAt[source];
  return at !== undefined && at > freshSince;
}

/** All that a person can be asked for by; with the source's own id where it has found them. */
export function personKeyOf(
  people: readonly FoundPerson[],
  saved: SavedForReveal | null,
  source: PeopleSource | null,
): PersonKey {
  const own = people.find((person) => person.source === source);
  const joined = combineSourceRecords(people);
  return {
    source: own?.source ?? null,
    id: own?.id ?? null,
    name: [joined, saved].find((one) => one?.isNameHidden === false)?.name ?? null,
    email: joined.email ?? saved?.email ?? null,
    linkedinUrl: joined.linkedinUrl ?? saved?.linkedinUrl ?? null,
    organizationName: joined.organizationName,
    organizationDomain: joined.organizationDomain,
  };
}

function isIdentifiable({ linkedinUrl, email, name, organizationName, organizationDomain }: PersonKey): boolean {
  return Boolean(linkedinUrl || email || (name && (organizationName || organizationDomain)));
}
