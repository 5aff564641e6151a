import type { BulkChange } from '@workbench/services/bulk/schemas';
import { useEffect, useRef } from 'react';
import { pollWhile } from '~/lib/api/polling';
import { invalidateAfter } from '~/lib/api/query-client';
import { trpc, trpcClient } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';
import { toastFailure } from '~/lib/notifications/toast-failure';
import { resultText } from './bulk-words';

const POLL_MS = 1000;

const isRunning = ({ state }: BulkChange): boolean => state === 'running' || state === 'undoing';

/** Starts changes of many companies, follows the one that is under way, and says what has come of each. */
export function useBulkChanges(onStarted: () => void) {
  const list = trpc.bulk.list.useQuery({}, { refetchOnMount: 'always' });
  const id = list.data?.find(isRunning)?.id;
  const followed = trpc.bulk.get.useQuery(
    { id: id ?? '' },
    { enabled: id !== undefined, refetchInterval: pollWhile(isRunning, POLL_MS) },
  );
  const announced = useRef('');
  const change = followed.data;
  // What is being read again may be of before an undo.
  const isKnown = change !== undefined && change.id === id && !followed.isFetching;
  useEffect(() => {
    if (!isKnown || isRunning(change)) return;
    const ending = `${change.id} ${change.state}`;
    if (announced.current === ending) return;
    announced.current = ending;
    announce(change);
    void invalidateAfter('bulk.start');
  }, [change, isKnown]);
  const start = trpc.bulk.start.useMutation({
    onSuccess: (started) => {
      if (!isRunning(started)) announce(started);
      onStarted();
    },
    onError: (error) => toastFailure('Failed to Change Companies', error),
  });
  const cancel = trpc.bulk.cancel.useMutation({ onError: (error) => toastFailure('Failed to Cancel', error) });
  const running = change !== undefined && change.id === id && isRunning(change) ? change : null;
  return {
    isStarting: start.isPending,
    start: start.mutate,
    running,
    isCancelling: cancel.isPending,
    cancel: () => running && cancel.mutate({ id: running.id }),
  };
}

export type BulkChanges = ReturnType<typeof useBulkChanges>;

function announce(change: BulkChange): void {
  const { id, state, changed } = change;
  toast({
    ...resultText(change),
    ...(state === 'failed' && { variant: 'destructive' }),
    ...(state !== 'undone' && changed > 0 && { offer: { label: 'Undo', run: () => void undo(id) } }),
  });
}

/** Also where the screen that showed the toast is left. One that takes longer is followed like any other change. */
async function undo(id: string): Promise<void> {
  try {
    const change = await trpcClient.bulk.undo.mutate({ id });
    if (!isRunning(change)) announce(change);
  } catch (error) {
    toastFailure('Failed to Undo', error);
  } finally {
    void invalidateAfter('bulk.undo');
  }
}
