import { RUN_CREDITS_MAX } from '@workbench/services/leads/limits';
import type { EnrichmentEstimate, LeadImportCounts, LeadImportResult } from '@workbench/services/leads/schemas';
import { formatNumber } from '../../lib/format/format.ts';
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

/** What a toast says after an import. */
export function importToast({ imported, runId }: Pick<LeadImportResult, 'imported' | 'runId'>) {
  const leads = `${formatNumber(imported)} leads`;
  return runId === null
    ? { title: 'Import Finished', description: `Imported ${leads}` }
    : { title: 'Enrichment Started!', description: `Imported ${leads} and started enrichment workflow` };
}

/** A cap as typed: blank is none (null); undefined when it is no whole number that the server takes. */
export function parseCreditLimit(text: string): number | null | undefined {
  const digits = text.trim().replaceAll(',', '');
  if (digits === '') return null;
  if (!/^\d{1,7}$/.test(digits) || Number(digits) > RUN_CREDITS_MAX) return undefined;
  return Number(digits);
}

/** "Costs up to 120 credits. 880 credits left today under the sources’ daily caps." */
export function enrichmentEstimateText({
  creditsMax,
  creditsLeft,
}: Pick<EnrichmentEstimate, 'creditsMax' | 'creditsLeft'>): string {
  const price = creditsMax === 0 ? 'Free.' : `Costs up to ${formatCredits(creditsMax)}.`;
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

const FILE_NAME = /\.(?:csv|tsv|txt|xlsx)$/i;
export const FILE_ACCEPT = '.csv,.tsv,.txt,.xlsx';

/** Why a file of this name is not taken; null when it is. Only the name is looked at here; the server looks inside. */
export function fileRejectionReason(name: string): string | null {
  return FILE_NAME.test(name) ? null : `“${name}” isn’t a CSV or Excel file. Save it as .csv or .xlsx first.`;
}

/** The address that a message asks to share a sheet with; null when it asks for nothing like that. */
export function sheetShareAddress(message: string, accountEmail: string | null): string | null {
  return accountEmail !== null && message.includes(accountEmail) ? accountEmail : null;
}
