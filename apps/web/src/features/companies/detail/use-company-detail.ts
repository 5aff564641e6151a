import { trpc } from '~/lib/api/trpc';

/** The dialog shows what is stored now, also when it opens for the second time. */
const FRESH = { staleTime: 0, refetchOnMount: 'always' } as const;

export function useCompanyDetail(id: string) {
  return {
    company: trpc.companies.get.useQuery({ id }, FRESH),
    records: trpc.companies.data.useQuery({ id }, FRESH),
    explanation: trpc.companies.explain.useQuery({ id }, FRESH),
  };
}

export function useCompanyTrend(id: string) {
  return trpc.companies.trend.useQuery({ id }, FRESH);
}
