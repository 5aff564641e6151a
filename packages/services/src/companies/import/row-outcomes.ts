import type { FailedRow } from '../csv/read-companies.ts';
import type { PlannedRow } from '../import-schemas.ts';
import type { CompanyChangePlan } from '../store/plan/plan-changes.ts';
import type { DeduplicatedRows } from './deduplicate-rows.ts';
import { toRepeat } from './outcome.ts';

/** What becomes of each row of a batch, in the order of the file. @param failed as they were added to the outcome */
export function outcomeOfRows(
  failed: readonly FailedRow[],
  { repeats }: Pick<DeduplicatedRows, 'repeats'>,
  { effects, refused }: Pick<CompanyChangePlan, 'effects' | 'refused'>,
): PlannedRow[] {
  const rows: PlannedRow[] = [
    ...effects.map((effect) => ({ ...effect, reason: null })),
    ...refused.map((row) => ({ ...row, kind: 'refused' as const, name: null, fields: [] })),
    ...repeats.map((row) => ({
      ...{ line: row.line, kind: 'repeat' as const, domain: row.domain, name: row.name },
      ...{ reason: toRepeat(row).reason, fields: [] },
    })),
    ...failed.map(({ line, reason }) => ({
      ...{ line, kind: 'failed' as const, domain: null, name: null, reason, fields: [] },
    })),
  ];
  return rows.sort((a, b) => a.line - b.line);
}
