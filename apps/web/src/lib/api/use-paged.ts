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
  /** Milliseconds until items are read again by themselves. */
  pollEvery: (items: T[]) => number | false = () => false,
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
    refetchInterval: ({ state }) => pollEvery(itemsOf(state.data) ?? []),
  });
  return { ...query, data: itemsOf(query.data) };
}

const itemsOf = <T>(data: InfiniteData<PagedItems<T>, string | null> | undefined) =>
  data?.pages.flatMap((page) => page.items);

export type PagedQuery<T> = ReturnType<typeof usePaged<T>>;
