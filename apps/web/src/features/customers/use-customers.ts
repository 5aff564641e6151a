import { type InfiniteData, keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { CustomerPage } from '@workbench/services/customers/schemas';
import { trpc, trpcClient } from '~/lib/api/trpc';
import type { CustomersParams } from './url-params';

const PAGE_SIZE = 50;

/** The list of customers page by page. The tRPC hook would send the direction of the paging, which the server refuses. */
export function useCustomers(params: CustomersParams) {
  const input = { ...params, limit: PAGE_SIZE };
  const query = useInfiniteQuery<
    CustomerPage,
    Error,
    InfiniteData<CustomerPage, string | null>,
    QueryKey,
    string | null
  >({
    queryKey: getQueryKey(trpc.customers.list, input, 'infinite'),
    queryFn: ({ pageParam, signal }) =>
      trpcClient.customers.list.query(pageParam === null ? input : { ...input, cursor: pageParam }, { signal }),
    initialPageParam: null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const last = query.data?.pages.at(-1);
  return {
    ...query,
    entries: query.data?.pages.flatMap(({ entries }) => entries) ?? [],
    total: last?.total,
    reasons: last?.reasons ?? [],
  };
}

export type CustomerList = ReturnType<typeof useCustomers>;
