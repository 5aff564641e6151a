import type { ServiceContext, Verb } from '../shared/context.ts';
import { findFound, missingFound } from './found-contacts.ts';
import { holdContact, trackedCompany } from './hold-contact.ts';
import { toSavedContact } from './saved-contact-view.ts';
import type { SaveContactsInput, SaveContactsResult, SavedContact } from './schemas.ts';
import { identifiersOf, suppressedAmong } from './suppressions.ts';
import type { FoundContact } from './types.ts';

/**
 * Saves found people as contacts, each once: who is held already gets what is newly known. People on the do-not-contact
 * list are left out and counted.
 * @throws ServiceError not_found when results are not kept any more, or the company is not tracked; nothing is saved then
 */
export async function saveContacts({ ctx, input }: Verb<SaveContactsInput>): Promise<SaveContactsResult> {
  const ids = [...new Set(input.ids)];
  const found = await findFound(ctx, ids);
  missingFound(ids, found);
  if (input.companyId) await trackedCompany(input.companyId);
  const people = [...found.values()];
  const suppressed = await suppressedOf(ctx, people);
  const saved = new Map<string, SavedContact>();
  let created = 0;
  const wanted = people.filter(({ id }) => !suppressed.has(id));
  // One after the other: two of them may be the same person.
  for (const person of wanted) {
    const { doc, wasNew } = await holdContact(ctx, person, { place: 'contacts', companyId: input.companyId ?? null });
    if (wasNew) created++;
    saved.set(doc._id.toHexString(), toSavedContact(doc));
  }
  return {
    contacts: [...saved.values()],
    created,
    updated: wanted.length - created,
    suppressed: suppressed.size,
  };
}

/** Ids of those who are on the do-not-contact list. */
export async function suppressedOf(ctx: ServiceContext, people: readonly FoundContact[]): Promise<Set<string>> {
  const asked = people.map(({ id, people: known }) => ({ id, keys: known.flatMap(identifiersOf) }));
  return suppressedAmong(ctx, asked);
}
