import type { FoundPerson, PersonKey } from '@workbench/connectors/people';
import type { ContactDoc } from '@workbench/db';
import { combineSourceRecords } from '../people/combine-source-records.ts';
import type { PeopleSource } from '../schemas.ts';

/** All identifiers for a query, including the source's own id where it has found the person. */
export function personKeyOf(
  people: readonly FoundPerson[],
  saved: Pick<ContactDoc, 'name' | 'isNameHidden' | 'email' | 'linkedinUrl'> | null,
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
