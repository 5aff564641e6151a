import { type ContactDoc, ContactModel } from '@workbench/db';
import { findContacts } from '../find-contacts.ts';
import { finishMerge } from '../merge/merge-saved-contacts.ts';

/** The saved contact for each key that has one. */
export async function findSaved(keys: readonly string[]): Promise<Map<string, ContactDoc>> {
  const requested = new Set(keys);
  const saved = await findSavedByKeys([...requested]);
  return new Map(
    saved.flatMap((doc) => doc.keys.filter((key) => requested.has(key)).map((key) => [key, doc] as const)),
  );
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
