import type { EnrichmentRun, LeadStep } from '@workbench/services/leads/schemas';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';

/** What can be done to one enrichment. */
export function useRunActions(id: string) {
  const utils = trpc.useUtils();
  const show = (changed: EnrichmentRun) => {
    utils.leads.runs.setData({}, (runs) => runs?.map((run) => (run.id === changed.id ? changed : run)));
  };
  const fail = (title: string) => (error: unknown) => {
    toast({ title, description: errorMessage(error), variant: 'destructive' });
  };
  const pause = trpc.leads.pauseRun.useMutation({ onSuccess: show, onError: fail('Failed to Pause Enrichment') });
  const resume = trpc.leads.resumeRun.useMutation({ onSuccess: show, onError: fail('Failed to Resume Enrichment') });
  const cancel = trpc.leads.cancelRun.useMutation({ onSuccess: show, onError: fail('Failed to Cancel Enrichment') });
  const retry = trpc.leads.retryRun.useMutation({ onSuccess: show, onError: fail('Failed to Retry Enrichment') });
  return {
    pause: () => pause.mutate({ id }),
    resume: () => resume.mutate({ id }),
    cancel: () => cancel.mutate({ id }),
    retry: (step?: LeadStep) => retry.mutate({ id, step }),
    repeatLost: () => retry.mutate({ id, repeatLost: true }),
    isActing: [pause, resume, cancel, retry].some(({ isPending }) => isPending),
  };
}
