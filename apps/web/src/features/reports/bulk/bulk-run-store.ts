import { createRunAnnouncements } from '../../../lib/notifications/run-announcements';
import { createStore } from '../../../lib/state/store';
import { type BulkRun, parseBulkRun } from './bulk-run';

const KEY = 'bulk-reports';

/** The run of this tab. It lives in the session storage, because it goes on when the page is loaded again. */
export const bulkRunStore = createStore<BulkRun | null>(readStored());

export const bulkAnnouncements = createRunAnnouncements('announced-bulk-reports');

export function setBulkRun(run: BulkRun): void {
  bulkRunStore.set(run);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(run));
  } catch {
    // Storage may be blocked or full; the run is followed as long as the page is open.
  }
}

function readStored(): BulkRun | null {
  try {
    return parseBulkRun(sessionStorage.getItem(KEY));
  } catch {
    return null;
  }
}
