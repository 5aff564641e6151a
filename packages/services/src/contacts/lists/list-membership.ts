import { CONTACT_INDEXES, ContactModel } from '@workbench/db';

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
