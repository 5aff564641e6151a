import type { SyncCompanyInput } from '@workbench/services/sources/schemas';
import { useEffect, useRef } from 'react';
import { errorMessage } from '~/lib/api/errors';
import { pollWhile } from '~/lib/api/polling';
import { invalidateAfter } from '~/lib/api/query-client';
import { trpc } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';
import { COMPANY_SYNC_POLL_MS, isCompanySyncRunning } from './company-sync-state';

type RepeatLost = NonNullable<SyncCompanyInput['repeatLost']>;

/** What each source answered about a company; followed while they are being asked, then the company is read again. */
export function useCompanySync(id: string) {
  const utils = trpc.useUtils();
  const sync = trpc.sources.companySync.useQuery(
    { id },
    { staleTime: 0, refetchOnMount: 'always', refetchInterval: pollWhile(isCompanySyncRunning, COMPANY_SYNC_POLL_MS) },
  );
  const start = trpc.sources.syncCompany.useMutation({
    onSuccess: (state) => utils.sources.companySync.setData({ id }, state),
    onError: (error) => toast({ title: 'Sync Failed', description: errorMessage(error), variant: 'destructive' }),
  });

  const isRunning = sync.data !== undefined && isCompanySyncRunning(sync.data);
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning) void invalidateAfter('company.synced');
    wasRunning.current = isRunning;
  }, [isRunning]);

  return {
    sync,
    isRunning: isRunning || start.isPending,
    /** Of these sources a lost purchase is bought once more. */
    start: (repeatLost: RepeatLost = []) => start.mutate({ id, ...(repeatLost.length > 0 && { repeatLost }) }),
  };
}

export type CompanySyncState = ReturnType<typeof useCompanySync>;
