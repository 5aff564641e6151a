import {
  createTRPCQueryUtils,
  createTRPCReact,
  httpBatchLink,
  httpBatchStreamLink,
  splitLink,
} from '@trpc/react-query';
import type { AppRouter } from '@workbench/trpc';
import { queryClient } from '~/lib/api/query-client';

/** Typed hooks: `trpc.companies.page.useQuery({ limit: 25 })`. */
export const trpc = createTRPCReact<AppRouter>();

/** Answers in pieces, which only the link that reads line by line can take. */
const STREAMED = 'ai.stream';
/** The frame of every screen waits for it: in a batch it would come with the slowest answer. */
const FRAME = 'companies.workspace';

const url = '/trpc';
const fetchWithCookies = (input: RequestInfo | URL | string, options?: object) =>
  fetch(input, { ...(options as RequestInit | undefined), credentials: 'include' });

export const trpcClient = trpc.createClient({
  links: [
    splitLink({
      condition: ({ path }) => path === STREAMED,
      // One call per request: Stop ends that one.
      true: httpBatchStreamLink({ url, maxItems: 1, fetch: fetchWithCookies }),
      // Longer batches are split, so that no proxy on the way refuses the address and the server takes each.
      false: splitLink({
        condition: ({ path }) => path === FRAME,
        true: httpBatchLink({ url, maxItems: 1, fetch: fetchWithCookies }),
        false: httpBatchLink({ url, maxURLLength: 4000, maxItems: 20, fetch: fetchWithCookies }),
      }),
    }),
  ],
});

/** For use outside of components: route loaders prefetch with it. */
export const trpcUtils = createTRPCQueryUtils<AppRouter>({ queryClient, client: trpcClient });
