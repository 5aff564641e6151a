import { recordHeadcount } from '../figures/headcount/record-headcount.ts';
import type { ExportedRow } from './exported-company.ts';

/** The last day for which any source states a headcount, YYYY-MM-DD. Pure. */
export function newestFigureDay({ records }: Pick<ExportedRow, 'records'>): string | null {
  let newest: Date | null = null;
  for (const record of records) {
    if (recordHeadcount(record) !== null && (newest === null || record.asOf > newest)) newest = record.asOf;
  }
  return newest?.toISOString().slice(0, 10) ?? null;
}
