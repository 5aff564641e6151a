import type { SyncRun } from '@workbench/services/sources/schemas';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';
import { syncAnnouncements } from './sync-announcements';

/** The latest sync of all companies and what can be done to it. SyncWatcher reads it again while it runs. */
export function useSyncRun() {
  const utils = trpc.useUtils();
  const latest = trpc.sources.latestSync.useQuery({}, { refetchOnMount: 'always' });
  const show = (run: SyncRun) => {
    // A run over few companies may have ended before it is seen under way.
    syncAnnouncements.follow(run.id);
    utils.sources.latestSync.setData({}, { run });
  };
  const fail = (title: string) => (error: unknown) => {
    toast({ title, description: errorMessage(error), variant: 'destructive' });
  };
  const start = trpc.sources.syncAll.useMutation({
    onSuccess: (run) => {
      toast({ title: 'Sync Started', description: 'Querying all connected sources for all companies.' });
      show(run);
    },
    onError: fail('Failed to Start Sync'),
  });
  const pause = trpc.sources.pauseSync.useMutation({ onSuccess: show, onError: fail('Failed to Pause Sync') });
  const resume = trpc.sources.resumeSync.useMutation({ onSuccess: show, onError: fail('Failed to Resume Sync') });
  const cancel = trpc.sources.cancelSync.useMutation({ onSuccess: show, onError: fail('Failed to Cancel Sync') });
  const retry = trpc.sources.retrySync.useMutation({ onSuccess: show, onError: fail('Failed to Retry Sync') });

  const run = latest.data?.run ?? null;
  const act = (action: typeof pause) => () => run && action.mutate({ runId: run.id });
  return {
    run,
    /** While it is not known whether there is a run. */
    isLoading: latest.isPending,
    start: () => start.mutate({}),
    isStarting: start.isPending,
    pause: act(pause),
    resume: act(resume),
    cancel: act(cancel),
    retry: act(retry),
    isActing: [pause, resume, cancel, retry].some(({ isPending }) => isPending),
  };
}

export type SyncControls = ReturnType<typeof useSyncRun>;
