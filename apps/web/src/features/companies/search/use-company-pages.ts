import { type InfiniteData, keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { CompanyPage, CompanySort } from '@workbench/services/companies/schemas';
import { useState } from 'react';
import { trpc, trpcClient } from '~/lib/api/trpc';
import { toPageInput } from '../page/company-list';
import { sharingValues } from '../table/share-values';

interface CompanyPagesInput {
  q: string;
  sort: CompanySort;
  /** As text; empty for none. */
  filter: string;
  /** What rows need beside the usual. */
  include: string | undefined;
  /** Cursor of the first page to read; null for the beginning. */
  startAfter: string | null;
}

/**
 * Companies page by page, from `startAfter` on. The tRPC hook leaves the first cursor out of its key, so that two
 * starting points would share one list; therefore the key is written here, beneath the same prefix.
 */
export function useCompanyPages({ q, sort, filter, include, startAfter }: CompanyPagesInput) {
  const input = { ...toPageInput({ q, sort, filter }), ...(include && { include }) };
  const [share] = useState(sharingValues);
  return useInfiniteQuery<CompanyPage, Error, InfiniteData<CompanyPage, string | null>, QueryKey, string | null>({
    queryKey: [...getQueryKey(trpc.companies.page, input, 'infinite'), startAfter],
    queryFn: async ({ pageParam, signal }) => {
      const asked = pageParam === null ? input : { ...input, cursor: pageParam };
      const page = await trpcClient.companies.page.query(asked, { signal });
      share(page.items);
      return page;
    },
    initialPageParam: startAfter,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    // A deep comparison of all loaded rows at each page would block the page at 100,000 rows.
    structuralSharing: false,
    // Rows that no one sees are not kept: after a write the list begins again instead of reading every page again.
    gcTime: 0,
  });
}
