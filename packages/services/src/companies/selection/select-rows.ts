import type { CompanyColumns } from '../columns/company-columns.ts';
import type { RowTest } from './conditions/row-test.ts';
import type { RowKeys, RowOrder } from './row-order.ts';

/** All rows that pass a test, in no order. Pure. */
export function selectRows({ ids }: CompanyColumns, test: RowTest): number[] {
  const rows: number[] = [];
  for (let row = 0; row < ids.rowsEnd; row++) if (ids.isUsed(row) && test(row)) rows.push(row);
  return rows;
}

/**
 * The first `limit` rows of an order behind `after`. Rows are collected to twice the limit and cut to it again, so a page
 * of a million rows costs about one comparison for each. Pure.
 */
export function firstRows(rows: readonly number[], order: RowOrder, after: RowKeys | null, limit: number): number[] {
  const isBehind = after && order.isBehind(after);
  let first: number[] = [];
  let last: number | null = null;
  for (const row of rows) {
    if (last !== null && order.compare(row, last) > 0) continue;
    if (isBehind?.(row) === false) continue;
    first.push(row);
    if (first.length < 2 * limit) continue;
    first = first.sort(order.compare).slice(0, limit);
    last = first.at(-1) ?? null;
  }
  return first.sort(order.compare).slice(0, limit);
}
