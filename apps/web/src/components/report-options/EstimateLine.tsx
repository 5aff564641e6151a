import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Button } from '~/components/ui/Button';
import { errorMessage } from '~/lib/errors';
import { trpcClient } from '~/lib/trpc';
import { useDebounced } from '~/lib/use-debounced';
import { estimateText } from './report-options';

const SETTLE_MS = 400;

interface EstimateLineProps {
  selected: ReadonlySet<string>;
  /** null while what is typed makes no sense. */
  skipYoungerThanDays: number | null;
}

/** Time and price of the reports, counted by the server before anything begins. */
export function EstimateLine({ selected, skipYoungerThanDays }: EstimateLineProps) {
  const asked = useMemo(() => ({ selected, skipYoungerThanDays }), [selected, skipYoungerThanDays]);
  const settled = useDebounced(asked, SETTLE_MS);
  const days = settled.skipYoungerThanDays;
  const isAsked = settled.selected.size > 0 && days !== null;
  const companyIds = useMemo(() => [...settled.selected], [settled.selected]);
  const estimate = useQuery({
    queryKey: ['report-estimate', days, companyIds.join()],
    queryFn: ({ signal }) =>
      trpcClient.reports.estimate.mutate(
        { companyIds, ...(days === null || days === 0 ? {} : { skipYoungerThanDays: days }) },
        { signal },
      ),
    enabled: isAsked,
    // Reports that are written meanwhile change it.
    staleTime: 0,
    gcTime: 0,
  });
  const isCounting = asked !== settled || estimate.isFetching;
  return (
    <div role="status" className="flex min-h-8 flex-wrap items-center gap-x-3 text-[0.8125rem] text-muted-foreground">
      {!isAsked || selected.size === 0 ? null : isCounting ? (
        <p>Estimating time and price...</p>
      ) : estimate.error ? (
        <>
          <p className="text-destructive">Failed to estimate: {errorMessage(estimate.error)}</p>
          <Button variant="outline" size="sm" onClick={() => void estimate.refetch()}>
            Retry
          </Button>
        </>
      ) : (
        estimate.data && <p className="max-w-prose text-pretty">{estimateText(estimate.data)}</p>
      )}
    </div>
  );
}
