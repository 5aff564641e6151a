import { createTRPCQueryUtils, createTRPCReact, httpBatchLink } from '@trpc/react-query';
import type { AppRouter } from '@workbench/trpc';
import { queryClient } from '~/lib/query-client';

/** Typed hooks: `trpc.companies.page.useQuery({ limit: 25 })`. */
export const trpc = createTRPCReact<AppRouter>();

export const trpcClient = trpc.createClient({
  links: [
    httpBatchLink({
      url: '/trpc',
      // Longer batches are split, so that no proxy on the way refuses the address.
      maxURLLength: 4000,
      fetch: (url, options) => fetch(url, { ...(options as RequestInit), credentials: 'include' }),
    }),
  ],
});

/** For use outside of components: route loaders prefetch with it. */
export const trpcUtils = createTRPCQueryUtils<AppRouter>({ queryClient, client: trpcClient });
