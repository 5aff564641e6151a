import { trpcUtils } from '~/lib/api/trpc';
import { prefetchAttention } from './attention';
import { visitsAt } from './last-visit';
import { movedQuery } from './moved-query';

/**
 * Begins to read what happened and what waits, while the code of the dashboard is still on its way. In a request of its
 * own, so that the figures above do not come with the slowest of these answers.
 */
export function prefetchNews(): void {
  setTimeout(() => {
    const now = Date.now();
    void trpcUtils.analytics.movedHeadcounts.prefetch(movedQuery(visitsAt(now), now));
    prefetchAttention();
  });
}
