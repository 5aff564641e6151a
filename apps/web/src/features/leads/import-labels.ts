import type { EnrichmentEstimate, LeadImportCounts, LeadImportResult } from '@workbench/services/leads/schemas';
import { formatCount, formatDateTime, formatNumber } from '../../lib/format/format.ts';
import { formatCredits } from './lead-labels.ts';

export const RANGE_DEFAULT = 'A:I';
export const EXPECTED_COLUMNS = [
  'first name',
  'last name',
  'email',
  'company',
  'title',
  'LinkedIn URL',
  'phone',
  'location',
  'industry',
] as const;

/** What becomes of rows, in the order in which it is shown. `new` reads better before the import than "created". */
export const IMPORT_COUNT_LABELS: readonly [keyof LeadImportCounts, string][] = [
  ['created', 'New'],
  ['updated', 'Updated'],
  ['unchanged', 'Unchanged'],
  ['duplicates', 'Duplicates'],
  ['suppressed', 'Do not contact'],
  ['failed', 'Errors'],
];

/** Rows that did not become leads of their own: errors and duplicates. */
export const countSkippedRows = ({ failed, duplicates }: Pick<LeadImportCounts, 'failed' | 'duplicates'>): number =>
  failed + duplicates;

/** "28: 27 errors, 1 duplicate", the same sum as in the preview and the result; null when no row was skipped. */
export function skippedRowsText(counts: Pick<LeadImportCounts, 'failed' | 'duplicates'>): string | null {
  const parts = [
    counts.failed > 0 && formatCount(counts.failed, 'error', 'errors'),
    counts.duplicates > 0 && formatCount(counts.duplicates, 'duplicate', 'duplicates'),
  ].filter(Boolean);
  return parts.length === 0 ? null : `${formatNumber(countSkippedRows(counts))}: ${parts.join(', ')}`;
}

/** What is said while the server works; the number of rows as the preview has counted them, null when it has not. */
export const processingText = (rows: number | null): string =>
  rows === null ? 'Processing rows' : `Processing ${formatCount(rows, 'row', 'rows')}`;

/** Rows of a pasted table without its header; a cell with line breaks counts more than once. */
export const countPastedRows = (text: string): number =>
  Math.max(0, text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '').length - 1);

/** What a toast says after an import. */
export function importToast({ imported, runId }: Pick<LeadImportResult, 'imported' | 'runId'>) {
  const leads = `${formatNumber(imported)} leads`;
  return runId === null
    ? { title: 'Import Finished', description: `Imported ${leads}` }
    : { title: 'Enrichment Started!', description: `Imported ${leads} and started enrichment workflow` };
}

/** "Costs up to 120 credits. 880 credits left today under the sources’ daily caps." */
export function enrichmentEstimateText({
  creditsMax,
  creditsLeft,
  creditsExhaustedSince,
}: Pick<EnrichmentEstimate, 'creditsMax' | 'creditsLeft' | 'creditsExhaustedSince'>): string {
  const price = creditsMax === 0 ? 'Free.' : `Costs up to ${formatCredits(creditsMax)}.`;
  if (creditsExhaustedSince !== null && creditsMax > 0) {
    return `${price} People Data Labs has reported no credits left since ${formatDateTime(creditsExhaustedSince)}.`;
  }
  if (creditsLeft === null) return price;
  return `${price} ${formatCredits(creditsLeft)} left today under the sources’ daily caps.`;
}

/** Why not all can be asked for; null when the credits suffice. */
export function creditShortageText(
  { creditsMax, creditsLeft }: Pick<EnrichmentEstimate, 'creditsMax' | 'creditsLeft'>,
  creditLimit: number | null | undefined,
): string | null {
  if (
    creditsLeft !== null &&
    creditsLeft < creditsMax &&
    (creditLimit === null || creditLimit === undefined || creditLimit > creditsLeft)
  ) {
    return 'The sources’ daily caps will be reached first. Remaining steps are skipped, with the reason shown.';
  }
  if (typeof creditLimit === 'number' && creditLimit < creditsMax) {
    return `Spending stops at ${formatCredits(creditLimit)}. Remaining paid steps are skipped, with the reason shown.`;
  }
  return null;
}

export const FILE_ACCEPT = '.csv,.tsv,.txt,.xlsx';
