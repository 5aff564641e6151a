import { type ContactDoc, ContactModel } from '@workbench/db';
import {
  type Identifier,
  identifierKey,
  identifiersOf,
  identifiersToSuppress,
  isPersonal,
} from '@workbench/identity/person-identifiers/identifiers';
import type { ServiceContext, Verb } from '../../../shared/context.ts';
import { addSuppressions, findSuppressedIds, readTypedIdentifiers } from '../../../suppression/index.ts';
import { identifiersOfContact, identifiersToSuppressContact } from '../../people/contact-identifiers.ts';
import { assertAllFound, findResults } from '../../results/find-results.ts';
import type { SuppressInput } from '../../schemas.ts';
import type { BeforeContactsChange } from '../before-contacts-change.ts';
import { deleteContacts } from '../delete-contacts.ts';
import { requireContacts } from '../query/require-contacts.ts';

/** A saved person, and the identifiers that have just been suppressed. */
interface SavedMatch {
  _id: ContactDoc['_id'];
  own: Identifier[];
  hits: Identifier[];
}

/**
 * Suppresses people and domains, and deletes their saved contacts. A person who is suppressed already gets no second
 * entry; new identifiers are added to the existing one.
 * @throws ServiceError invalid when an identifier is not recognised or a contact is not saved any more, not_found when
 * the results have expired. Nothing is stored then
 */
export async function suppressContacts(
  { ctx, input }: Verb<SuppressInput>,
  beforeChange: BeforeContactsChange,
): Promise<{ added: number; removedContacts: number }> {
  const typed = readTypedIdentifiers(input.identifiers);
  const found = await findResults(ctx, input.ids);
  assertAllFound(input.ids, found);
  const chosen = await requireContacts(input.contactIds);
  const subjects: Identifier[][] = [
    ...typed.map((identifier) => [identifier]),
    ...[...found.values()].map(({ people }) => people.flatMap(identifiersToSuppress)),
    ...chosen.map(identifiersToSuppressContact),
  ];
  return suppressPeople(ctx, { subjects, contacts: chosen, reason: input.reason }, beforeChange);
}

/** Suppresses each subject by all of its identifiers, and deletes these contacts and those who are recognised by any. */
export async function suppressPeople(
  ctx: ServiceContext,
  { subjects, contacts, reason }: { subjects: Identifier[][]; contacts: ContactDoc[]; reason: string },
  beforeChange: BeforeContactsChange,
): Promise<{ added: number; removedContacts: number }> {
  const added = await addSuppressions(ctx, subjects, reason);
  const matches = await findSavedByIdentifiers(new Set(subjects.flat().map(identifierKey)));
  // Otherwise a search that hides their e-mail address would show them again.
  await addSuppressions(ctx, matches.map(identifiersToAdd), reason);
  const ids = [...contacts, ...matches].map(({ _id }) => _id);
  return { added, removedContacts: await deleteContacts(ctx, ids, beforeChange) };
}

/** @throws ServiceError not_found when results are not kept any more */
export async function listSuppressedResults({
  ctx,
  input,
}: Verb<{ ids: string[] }>): Promise<{ suppressedIds: string[] }> {
  const found = await findResults(ctx, input.ids);
  assertAllFound(input.ids, found);
  const people = [...found].map(([id, { people }]) => ({ id, keys: people.flatMap(identifiersOf) }));
  const suppressedIds = await findSuppressedIds(ctx, people);
  return { suppressedIds: [...new Set(input.ids)].filter((id) => suppressedIds.has(id)) };
}

/** Everybody is looked at: a suppressed domain or "+tag" is not among the keys that contacts are indexed by. */
async function findSavedByIdentifiers(keys: Set<string>): Promise<SavedMatch[]> {
  const matches: SavedMatch[] = [];
  const fields = {
    keys: 1,
    keysToCome: 1,
    sources: 1,
    email: 1,
    phone: 1,
    linkedinUrl: 1,
    otherValues: 1,
    sourceValues: 1,
    organizationDomain: 1,
    country: 1,
  };
  for await (const contact of ContactModel.find({}, fields).lean().cursor({ batchSize: 1000 })) {
    const hits = identifiersOfContact(contact).filter((identifier) => keys.has(identifierKey(identifier)));
    if (hits.length > 0) matches.push({ _id: contact._id, own: identifiersToSuppressContact(contact), hits });
  }
  return matches;
}

/** Whoever was taken off through a shared number, a shared mailbox or a domain gets no entry of their own. */
function identifiersToAdd({ own, hits }: SavedMatch): Identifier[] {
  return hits.some(isPersonal) ? own : [];
}
