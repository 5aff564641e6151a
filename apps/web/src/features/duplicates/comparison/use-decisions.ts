import type { Duplicate } from '@workbench/services/duplicates/schemas';
import { flushSync } from 'react-dom';
import { undoMerge } from '~/components/merges/undo-merge';
import { invalidateAfter } from '~/lib/api/query-client';
import { trpc, trpcClient } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';
import { toastFailure } from '~/lib/notifications/toast-failure';

interface DecisionEvents {
  onDecided: () => void;
  /** The decision was undone, perhaps when another pair is on screen. */
  onReverted: () => void;
}

/** What can be decided about a pair of companies. */
export function useDecisions(pair: Duplicate | undefined, { onDecided, onReverted }: DecisionEvents) {
  const names = pair?.companies.map(({ name }) => name).join(' and ') ?? '';
  const merge = trpc.duplicates.merge.useMutation({
    onSuccess: ({ mergeId, company }) => {
      // Before anything is read again: the pair is no more.
      flushSync(onDecided);
      toast({
        title: 'Companies Merged',
        description: `${names} are one company now: ${company.name}.`,
        offer: { label: 'Undo', run: () => void undoMerge(mergeId, onReverted) },
      });
    },
    onError: (error) => toastFailure('Failed to Merge', error),
  });
  const dismiss = trpc.duplicates.dismiss.useMutation({
    onSuccess: ({ id }) => {
      flushSync(onDecided);
      toast({
        title: 'Not a Duplicate',
        description: `${names} stay apart, also when they are imported again.`,
        offer: { label: 'Undo', run: () => void reopen(id, onReverted) },
      });
    },
    onError: (error) => toastFailure('Failed to Dismiss', error),
  });
  return {
    merge,
    dismiss,
    reopen: () => pair && reopen(pair.id, onDecided),
    isBusy: merge.isPending || dismiss.isPending,
  };
}

async function reopen(id: string, onDone: () => void): Promise<void> {
  try {
    await trpcClient.duplicates.reopen.mutate({ id });
    onDone();
    toast({ title: 'Pair Reopened' });
  } catch (error) {
    toastFailure('Failed to Reopen', error);
  }
  await invalidateAfter('duplicates.reopen');
}
