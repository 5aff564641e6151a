import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatCount, formatNumber } from '~/lib/format';
import { invalidateAfter } from '~/lib/invalidations';
import { useStore } from '~/lib/store';
import { toast } from '~/lib/toast';
import { trpc, trpcClient } from '~/lib/trpc';
import { type BulkRun, countRun, generatingIds, nextPollMs, withStatuses } from '../lib/bulk-run';
import { bulkAnnouncements, bulkRunStore, setBulkRun } from '../lib/bulk-store';

let failuresInARow = 0;

/** Follows a bulk run on whichever screen the person is, until none is generating; its end is said once. Draws nothing. */
export function BulkReportsWatcher() {
  const utils = trpc.useUtils();
  const run = useStore(bulkRunStore, (state) => state);
  const isRunning = run !== null && run.finishedAt === null;
  useQuery({
    queryKey: ['bulk-report-statuses', run?.id],
    queryFn: readStatuses,
    enabled: isRunning,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: () => nextPollMs(failuresInARow),
  });
  useEffect(() => {
    if (run === null) return;
    if (run.finishedAt === null) bulkAnnouncements.follow(run.id);
    else if (bulkAnnouncements.isFollowed(run.id)) {
      if (bulkAnnouncements.announceOnce({ id: run.id, finishedAt: 'ended' })) announce(run);
      void invalidateAfter(utils, 'reports.changed');
    }
  }, [run, utils]);
  return null;
}

/** Asks about those that are still generating. A failure is only logged: the next question may succeed. */
async function readStatuses(): Promise<number> {
  const asked = bulkRunStore.get();
  if (asked === null || asked.finishedAt !== null) return 0;
  try {
    const answer = await trpcClient.reports.statuses.mutate({ companyIds: generatingIds(asked) });
    failuresInARow = 0;
    const run = bulkRunStore.get();
    if (run?.id === asked.id) setBulkRun(withStatuses(run, answer, new Date().toISOString()));
  } catch (error) {
    failuresInARow += 1;
    console.error('Failed to read the report statuses', error);
  }
  return failuresInARow;
}

function announce(run: BulkRun): void {
  const { selected, completed, failed } = countRun(run);
  const failures = failed === 0 ? '' : `, ${formatNumber(failed)} failed`;
  toast({
    title: 'Bulk Generation Complete',
    description: `${formatNumber(completed)} of ${formatCount(selected, 'report', 'reports')} completed${failures}.`,
  });
}
