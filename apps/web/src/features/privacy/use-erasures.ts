import type { Erasure } from '@workbench/services/privacy/schemas';
import { useEffect, useRef } from 'react';
import { pollWhile } from '~/lib/api/polling';
import { invalidateAfter } from '~/lib/api/query-client';
import { trpc } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';
import { toastFailure } from '~/lib/notifications/toast-failure';
import { erasureSummaryText, isAnyErasureRunning } from './erasure-progress';

const SHOWN = 5;
const POLL_MS = 500;

/** The last erasures, followed while one runs. When one ends, whatever is on screen is read again. */
export function useErasures() {
  const { data, error, refetch } = trpc.privacy.erasures.useQuery(
    { limit: SHOWN },
    { refetchOnMount: 'always', refetchInterval: pollWhile(isAnyErasureRunning, POLL_MS) },
  );
  const retry = trpc.privacy.retryErasure.useMutation({
    onError: (fault) => toastFailure('Failed to Retry', fault),
  });
  const states = useRef<ReadonlyMap<string, Erasure['state']> | null>(null);
  useEffect(() => {
    if (data === undefined) return;
    const before = states.current;
    states.current = new Map(data.items.map(({ id, state }) => [id, state]));
    if (before === null) return;
    // A short one has ended before it was ever seen running.
    const ended = data.items.filter(
      ({ id, state }) => state !== 'running' && (before.get(id) ?? 'running') === 'running',
    );
    for (const { state, result } of ended) {
      if (state === 'completed' && result !== null)
        toast({ title: 'Person Erased', description: erasureSummaryText(result) });
    }
    if (ended.length > 0) void invalidateAfter('person.erased');
  }, [data]);
  return { erasures: data, error, refetch, retry: (id: string) => retry.mutate({ id }), isRetrying: retry.isPending };
}
