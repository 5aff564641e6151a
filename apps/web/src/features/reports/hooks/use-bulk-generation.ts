import { useState } from 'react';
import { readSkipDays } from '~/components/report-options/report-options';
import { errorMessage } from '~/lib/errors';
import { formatNumber } from '~/lib/format';
import { invalidateAfter } from '~/lib/invalidations';
import { randomId } from '~/lib/random-id';
import { useStore } from '~/lib/store';
import { toast } from '~/lib/toast';
import { trpc } from '~/lib/trpc';
import { type BulkRun, beginRun } from '../lib/bulk-run';
import { bulkRunStore, setBulkRun } from '../lib/bulk-store';

const NOTHING: ReadonlySet<string> = new Set();

/** What is chosen for a bulk run, its start, and the run itself. BulkReportsWatcher follows it to its end. */
export function useBulkGeneration() {
  const utils = trpc.useUtils();
  const run = useStore(bulkRunStore, (state) => state);
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => selectionOf(run));
  const [skipYounger, setSkipYounger] = useState('');
  const skipDays = readSkipDays(skipYounger);
  const generate = trpc.reports.generateMany.useMutation({
    onSuccess: (start, { companyIds }) => {
      setBulkRun(beginRun(start.runId ?? randomId(), companyIds, start, new Date().toISOString()));
      void invalidateAfter(utils, 'reports.changed');
      const [refused] = start.refused;
      if (start.successful === 0 && refused !== undefined && start.refused.length === companyIds.length) {
        toast({ title: 'Bulk Generation Failed', description: refused.reason, variant: 'destructive' });
        return;
      }
      toast({
        title: 'Bulk Generation Started',
        description: `Started generating reports for ${formatNumber(start.successful)} companies`,
      });
    },
    onError: (error) =>
      toast({ title: 'Bulk Generation Failed', description: errorMessage(error), variant: 'destructive' }),
  });
  const isRunning = run !== null && run.finishedAt === null;
  const start = () => {
    if (selected.size === 0) {
      toast({
        title: 'No Companies Selected',
        description: 'Please select at least one company',
        variant: 'destructive',
      });
    } else if (skipDays !== null) {
      const companyIds = [...selected];
      generate.mutate({ companyIds, ...(skipDays === 0 ? {} : { skipYoungerThanDays: skipDays }) });
    }
  };
  return {
    run,
    isRunning,
    isStarting: generate.isPending,
    isLocked: isRunning || generate.isPending,
    selected: isRunning ? selectionOf(run) : selected,
    select: setSelected,
    skipYounger,
    skipDays,
    setSkipYounger,
    start,
  };
}

/** A run that goes on after the page was loaded again shows its own companies as the chosen ones. */
function selectionOf(run: BulkRun | null): ReadonlySet<string> {
  return run === null || run.finishedAt !== null ? NOTHING : new Set(Object.keys(run.states));
}
