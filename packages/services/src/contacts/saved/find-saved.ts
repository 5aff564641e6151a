import { type ContactDoc, ContactModel } from '@workbench/db';
import { Types } from 'mongoose';
import { combineContacts } from '../merging/combine-contacts.ts';

/** The saved contact for each key that has one. */
export async function findSaved(keys: readonly string[]): Promise<Map<string, ContactDoc>> {
  const requested = new Set(keys);
  const saved = await findSavedByKeys([...requested]);
  return new Map(
    saved.flatMap((doc) => doc.keys.filter((key) => requested.has(key)).map((key) => [key, doc] as const)),
  );
}

/** Saved contacts by id; the former id of a merged contact leads to the surviving one. */
export async function findContacts(ids: readonly string[]): Promise<Map<string, ContactDoc>> {
  const requested = [...new Set(ids)].filter((id) => Types.ObjectId.isValid(id)).map((id) => new Types.ObjectId(id));
  if (requested.length === 0) return new Map();
  const former = await ContactModel.find({ formerIds: { $in: requested } }).lean();
  const named = await ContactModel.find({ _id: { $in: requested } }).lean();
  const entries = [
    ...former.flatMap((doc) => doc.formerIds.map((id) => [id.toHexString(), doc] as const)),
    ...named.map((doc) => [doc._id.toHexString(), doc] as const),
  ];
  // A contact that is being merged is found twice: the surviving one counts.
  const found = new Map([...entries].reverse());
  return new Map(ids.flatMap((id) => [found.get(id)].flatMap((doc) => (doc ? [[id, doc] as const] : []))));
}

/** Records where these people are saved. */
export async function markSavedIn(contactIds: readonly string[], savedIn: 'leads' | 'outreach'): Promise<void> {
  const found = await findContacts(contactIds);
  const ids = [...found.values()].map(({ _id }) => _id);
  if (ids.length > 0)
    await ContactModel.updateMany({ _id: { $in: ids } }, { $addToSet: { knownIn: savedIn }, $inc: { revision: 1 } });
}

/** Saved contacts with any of the keys, oldest first. Completes an interrupted merge first. */
export async function findSavedByKeys(keys: readonly string[]): Promise<ContactDoc[]> {
  if (keys.length === 0) return [];
  const unfinished = await ContactModel.find({ keysToCome: { $in: keys } }).lean();
  for (const doc of unfinished) await finishMerge(doc);
  const saved = await ContactModel.find({ keys: { $in: keys } }).lean();
  return saved.sort((a, b) => a.savedAt.getTime() - b.savedAt.getTime() || (a._id < b._id ? -1 : 1));
}

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

async function finishMerge({ _id, keysToCome = [] }: Pick<ContactDoc, '_id' | 'keysToCome'>): Promise<void> {
  await ContactModel.deleteMany({ keys: { $in: keysToCome }, _id: { $ne: _id } });
  await ContactModel.updateOne(
    { _id },
    { $addToSet: { keys: { $each: keysToCome } }, $unset: { keysToCome: 1 }, $inc: { revision: 1 } },
  );
}
