import { FileSpreadsheet } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Card } from '~/components/ui/display/Card';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { Skeleton } from '~/components/ui/feedback/Skeleton';
import { StaleDataNotice } from '~/components/ui/feedback/StaleDataNotice';
import { READ_FAILURE } from '~/lib/api/errors';
import { formatNumber } from '~/lib/format/format';
import { useNow } from '~/lib/state/use-now';
import { LeadImportResultCard } from '../import/LeadImportResultCard';
import type { LeadImport } from '../import/use-lead-import';
import { toRunEntries } from '../run-status';
import { RunCard } from './RunCard';
import type { EnrichmentRunsState } from './use-enrichment-runs';

const SHOWN_AT_FIRST = 5;

interface RunListProps {
  runs: EnrichmentRunsState;
  leadImport: LeadImport;
}

/** Every import and every enrichment of chosen leads, newest first, with what can be done to each. */
export function RunList({ runs: { lists, runs }, leadImport: { result, reset } }: RunListProps) {
  const section = useRef<HTMLElement>(null);
  const now = useNow();
  const [areAllShown, setAllShown] = useState(false);
  const entries = useMemo(
    () => (lists.data && runs.data ? toRunEntries(lists.data, runs.data) : undefined),
    [lists.data, runs.data],
  );
  const shownBefore = useRef(result);
  useEffect(() => {
    // What has just been imported runs down here: the form above is empty again.
    if (result !== null && result !== shownBefore.current) section.current?.scrollIntoView();
    shownBefore.current = result;
  }, [result]);
  const error = lists.error ?? runs.error;
  const retry = () => void Promise.all([lists.refetch(), runs.refetch()]);
  const shown = areAllShown ? entries : entries?.slice(0, SHOWN_AT_FIRST);
  const hidden = (entries?.length ?? 0) - (shown?.length ?? 0);
  return (
    <section ref={section} aria-labelledby="lead-works" className="flex scroll-mt-20 min-w-0 flex-col gap-3">
      <h2 id="lead-works" className="mt-2 font-semibold text-title leading-6">
        Imports and enrichments
      </h2>
      {result && <LeadImportResultCard result={result} onDismiss={reset} />}
      {entries !== undefined && error && <StaleDataNotice failure={READ_FAILURE.enrichments} error={error} />}
      {entries === undefined ? (
        <Card>
          {error ? (
            <ErrorState title={READ_FAILURE.enrichments} error={error} onRetry={retry} />
          ) : (
            <div className="flex flex-col gap-3 p-5">
              <p role="status" className="text-muted-foreground">
                Loading imports…
              </p>
              <Skeleton className="h-5 w-64 max-w-full" />
              <Skeleton className="h-5 w-40" />
            </div>
          )}
        </Card>
      ) : entries.length === 0 ? (
        <Card>
          <EmptyState
            icon={FileSpreadsheet}
            title="No imports yet"
            description="Imports appear here with their progress, results and write-back status."
          />
        </Card>
      ) : (
        <ul aria-labelledby="lead-works" className="flex min-w-0 flex-col gap-3">
          {shown?.map((one) => (
            <li key={one.id} className="min-w-0">
              <RunCard work={one} now={now} />
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <div>
          <Button variant="outline" onClick={() => setAllShown(true)}>
            Show {formatNumber(hidden)} more
          </Button>
        </div>
      )}
    </section>
  );
}
