import type { DraftingRun, OutreachCampaign } from '@workbench/services/outreach/schemas';
import { useEffect, useState } from 'react';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { formatCount } from '~/lib/format/format';
import { toast } from '~/lib/notifications/toast';

const POLL_MS = 1500;
const NO_ONE: ReadonlySet<string> = new Set();

/** Drafts of a campaign that are written in the background, and for whom the next run is to write. */
export function useDrafting(campaign: OutreachCampaign) {
  const utils = trpc.useUtils();
  const [selected, setSelected] = useState(NO_ONE);
  const latest = trpc.outreach.latestDrafting.useQuery(
    { id: campaign.id },
    { refetchInterval: ({ state }) => (state.data?.run?.state === 'running' ? POLL_MS : false) },
  );
  const run = latest.data?.run ?? null;
  useRefreshed(run, () => void utils.outreach.invalidate());
  const failures = trpc.outreach.draftingItems.useQuery(
    { runId: run?.id ?? '', state: 'failed' },
    { enabled: run !== null && run.failed > 0 },
  );
  const onError = (error: unknown) =>
    toast({ title: 'Failed to Write Drafts', description: errorMessage(error), variant: 'destructive' });
  const start = trpc.outreach.startDrafting.useMutation({
    onSuccess: ({ total }) => {
      setSelected(NO_ONE);
      toast({ title: 'Writing Drafts', description: `${formatCount(total, 'draft', 'drafts')} to write and review.` });
    },
    onError,
  });
  const cancel = trpc.outreach.cancelDrafting.useMutation({ onError });
  const retry = trpc.outreach.retryDrafting.useMutation({ onError });
  const isRunning = run?.state === 'running';
  return {
    run,
    isRunning,
    isBusy: isRunning || start.isPending || retry.isPending,
    failures: failures.data ?? [],
    selected,
    toggle: (id: string) => setSelected((before) => toggled(before, id)),
    start: (of: DraftingRun['of']) => {
      const messageIds = of === 'first' && selected.size > 0 ? [...selected] : undefined;
      start.mutate({ id: campaign.id, of, ...(messageIds && { messageIds }) });
    },
    cancel: () => run && cancel.mutate({ runId: run.id }),
    retry: () => run && retry.mutate({ runId: run.id }),
  };
}

export type DraftingState = ReturnType<typeof useDrafting>;

function toggled(before: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(before);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Reads the messages again as a run goes on: they are written in the background. */
function useRefreshed(run: DraftingRun | null, refresh: () => void): void {
  const progress = run === null ? '' : `${run.id} ${run.state} ${run.completed}`;
  const [seen, setSeen] = useState(progress);
  useEffect(() => {
    if (seen === progress) return;
    setSeen(progress);
    if (seen !== '') refresh();
  }, [seen, progress, refresh]);
}
