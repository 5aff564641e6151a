import type { CompanySelectionInput } from '@workbench/services/companies/schemas';
import { reportEstimateText } from '~/components/report-options/report-estimate';
import type { ServerMutation } from '~/lib/api/invalidation/procedures';
import { trpcClient } from '~/lib/api/trpc';
import { formatCount } from '~/lib/format/format';

interface ManyRun {
  title: string;
  /** Label of the button that starts it. */
  action: string;
  /** What it would do and cost. */
  estimate: (selection: CompanySelectionInput) => Promise<string>;
  start: (selection: CompanySelectionInput, name: string) => Promise<unknown>;
  /** Titles of the toasts, and where the work is followed. */
  started: { title: string; description: string };
  failure: string;
  write: ServerMutation;
  /** It has a name. */
  isNamed?: true;
}

const estimateReports = async (selection: CompanySelectionInput) =>
  reportEstimateText(await trpcClient.reports.estimate.mutate({ selection }));

/** Work that is done in the background for each of many companies. */
export const MANY_RUNS = {
  sync: {
    title: 'Sync companies',
    action: 'Start sync',
    estimate: async (selection) => {
      const { companies, credits } = await trpcClient.sources.estimateSync.mutate({ selection });
      const price =
        credits === 0 ? 'It is free of charge' : `It costs at most ${formatCount(credits, 'credit', 'credits')}`;
      return `Queries all connected sources for ${formatCount(companies, 'company', 'companies')}. ${price}.`;
    },
    start: (selection) => trpcClient.sources.syncAll.mutate({ selection }),
    started: { title: 'Sync Started', description: 'Data Sources shows how far it is.' },
    failure: 'Failed to Start Sync',
    write: 'sources.syncAll',
  },
  reports: {
    title: 'Write reports',
    action: 'Generate reports',
    estimate: estimateReports,
    start: (selection) => trpcClient.reports.generateMany.mutate({ selection }),
    started: { title: 'Bulk Generation Started', description: 'Company Reports shows those that are written.' },
    failure: 'Bulk Generation Failed',
    write: 'reports.generateMany',
  },
  campaign: {
    title: 'Create campaign',
    action: 'Create campaign',
    estimate: estimateReports,
    start: (selection, name) => trpcClient.campaigns.create.mutate({ selection, name }),
    started: { title: 'Campaign Created!', description: 'Campaigns shows how far it is.' },
    failure: 'Failed to Create Campaign',
    write: 'campaigns.create',
    isNamed: true,
  },
} satisfies Record<string, ManyRun> as Record<'sync' | 'reports' | 'campaign', ManyRun>;
