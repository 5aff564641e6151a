import { useEffect, useRef } from 'react';
import { pollWhile } from '~/lib/api/polling';
import { invalidateAfter } from '~/lib/api/query-client';
import { trpc } from '~/lib/api/trpc';
import { formatCount } from '~/lib/format/format';
import { toast } from '~/lib/notifications/toast';
import { isRecomputeRunning, RECOMPUTE_POLL_MS } from './recompute-state';

/** Follows a recalculation on any screen and refetches everything when it ends. Renders nothing. */
export function RecomputeWatcher() {
  const { data } = trpc.settings.recompute.useQuery(
    {},
    { refetchInterval: pollWhile(isRecomputeRunning, RECOMPUTE_POLL_MS) },
  );
  const recompute = data?.recompute ?? null;
  const wasRunning = useRef(false);

  useEffect(() => {
    const isRunning = recompute?.state === 'running';
    if (wasRunning.current && !isRunning) {
      if (recompute?.state === 'failed') {
        toast({
          title: 'Recalculation Failed',
          description: recompute.message ?? 'Save the settings again to retry.',
          variant: 'destructive',
        });
      } else if (recompute) {
        const changed = formatCount(recompute.changed, 'company has', 'companies have');
        toast({ title: 'Figures Updated', description: `${changed} changed.` });
      }
      void invalidateAfter('figures.recomputed');
    }
    wasRunning.current = isRunning;
  }, [recompute]);
  return null;
}
