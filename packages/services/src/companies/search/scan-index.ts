import { CompanyModel } from '@workbench/db';
import { mongo } from 'mongoose';
import { AGGREGATE_KEYS_FROM, SINGLE_KEYS_FROM, sortKeyTier } from '../figures/sort-key.ts';
import { COMPANY_ROW_FIELDS, type CompanyRowDoc } from '../view/company-view.ts';
import { type CompanyCursor, decodeCursorId, unknownCursor } from './cursor.ts';
import type { MatchCondition } from './matches/match-filter.ts';
import type { IndexScan } from './sort-order.ts';

export interface FoundRow {
  company: CompanyRowDoc;
  keys: CompanyCursor['keys'];
}

/** A row and the scan or rank that found it. */
export type RankedRow = FoundRow & { rank: number };

const { MinKey, ObjectId } = mongo;
const KEYS_FROM = { unknown: null, single: SINGLE_KEYS_FROM, aggregate: AGGREGATE_KEYS_FROM };
const NEXT_ABOVE = { unknown: 'single', single: 'aggregate', aggregate: null } as const;

/**
 * Rows of one scan, in index order, after the row with the keys `after` (keyset pagination): a deep page costs what the
 * first one costs. `filter` is checked on each row: give one only when it lets many rows through.
 */
export async function scanIndex(
  scan: IndexScan,
  after: CompanyCursor['keys'] | null,
  limit: number,
  filter: MatchCondition = {},
): Promise<FoundRow[]> {
  const companies = (await openScan(scan, after, filter, COMPANY_ROW_FIELDS)
    .limit(limit + 1)
    .toArray()) as CompanyRowDoc[];
  const lastId = after?.[1];
  return companies
    .filter((company) => company._id.toHexString() !== lastId)
    .slice(0, limit)
    .map((company) => ({ company, keys: [keyOf(company, scan), company._id.toHexString()] }));
}

/** A database cursor over one scan. The row with the keys `after` may come first once more. */
export function openScan(
  scan: IndexScan,
  after: CompanyCursor['keys'] | null,
  filter: MatchCondition,
  projection: Record<string, 0 | 1>,
): mongo.FindCursor {
  const { index, field, direction } = scan;
  return CompanyModel.collection.find(filter as mongo.Filter<mongo.Document>, {
    projection,
    hint: index,
    sort: field === '_id' ? { _id: direction } : { [field]: direction, _id: direction },
    ...bounds(scan, after),
  });
}

/** What a scan orders the company by. */
export function keyOf(company: CompanyRowDoc, { field }: IndexScan): string | number | null {
  return field === '_id' ? company._id.toHexString() : (company[field] ?? null);
}

/** Bounds that lie on the wrong side of each other are an error of the database. */
function refuseForeignKey(field: IndexScan['field'], only: IndexScan['only'], key: string | number | null): void {
  if (field === '_id') return;
  if (field === 'nameKey' ? typeof key === 'string' : typeof key !== 'string' && isOfTier(key, only)) return;
  throw unknownCursor();
}

function isOfTier(key: number | null, only: IndexScan['only']): boolean {
  return only === undefined || sortKeyTier(key) === only;
}

/** `min` includes its key and `max` does not; the row that is included again is dropped by the caller. */
function bounds(
  { field, direction, only }: IndexScan,
  after: CompanyCursor['keys'] | null,
): Pick<mongo.FindOptions, 'min' | 'max'> {
  if (after !== null) refuseForeignKey(field, only, after[0] ?? null);
  const id = after && new ObjectId(decodeCursorId(after[1]));
  const key = id && (field === '_id' ? { _id: id } : { [field]: after[0], _id: id });
  if (direction === -1) return key ? { max: key } : {};
  if (only === undefined) return key ? { min: key } : {};
  const above = NEXT_ABOVE[only];
  const from = only === 'unknown' ? null : { [field]: KEYS_FROM[only], _id: new MinKey() };
  const min = key ?? from;
  return {
    ...(min && { min }),
    ...(above && { max: { [field]: KEYS_FROM[above], _id: new MinKey() } }),
  };
}
