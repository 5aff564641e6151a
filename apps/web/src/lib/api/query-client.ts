import { MutationCache, QueryClient } from '@tanstack/react-query';
import { invalidateQueries, pathOfKey } from './invalidation/invalidate-queries.ts';
import type { Write } from './invalidation/writes.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The mutation is pending until what it changed has been read again. */
      awaitsReads?: true;
    };
  }
}

/**
 * Data are fresh until a write invalidates them (see invalidation/topics.ts); nothing is retried behind the user's back.
 * `networkMode: 'always'` because the server may run on this very machine, which the browser may believe to be offline.
 */
export const queryClient: QueryClient = new QueryClient({
  mutationCache: new MutationCache({
    // Also after a failure: part of the work may be done, and what the server refuses shows that the screen is old.
    onSettled: (_data, _error, _variables, _result, { options, meta }) => {
      const path = pathOfKey(options.mutationKey);
      if (path === null) return;
      const reads = invalidateAfter(path as Write);
      return meta?.awaitsReads ? reads : undefined;
    },
  }),
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/**
 * Reads again what `write` changed. Mutations of `trpc.*.useMutation` do so by themselves; this is for calls of
 * `trpcClient`, for uploads, and for work in the background. Resolves when what is on screen has been read.
 */
export function invalidateAfter(write: Write): Promise<void> {
  return invalidateQueries(queryClient, write);
}
