import { formatHeadcountCell } from '../csv/headcount-cell.ts';
import type { ExportedRow } from './exported-company.ts';

/** "10001+" where the figures say no more than that: a number alone would be exact. Pure. */
export function aggregateCell({
  aggregatedEmployeeCount,
  isMinimumCount,
}: Pick<ExportedRow, 'aggregatedEmployeeCount' | 'isMinimumCount'>): string | number | null {
  if (aggregatedEmployeeCount === null || !isMinimumCount) return aggregatedEmployeeCount;
  return formatHeadcountCell({ min: aggregatedEmployeeCount, max: null });
}
