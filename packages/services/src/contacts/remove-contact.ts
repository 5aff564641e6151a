import { ContactModel } from '@workbench/db';
import type { Verb } from '../shared/context.ts';
import { findContacts } from './held-contacts.ts';
import { noContact } from './list-contacts.ts';

/** Forgets a held contact with its notes. @throws ServiceError not_found */
export async function removeContact({ input }: Verb<{ id: string }>): Promise<{ removed: true }> {
  const doc = (await findContacts([input.id])).get(input.id);
  const { deletedCount } = doc ? await ContactModel.deleteOne({ _id: doc._id }) : { deletedCount: 0 };
  if (deletedCount === 0) throw noContact();
  return { removed: true };
}
