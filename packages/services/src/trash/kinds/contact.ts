import type { ContactDoc } from '@workbench/db';
import { directIdentifiersOf } from '@workbench/identity/identifiers';
import { findContacts } from '../../contacts/index.ts';
import { syncRecipientsOfContacts } from '../../outreach/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { readArchive } from '../../shared/moves/restore-documents.ts';
import { findSuppressedIds } from '../../suppression/index.ts';
import { countOf, type TrashKind } from './trash-kind.ts';

const CONTACTS = 'contacts';

/** A saved contact with its notes; messages to it stay. Someone on the do-not-contact list is not restored. */
export const CONTACT_KIND: TrashKind = {
  plan: async (_, ids) => {
    const [contact] = (await findContacts([...ids])).values();
    if (contact === undefined) return null;
    return {
      recordIds: [contact._id.toHexString()],
      label: [contact.name, contact.organizationName].filter(Boolean).join(', '),
      domains: [],
      contents: countOf('notes', contact.notes.length),
      stays: [],
      sets: [{ collectionName: CONTACTS, filter: { _id: contact._id } }],
    };
  },
  take: async (ctx, { recordIds }, move) => {
    await syncRecipientsOfContacts(ctx, [...(await findContacts(recordIds)).values()]);
    await move();
  },
  restore: async (ctx, { _id }, restore) => {
    const refusal = await suppressedRefusal(ctx, await readArchive<ContactDoc>(_id, CONTACTS));
    return refusal ?? { notes: await restore() };
  },
};

async function suppressedRefusal(ctx: ServiceContext, contacts: readonly ContactDoc[]): Promise<ServiceError | null> {
  const people = contacts.map((contact) => ({ id: contact._id.toHexString(), keys: directIdentifiersOf(contact) }));
  return (await findSuppressedIds(ctx, people)).size === 0 ? null : suppressedError(contacts[0]?.name ?? '');
}

export const suppressedError = (name: string): ServiceError =>
  new ServiceError('conflict', `${name} is on the do-not-contact list, so nothing about them is restored`);
