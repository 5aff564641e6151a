import type { Verb } from '../../shared/context.ts';
import type { SavedContact } from '../schemas.ts';
import { contactNotFound } from './contact-not-found.ts';
import { findContacts } from './find-contacts.ts';
import { toSavedContact } from './saved-contact-view.ts';

/** @throws ServiceError not_found */
export async function getContact({ input }: Verb<{ id: string }>): Promise<SavedContact> {
  const doc = (await findContacts([input.id])).get(input.id);
  if (doc === undefined) throw contactNotFound();
  return toSavedContact(doc);
}
