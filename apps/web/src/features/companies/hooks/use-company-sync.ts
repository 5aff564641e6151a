import { useEffect, useRef } from 'react';
import { errorMessage } from '~/lib/errors';
import { invalidateAfter } from '~/lib/invalidations';
import { pollWhile } from '~/lib/poll';
import { toast } from '~/lib/toast';
import { trpc } from '~/lib/trpc';
import { COMPANY_SYNC_POLL_MS, isUnderWay } from '../lib/sync-state';

/** What each source answered about a company; followed while they are being asked, then the company is read again. */
export function useCompanySync(id: string) {
  const utils = trpc.useUtils();
  const sync = trpc.sources.companySync.useQuery(
    { id },
    { staleTime: 0, refetchOnMount: 'always', refetchInterval: pollWhile(isUnderWay, COMPANY_SYNC_POLL_MS) },
  );
  const start = trpc.sources.syncCompany.useMutation({
    onSuccess: (state) => utils.sources.companySync.setData({ id }, state),
    onError: (error) => toast({ title: 'Sync Failed', description: errorMessage(error), variant: 'destructive' }),
  });

  const isAsking = sync.data !== undefined && isUnderWay(sync.data);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking) void invalidateAfter(utils, 'company.synced');
    wasAsking.current = isAsking;
  }, [isAsking, utils]);

  return { sync, isAsking: isAsking || start.isPending, start: () => start.mutate({ id }) };
}

export type CompanySyncState = ReturnType<typeof useCompanySync>;
