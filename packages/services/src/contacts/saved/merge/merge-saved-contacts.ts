import { type ContactDoc, ContactModel } from '@workbench/db';
import { combineContacts } from '../../merging/combine-contacts.ts';

/**
 * Merges a saved contact into an older one. Keys are unique and there are no transactions, so: the older one gets all
 * data and a note of the keys to come; the newer one is deleted; the keys are added. After a kill at any step, the next
 * call that looks up one of the keys continues. Does nothing if the older contact has changed in the meantime.
 */
export async function mergeSavedContacts(older: ContactDoc, other: ContactDoc): Promise<void> {
  const pendingKeys = [...new Set([...(older.keysToCome ?? []), ...other.keys])];
  const { modifiedCount } = await ContactModel.updateOne(
    { _id: older._id, revision: older.revision ?? null },
    { $set: { ...combineContacts(older, other, {}), keysToCome: pendingKeys, revision: (older.revision ?? 0) + 1 } },
  );
  if (modifiedCount > 0) await finishMerge({ _id: older._id, keysToCome: pendingKeys });
}

export async function finishMerge({ _id, keysToCome = [] }: Pick<ContactDoc, '_id' | 'keysToCome'>): Promise<void> {
  await ContactModel.deleteMany({ keys: { $in: keysToCome }, _id: { $ne: _id } });
  await ContactModel.updateOne(
    { _id },
    { $addToSet: { keys: { $each: keysToCome } }, $unset: { keysToCome: 1 }, $inc: { revision: 1 } },
  );
}
