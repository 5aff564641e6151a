import type { LeadDetail } from '@workbench/services/leads/schemas';
import { errorMessage } from '~/lib/api/errors';
import { pollWhile } from '~/lib/api/polling';
import { trpc } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';
import { LEAD_POLL_MS } from '../run-status';

/** One lead with everything that is known of it; followed while it is being worked on. */
export function useLead(id: string, isRunOpen: boolean) {
  return trpc.leads.get.useQuery(
    { id },
    {
      staleTime: 0,
      refetchOnMount: 'always',
      refetchInterval: pollWhile(
        ({ enrichmentStatus }) => enrichmentStatus === 'enriching' || (isRunOpen && enrichmentStatus === 'pending'),
        LEAD_POLL_MS,
      ),
    },
  );
}

/** What can be done to one lead. */
export function useLeadActions(id: string) {
  const utils = trpc.useUtils();
  const show = (changed: LeadDetail) => {
    utils.leads.get.setData({ id }, changed);
  };
  const fail = (title: string) => (error: unknown) => {
    toast({ title, description: errorMessage(error), variant: 'destructive' });
  };
  const update = trpc.leads.update.useMutation({ onSuccess: show, onError: fail('Failed to Save Lead') });
  const suggestion = trpc.leads.decideSuggestion.useMutation({
    onSuccess: show,
    onError: fail('Failed to Update Suggestion'),
  });
  const review = trpc.leads.decideReview.useMutation({ onSuccess: show, onError: fail('Failed to Update Review') });
  const retry = trpc.leads.retry.useMutation({
    onSuccess: (changed) => {
      show(changed);
    },
    onError: fail('Failed to Retry Lead'),
  });
  return { update, suggestion, review, retry };
}

export type LeadActions = ReturnType<typeof useLeadActions>;
