import { COMPANY_INDEXES, type CompanyDoc, CompanyModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import { type CompanyRowDoc, toCompany } from '../company-view.ts';
import type { Company } from '../schemas.ts';

type ShownRow = Omit<CompanyRowDoc, 'nameKey' | 'employeeSortKey'>;

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

/** One company as the API gives it. */
export async function showCompany(row: ShownRow): Promise<Company> {
  const subsidiaries = await countSubsidiaries([row]);
  return toCompany(row, subsidiaries.get(row._id.toHexString()) ?? 0);
}

/** List rows as the API gives them. */
export async function toCompanies(rows: readonly ShownRow[]): Promise<Company[]> {
  const subsidiaries = await countSubsidiaries(rows);
  return rows.map((row) => toCompany(row, subsidiaries.get(row._id.toHexString()) ?? 0));
}
