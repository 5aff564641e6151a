import type { SyncRun } from '@workbench/services/sources/schemas';
import { formatCount, formatNumber } from '../../../lib/format/format';

export const SYNC_POLL_MS = 2000;

/** While companies are being asked; a paused or cancelled run still finishes those that it had begun. */
export function isSyncRunning({ state, running }: Pick<SyncRun, 'state' | 'running'>): boolean {
  return state === 'running' || ((state === 'paused' || state === 'cancelled') && running > 0);
}

/** Nothing more will happen to the run by itself or by going on with it. */
export function isSyncFinished(run: Pick<SyncRun, 'state' | 'running'>): boolean {
  return run.state !== 'running' && run.state !== 'paused' && !isSyncRunning(run);
}

/** Companies in a final state. */
export function syncDoneCount(run: SyncRun): number {
  return run.completed + run.skipped + run.failed + run.cancelled;
}

/** 0–100. A run over no company is done. */
export function syncPercentDone(run: SyncRun): number {
  return run.total === 0 ? 100 : Math.floor((syncDoneCount(run) / run.total) * 100);
}

/**
 * "1,990 of 2,000 companies synced, 5 skipped, 5 failed"; what is 0 is left out, except synced. "All 440 companies
 * synced". An hourly sync may have nothing to do.
 */
export function syncCountsText(run: SyncRun): string {
  if (run.total === 0) return 'Everything is up to date';
  if (run.completed === run.total && run.total > 1) return `All ${formatNumber(run.total)} companies synced`;
  const parts = [`${formatNumber(run.completed)} of ${formatCount(run.total, 'company', 'companies')} synced`];
  if (run.skipped > 0) parts.push(`${formatNumber(run.skipped)} skipped`);
  if (run.failed > 0) parts.push(`${formatNumber(run.failed)} failed`);
  if (run.cancelled > 0) parts.push(`${formatNumber(run.cancelled)} cancelled`);
  return parts.join(', ');
}

export const SYNC_TITLE: Record<SyncRun['state'], string> = {
  running: 'Syncing all companies',
  paused: 'Sync paused',
  completed: 'Sync complete',
  cancelled: 'Sync cancelled',
  failed: 'Sync failed',
};
