import { type ContactDoc, ContactModel } from '@workbench/db';
import { Types } from 'mongoose';
import { mergeContactFields } from './merge-contact-fields.ts';

/** The held contact behind each key that leads to one. */
export async function findSaved(keys: readonly string[]): Promise<Map<string, ContactDoc>> {
  const requested = new Set(keys);
  const saved = await findSavedByKeys([...requested]);
  return new Map(
    saved.flatMap((doc) => doc.keys.filter((key) => requested.has(key)).map((key) => [key, doc] as const)),
  );
}

/** Held contacts by the ids asked for; the former id of one that was joined into another leads there. */
export async function findContacts(ids: readonly string[]): Promise<Map<string, ContactDoc>> {
  const requested = [...new Set(ids)].filter((id) => Types.ObjectId.isValid(id)).map((id) => new Types.ObjectId(id));
  if (requested.length === 0) return new Map();
  const former = await ContactModel.find({ formerIds: { $in: requested } }).lean();
  const named = await ContactModel.find({ _id: { $in: requested } }).lean();
  const entries = [
    ...former.flatMap((doc) => doc.formerIds.map((id) => [id.toHexString(), doc] as const)),
    ...named.map((doc) => [doc._id.toHexString(), doc] as const),
  ];
  // One that is being joined right now stands under both: where it goes is what counts.
  const found = new Map([...entries].reverse());
  return new Map(ids.flatMap((id) => [found.get(id)].flatMap((doc) => (doc ? [[id, doc] as const] : []))));
}

/** Notes where these people stand. */
export async function markSavedIn(contactIds: readonly string[], savedIn: 'leads' | 'outreach'): Promise<void> {
  const found = await findContacts(contactIds);
  const ids = [...found.values()].map(({ _id }) => _id);
  if (ids.length > 0) await ContactModel.updateMany({ _id: { $in: ids } }, { $addToSet: { knownIn: savedIn } });
}

/** Held contacts with any of the keys, the oldest first. A joining that was cut off is brought to its end before. */
export async function findSavedByKeys(keys: readonly string[]): Promise<ContactDoc[]> {
  if (keys.length === 0) return [];
  const unfinished = await ContactModel.find({ keysToCome: { $in: keys } }).lean();
  for (const doc of unfinished) await finishMerge(doc);
  const saved = await ContactModel.find({ keys: { $in: keys } }).lean();
  return saved.sort((a, b) => a.savedAt.getTime() - b.savedAt.getTime() || (a._id < b._id ? -1 : 1));
}

/**
 * Joins a held contact into an older one. Nobody may have a key twice and there are no transactions, so: the older one
 * gets everything but the keys, and the keys noted beside; the other goes; the keys come. A kill after any step leaves
 * what the next one who asks for any of the keys goes on with. Does nothing when somebody changed the older one meanwhile.
 */
export async function mergeSavedContacts(older: ContactDoc, other: ContactDoc): Promise<void> {
  const pendingKeys = [...new Set([...(older.keysToCome ?? []), ...other.keys])];
  const { modifiedCount } = await ContactModel.updateOne(
    { _id: older._id, revision: older.revision ?? null },
    { $set: { ...mergeContactFields(older, other), keysToCome: pendingKeys, revision: (older.revision ?? 0) + 1 } },
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
