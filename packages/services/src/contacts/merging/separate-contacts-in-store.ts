import { ArchivedDocumentModel, type ContactDoc, ContactModel } from '@workbench/db';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';
import { ServiceError } from '../../shared/errors.ts';
import { archivedId } from '../../shared/moves/archived-collections.ts';
import { discardDocuments } from '../../shared/moves/discard-archive.ts';
import { restoreFromArchive } from '../../shared/moves/restore-documents.ts';
import { findSavedByKeys } from '../saved/upsert/find-saved.ts';
import { combineContacts } from './combine-contacts.ts';
import { CONTACTS, type ContactMergeWork, readArchived } from './merge-contacts-in-store.ts';
import { separateContacts } from './separate-contacts.ts';

const ATTEMPTS_MAX = 20;

/**
 * Makes two saved contacts of a merged one. May be interrupted anywhere and called again.
 * @param keep stores which fields were changed since and stay, before anything moves
 * @returns what stands against it, and then they stay one
 */
export async function separateContactsInStore(
  work: ContactMergeWork,
  keep: (fields: string[]) => Promise<void>,
): Promise<ServiceError | null> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    await work.renew();
    const present = await ContactModel.findById(work.survivorId).lean<ContactDoc>();
    if (present === null) return goneRefusal(work.survivorId);
    if (!present.formerIds.some((id) => id.equals(work.otherId))) {
      await restoreOther(work);
      return null;
    }
    await separateSurvivor(work, present, keep);
  }
  return new ServiceError('unavailable', 'The contact is being changed elsewhere; try again in a moment');
}

async function separateSurvivor(
  work: ContactMergeWork,
  present: ContactDoc,
  keep: (fields: string[]) => Promise<void>,
): Promise<void> {
  const { survivor: survivorBefore, other: otherBefore } = await readArchived(work);
  if (survivorBefore === null || otherBefore === null) throw new Error('The contacts of a merge are not archived');
  const combined = combineContacts(survivorBefore, otherBefore, work.choices);
  const { survivor, other, kept } = separateContacts({ survivorBefore, otherBefore, combined, present });
  await keep(kept);
  survivor.keys = await withoutTaken(survivor, present);
  if (JSON.stringify(survivor) !== JSON.stringify(survivorBefore)) survivor.revision = (present.revision ?? 0) + 1;
  await changeArchived(work, otherBefore, other);
  const { _id, ...fields } = survivor;
  try {
    await ContactModel.collection.replaceOne({ _id, revision: present.revision ?? null }, fields);
  } catch (error) {
    // Someone was saved under a key of theirs at this moment: look again.
    if (!isDuplicateKey(error)) throw error;
  }
}

/** Keys that an edit has released may be another contact's by now, who keeps them. */
async function withoutTaken({ keys }: ContactDoc, present: ContactDoc): Promise<string[]> {
  const released = keys.filter((key) => !present.keys.includes(key));
  const taken = (await findSavedByKeys(released)).flatMap((contact) => contact.keys);
  return keys.filter((key) => !taken.includes(key));
}

async function goneRefusal(survivorId: ContactDoc['_id']): Promise<ServiceError> {
  const into = await ContactModel.findOne({ formerIds: survivorId }, { name: 1 }).lean();
  if (into === null) return new ServiceError('conflict', 'The contact was deleted; restore it from the trash first');
  const message = `A search found the contact to be one person with ${into.name} since, so this merge can no longer be undone`;
  return new ServiceError('conflict', message);
}

/** Only what is different is written: the rest is restored to the byte. */
async function changeArchived({ archiveId, otherId }: ContactMergeWork, before: ContactDoc, after: ContactDoc) {
  const fields = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof ContactDoc]),
  );
  if (fields.length === 0) return;
  const changes = [...fields, ['revision', (before.revision ?? 0) + 1] as const];
  await ArchivedDocumentModel.updateOne(
    { _id: archivedId(archiveId, CONTACTS, otherId) },
    { $set: Object.fromEntries(changes.map(([field, value]) => [`document.${field}`, value])) },
  );
}

async function restoreOther(work: ContactMergeWork): Promise<void> {
  const { archiveId, otherId, renew } = work;
  await discardDocuments(archiveId, CONTACTS, [work.survivorId]);
  const step = { archiveId, set: { collectionName: CONTACTS }, renew };
  if ((await restoreFromArchive(step, 'missing')).length === 0) return;
  // Another contact was saved under one of its keys in between, and keeps it.
  const { other } = await readArchived(work);
  const taken = (await findSavedByKeys(other?.keys ?? [])).flatMap(({ keys }) => keys);
  const keys = [`contact:${otherId.toHexString()}`, ...(other?.keys ?? []).filter((key) => !taken.includes(key))];
  await ArchivedDocumentModel.updateOne(
    { _id: archivedId(archiveId, CONTACTS, otherId) },
    { $set: { 'document.keys': keys } },
  );
  await restoreFromArchive(step, 'missing');
}
