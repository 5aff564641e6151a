import { useEffect, useRef } from 'react';
import { formatCount } from '~/lib/format';
import { invalidateAfter } from '~/lib/invalidations';
import { pollWhile } from '~/lib/poll';
import { toast } from '~/lib/toast';
import { trpc } from '~/lib/trpc';
import { isUnderWay, RECOMPUTE_POLL_MS } from '../lib/recompute';

/** Follows a recomputation on whichever screen the person is; at its end everything is read again. Draws nothing. */
export function RecomputeWatcher() {
  const utils = trpc.useUtils();
  const { data } = trpc.settings.recompute.useQuery({}, { refetchInterval: pollWhile(isUnderWay, RECOMPUTE_POLL_MS) });
  const recompute = data?.recompute ?? null;
  const wasRunning = useRef(false);

  useEffect(() => {
    const isRunning = recompute?.state === 'running';
    if (wasRunning.current && !isRunning) {
      if (recompute?.state === 'failed') {
        toast({
          title: 'Recomputation Failed',
          description: recompute.message ?? 'Save the settings again to go on.',
          variant: 'destructive',
        });
      } else if (recompute) {
        const changed = formatCount(recompute.changed, 'company has', 'companies have');
        toast({ title: 'Figures Updated', description: `${changed} changed.` });
      }
      void invalidateAfter(utils, 'figures.recomputed');
    }
    wasRunning.current = isRunning;
  }, [recompute, utils]);
  return null;
}
