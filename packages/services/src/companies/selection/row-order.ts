import type { CompanyColumns } from '../columns/company-columns.ts';
import { compareBytes } from '../columns/id-table.ts';
import { AGGREGATE_KEYS_FROM } from '../figures/sort-key.ts';
import type { CompanySort } from '../schemas.ts';
import type { RowTest } from './conditions/row-test.ts';

/** The keys of a row in an order: what it is sorted by, then its id. They are what a cursor carries. */
export type RowKeys = [value: number | string | null, id: string];

/** An order of rows without ties. */
export interface RowOrder {
  compare(a: number, b: number): number;
  /** Whether a row comes after these keys. */
  isBehind(keys: RowKeys): RowTest;
  keysOf(row: number): RowKeys;
}

type ListSort = Exclude<CompanySort, 'relevance'>;

/** Orders by one column whose missing values come last in both directions. */
const VALUE_ORDERS = {
  growth3: ['growth3', 1],
  '-growth3': ['growth3', -1],
  growth6: ['growth6', 1],
  '-growth6': ['growth6', -1],
  growth12: ['growth12', 1],
  '-growth12': ['growth12', -1],
  spread: ['spread', 1],
  '-spread': ['spread', -1],
  updated: ['updated', 1],
  '-updated': ['updated', -1],
  synced: ['synced', 1],
  '-synced': ['synced', -1],
  sourceCount: ['sourceCounts', 1],
  '-sourceCount': ['sourceCounts', -1],
} as const satisfies { [S in ListSort]?: [NumberField, 1 | -1] };

type NumberField = 'growth3' | 'growth6' | 'growth12' | 'spread' | 'updated' | 'synced' | 'sourceCounts' | 'disputed';

/** Behind every number of employees. */
const UNKNOWN_KEY = 2 * AGGREGATE_KEYS_FROM;

/** The same orders as those of the indexes, see `scansFor`. Pure. */
export function rowOrder(sort: ListSort, columns: CompanyColumns): RowOrder {
  switch (sort) {
    case '-employeeCount':
      return byNumber((row) => columns.employeeSortKeys.values[row] ?? Number.NaN, columns, -1);
    case 'employeeCount':
      return byNumber((row) => ascendingKey(columns.employeeSortKeys.values[row] ?? Number.NaN), columns, 1);
    case 'name':
      return byName(columns, 1);
    case '-name':
      return byName(columns, -1);
    case '-added':
      return byNumber(() => 0, columns, -1);
    case 'added':
      return byNumber(() => 0, columns, 1);
    default: {
      const [field, direction] = VALUE_ORDERS[sort];
      return byValue(field, direction, columns);
    }
  }
}

/** Aggregates come first in this order too, then single figures, then nothing. */
function ascendingKey(key: number): number {
  if (Number.isNaN(key)) return UNKNOWN_KEY;
  return key >= AGGREGATE_KEYS_FROM ? key - AGGREGATE_KEYS_FROM : key;
}

/** Ids go the same direction; unknown numbers are below every number. */
function byNumber(numberOf: (row: number) => number, { ids }: CompanyColumns, direction: 1 | -1): RowOrder {
  const known = (row: number) => {
    const number = numberOf(row);
    return Number.isNaN(number) ? -1 : number;
  };
  return {
    compare: (a, b) => direction * (known(a) - known(b) || ids.compare(a, b)),
    isBehind: ([value, id]) => {
      const [number, bytes] = [Number(value), Buffer.from(id, 'hex')];
      return (row) => direction * (known(row) - number || compareBytes(ids.idOf(row), bytes)) > 0;
    },
    keysOf: (row) => [known(row), hexOf(ids.idOf(row))],
  };
}

/** Those who disagree most, by people, first. */
export const disputeOrder = (columns: CompanyColumns): RowOrder => byValue('disputed', -1, columns);

function byValue(field: NumberField, direction: 1 | -1, { ids, [field]: column }: CompanyColumns): RowOrder {
  const rankOf = (value: number) => (Number.isNaN(value) ? Number.POSITIVE_INFINITY : direction * value);
  const numberOf = (row: number) => column.values[row] ?? Number.NaN;
  // Two missing values differ by NaN, which leaves the order to the ids.
  return {
    compare: (a, b) => rankOf(numberOf(a)) - rankOf(numberOf(b)) || direction * ids.compare(a, b),
    isBehind: ([value, id]) => {
      const [rank, bytes] = [rankOf(value === null ? Number.NaN : Number(value)), Buffer.from(id, 'hex')];
      return (row) => (rankOf(numberOf(row)) - rank || direction * compareBytes(ids.idOf(row), bytes)) > 0;
    },
    keysOf: (row) => {
      const value = numberOf(row);
      return [Number.isNaN(value) ? null : value, hexOf(ids.idOf(row))];
    },
  };
}

function byName({ ids, nameKeys }: CompanyColumns, direction: 1 | -1): RowOrder {
  return {
    compare: (a, b) => direction * (compareBytes(nameKeys.get(a), nameKeys.get(b)) || ids.compare(a, b)),
    isBehind: ([value, id]) => {
      const [name, bytes] = [Buffer.from(String(value)), Buffer.from(id, 'hex')];
      return (row) => direction * (compareBytes(nameKeys.get(row), name) || compareBytes(ids.idOf(row), bytes)) > 0;
    },
    keysOf: (row) => [Buffer.from(nameKeys.get(row)).toString('utf8'), hexOf(ids.idOf(row))],
  };
}

const hexOf = (id: Uint8Array): string => Buffer.from(id).toString('hex');
