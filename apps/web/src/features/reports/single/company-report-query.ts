import { getQueryKey } from '@trpc/react-query';
import type { CompanyReport } from '@workbench/services/reports/schemas';
import { trpc, trpcClient } from '~/lib/api/trpc';

/**
 * Reads the report of a company, null when there is none. That is no error, though the server answers 404: hence a read
 * of its own under the hook's key.
 */
export const companyReportQuery = (companyId: string) => ({
  queryKey: getQueryKey(trpc.reports.get, { id: companyId }, 'query'),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<CompanyReport | null> =>
    trpcClient.reports.get.query({ id: companyId }, { signal }).catch((error) => {
      if (error?.data?.code === 'NOT_FOUND') return null;
      throw error;
    }),
});
