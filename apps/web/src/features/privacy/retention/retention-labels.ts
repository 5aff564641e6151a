import type { Retention, RetentionKind } from '@workbench/services/privacy/schemas';
import { formatCount, formatDateTime, formatNumber } from '../../../lib/format/format.ts';
import { parseWholeNumber } from '../../../lib/format/parse-number.ts';

export const RETENTION_LABELS: Record<RetentionKind, string> = {
  syncRuns: 'Finished syncs',
  leadRuns: 'Finished enrichments',
  recomputeRuns: 'Finished recalculations',
  otherRuns: 'Other finished work',
  batchItems: 'Items of finished work',
  cachedAnswers: 'Cached answers',
  notifications: 'Notifications',
  webhookDeliveries: 'Webhook deliveries',
  trash: 'Trash',
  auditLines: 'Audit log',
  erasures: 'Completed erasures',
  backupRecords: 'Backups that are gone or failed',
  revealOrders: 'Reveals without a response',
  usageDays: 'Usage of sources, by day',
  unusedContacts: 'Contacts, if unused',
  unusedLeads: 'Leads, if unused',
};

type Rule = Retention['items'][number];

/** Days as typed; null for good. Undefined when it is neither. */
export function readDays(text: string): number | null | undefined {
  return text.trim() === '' ? null : (parseWholeNumber(text) ?? undefined);
}

/** What is wrong with days as typed; null when they can be saved. */
export function daysFault(text: string, { standardDays, minDays, maxDays }: Rule): string | null {
  const days = readDays(text);
  if (days === null && standardDays === null) return null;
  if (days != null && days >= minDays && days <= maxDays) return null;
  const range = `${formatNumber(minDays)} to ${formatNumber(maxDays)} days`;
  return standardDays === null ? `${range}, or empty to keep them.` : `${range}.`;
}

export const totalToDelete = ({ items }: Pick<Retention, 'items'>): number =>
  items.reduce((sum, { wouldDelete }) => sum + wouldDelete.count, 0);

const RESTORABLE: readonly RetentionKind[] = ['unusedContacts', 'unusedLeads'];

/** "12 records are deleted for good; this can’t be undone. 3 people go to the trash." */
export function runQuestionText(retention: Pick<Retention, 'items'>): string {
  const people = totalToDelete({ items: retention.items.filter(({ kind }) => RESTORABLE.includes(kind)) });
  const others = totalToDelete(retention) - people;
  const forGood = `${formatCount(others, 'record is', 'records are')} deleted for good; this can’t be undone.`;
  return people === 0 ? forGood : `${forGood} ${formatCount(people, 'person goes', 'people go')} to the trash.`;
}

/** "The last run, on Nov 21, 2026, deleted 3 notifications." */
export function lastRunText({ lastRun }: Pick<Retention, 'lastRun'>): string {
  if (lastRun === null) return 'The rules have not been applied yet.';
  const parts = lastRun.deleted.map(
    ({ kind, count }) => `${formatNumber(count)} (${RETENTION_LABELS[kind].toLowerCase()})`,
  );
  const at = formatDateTime(lastRun.at);
  return parts.length === 0
    ? `The last run, ${at}, had nothing to delete.`
    : `The last run, ${at}, deleted ${parts.join(', ')}.`;
}

/** "12 records would be deleted, as Sync finished of Nov 1, 2026." */
export function previewText({ count, examples }: Rule['wouldDelete']): string {
  if (count === 0) return 'Nothing to delete';
  const [first] = examples;
  const oldest = first === undefined ? '' : `; the oldest: ${first.label}, ${formatDateTime(first.at)}`;
  return `${formatCount(count, 'record', 'records')}${oldest}`;
}
