import type { EnrichmentStep } from '@workbench/services/leads/schemas';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { formatCount } from '~/lib/format/format';
import { toast } from '~/lib/notifications/toast';

/** Which leads: all of an import, or chosen ones. */
export type EnrichTarget = { listId: string } | { leadIds: string[] };

/** Price of enriching leads that are there, and the start of it. */
export function useEnrich(target: EnrichTarget, steps: readonly EnrichmentStep[], onStarted: () => void) {
  const estimate = trpc.leads.estimate.useMutation();
  const start = trpc.leads.enrich.useMutation({
    onSuccess: (run) => {
      toast({
        title: 'Enrichment Started!',
        description: `${formatCount(run.total, 'lead is', 'leads are')} being enriched`,
      });
      onStarted();
    },
    onError: (error) =>
      toast({ title: 'Failed to Start Enrichment', description: errorMessage(error), variant: 'destructive' }),
  });
  const enrichmentSteps = [...steps];
  return {
    estimate,
    readEstimate: () => estimate.mutate({ ...target, enrichmentSteps }),
    start: (creditsMax: number | null) => start.mutate({ ...target, enrichmentSteps, creditsMax }),
    isStarting: start.isPending,
  };
}
