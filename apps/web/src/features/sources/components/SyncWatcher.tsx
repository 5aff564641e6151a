import type { SyncRun } from '@workbench/services/sources/schemas';
import { useEffect, useRef } from 'react';
import { invalidateAfter } from '~/lib/invalidations';
import { pollWhile } from '~/lib/poll';
import { toast } from '~/lib/toast';
import { trpc } from '~/lib/trpc';
import { syncAnnouncements } from '../lib/announced-runs';
import { countsText, doneCount, hasEnded, isUnderWay, RUN_TITLE, SYNC_POLL_MS } from '../lib/sync-run';

/** What a running sync has changed so far is read again at most this often. */
const REREAD_MS = 5000;

/** Follows a running sync on whichever screen the person is: figures move, and its end is said once. Draws nothing. */
export function SyncWatcher() {
  const utils = trpc.useUtils();
  const { data } = trpc.sources.latestSync.useQuery(
    {},
    { refetchInterval: pollWhile(({ run }) => run !== null && isUnderWay(run), SYNC_POLL_MS) },
  );
  const run = data?.run ?? null;
  const reread = useRef({ done: 0, at: 0 });

  useEffect(() => {
    if (run === null) return;
    if (!hasEnded(run)) {
      const done = doneCount(run);
      if (!syncAnnouncements.isFollowed(run.id)) reread.current = { done, at: Date.now() };
      syncAnnouncements.follow(run.id);
      if (done === reread.current.done || Date.now() - reread.current.at < REREAD_MS) return;
      reread.current = { done, at: Date.now() };
      void invalidateAfter(utils, 'sync.progressed');
    } else if (syncAnnouncements.isFollowed(run.id)) {
      if (syncAnnouncements.announceOnce(run)) announce(run);
      void invalidateAfter(utils, 'sync.finished');
    }
  }, [run, utils]);
  return null;
}

function announce(run: SyncRun): void {
  const isBad = run.state === 'failed';
  toast({
    title: RUN_TITLE[run.state],
    description: `${countsText(run)}.`,
    ...(isBad ? { variant: 'destructive' as const } : {}),
  });
}
