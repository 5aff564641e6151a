import type { ContactDoc } from '@workbench/db';
import type { ServiceContext } from '../../../shared/context.ts';
import { findSuppressedIds } from '../../../suppression/index.ts';
import { identifiersOfContact } from '../../people/contact-identifiers.ts';
import { requireContacts } from '../query/require-contacts.ts';

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
  const people = contacts.map((contact) => ({ id: contact._id.toHexString(), keys: identifiersOfContact(contact) }));
  const suppressedIds = await findSuppressedIds(ctx, people);
  const isSuppressed = ({ _id }: ContactDoc) => suppressedIds.has(_id.toHexString());
  return {
    allowed: contacts.filter((contact) => !isSuppressed(contact)),
    excluded: contacts.filter(isSuppressed),
    suppressed: suppressedIds.size,
  };
}
