import { type ContactDoc, ContactModel } from '@workbench/db';
import type { Types } from 'mongoose';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';
import { ServiceError } from '../../shared/errors.ts';
import { copyToArchive, moveToArchive } from '../../shared/moves/archive-documents.ts';
import { discardArchive, discardDocuments } from '../../shared/moves/discard-archive.ts';
import { readArchive } from '../../shared/moves/read-archive.ts';
import { restoreFromArchive } from '../../shared/moves/restore-documents.ts';
import { mergeSavedContacts } from '../saved/merge/merge-saved-contacts.ts';
import { findSavedByKeys } from '../saved/upsert/find-saved.ts';
import { combineContacts } from './combine-contacts.ts';
import type { MergeChoices } from './merge-groups.ts';

export interface ContactMergeWork {
  /** The journal entry's id. */
  archiveId: string;
  survivorId: Types.ObjectId;
  otherId: Types.ObjectId;
  choices: MergeChoices;
  renew: () => Promise<void>;
}

export const CONTACTS = ContactModel.collection.collectionName;
/** Each time another process has changed one of them. */
const ATTEMPTS_MAX = 20;

/**
 * Makes two saved contacts one; both are archived as they were. May be interrupted anywhere and called again.
 * @returns what stands against it, and then the other one is as it was
 */
export async function mergeContactsInStore(work: ContactMergeWork): Promise<ServiceError | null> {
  const { survivorId, otherId, renew } = work;
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    await renew();
    const survivor = await ContactModel.findById(survivorId).lean<ContactDoc>();
    const other = await ContactModel.findById(otherId).lean<ContactDoc>();
    if (survivor === null) return refuse(work);
    const isCombined = survivor.formerIds.some((id) => id.equals(otherId));
    if (!isCombined && other === null) return gone();
    if (!isCombined) await combine(work);
    else if (other !== null) await moveToArchive(setOf(work, [otherId]));
    else if (await addKeys(work, survivor)) return null;
  }
  return new ServiceError('unavailable', 'One of the contacts is being changed elsewhere; try again in a moment');
}

const gone = () => new ServiceError('not_found', 'One of the contacts is not saved any more');

const setOf = ({ archiveId, renew }: ContactMergeWork, ids: readonly Types.ObjectId[]) => ({
  archiveId,
  set: { collectionName: CONTACTS, filter: { _id: { $in: ids } } },
  renew,
});

/** Both as they are go into the archive, and the survivor becomes both, if it has not changed since. */
async function combine(work: ContactMergeWork): Promise<void> {
  const { archiveId, survivorId, otherId, choices } = work;
  await discardArchive(archiveId);
  await copyToArchive(setOf(work, [survivorId, otherId]));
  const { survivor, other } = await readArchived(work);
  if (survivor === null || other === null) return;
  const revision = (survivor.revision ?? 0) + 1;
  const combined = { ...combineContacts(survivor, other, choices), revision };
  await ContactModel.updateOne({ _id: survivorId, revision: survivor.revision ?? null }, { $set: combined });
}

export async function readArchived({ archiveId, survivorId, otherId }: ContactMergeWork) {
  const archived = await readArchive<ContactDoc>(archiveId, CONTACTS);
  const byId = (id: Types.ObjectId) => archived.find(({ _id }) => _id.equals(id)) ?? null;
  return { survivor: byId(survivorId), other: byId(otherId) };
}

/** From now on the identifiers of both lead to the survivor. @returns false: look again */
async function addKeys(work: ContactMergeWork, survivor: ContactDoc): Promise<boolean> {
  const { other } = await readArchived(work);
  const keys = other === null ? [] : [...other.keys, ...(other.keysToCome ?? [])];
  if (keys.every((key) => survivor.keys.includes(key))) return true;
  try {
    await ContactModel.updateOne(
      { _id: survivor._id },
      { $addToSet: { keys: { $each: keys } }, $inc: { revision: 1 } },
    );
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  // Another process has saved the other person again in between: the same identifier is the same person.
  const taken = (await findSavedByKeys(keys)).find(({ _id }) => !_id.equals(survivor._id));
  if (taken !== undefined) await mergeSavedContacts(survivor, taken);
  return false;
}

/** The survivor was deleted: the other one comes back. */
async function refuse(work: ContactMergeWork): Promise<ServiceError> {
  await discardDocuments(work.archiveId, CONTACTS, [work.survivorId]);
  await restoreFromArchive(
    { archiveId: work.archiveId, set: { collectionName: CONTACTS }, renew: work.renew },
    'missing',
  );
  return gone();
}
