import type { Verb } from '../shared/context.ts';
import { forgetContacts } from './forget-contacts.ts';
import { findContacts } from './held-contacts.ts';
import { noContact } from './list-contacts.ts';

/** Forgets a held contact with its notes. @throws ServiceError not_found */
export async function removeContact({ ctx, input }: Verb<{ id: string }>): Promise<{ removed: true }> {
  const doc = (await findContacts([input.id])).get(input.id);
  if (doc === undefined || (await forgetContacts(ctx, [doc._id])) === 0) throw noContact();
  return { removed: true };
}
