import type { ContactDoc } from '@workbench/db';
import { identifiersOf } from '@workbench/identity/identifiers';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { findSuppressedIds } from '../../suppression/index.ts';
import { findContacts } from './upsert-contact.ts';

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

/**
 * The selected contacts, split into allowed and suppressed ones.
 * @throws ServiceError invalid when some are not saved any more
 */
export async function partitionBySuppression(ctx: ServiceContext, ids: string[]): Promise<PartitionedContacts> {
  return splitSuppressedContacts(ctx, await requireContacts(ids));
}

interface PartitionedContacts {
  allowed: ContactDoc[];
  excluded: ContactDoc[];
  suppressed: number;
}

/** Saved contacts, split into allowed and suppressed ones. */
export async function splitSuppressedContacts(
  ctx: ServiceContext,
  contacts: readonly ContactDoc[],
): Promise<PartitionedContacts> {
  const people = contacts.map((contact) => ({ id: contact._id.toHexString(), keys: identifiersOf(contact) }));
  const suppressedIds = await findSuppressedIds(ctx, people);
  const isSuppressed = ({ _id }: ContactDoc) => suppressedIds.has(_id.toHexString());
  return {
    allowed: contacts.filter((contact) => !isSuppressed(contact)),
    excluded: contacts.filter(isSuppressed),
    suppressed: suppressedIds.size,
  };
}
