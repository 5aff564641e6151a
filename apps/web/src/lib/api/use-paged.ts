import { type InfiniteData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import type { TRPCClientErrorLike } from '@trpc/react-query';
import type { AppRouter } from '@workbench/trpc';

export interface PagedItems<T> {
  items: T[];
  nextCursor: string | null;
}

type ReadError = TRPCClientErrorLike<AppRouter>;

/**
 * A list, page by page, read again each time that it is shown. The tRPC hook would send the direction of
 * the paging as well, which the server refuses as unknown.
 */
export function usePaged<T>(
  queryKey: QueryKey,
  read: (cursor: { cursor?: string }, signal: AbortSignal) => Promise<PagedItems<T>>,
) {
  const query = useInfiniteQuery<
    PagedItems<T>,
    ReadError,
    InfiniteData<PagedItems<T>, string | null>,
    QueryKey,
    string | null
  >({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam === null ? {} : { cursor: pageParam }, signal),
    initialPageParam: null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
    refetchOnMount: 'always',
    gcTime: 0,
  });
  const items = query.data?.pages.flatMap((page) => page.items);
  return { ...query, data: items };
}

export type PagedQuery<T> = ReturnType<typeof usePaged<T>>;
