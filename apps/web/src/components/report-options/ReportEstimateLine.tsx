import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { errorMessage } from '~/lib/api/errors';
import { trpcClient } from '~/lib/api/trpc';
import { useDebounced } from '~/lib/state/use-debounced';
import { reportEstimateText } from './report-estimate';

const DEBOUNCE_MS = 400;

interface ReportEstimateLineProps {
  selected: ReadonlySet<string>;
  /** null while what is typed makes no sense. */
  skipYoungerThanDays: number | null;
}

/** Time and price of the reports, counted by the server before anything begins. */
export function ReportEstimateLine({ selected, skipYoungerThanDays }: ReportEstimateLineProps) {
  const options = useMemo(() => ({ selected, skipYoungerThanDays }), [selected, skipYoungerThanDays]);
  const debouncedOptions = useDebounced(options, DEBOUNCE_MS);
  const days = debouncedOptions.skipYoungerThanDays;
  const isReady = debouncedOptions.selected.size > 0 && days !== null;
  const companyIds = useMemo(() => [...debouncedOptions.selected], [debouncedOptions.selected]);
  const estimate = useQuery({
    queryKey: ['report-estimate', days, companyIds.join()],
    queryFn: ({ signal }) =>
      trpcClient.reports.estimate.mutate(
        { companyIds, ...(days === null || days === 0 ? {} : { skipYoungerThanDays: days }) },
        { signal },
      ),
    enabled: isReady,
    // Reports that are written meanwhile change it.
    staleTime: 0,
    gcTime: 0,
  });
  const isCounting = options !== debouncedOptions || estimate.isFetching;
  return (
    <div role="status" className="flex min-h-8 flex-wrap items-center gap-x-3 text-ui text-muted-foreground">
      {!isReady || selected.size === 0 ? null : isCounting ? (
        <p>Estimating time and cost…</p>
      ) : estimate.error ? (
        <>
          <p className="text-destructive">Failed to estimate time and cost: {errorMessage(estimate.error)}</p>
          <Button variant="outline" size="sm" onClick={() => void estimate.refetch()}>
            Retry
          </Button>
        </>
      ) : (
        estimate.data && <p className="max-w-prose text-pretty">{reportEstimateText(estimate.data)}</p>
      )}
    </div>
  );
}
