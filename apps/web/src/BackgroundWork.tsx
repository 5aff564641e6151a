import { FirstSyncWatcher } from '~/features/companies/components/FirstSyncWatcher';
import { BulkReportsWatcher } from '~/features/reports/components/BulkReportsWatcher';
import { RecomputeWatcher } from '~/features/settings/components/RecomputeWatcher';
import { SyncWatcher } from '~/features/sources/components/SyncWatcher';

/** Follows what runs on the server while the person is on any screen. Draws nothing, and loads after the screen. */
export function BackgroundWork() {
  return (
    <>
      <SyncWatcher />
      <FirstSyncWatcher />
      <RecomputeWatcher />
      <BulkReportsWatcher />
    </>
  );
}
