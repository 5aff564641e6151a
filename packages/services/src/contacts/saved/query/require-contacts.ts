import type { ContactDoc } from '@workbench/db';
import { ServiceError } from '../../../shared/errors.ts';
import { findContacts } from '../find-contacts.ts';

/**
 * The chosen contacts, each once, also when it was named by an id that it had before it was merged.
 * @throws ServiceError invalid when some are not saved any more
 */
export async function requireContacts(ids: string[]): Promise<ContactDoc[]> {
  const found = await findContacts(ids);
  const missing = new Set(ids.filter((id) => !found.has(id))).size;
  if (missing > 0) {
    const all = new Set(ids).size;
    const some = all === 1 ? 'The contact is' : `${missing} of the ${all} contacts ${missing === 1 ? 'is' : 'are'}`;
    const message = `${some} not saved any more. Choose the contacts again.`;
    throw new ServiceError('invalid', message, [{ path: ['contactIds'], message }]);
  }
  return [...new Map([...found.values()].map((contact) => [contact._id.toHexString(), contact])).values()];
}
