import { QueryClient } from '@tanstack/react-query';

/**
 * Data are fresh until a write invalidates them (see invalidations.ts); nothing is retried behind the user's back.
 * `networkMode: 'always'` because the server may run on this very machine, which the browser may believe to be offline.
 */
export const queryClient = new QueryClient({
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
