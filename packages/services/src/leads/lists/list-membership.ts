import { LEAD_INDEXES, LeadModel } from '@workbench/db';

/** How many leads are on each of these lists; those without any are left out. */
export async function countLeadsOnLists(listIds: readonly string[]): Promise<Map<string, number>> {
  const counted = await LeadModel.aggregate<{ _id: string; count: number }>([
    { $match: { lists: { $in: [...listIds] } } },
    { $project: { lists: 1 } },
    { $unwind: '$lists' },
    { $match: { lists: { $in: [...listIds] } } },
    { $group: { _id: '$lists', count: { $sum: 1 } } },
  ]).hint(LEAD_INDEXES.userList);
  return new Map(counted.map(({ _id, count }) => [_id, count]));
}

/** Takes all leads off a list that is gone for good. */
export async function takeAllLeadsOffList(listId: string): Promise<void> {
  await LeadModel.updateMany({ lists: listId }, { $pull: { lists: listId }, $inc: { revision: 1 } });
}
