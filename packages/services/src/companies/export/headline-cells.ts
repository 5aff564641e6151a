import { formatHeadcountCell } from '../csv/headcount-cell.ts';
import { recordHeadcount } from '../figures/record-headcount.ts';
import type { ExportedRow } from './exported-company.ts';

/** "10001+" where the figures say no more than that: a number alone would be exact. Pure. */
export function aggregateCell({
  aggregatedEmployeeCount,
  isMinimumCount,
}: Pick<ExportedRow, 'aggregatedEmployeeCount' | 'isMinimumCount'>): string | number | null {
  if (aggregatedEmployeeCount === null || !isMinimumCount) return aggregatedEmployeeCount;
  return formatHeadcountCell({ min: aggregatedEmployeeCount, max: null });
}

/** The last day for which any source states a headcount, YYYY-MM-DD. Pure. */
export function newestFigureDay({ records }: Pick<ExportedRow, 'records'>): string | null {
  let newest: Date | null = null;
  for (const record of records) {
    if (recordHeadcount(record) !== null && (newest === null || record.asOf > newest)) newest = record.asOf;
  }
  return newest?.toISOString().slice(0, 10) ?? null;
}
