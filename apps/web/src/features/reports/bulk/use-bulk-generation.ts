import { useState } from 'react';
import { parseSkipDays } from '~/components/report-options/skip-days';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { randomId } from '~/lib/browser/random-id';
import { formatNumber } from '~/lib/format/format';
import { toast } from '~/lib/notifications/toast';
import { toastSlip } from '~/lib/notifications/toast-slip';
import { useStore } from '~/lib/state/store';
import { type BulkRun, startBulkRun } from './bulk-run';
import { bulkRunStore, setBulkRun } from './bulk-run-store';

const EMPTY_SELECTION: ReadonlySet<string> = new Set();

/** What is chosen for a bulk run, its start, and the run itself. BulkReportsWatcher follows it to its end. */
export function useBulkGeneration() {
  const run = useStore(bulkRunStore, (state) => state);
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => selectedCompanies(run));
  const [skipYounger, setSkipYounger] = useState('');
  const skipDays = parseSkipDays(skipYounger);
  const generate = trpc.reports.generateMany.useMutation({
    onSuccess: (start, { companyIds = [] }) => {
      setBulkRun(startBulkRun(start.runId ?? randomId(), companyIds, start, new Date().toISOString()));
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
      toastSlip('No Companies Selected', 'Please select at least one company');
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
    selected: isRunning ? selectedCompanies(run) : selected,
    select: setSelected,
    skipYounger,
    skipDays,
    setSkipYounger,
    start,
  };
}

/** A run that goes on after the page was loaded again shows its own companies as the chosen ones. */
function selectedCompanies(run: BulkRun | null): ReadonlySet<string> {
  return run === null || run.finishedAt !== null ? EMPTY_SELECTION : new Set(Object.keys(run.states));
}
