import type { ItemView } from '../../shared/jobs/types.ts';

type Item = Pick<ItemView, 'state' | 'finishedAt'>;

/** Of an item that counts: it is being written, or waits for its turn or for another attempt. */
export function isReportInProgress({ state }: Item): boolean {
  return state === 'pending' || state === 'running';
}

/** An older run may finish a report after a newer one failed; then that report is the current one. */
export function hasFailedSince({ state, finishedAt }: Item, latestReportAt: Date | undefined): boolean {
  if (state !== 'failed') return false;
  return latestReportAt === undefined || finishedAt === null || new Date(finishedAt) >= latestReportAt;
}
