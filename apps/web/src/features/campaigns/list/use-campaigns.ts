import type { Campaign } from '@workbench/services/campaigns/schemas';
import { useEffect, useRef } from 'react';
import { errorMessage } from '~/lib/api/errors';
import { pollWhile } from '~/lib/api/polling';
import { invalidateAfter } from '~/lib/api/query-client';
import { trpc } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';
import { CAMPAIGN_POLL_MS, isCampaignRunning } from './campaign-status';

/** All campaigns, newest first; read again every 3 seconds while one of them moves. */
export function useCampaigns() {
  const campaigns = trpc.campaigns.list.useQuery(
    {},
    { refetchOnMount: 'always', refetchInterval: pollWhile((list) => list.some(isCampaignRunning), CAMPAIGN_POLL_MS) },
  );
  const runningCount = campaigns.data?.filter(isCampaignRunning).length ?? 0;
  const previousRunningCount = useRef(runningCount);
  useEffect(() => {
    // A campaign has ended: its companies, and the report that is open elsewhere, are read once more.
    if (runningCount < previousRunningCount.current) void invalidateAfter('campaign.progressed');
    previousRunningCount.current = runningCount;
  }, [runningCount]);
  return campaigns;
}

/** One campaign; read again every 3 seconds while it moves. */
export function useCampaign(id: string, isKnown: boolean) {
  const campaign = trpc.campaigns.get.useQuery(
    { id },
    { enabled: isKnown, refetchOnMount: 'always', refetchInterval: pollWhile(isCampaignRunning, CAMPAIGN_POLL_MS) },
  );
  const isRunning = campaign.data !== undefined && isCampaignRunning(campaign.data);
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning) void invalidateAfter('campaign.progressed');
    wasRunning.current = isRunning;
  }, [isRunning]);
  return campaign;
}

/** What can be done to one campaign. */
export function useCampaignActions(id: string) {
  const utils = trpc.useUtils();
  const show = (changed: Campaign) => {
    utils.campaigns.get.setData({ id }, changed);
    utils.campaigns.list.setData({}, (list) => list?.map((one) => (one.id === changed.id ? changed : one)));
  };
  const fail = (title: string) => (error: unknown) => {
    toast({ title, description: errorMessage(error), variant: 'destructive' });
  };
  const pause = trpc.campaigns.pause.useMutation({ onSuccess: show, onError: fail('Failed to Pause Campaign') });
  const resume = trpc.campaigns.resume.useMutation({ onSuccess: show, onError: fail('Failed to Resume Campaign') });
  const cancel = trpc.campaigns.cancel.useMutation({ onSuccess: show, onError: fail('Failed to Cancel Campaign') });
  const retry = trpc.campaigns.retry.useMutation({ onSuccess: show, onError: fail('Failed to Retry Campaign') });
  return {
    pause: () => pause.mutate({ id }),
    resume: () => resume.mutate({ id }),
    cancel: () => cancel.mutate({ id }),
    retry: () => retry.mutate({ id }),
    isActing: [pause, resume, cancel, retry].some(({ isPending }) => isPending),
  };
}
