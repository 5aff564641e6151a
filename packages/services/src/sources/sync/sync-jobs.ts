import { CompanyModel } from '@workbench/db';
import { getWorkspaceSettings } from '../../settings/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { latestBatch, registerBatchKind, registerSchedule } from '../../shared/jobs/index.ts';
import { SOURCE_PORTS } from '../connections/default-ports.ts';
import type { SourcePorts } from '../connections/source-ports.ts';
import { reconcileUsage } from '../spending/reconcile-usage.ts';
import { runCompanySync } from './run-company-sync.ts';
import { startSyncRun } from './sync-all.ts';
import { notifySyncRun } from './sync-notifications.ts';
import { SYNC_ALL_NAME, SYNC_KIND, syncParamsSchema } from './sync-params.ts';

const HOUR_MS = 3_600_000;
/** How often it is asked whether the hour is over. */
const AUTO_SYNC_CHECK_MS = 60_000;
/** Costs a few look-ups; vendors are asked only when an answer was lost. */
const RECONCILE_INTERVAL_MS = 15_000;

/** Makes the sync, its hourly schedule and the settling of lost answers known to this process; call it once, before jobs are started. */
export function registerSourceJobs(ports: SourcePorts = SOURCE_PORTS): void {
  registerBatchKind({
    name: SYNC_KIND,
    params: syncParamsSchema,
    concurrency: 20,
    // A database that is away costs an attempt that is nobody's fault.
    attemptsMax: 5,
    runItem: (ctx, item) => runCompanySync(ctx, item, ports),
    onFinished: (ctx, batch) => notifySyncRun(ctx, ports, batch),
  });
  registerSchedule({ name: 'sources.auto-sync', everyMs: AUTO_SYNC_CHECK_MS, run: autoSync });
  registerSchedule({
    name: 'sources.settle-unsure',
    everyMs: RECONCILE_INTERVAL_MS,
    run: (ctx) => reconcileUsage(ctx, ports),
  });
}

/**
 * Begins a sync of all an hour after the last one ended, whoever began that; whoever switches it on waits a minute at
 * most for the first.
 */
export async function autoSync(ctx: ServiceContext): Promise<void> {
  const { autoSync: isOn } = await getWorkspaceSettings();
  if (!isOn || (await CompanyModel.exists({})) === null) return;
  const last = await latestBatch(SYNC_KIND, SYNC_ALL_NAME);
  if (last !== null && !isHourOver(last.finishedAt, ctx.now())) return;
  await startSyncRun(ctx, 'auto');
}

/** One that has not ended yet, also a paused one, goes on instead. */
function isHourOver(endedAt: string | null, now: Date): boolean {
  return endedAt !== null && now.getTime() - Date.parse(endedAt) >= HOUR_MS;
}
