import { Link } from '@tanstack/react-router';
import type { SyncItem, SyncRun } from '@workbench/services/sources/schemas';
import { Badge } from '~/components/ui/display/Badge';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { formatNumber } from '~/lib/format/format';

const SHOWN_MAX = 100;

/** The companies of a run that failed or were skipped, each with its reason. */
export function SyncItemList({ run }: { run: SyncRun }) {
  const failed = useItems(run, 'failed');
  const skipped = useItems(run, 'skipped');
  const failedQuery = [failed, skipped].find(({ error }) => error !== null);
  if (failedQuery)
    return (
      <ErrorState title={READ_FAILURE.sync} error={failedQuery.error} onRetry={() => void failedQuery.refetch()} />
    );
  const items = [...(failed.data ?? []), ...(skipped.data ?? [])];
  if (failed.isLoading || skipped.isLoading) return <p role="status">Loading companies...</p>;
  const hidden = run.failed + run.skipped - items.length;
  return (
    <ScrollRegion aria-label="Failed and skipped companies" className="max-h-80">
      <ul className="divide-y divide-border">
        {items.map((item) => (
          <ItemLine key={item.companyId} item={item} />
        ))}
      </ul>
      {hidden > 0 && <p className="px-3 py-2 text-muted-foreground">and {formatNumber(hidden)} more</p>}
    </ScrollRegion>
  );
}

function useItems(run: SyncRun, state: 'failed' | 'skipped') {
  return trpc.sources.syncItems.useQuery(
    { runId: run.id, state, limit: SHOWN_MAX },
    { enabled: run[state] > 0, staleTime: 0, refetchOnMount: 'always' },
  );
}

function ItemLine({ item }: { item: SyncItem }) {
  return (
    <li className="flex flex-col gap-0.5 px-3 py-2">
      <div className="flex flex-wrap items-center gap-2">
        <Link
          to="/search"
          search={{ company: item.companyId }}
          className="min-w-0 break-words font-medium text-link underline-offset-4 hover:underline"
        >
          {item.name}
        </Link>
        <Badge variant={item.state === 'failed' ? 'destructive' : 'default'}>
          {item.state === 'failed' ? 'Failed' : 'Skipped'}
        </Badge>
      </div>
      <p className="whitespace-pre-line break-words text-ui text-muted-foreground">
        {item.message ?? 'No reason given.'}
      </p>
    </li>
  );
}
