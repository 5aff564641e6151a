import { type ContactDoc, ContactModel, TrashEntryModel } from '@workbench/db';
import { directIdentifiersOfContact, findContacts } from '../../contacts/index.ts';
import { syncRecipientsOfContacts } from '../../outreach/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import type { ServiceError } from '../../shared/errors.ts';
import { readArchive } from '../../shared/moves/read-archive.ts';
import { findSuppressedIds } from '../../suppression/index.ts';
import { addedAgain, refuseRestore } from './refused-restore.ts';
import { suppressedError } from './suppressed-error.ts';
import { countOf, type TrashKind } from './trash-kind.ts';

const CONTACTS = 'contacts';

/**
 * Saved contacts that were deleted together, with their notes and their lists; messages to them stay. Those on the
 * do-not-contact list, and those who have been saved again since, are not restored.
 */
export const CONTACT_KIND: TrashKind = {
  plan: async (_, ids) => {
    const found = [...(await findContacts(ids)).values()];
    const contacts = [...new Map(found.map((contact) => [contact._id.toHexString(), contact])).values()];
    if (contacts.length === 0) return null;
    return {
      ...describeContacts(contacts),
      domains: [],
      stays: [],
      sets: [{ collectionName: CONTACTS, filter: { _id: { $in: contacts.map(({ _id }) => _id) } } }],
    };
  },
  take: async (ctx, { recordIds }, move) => {
    await syncRecipientsOfContacts(ctx, [...(await findContacts(recordIds)).values()]);
    await move();
  },
  restore: async (ctx, { _id }, restore) => {
    const contacts = await readArchive<ContactDoc>(_id, CONTACTS);
    const excluded = await findExcludedContacts(ctx, contacts);
    const reasons = [...excluded.values()];
    if (excluded.size > 0 && excluded.size === contacts.length) return refuseRestore(reasons);
    const left = contacts.filter((contact) => excluded.has(contact._id.toHexString()));
    // Before the others leave: after a kill, the entry names what is in it.
    if (left.length > 0) await TrashEntryModel.updateOne({ _id }, { $set: describeContacts(left) });
    const notes = await restore(left.map((contact) => contact._id));
    return left.length === 0 ? { notes } : { notes: [...notes, refuseRestore(reasons).message], isPartial: true };
  },
};

function describeContacts(contacts: readonly ContactDoc[]) {
  const [first] = contacts;
  const isOne = first !== undefined && contacts.length === 1;
  return {
    recordIds: contacts.map(({ _id }) => _id.toHexString()),
    label: isOne ? nameOf(first) : `${contacts.length} contacts`,
    contents: [
      ...(isOne ? [] : countOf('contacts', contacts.length)),
      ...countOf(
        'notes',
        contacts.reduce((sum, { notes }) => sum + notes.length, 0),
      ),
    ],
  };
}

const nameOf = ({ name, organizationName }: ContactDoc): string => [name, organizationName].filter(Boolean).join(', ');

/** Why some of them can't come back, by id. */
export async function findExcludedContacts(
  ctx: ServiceContext,
  contacts: readonly ContactDoc[],
): Promise<Map<string, ServiceError>> {
  const people = contacts.map((contact) => ({
    id: contact._id.toHexString(),
    keys: directIdentifiersOfContact(contact),
  }));
  const suppressed = await findSuppressedIds(ctx, people);
  const ids = contacts.map(({ _id }) => _id);
  const keys = contacts.flatMap((contact) => contact.keys);
  const others = await ContactModel.find({ keys: { $in: keys }, _id: { $nin: ids } }, { keys: 1 }).lean();
  const taken = new Set(others.flatMap((other) => other.keys));
  return new Map(
    contacts.flatMap((contact) => {
      const id = contact._id.toHexString();
      if (suppressed.has(id)) return [[id, suppressedError(contact.name)] as const];
      return contact.keys.some((key) => taken.has(key)) ? [[id, addedAgain(nameOf(contact))] as const] : [];
    }),
  );
}
