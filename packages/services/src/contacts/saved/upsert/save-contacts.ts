import type { ServiceContext, Verb } from '../../../shared/context.ts';
import { identityKeys } from '../../people/identity-keys.ts';
import type { FoundContact } from '../../people/types.ts';
import { assertAllFound, findResults } from '../../results/find-results.ts';
import type { SaveContactsInput, SaveContactsResult, SavedContact } from '../../schemas.ts';
import type { BeforeContactsChange } from '../before-contacts-change.ts';
import { deleteContacts } from '../delete-contacts.ts';
import { toSavedContact } from '../saved-contact-view.ts';
import { findSuppressedResults } from '../suppression/find-suppressed-results.ts';
import { findSavedByKeys } from './find-saved.ts';
import { requireTrackedCompany } from './require-tracked-company.ts';
import { upsertContact } from './upsert-contact.ts';

/**
 * Saves found people as contacts, each once: an existing contact is updated. Suppressed people are skipped and counted.
 * @throws ServiceError not_found when the results have expired, or the company is not tracked; nothing is saved then
 */
export async function saveContacts(
  { ctx, input }: Verb<SaveContactsInput>,
  beforeChange: BeforeContactsChange,
): Promise<SaveContactsResult> {
  const ids = [...new Set(input.ids)];
  const found = await findResults(ctx, ids);
  assertAllFound(ids, found);
  if (input.companyId) await requireTrackedCompany(input.companyId);
  const people = [...found.values()];
  const suppressed = await findSuppressedResults(ctx, people);
  const allowed = people.filter(({ id }) => !suppressed.has(id));
  const saved = new Map<string, { contact: SavedContact; wasNew: boolean }>();
  // One after the other: two of them may be the same person.
  for (const person of allowed) {
    const { doc, wasNew } = await upsertContact(ctx, person, {
      savedIn: 'contacts',
      companyId: input.companyId ?? null,
      beforeChange,
    });
    saved.set(person.id, { contact: toSavedContact(doc), wasNew });
  }
  const suppressedMeanwhile = await deleteSuppressed(ctx, allowed, beforeChange);
  const kept = [...saved].flatMap(([id, one]) => (suppressedMeanwhile.has(id) ? [] : [one]));
  const created = kept.filter(({ wasNew }) => wasNew).length;
  return {
    contacts: [...new Map(kept.map(({ contact }) => [contact.id, contact])).values()],
    created,
    updated: kept.length - created,
    suppressed: suppressed.size + suppressedMeanwhile.size,
  };
}

/** They may have been suppressed at this very moment, before there was a contact to delete. */
async function deleteSuppressed(
  ctx: ServiceContext,
  saved: readonly FoundContact[],
  beforeChange: BeforeContactsChange,
): Promise<Set<string>> {
  const suppressedIds = await findSuppressedResults(ctx, saved);
  if (suppressedIds.size === 0) return suppressedIds;
  const keys = saved.filter(({ id }) => suppressedIds.has(id)).flatMap(({ people }) => people.flatMap(identityKeys));
  const savedDocs = await findSavedByKeys(keys);
  await deleteContacts(
    ctx,
    savedDocs.map(({ _id }) => _id),
    beforeChange,
  );
  return suppressedIds;
}
