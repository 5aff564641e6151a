import { resumeCampaigns } from '@workbench/services/campaigns';
import { resumeImports, resumeRecompute, resumeRelations, resumeStrikes } from '@workbench/services/companies';
import { resumeMerges } from '@workbench/services/duplicates';
import type { ServiceContext } from '@workbench/services/shared/context';
import { startJobEngine } from '@workbench/services/shared/jobs/processor/engine';
import { resumeTrash } from '@workbench/services/trash';
import { startWebhooks } from '@workbench/services/webhooks';
import { registerJobs } from './register-jobs.ts';

export interface Background {
  /** Starts no further work and gives running work a few seconds; another process takes over the rest. */
  stop(): Promise<void>;
}

/** Runs background work in this process until stopped; the database must be connected. */
export async function startBackground(ctx: ServiceContext): Promise<Background> {
  registerJobs();
  const engine = await startJobEngine({ ctx });
  const webhooks = startWebhooks(ctx);
  resumeImports(ctx).catch((error) => ctx.log.error({ err: error }, 'imports could not be continued'));
  resumeStrikes(ctx).catch((error) => ctx.log.error({ err: error }, 'struck identifiers could not be finished'));
  resumeRelations(ctx).catch((error) => ctx.log.error({ err: error }, 'relations of companies could not be updated'));
  resumeRecompute(ctx).catch((error) => ctx.log.error({ err: error }, 'companies could not be recomputed'));
  resumeCampaigns(ctx).catch((error) => ctx.log.error({ err: error }, 'a campaign could not be started'));
  resumeTrash(ctx).catch((error) => ctx.log.error({ err: error }, 'the trash could not be resumed'));
  resumeMerges(ctx).catch((error) => ctx.log.error({ err: error }, 'merges could not be resumed'));
  return {
    stop: async () => {
      await Promise.all([engine.stop(), webhooks.stop()]);
    },
  };
}
