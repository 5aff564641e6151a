import { type InfiniteData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { ReportPage } from '@workbench/services/reports/schemas';
import { trpc, trpcClient } from '~/lib/api/trpc';

const INPUT = { limit: 25 };

/** The latest report of each company, page by page. The tRPC hook would send the direction of the paging, which the server refuses. */
export function useLatestReports() {
  const query = useInfiniteQuery<ReportPage, Error, InfiniteData<ReportPage, string | null>, QueryKey, string | null>({
    queryKey: getQueryKey(trpc.reports.list, INPUT, 'infinite'),
    queryFn: ({ pageParam, signal }) =>
      trpcClient.reports.list.query(pageParam === null ? INPUT : { ...INPUT, cursor: pageParam }, { signal }),
    initialPageParam: null,
    getNextPageParam: (page) => page.nextCursor,
    refetchOnMount: 'always',
  });
  return { ...query, reports: query.data?.pages.flatMap(({ items }) => items) };
}
