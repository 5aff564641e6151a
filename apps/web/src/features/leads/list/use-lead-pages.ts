import { keepPreviousData } from '@tanstack/react-query';
import { pollWhile } from '~/lib/api/polling';
import { trpc } from '~/lib/api/trpc';
import { LEAD_POLL_MS } from '../run-status';
import type { LeadFilters } from '../url-params';

const PAGE_SIZE = 100;
/** A list that was loaded far would read each of its pages again every 3 seconds. */
const PAGES_POLLED_MAX = 2;

/** Leads page by page, the newest first; followed while they move. */
export function useLeadPages({ q, status, list, review }: LeadFilters, areLeadsMoving: boolean) {
  return trpc.leads.page.useInfiniteQuery(
    {
      limit: PAGE_SIZE,
      ...(q ? { q } : {}),
      ...(status ? { status } : {}),
      ...(list ? { listId: list } : {}),
      ...(review ? { review } : {}),
    },
    {
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
      refetchOnMount: 'always',
      refetchInterval: pollWhile(({ pages }) => areLeadsMoving && pages.length <= PAGES_POLLED_MAX, LEAD_POLL_MS),
      // A deep comparison of all loaded rows at each page would block the page at 50,000 rows.
      structuralSharing: false,
      // Rows that no one sees are not kept: coming back begins again instead of reading every page again.
      gcTime: 0,
    },
  );
}
