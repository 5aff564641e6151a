import { type InfiniteData, keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { TrashPage } from '@workbench/services/trash/schemas';
import { trpc, trpcClient } from '~/lib/api/trpc';
import type { TrashParams } from './url-params';

const PAGE_SIZE = 50;
/** How often an entry is looked at that a deletion or restore works on. */
const POLL_MS = 2000;

/** The entries of the trash page by page. The tRPC hook would send the direction of the paging, which the server refuses. */
export function useTrash(params: TrashParams) {
  const input = { ...params, limit: PAGE_SIZE };
  const query = useInfiniteQuery<TrashPage, Error, InfiniteData<TrashPage, string | null>, QueryKey, string | null>({
    queryKey: getQueryKey(trpc.trash.list, input, 'infinite'),
    queryFn: ({ pageParam, signal }) =>
      trpcClient.trash.list.query(pageParam === null ? input : { ...input, cursor: pageParam }, { signal }),
    initialPageParam: null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ entries }) => entries.some((entry) => entry.state !== 'trashed')) ? POLL_MS : false,
  });
  return {
    ...query,
    entries: query.data?.pages.flatMap(({ entries }) => entries) ?? [],
    total: query.data?.pages.at(-1)?.total,
  };
}
