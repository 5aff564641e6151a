import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invalidateAfter } from '~/lib/api/query-client';
import { trpcClient } from '~/lib/api/trpc';
import { formatCount, formatNumber } from '~/lib/format/format';
import { toast } from '~/lib/notifications/toast';
import { useStore } from '~/lib/state/store';
import { applyStatuses, type BulkRun, countBulkRun, generatingIds, nextPollMs } from './bulk-run';
import { bulkAnnouncements, bulkRunStore, setBulkRun } from './bulk-run-store';

let failuresInARow = 0;

/** Follows a bulk run on whichever screen the person is, until none is generating; its end is said once. Draws nothing. */
export function BulkReportsWatcher() {
  const run = useStore(bulkRunStore, (state) => state);
  const isRunning = run !== null && run.finishedAt === null;
  useQuery({
    queryKey: ['bulk-report-statuses', run?.id],
    queryFn: pollStatuses,
    enabled: isRunning,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: () => nextPollMs(failuresInARow),
  });
  useEffect(() => {
    if (run === null) return;
    if (run.finishedAt === null) bulkAnnouncements.follow(run.id);
    else if (bulkAnnouncements.isFollowed(run.id)) {
      if (bulkAnnouncements.announceOnce({ id: run.id, finishedAt: 'ended' })) toastBulkRunEnd(run);
      void invalidateAfter('reports.written');
    }
  }, [run]);
  return null;
}

/** Asks about those that are still generating. A failure is only logged: the next question may succeed. */
async function pollStatuses(): Promise<number> {
  const requestedRun = bulkRunStore.get();
  if (requestedRun === null || requestedRun.finishedAt !== null) return 0;
  try {
    const statuses = await trpcClient.reports.statuses.mutate({ companyIds: generatingIds(requestedRun) });
    failuresInARow = 0;
    const run = bulkRunStore.get();
    if (run?.id === requestedRun.id) setBulkRun(applyStatuses(run, statuses, new Date().toISOString()));
  } catch (error) {
    failuresInARow += 1;
    console.error('Failed to read the report statuses', error);
  }
  return failuresInARow;
}

function toastBulkRunEnd(run: BulkRun): void {
  const { selected, completed, failed } = countBulkRun(run);
  const failures = failed === 0 ? '' : `, ${formatNumber(failed)} failed`;
  toast({
    title: 'Bulk Generation Complete',
    description: `${formatNumber(completed)} of ${formatCount(selected, 'report', 'reports')} completed${failures}.`,
  });
}
