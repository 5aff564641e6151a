import { type InfiniteData, keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey, type TRPCClientErrorLike } from '@trpc/react-query';
import type { LeadPage } from '@workbench/services/leads/schemas';
import type { AppRouter } from '@workbench/trpc';
import { pollWhile } from '~/lib/api/polling';
import { trpc, trpcClient } from '~/lib/api/trpc';
import { toFilterInput } from '../lead-filters';
import { LEAD_POLL_MS } from '../run-status';
import type { LeadFilters } from '../url-params';

type ReadError = TRPCClientErrorLike<AppRouter>;

const PAGE_SIZE = 100;
/** A list that was loaded far would read each of its pages again every 3 seconds. */
const PAGES_POLLED_MAX = 2;

/**
 * Leads page by page, the newest first; followed while they move. The tRPC hook would send the direction of the paging
 * as well, which the server refuses as unknown.
 */
export function useLeadPages(filters: LeadFilters, areLeadsMoving: boolean) {
  const input = {
    limit: PAGE_SIZE,
    ...toFilterInput(filters),
  };
  return useInfiniteQuery<LeadPage, ReadError, InfiniteData<LeadPage, string | null>, QueryKey, string | null>({
    queryKey: getQueryKey(trpc.leads.page, input, 'infinite'),
    queryFn: ({ pageParam, signal }) =>
      trpcClient.leads.page.query(pageParam === null ? input : { ...input, cursor: pageParam }, { signal }),
    initialPageParam: null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: pollWhile(({ pages }) => areLeadsMoving && pages.length <= PAGES_POLLED_MAX, LEAD_POLL_MS),
    // A deep comparison of all loaded rows at each page would block the page at 50,000 rows.
    structuralSharing: false,
    // Rows that no one sees are not kept: coming back begins again instead of reading every page again.
    gcTime: 0,
  });
}
