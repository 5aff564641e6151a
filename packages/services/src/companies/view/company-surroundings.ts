import { listOwnColumns } from '../custom/list-columns.ts';
import { markCompanies } from '../customers/mark-companies.ts';
import { countSubsidiaries } from '../relations/count-subsidiaries.ts';
import type { CompanyRowDoc, CompanySurroundings } from './company-view.ts';

export type ShownRow = Omit<CompanyRowDoc, 'nameKey' | 'employeeSortKey'>;

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
