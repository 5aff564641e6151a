import { Tour } from '~/components/tour/Tour';
import { FirstSyncWatcher } from '~/features/companies/sync/FirstSyncWatcher';
import { EnrichmentWatcher } from '~/features/leads/runs/EnrichmentWatcher';
import { BulkReportsWatcher } from '~/features/reports/bulk/BulkReportsWatcher';
import { RecomputeWatcher } from '~/features/settings/recompute/RecomputeWatcher';
import { SyncWatcher } from '~/features/sources/sync/SyncWatcher';
import { WorkspaceWatcher } from '~/features/sources/sync/WorkspaceWatcher';

/** Follows what runs on the server while the person is on any screen. Draws nothing but the tour of the demo, and loads after the screen. */
export function BackgroundWork() {
  return (
    <>
      <WorkspaceWatcher />
      <SyncWatcher />
      <FirstSyncWatcher />
      <RecomputeWatcher />
      <BulkReportsWatcher />
      <EnrichmentWatcher />
      <Tour />
    </>
  );
}
