import { CompanyModel } from '@workbench/db';
import { withWriteSession } from '../store/write-session/write-session.ts';

/** How many companies are on each of these lists; those without any are left out. */
export async function countCompaniesOnLists(listIds: readonly string[]): Promise<Map<string, number>> {
  const counted = await CompanyModel.aggregate<{ _id: string; count: number }>([
    { $match: { lists: { $in: [...listIds] } } },
    { $project: { lists: 1 } },
    { $unwind: '$lists' },
    { $match: { lists: { $in: [...listIds] } } },
    { $group: { _id: '$lists', count: { $sum: 1 } } },
  ]).hint('by_list');
  return new Map(counted.map(({ _id, count }) => [_id, count]));
}

/** Takes all companies off a list that is gone for good. */
export async function takeAllCompaniesOffList(listId: string): Promise<void> {
  await withWriteSession(async (session) => {
    const companies = await CompanyModel.find({ lists: listId }, { _id: 1 }).hint('by_list').lean();
    await session.announce(
      'updated',
      companies.map(({ _id }) => _id),
    );
    await CompanyModel.updateMany({ lists: listId }, { $pull: { lists: listId } }, { hint: 'by_list' });
  });
}
