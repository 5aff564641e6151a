import { type InfiniteData, keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { CampaignItem, CampaignItems } from '@workbench/services/campaigns/schemas';
import { trpc, trpcClient } from '~/lib/api/trpc';
import { CAMPAIGN_POLL_MS } from '../list/campaign-status';

const PAGE_SIZE = 100;
/** A list that was loaded far would read each of its pages again. */
const PAGES_POLLED_MAX = 2;

/** A campaign's companies, page by page. The server's cursor is called `after`, so the key is written here. */
export function useCampaignItems(id: string, state: CampaignItem['state'] | null, isMoving: boolean) {
  const input = { id, limit: PAGE_SIZE, ...(state === null ? {} : { state }) };
  return useInfiniteQuery<CampaignItems, Error, InfiniteData<CampaignItems, number | null>, QueryKey, number | null>({
    queryKey: getQueryKey(trpc.campaigns.items, input, 'infinite'),
    queryFn: ({ pageParam, signal }) =>
      trpcClient.campaigns.items.query(pageParam === null ? input : { ...input, after: pageParam }, { signal }),
    initialPageParam: null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) =>
      isMoving && data !== undefined && data.pages.length <= PAGES_POLLED_MAX ? CAMPAIGN_POLL_MS : false,
  });
}
