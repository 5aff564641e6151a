import { COMPANY_INDEXES, type CompanyDoc, CompanyModel } from '@workbench/db';
import type { mongo } from 'mongoose';

/** How many companies have each of these as their parent, by id; without those that no company has. */
export async function countSubsidiaries(
  companies: readonly Pick<CompanyDoc, '_id' | 'hasSubsidiaries'>[],
): Promise<ReadonlyMap<string, number>> {
  const parents = companies.flatMap(({ _id, hasSubsidiaries }) => (hasSubsidiaries ? [_id] : []));
  if (parents.length === 0) return new Map();
  const counts = await CompanyModel.collection
    .aggregate<{ _id: mongo.ObjectId; count: number }>(
      [{ $match: { 'parent.id': { $in: parents } } }, { $group: { _id: '$parent.id', count: { $sum: 1 } } }],
      { hint: COMPANY_INDEXES.parent },
    )
    .toArray();
  return new Map(counts.map(({ _id, count }) => [_id.toHexString(), count]));
}
