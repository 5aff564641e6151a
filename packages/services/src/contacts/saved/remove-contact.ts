import type { Verb } from '../../shared/context.ts';
import type { BeforeContactsChange } from './before-contacts-change.ts';
import { deleteContacts } from './delete-contacts.ts';
import { findContacts } from './find-saved.ts';
import { contactNotFound } from './list-contacts.ts';

/** Deletes a saved contact with its notes. @throws ServiceError not_found */
export async function removeContact(
  { ctx, input }: Verb<{ id: string }>,
  beforeChange: BeforeContactsChange,
): Promise<{ removed: true }> {
  const doc = (await findContacts([input.id])).get(input.id);
  if (doc === undefined || (await deleteContacts(ctx, [doc._id], beforeChange)) === 0) throw contactNotFound();
  return { removed: true };
}
