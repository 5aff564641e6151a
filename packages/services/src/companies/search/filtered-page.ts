import { CompanyModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import type { CompanySort } from '../schemas.ts';
import type { CompanySelection, SelectedRow } from '../selection/company-selection.ts';
import type { RowKeys } from '../selection/row-order.ts';
import { COMPANY_ROW_FIELDS, type CompanyRowDoc } from '../view/company-view.ts';
import { type CompanyCursor, decodeCursorId } from './cursor.ts';
import type { FoundRows } from './lead-with-identified.ts';
import type { RankedRow } from './scan-index.ts';

/** A page of the companies that fit a filter, or of those `among` them: picked in memory, read by their ids. The total is exact. */
export async function filteredPage(
  selection: CompanySelection,
  sort: CompanySort,
  cursor: CompanyCursor | null,
  limit: number,
  among?: readonly mongo.ObjectId[],
): Promise<FoundRows> {
  const order = sort === 'relevance' ? '-employeeCount' : sort;
  const found: RankedRow[] = [];
  let after = cursor && readKeys(cursor);
  for (;;) {
    const missing = limit + 1 - found.length;
    const { total, rows } = selection.page(order, after, missing, among);
    found.push(...(await readRows(rows)));
    after = rows.at(-1)?.keys ?? null;
    // One that is being deleted may be among the facts still, and others follow it.
    if (rows.length < missing || found.length > limit) return { rows: found, term: null, total, totalIsCapped: false };
  }
}

function readKeys({ keys: [value = null, id] }: CompanyCursor): RowKeys {
  return [value, decodeCursorId(id)];
}

async function readRows(rows: readonly SelectedRow[]): Promise<RankedRow[]> {
  if (rows.length === 0) return [];
  const companies = await CompanyModel.collection
    .find<CompanyRowDoc>({ _id: { $in: rows.map(({ id }) => id) } }, { projection: COMPANY_ROW_FIELDS, hint: '_id_' })
    .toArray();
  const byId = new Map(companies.map((company) => [company._id.toHexString(), company]));
  return rows.flatMap(({ keys }) => {
    const company = byId.get(keys[1]);
    return company === undefined ? [] : [{ company, rank: 0, keys }];
  });
}
