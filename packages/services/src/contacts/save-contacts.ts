import type { ServiceContext, Verb } from '../shared/context.ts';
import { forgetContacts } from './forget-contacts.ts';
import { findFound, missingFound } from './found-contacts.ts';
import { findDocs } from './held-contacts.ts';
import { holdContact, trackedCompany } from './hold-contact.ts';
import { identityKeys } from './rules/identity-keys.ts';
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
  const wanted = people.filter(({ id }) => !suppressed.has(id));
  const saved = new Map<string, { contact: SavedContact; wasNew: boolean }>();
  // One after the other: two of them may be the same person.
  for (const person of wanted) {
    const { doc, wasNew } = await holdContact(ctx, person, { place: 'contacts', companyId: input.companyId ?? null });
    saved.set(person.id, { contact: toSavedContact(doc), wasNew });
  }
  const listed = await forgetListed(ctx, wanted);
  const kept = [...saved].flatMap(([id, one]) => (listed.has(id) ? [] : [one]));
  const created = kept.filter(({ wasNew }) => wasNew).length;
  return {
    contacts: [...new Map(kept.map(({ contact }) => [contact.id, contact])).values()],
    created,
    updated: kept.length - created,
    suppressed: suppressed.size + listed.size,
  };
}

/** Somebody may have put them on the list at this very moment, before there was anything held to forget. */
async function forgetListed(ctx: ServiceContext, saved: readonly FoundContact[]): Promise<Set<string>> {
  const listed = await suppressedOf(ctx, saved);
  if (listed.size === 0) return listed;
  const keys = saved.filter(({ id }) => listed.has(id)).flatMap(({ people }) => people.flatMap(identityKeys));
  const held = await findDocs(keys);
  await forgetContacts(
    ctx,
    held.map(({ _id }) => _id),
  );
  return listed;
}

/** Ids of those who are on the do-not-contact list. */
export async function suppressedOf(ctx: ServiceContext, people: readonly FoundContact[]): Promise<Set<string>> {
  const asked = people.map(({ id, people: known }) => ({ id, keys: known.flatMap(identifiersOf) }));
  return suppressedAmong(ctx, asked);
}
