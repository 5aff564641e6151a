import type { SyncRun } from '@workbench/services/sources/schemas';
import { useEffect, useRef } from 'react';
import { pollWhile } from '~/lib/api/polling';
import { invalidateAfter } from '~/lib/api/query-client';
import { trpc } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';
import { syncAnnouncements } from './sync-announcements';
import { isSyncFinished, isSyncRunning, SYNC_POLL_MS, SYNC_TITLE, syncCountsText, syncDoneCount } from './sync-run';

/** What a running sync has changed so far is read again at most this often. */
const REFETCH_INTERVAL_MS = 5000;

/** Follows a running sync on whichever screen the person is: figures move, and its end is said once. Draws nothing. */
export function SyncWatcher() {
  const { data } = trpc.sources.latestSync.useQuery(
    {},
    { refetchInterval: pollWhile(({ run }) => run !== null && isSyncRunning(run), SYNC_POLL_MS) },
  );
  const run = data?.run ?? null;
  const lastRefetch = useRef({ done: 0, at: 0 });

  useEffect(() => {
    if (run === null) return;
    if (!isSyncFinished(run)) {
      const done = syncDoneCount(run);
      if (!syncAnnouncements.isFollowed(run.id)) lastRefetch.current = { done, at: Date.now() };
      syncAnnouncements.follow(run.id);
      if (done === lastRefetch.current.done || Date.now() - lastRefetch.current.at < REFETCH_INTERVAL_MS) return;
      lastRefetch.current = { done, at: Date.now() };
      void invalidateAfter('sync.progressed');
    } else if (syncAnnouncements.isFollowed(run.id)) {
      if (syncAnnouncements.announceOnce(run)) toastSyncEnd(run);
      void invalidateAfter('sync.finished');
    }
  }, [run]);
  return null;
}

function toastSyncEnd(run: SyncRun): void {
  const isFailure = run.state === 'failed';
  toast({
    title: SYNC_TITLE[run.state],
    description: `${syncCountsText(run)}.`,
    ...(run.state === 'cancelled' ? {} : { isStored: true as const }),
    ...(isFailure ? { variant: 'destructive' as const } : {}),
  });
}
