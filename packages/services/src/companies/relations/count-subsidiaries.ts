import { COMPANY_INDEXES, type CompanyDoc, CompanyModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import { type CompanyRowDoc, type CompanySurroundings, toCompany } from '../company-view.ts';
import { listOwnColumns } from '../custom/list-columns.ts';
import { markCompanies } from '../customers/find-entries.ts';
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
  const surroundingsOf = await readSurroundings([row]);
  return toCompany(row, surroundingsOf(row));
}

/** List rows as the API gives them. */
export async function toCompanies(rows: readonly ShownRow[]): Promise<Company[]> {
  const surroundingsOf = await readSurroundings(rows);
  return rows.map((row) => toCompany(row, surroundingsOf(row)));
}

/** What the API says of companies beside what they say themselves. */
export async function readSurroundings(
  rows: readonly Pick<ShownRow, '_id' | 'hasSubsidiaries' | 'custom' | 'domain' | 'aliases' | 'identifiers'>[],
): Promise<(row: Pick<ShownRow, '_id'>) => CompanySurroundings> {
  const hasValues = rows.some(({ custom }) => custom !== undefined);
  const [subsidiaries, columns, marks] = await Promise.all([
    countSubsidiaries(rows),
    hasValues ? listOwnColumns() : [],
    markCompanies(rows),
  ]);
  const customers = new Map(rows.map(({ _id }, at) => [_id.toHexString(), marks[at] ?? null]));
  return ({ _id }) => {
    const id = _id.toHexString();
    return { subsidiaries: subsidiaries.get(id) ?? 0, columns, customer: customers.get(id) ?? null };
  };
}
