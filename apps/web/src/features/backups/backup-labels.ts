import type { Backup, Backups } from '@workbench/services/backups/schemas';
import { formatDateTime, formatDecimal } from '../../lib/format/format.ts';

export const isBackupRunning = ({ items }: Pick<Backups, 'items'>): boolean =>
  items.some(({ state }) => state === 'running');

/** How the last backup went, in a sentence. */
export function lastBackupText({ items }: Pick<Backups, 'items'>): string {
  const [last] = items;
  if (last === undefined) return 'No backup was made here yet.';
  const at = formatDateTime(last.startedAt);
  if (last.state === 'running') return `A backup has been running since ${at}.`;
  if (last.state === 'failed') return `The last backup, of ${at}, failed: ${last.message}`;
  if (last.state === 'missing') return `The file of the last backup, of ${at}, is gone or is another one now.`;
  return `The last backup is of ${at}.`;
}

export function formatSize(bytes: number | null): string {
  if (bytes === null) return '–';
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${formatDecimal(kilobytes, 1)} KB` : `${formatDecimal(kilobytes / 1024, 1)} MB`;
}

export const BACKUP_BADGE: Record<Backup['state'], { label: string; tone: 'success' | 'warning' | 'destructive' }> = {
  completed: { label: 'Completed', tone: 'success' },
  running: { label: 'Running', tone: 'warning' },
  failed: { label: 'Failed', tone: 'destructive' },
  missing: { label: 'File missing', tone: 'destructive' },
};

/** "Every day from 03:00": the hours of a day as their list shows them. */
export const HOURS = Array.from({ length: 24 }, (_, hour) => ({ hour, label: `${String(hour).padStart(2, '0')}:00` }));
