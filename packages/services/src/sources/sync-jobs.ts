import { getWorkspaceSettings } from '../settings/index.ts';
import type { ServiceContext } from '../shared/context.ts';
import { registerBatchKind, registerSchedule } from '../shared/jobs/index.ts';
import { SOURCE_PORTS } from './default-ports.ts';
import type { SourcePorts } from './source-ports.ts';
import { startSyncOfAll } from './sync-all.ts';
import { runCompanySync } from './sync-company-run.ts';
import { tellOfRun } from './sync-notices.ts';
import { SYNC_KIND, syncParamsSchema } from './sync-params.ts';

const HOUR_MS = 3_600_000;

/** Makes the sync and its hourly schedule known to this process; call it once, before jobs are started. */
export function registerSourceJobs(ports: SourcePorts = SOURCE_PORTS): void {
  registerBatchKind({
    name: SYNC_KIND,
    params: syncParamsSchema,
    concurrency: 20,
    // A killed worker costs an attempt that is nobody's fault, and so does a database that is away.
    attemptsMax: 5,
    runItem: (ctx, item) => runCompanySync(ctx, item, ports),
    onFinished: (ctx, batch) => tellOfRun(ctx, ports, batch),
  });
  registerSchedule({ name: 'sources.auto-sync', everyMs: HOUR_MS, run: autoSync });
}

/** The setting is read at each run, so that switching it needs no restart. */
export async function autoSync(ctx: ServiceContext): Promise<void> {
  const { autoSync: isOn } = await getWorkspaceSettings();
  if (isOn) await startSyncOfAll(ctx, 'auto');
}
