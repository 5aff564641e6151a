import type { ContactDoc } from '@workbench/db';
import { findContacts, identifiersOfContact } from '../../contacts/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { findSuppressedIds } from '../../suppression/index.ts';

/** @throws ServiceError not_found for a contact that is not saved, or not any more */
export async function requireContact(contactId: string): Promise<ContactDoc> {
  const contact = (await findContacts([contactId])).get(contactId);
  if (contact !== undefined) return contact;
  throw new ServiceError('not_found', `No saved contact has the id ${contactId}`);
}

/**
 * The contact that a message is for.
 * @throws ServiceError not_found when it is not saved, conflict when it is on the do-not-contact list
 */
export async function requireRecipient(ctx: ServiceContext, contactId: string): Promise<ContactDoc> {
  const contact = await requireContact(contactId);
  await assertContactNotSuppressed(ctx, contact);
  return contact;
}

/** @throws ServiceError conflict when the contact, as it was read, is on the do-not-contact list */
export async function assertContactNotSuppressed(ctx: ServiceContext, contact: ContactDoc): Promise<void> {
  const suppressed = await findSuppressedIds(ctx, [
    { id: contact._id.toHexString(), keys: identifiersOfContact(contact) },
  ]);
  if (suppressed.size === 0) return;
  const message = 'This contact is on the do-not-contact list, so no message is written to them.';
  throw new ServiceError('conflict', message, [{ path: ['contactId'], message }]);
}
