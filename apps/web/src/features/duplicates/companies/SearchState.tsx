import type { DuplicateSearch } from '@workbench/services/duplicates/schemas';
import { RefreshCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Progress } from '~/components/ui/feedback/Progress';
import { pollWhile } from '~/lib/api/polling';
import { trpc } from '~/lib/api/trpc';
import { cn } from '~/lib/cn';
import { formatCount, formatNumber, formatRelativeTime } from '~/lib/format/format';
import { toastFailure } from '~/lib/notifications/toast-failure';

const POLL_MS = 2000;

/** When companies were compared last, how far a running search is, and a button to compare all again. */
export function SearchState() {
  const utils = trpc.useUtils();
  const latest = trpc.duplicates.latestSearch.useQuery(
    {},
    { staleTime: 0, refetchOnMount: 'always', refetchInterval: pollWhile(({ state }) => state === 'running', POLL_MS) },
  );
  const search = trpc.duplicates.search.useMutation({
    onSuccess: (started) => utils.duplicates.latestSearch.setData({}, started),
    onError: (error) => toastFailure('Failed to Start the Search', error),
  });
  const { data } = latest;
  const isRunning = data?.state === 'running';
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning) void utils.duplicates.list.invalidate();
    wasRunning.current = isRunning;
  }, [isRunning, utils]);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="flex flex-col gap-1 text-right text-muted-foreground text-ui">
        <span role="status">{data === undefined ? '' : stateText(data)}</span>
        {isRunning && data.total > 0 && (
          <Progress label="Search for duplicates" value={(data.done / data.total) * 100} className="w-48" />
        )}
      </div>
      <Button variant="outline" disabled={isRunning || search.isPending} onClick={() => search.mutate({})}>
        <RefreshCw aria-hidden className={cn(isRunning && 'motion-safe:animate-spin')} />
        {isRunning ? 'Searching…' : 'Search all'}
      </Button>
    </div>
  );
}

function stateText({ state, done, total, found, startedAt }: DuplicateSearch): string {
  if (state === 'none') return 'Not searched yet';
  if (state === 'running') {
    return `${formatNumber(done)} of ${formatCount(total, 'company', 'companies')} compared, ${formatNumber(found)} new`;
  }
  if (state === 'failed') return 'The last search failed; search again';
  return `Searched ${formatRelativeTime(startedAt)}`;
}
