import { LEAD_INDEXES, type LeadDoc, LeadModel } from '@workbench/db';
import { Types } from 'mongoose';
import type { ServiceContext } from '../../shared/context.ts';
import { type LeadSelection, selectLeadIds } from './select-leads.ts';

export const putLeadsOnList = (ctx: ServiceContext, listId: string, selection: LeadSelection) =>
  changeMembers(ctx, selection, { lists: { $ne: listId } }, { $addToSet: { lists: listId } });

export const takeLeadsOffList = (ctx: ServiceContext, listId: string, selection: LeadSelection) =>
  changeMembers(ctx, selection, { lists: listId }, { $pull: { lists: listId } });

/** `unchanged` were on the list, or off it, already. */
async function changeMembers(
  ctx: ServiceContext,
  selection: LeadSelection,
  condition: { lists: string | { $ne: string } },
  change: { $addToSet: { lists: string } } | { $pull: { lists: string } },
): Promise<{ changed: number; unchanged: number }> {
  let [changed, selected] = [0, 0];
  for await (const ids of selectLeadIds(ctx, selection)) {
    const filter = { _id: { $in: ids }, ...condition };
    changed += (await LeadModel.updateMany(filter, { ...change, $inc: { revision: 1 } })).modifiedCount;
    selected += ids.length;
  }
  return { changed, unchanged: selected - changed };
}

/** Leads on a list after the one given, by id. */
export function findLeadsOnUserList(listId: string, afterId: string | null, limit: number): Promise<LeadDoc[]> {
  const after = afterId === null ? {} : { _id: { $gt: new Types.ObjectId(afterId) } };
  return LeadModel.find({ lists: listId, ...after })
    .hint(LEAD_INDEXES.userList)
    .sort({ _id: 1 })
    .limit(limit)
    .lean<LeadDoc[]>()
    .exec();
}

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
