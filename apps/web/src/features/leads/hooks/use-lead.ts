import type { LeadDetail } from '@workbench/services/leads/schemas';
import { errorMessage } from '~/lib/errors';
import { invalidateAfter } from '~/lib/invalidations';
import { pollWhile } from '~/lib/poll';
import { toast } from '~/lib/toast';
import { trpc } from '~/lib/trpc';
import { LEAD_POLL_MS } from '../lib/run-text';

/** One lead with everything that is known of it; followed while it is being worked on. */
export function useLead(id: string, isWorkOpen: boolean) {
  return trpc.leads.get.useQuery(
    { id },
    {
      staleTime: 0,
      refetchOnMount: 'always',
      refetchInterval: pollWhile(
        ({ enrichmentStatus }) => enrichmentStatus === 'enriching' || (isWorkOpen && enrichmentStatus === 'pending'),
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
    void invalidateAfter(utils, 'leads.changed');
  };
  const fail = (title: string) => (error: unknown) => {
    toast({ title, description: errorMessage(error), variant: 'destructive' });
    void invalidateAfter(utils, 'leads.changed');
  };
  const update = trpc.leads.update.useMutation({ onSuccess: show, onError: fail('Failed to Save Lead') });
  const suggestion = trpc.leads.decideSuggestion.useMutation({
    onSuccess: show,
    onError: fail('Failed to Decide Suggestion'),
  });
  const review = trpc.leads.decideReview.useMutation({ onSuccess: show, onError: fail('Failed to Decide Review') });
  const retry = trpc.leads.retry.useMutation({
    onSuccess: (changed) => {
      show(changed);
      void invalidateAfter(utils, 'enrichment.changed');
    },
    onError: fail('Failed to Retry Lead'),
  });
  return { update, suggestion, review, retry };
}

export type LeadActions = ReturnType<typeof useLeadActions>;
