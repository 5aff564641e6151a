import type { OutreachCampaign } from '@workbench/services/outreach/schemas';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';

/** All outreach campaigns, newest first. */
export function useOutreachCampaigns() {
  // The assistant and Contact Search put people on campaigns too.
  return trpc.outreach.campaigns.useQuery({}, { refetchOnMount: 'always' });
}

/** Start, pause and complete one campaign; a refusal is shown in the server's words. */
export function useOutreachCampaignActions({ id, name }: OutreachCampaign) {
  const utils = trpc.useUtils();
  const mutationHandlers = (done: { title: string; description: string }, failure: string) => ({
    onSuccess: (changed: OutreachCampaign) => {
      utils.outreach.campaigns.setData({}, (list) => list?.map((one) => (one.id === changed.id ? changed : one)));
      toast(done);
    },
    onError: (error: unknown) =>
      toast({ title: failure, description: errorMessage(error), variant: 'destructive' as const }),
  });
  const start = trpc.outreach.start.useMutation(
    mutationHandlers(
      { title: 'Campaign Started', description: `“${name}” is active. Its messages are in the send queue.` },
      'Failed to Start Campaign',
    ),
  );
  const pause = trpc.outreach.pause.useMutation(
    mutationHandlers(
      { title: 'Campaign Paused', description: `“${name}” is paused. Its messages were removed from the send queue.` },
      'Failed to Pause Campaign',
    ),
  );
  const complete = trpc.outreach.complete.useMutation(
    mutationHandlers(
      { title: 'Campaign Completed', description: `“${name}” is completed. No more messages can be sent.` },
      'Failed to Complete Campaign',
    ),
  );
  return {
    isMoving: start.isPending || pause.isPending || complete.isPending,
    start: () => start.mutate({ id }),
    pause: () => pause.mutate({ id }),
    complete: () => complete.mutate({ id }),
  };
}
