import { useQuery } from '@tanstack/react-query';
import type { LeadFilterInput } from '@workbench/services/leads/schemas';
import { errorMessage } from '~/lib/api/errors';
import { trpc, trpcClient } from '~/lib/api/trpc';
import { formatCount, formatNumber } from '~/lib/format/format';
import { toast } from '~/lib/notifications/toast';
import type { LeadFieldName } from '../../lead-labels';

/** Whose suggestions. */
export type SuggestionTarget = { ids: string[] } | { filter: LeadFilterInput };

/** What is decided about which suggestions. */
interface Decision {
  target: SuggestionTarget;
  accept: boolean;
  /** null: all. */
  field: LeadFieldName | null;
}

/** Counts what a decision is about, makes it, and takes it back. `onDone` is called when it has been made. */
export function useDecideSuggestions({ target, accept, field }: Decision, onDone: () => void) {
  const input = { ...target, accept, ...(field !== null && { field }) };
  // Not the hook of the mutation, after which all leads are read again.
  const preview = useQuery({
    queryKey: ['decide-suggestions', input],
    queryFn: ({ signal }) => trpcClient.leads.decideSuggestions.mutate({ ...input, preview: true }, { signal }),
    gcTime: 0,
  });
  const undo = trpc.leads.undoDecisions.useMutation({
    onSuccess: ({ restored, leftTotal }) => {
      const done = `${formatCount(restored, 'suggestion waits', 'suggestions wait')} again.`;
      toast({
        title: 'Suggestions Restored',
        description: leftTotal > 0 ? `${done} ${formatNumber(leftTotal)} stayed: changed since.` : done,
      });
    },
    onError: (error) => toast({ title: 'Failed to Undo', description: errorMessage(error), variant: 'destructive' }),
  });
  const decide = trpc.leads.decideSuggestions.useMutation({
    onSuccess: ({ decisionId, suggestions, leftTotal }) => {
      const done = `${formatCount(suggestions, 'suggestion', 'suggestions')} ${accept ? 'accepted' : 'dismissed'}.`;
      toast({
        title: accept ? 'Suggestions Accepted' : 'Suggestions Dismissed',
        description: leftTotal > 0 ? `${done} ${formatNumber(leftTotal)} left as they are.` : done,
        offer: decisionId === null ? undefined : { label: 'Undo', run: () => undo.mutate({ id: decisionId }) },
      });
      onDone();
    },
    onError: (error) =>
      toast({ title: 'Failed to Update Suggestions', description: errorMessage(error), variant: 'destructive' }),
  });
  return {
    preview,
    /** What is newer than the preview stays. */
    decide: (asOf: string) => decide.mutate({ ...input, asOf }),
    isDeciding: decide.isPending,
  };
}
