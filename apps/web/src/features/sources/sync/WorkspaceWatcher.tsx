import type { Workspace } from '@workbench/services/companies/schemas';
import { useEffect, useRef } from 'react';
import { pollWhile } from '~/lib/api/polling';
import { invalidateAfter } from '~/lib/api/query-client';
import { trpc } from '~/lib/api/trpc';
import { isSyncRunning } from './sync-run';

const POLL_MS = 15_000;
/** While the demo is prepared, its first screens fill up. */
const PREPARING_POLL_MS = 2000;
const poll = pollWhile<Workspace>(() => true, POLL_MS);
const pollPreparing = pollWhile<Workspace>(() => true, PREPARING_POLL_MS);

/**
 * Notices what others write: the hourly sync, another window, a script. The version of the workspace is the only thing
 * that is polled, and how far the demo is; when it moves, what is on screen is read again. Draws nothing.
 */
export function WorkspaceWatcher() {
  const utils = trpc.useUtils();
  const { data } = trpc.companies.workspace.useQuery(
    {},
    { refetchInterval: (query) => (query.state.data?.preparing ? pollPreparing : poll)(query) },
  );
  // What the demo adds beside companies does not move their version.
  const version = data && `${data.version} ${data.preparing?.done ?? ''}`;
  const known = useRef<string>(undefined);

  useEffect(() => {
    const before = known.current;
    known.current = version;
    if (before === undefined || version === undefined || before === version) return;
    void invalidateMoved();

    async function invalidateMoved(): Promise<void> {
      await invalidateAfter('workspace.noticed');
      const run = utils.sources.latestSync.getData({})?.run ?? null;
      // A running sync is followed by its own watcher: rows that move every few seconds can't be read.
      const isFollowed = run !== null && isSyncRunning(run);
      await invalidateAfter(isFollowed ? 'sync.progressed' : 'workspace.moved');
    }
  }, [version, utils]);
  return null;
}
