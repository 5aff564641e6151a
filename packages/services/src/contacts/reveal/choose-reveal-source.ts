import type { FoundPerson, PersonKey } from '@workbench/connectors/people';
import type { ContactDoc } from '@workbench/db';
import { combineSourceRecords } from '../people/combine-source-records.ts';
import { type PeopleSource, peopleSourceSchema } from '../schemas.ts';
import { personKeyOf } from './person-key.ts';

/** The saved data that decides whether anything is hidden. */
type SavedForReveal = Pick<ContactDoc, 'name' | 'isNameHidden' | 'email' | 'linkedinUrl' | 'revealedAt'>;

export interface RevealOptions {
  connected: readonly PeopleSource[];
  /** A source is not queried again for data that it returned after this time. */
  freshSince: Date;
}

/**
 * Chooses the source that reveals a person: Apollo first where it knows them. Estimate and purchase both use it.
 * @returns `nothing_hidden` also when every source has returned all it knows; `nobody_knows` when no connected source
 * can
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
  // People Data Labs also matches by other identifiers; Apollo only accepts its own id.
  const able = knowing.length > 0 ? knowing : inOrder.filter((source) => source === 'pdl' && isIdentifiable(known));
  if (able.length === 0) return 'nobody_knows';
  return able.find((source) => !wasRevealedSince(saved, source, freshSince)) ?? 'nothing_hidden';
}

/** Whether the source was queried recently, whatever its response. */
export function wasRevealedSince(
  saved: Pick<SavedForReveal, 'revealedAt'> | null,
  source: PeopleSource,
  freshSince: Date,
): boolean {
  const at = saved?.revealedAt[source];
  return at !== undefined && at > freshSince;
}

function isIdentifiable({ linkedinUrl, email, name, organizationName, organizationDomain }: PersonKey): boolean {
  return Boolean(linkedinUrl || email || (name && (organizationName || organizationDomain)));
}
