import { useCallback, useEffect, useRef } from 'react';
import { pollWhile } from '~/lib/api/polling';
import { invalidateAfter } from '~/lib/api/query-client';
import { trpc } from '~/lib/api/trpc';
import { COMPANY_SYNC_POLL_MS, isCompanySyncRunning } from './company-sync-state';
import { endFirstSync, useFirstSyncCompanyIds } from './first-sync';

/** A sync that no one works on (no worker runs) is not followed for ever. */
const FOLLOW_MAX_MS = 5 * 60_000;
/** Many that were added together end one after the other; the lists are read again once for several. */
const BATCH_MS = 800;

/** Follows the first sync of each company added in this session, on whichever screen the person is. Draws nothing. */
export function FirstSyncWatcher() {
  const ids = useFirstSyncCompanyIds();
  const ended = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onEnded = useCallback((id: string) => {
    ended.current.add(id);
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      const endedIds = [...ended.current];
      ended.current.clear();
      await invalidateAfter('company.synced').catch(() => undefined);
      // Not before the figures have been read: until then the row says that sources are asked, not that there are none.
      for (const one of endedIds) endFirstSync(one);
    }, BATCH_MS);
  }, []);
  return ids.map((id) => <FollowedCompany key={id} id={id} onEnded={onEnded} />);
}

function FollowedCompany({ id, onEnded }: { id: string; onEnded: (id: string) => void }) {
  const sync = trpc.sources.companySync.useQuery(
    { id },
    {
      staleTime: 0,
      refetchOnMount: 'always',
      // The sync is queued together with the company; "never" can only mean that it is not there quite yet.
      refetchInterval: pollWhile((data) => isCompanySyncRunning(data) || data.state === 'never', COMPANY_SYNC_POLL_MS),
    },
  );
  const hasEnded =
    sync.data !== undefined && sync.data.state !== 'never' && !isCompanySyncRunning(sync.data) && !sync.isFetching;
  const isMissing = sync.error?.data?.code === 'NOT_FOUND';

  useEffect(() => {
    if (hasEnded || isMissing) onEnded(id);
  }, [hasEnded, isMissing, id, onEnded]);
  useEffect(() => {
    const timer = setTimeout(() => onEnded(id), FOLLOW_MAX_MS);
    return () => clearTimeout(timer);
  }, [id, onEnded]);
  return null;
}
