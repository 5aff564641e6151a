import { CONTACT_INDEXES, type ContactDoc, ContactModel } from '@workbench/db';
import { Types } from 'mongoose';
import { selectContactIds } from '../saved/query/select-contact-ids.ts';
import type { ContactSelection } from '../schemas.ts';

/** Contacts per write. */
const CHUNK_MAX = 1000;

export const putContactsOnList = (listId: string, selection: ContactSelection) =>
  changeMembers(selection, { lists: { $ne: listId } }, { $addToSet: { lists: listId } });

export const takeContactsOffList = (listId: string, selection: ContactSelection) =>
  changeMembers(selection, { lists: listId }, { $pull: { lists: listId } });

/** `unchanged` were on the list, or off it, already. */
async function changeMembers(
  selection: ContactSelection,
  condition: { lists: string | { $ne: string } },
  change: { $addToSet: { lists: string } } | { $pull: { lists: string } },
): Promise<{ changed: number; unchanged: number }> {
  const ids = await selectContactIds(selection);
  let changed = 0;
  for (let at = 0; at < ids.length; at += CHUNK_MAX) {
    const filter = { _id: { $in: ids.slice(at, at + CHUNK_MAX) }, ...condition };
    changed += (await ContactModel.updateMany(filter, { ...change, $inc: { revision: 1 } })).modifiedCount;
  }
  return { changed, unchanged: ids.length - changed };
}

/** Saved contacts on a list after the one given, by id. */
export function findContactsOnList(listId: string, afterId: string | null, limit: number): Promise<ContactDoc[]> {
  const after = afterId === null ? {} : { _id: { $gt: new Types.ObjectId(afterId) } };
  return ContactModel.find({ lists: listId, ...after })
    .hint(CONTACT_INDEXES.list)
    .sort({ _id: 1 })
    .limit(limit)
    .lean<ContactDoc[]>()
    .exec();
}

/** How many saved contacts are on each of these lists; those without any are left out. */
export async function countContactsOnLists(listIds: readonly string[]): Promise<Map<string, number>> {
  const counted = await ContactModel.aggregate<{ _id: string; count: number }>([
    { $match: { lists: { $in: [...listIds] } } },
    { $project: { lists: 1 } },
    { $unwind: '$lists' },
    { $match: { lists: { $in: [...listIds] } } },
    { $group: { _id: '$lists', count: { $sum: 1 } } },
  ]).hint(CONTACT_INDEXES.list);
  return new Map(counted.map(({ _id, count }) => [_id, count]));
}

/** Takes all saved contacts off a list that is gone for good. */
export async function takeAllContactsOffList(listId: string): Promise<void> {
  await ContactModel.updateMany({ lists: listId }, { $pull: { lists: listId }, $inc: { revision: 1 } });
}
