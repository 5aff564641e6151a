import { ArchivedDocumentModel, type ContactDoc, ContactModel } from '@workbench/db';
import { ServiceError } from '../../shared/errors.ts';
import { archivedId } from '../../shared/moves/archived-collections.ts';
import { discardDocuments, restoreFromArchive } from '../../shared/moves/restore-documents.ts';
import { findSavedByKeys } from '../saved/find-saved.ts';
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
    if (present === null)
      return new ServiceError('conflict', 'The contact was deleted; restore it from the trash first');
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
  if (kept.length > 0) {
    survivor.revision = (present.revision ?? 0) + 1;
    const changes = { 'document.notes': other.notes, 'document.revealedAt': other.revealedAt };
    await ArchivedDocumentModel.updateOne(
      { _id: archivedId(work.archiveId, CONTACTS, work.otherId) },
      { $set: changes },
    );
  }
  const { _id, ...fields } = survivor;
  await ContactModel.collection.replaceOne({ _id, revision: present.revision ?? null }, fields);
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
