import type { CompanyImport, ImportRowKind } from '@workbench/services/companies/schemas';
import { formatCount, formatNumber } from '../../../../lib/format/format.ts';

const KINDS: Readonly<Record<ImportRowKind, string>> = {
  created: 'created',
  updated: 'updated',
  unchanged: 'unchanged',
  repeat: 'duplicates',
  refused: 'refused',
  failed: 'failed',
};

export const ROW_RESULTS: Readonly<Record<ImportRowKind, string>> = {
  created: 'Created',
  updated: 'Updated',
  unchanged: 'Unchanged',
  repeat: 'Duplicate',
  refused: 'Refused',
  failed: 'Failed',
};

export const IMPORTED_BY: Readonly<Record<string, string>> = {
  person: 'A user',
  script: 'A script',
  job: 'The server',
};

export const IMPORT_STATES: Readonly<
  Record<CompanyImport['state'], { label: string; variant?: 'success' | 'warning' | 'destructive' }>
> = {
  running: { label: 'Importing' },
  completed: { label: 'Imported', variant: 'success' },
  failed: { label: 'Stopped', variant: 'destructive' },
  cancelled: { label: 'Cancelled', variant: 'warning' },
  taking_back: { label: 'Undoing' },
  taken_back: { label: 'Undone' },
};

/** "120 rows: 100 created, 20 failed"; kinds that did not occur are left out. */
export function countsText({ rows, counts }: Pick<CompanyImport, 'rows' | 'counts'>): string {
  const parts = (Object.keys(KINDS) as ImportRowKind[])
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${formatNumber(counts[kind])} ${KINDS[kind]}`);
  const total = formatCount(rows, 'row', 'rows');
  return parts.length === 0 ? total : `${total}: ${parts.join(', ')}`;
}

interface TakenBackCounts {
  removed: number;
  restored: number;
  kept: number;
}

/** What taking an import back does, or has done, with its companies. */
export function takenBackText({ removed, restored, kept }: TakenBackCounts): string {
  return [
    `${formatCount(removed, 'company', 'companies')} removed`,
    `${formatNumber(restored)} restored`,
    ...(kept > 0 ? [`${formatNumber(kept)} with later changes kept`] : []),
  ].join(', ');
}

/** 0–100; null while it is not known. */
export function progressPercent({ state, bytesRead, bytesTotal, counts, takenBack }: CompanyImport): number | null {
  if (state === 'running') return bytesTotal > 0 ? Math.round((bytesRead / bytesTotal) * 100) : null;
  const companies = counts.created + counts.updated;
  if (takenBack === null || companies === 0) return null;
  const done = takenBack.removed + takenBack.restored + takenBack.kept;
  return Math.min(100, Math.round((done / companies) * 100));
}
