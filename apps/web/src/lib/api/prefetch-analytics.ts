import { trpcUtils } from './trpc';

/** Begins to read what the cards and charts show, while the code of their screen is still on its way. */
export function prefetchAnalytics(): void {
  void trpcUtils.analytics.overview.prefetch({});
  void trpcUtils.analytics.employeesBySource.prefetch({});
  void trpcUtils.analytics.distributions.prefetch({});
}
