import { formatHeadcountCell } from '../csv/headcount-cell.ts';
import { recordHeadcount } from '../figures/record-headcount.ts';
import type { ExportedCompany } from './exported-company.ts';

/** "10001+" where the figures say no more than that: a number alone would be exact. Pure. */
export function aggregateCell({
  aggregatedEmployeeCount,
  isMinimumCount,
}: Pick<ExportedCompany, 'aggregatedEmployeeCount' | 'isMinimumCount'>): string | number | null {
  if (aggregatedEmployeeCount === null || !isMinimumCount) return aggregatedEmployeeCount;
  return formatHeadcountCell({ min: aggregatedEmployeeCount, max: null });
}

/** The last day for which any source states a headcount, YYYY-MM-DD. Pure. */
export function newestFigureDay({ records }: Pick<ExportedCompany, 'records'>): string | null {
  const days = records.flatMap((record) => (recordHeadcount(record) === null ? [] : [record.asOf.getTime()]));
  return days.length === 0 ? null : new Date(Math.max(...days)).toISOString().slice(0, 10);
}
