import { CompanyModel } from '@workbench/db';
import { mongo } from 'mongoose';
import { COMPANY_FIELDS, type ListedCompany } from './company-view.ts';
import { type Cursor, decodeId } from './cursor.ts';
import type { CompanyFilter } from './search-query.ts';
import type { Walk } from './sort-order.ts';

export interface FoundRow {
  company: ListedCompany;
  keys: Cursor['keys'];
}

/** A row and which walk or rank it was found in. */
export type RankedRow = FoundRow & { rank: number };

const { MinKey, ObjectId } = mongo;
/** Sorts before every number and after null: where the known counts begin. */
const FIRST_KNOWN = { aggregatedEmployeeCount: 0, _id: new MinKey() };

/**
 * Rows of one walk, in index order, after the row with the keys `after`. The index is entered at that key, so a deep page
 * costs what the first one costs. `filter` is checked on each row: give one only when it lets many rows through.
 */
export async function walkIndex(
  walk: Walk,
  after: Cursor['keys'] | null,
  limit: number,
  filter: CompanyFilter = {},
): Promise<FoundRow[]> {
  const companies = (await openWalk(walk, after, filter, COMPANY_FIELDS)
    .limit(limit + 1)
    .toArray()) as ListedCompany[];
  const lastId = after?.[1];
  return companies
    .filter((company) => company._id.toHexString() !== lastId)
    .slice(0, limit)
    .map((company) => ({ company, keys: [company[walk.field], company._id.toHexString()] }));
}

/** A cursor over one walk. The row with the keys `after` itself may come first once more. */
export function openWalk(
  walk: Walk,
  after: Cursor['keys'] | null,
  filter: CompanyFilter,
  projection: Record<string, 0 | 1>,
): mongo.FindCursor {
  const { index, field, direction } = walk;
  return CompanyModel.collection.find(filter as mongo.Filter<mongo.Document>, {
    projection,
    hint: index,
    sort: { [field]: direction, _id: direction },
    ...bounds(walk, after),
  });
}

/** `min` includes its key and `max` does not; the row that is included again is dropped by the caller. */
function bounds(
  { field, direction, only }: Walk,
  after: Cursor['keys'] | null,
): Pick<mongo.FindOptions, 'min' | 'max'> {
  const key = after && { [field]: after[0], _id: new ObjectId(decodeId(after[1])) };
  if (direction === -1) return key ? { max: key } : {};
  if (only === 'unknown') return { ...(key && { min: key }), max: FIRST_KNOWN };
  if (only === 'known') return { min: key ?? FIRST_KNOWN };
  return key ? { min: key } : {};
}
