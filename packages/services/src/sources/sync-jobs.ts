import { CompanyModel } from '@workbench/db';
import { getWorkspaceSettings } from '../settings/index.ts';
import type { ServiceContext } from '../shared/context.ts';
import { latestBatch, registerBatchKind, registerSchedule } from '../shared/jobs/index.ts';
import { SOURCE_PORTS } from './default-ports.ts';
import { settleUnsure } from './settle-unsure.ts';
import type { SourcePorts } from './source-ports.ts';
import { startSyncOfAll } from './sync-all.ts';
import { runCompanySync } from './sync-company-run.ts';
import { tellOfRun } from './sync-notices.ts';
import { SYNC_ALL_NAME, SYNC_KIND, syncParamsSchema } from './sync-params.ts';

const HOUR_MS = 3_600_000;
/** How often it is asked whether the hour is over. */
const LOOK_MS = 60_000;
/** Costs a few look-ups; vendors are asked only when an answer was lost. */
const SETTLE_MS = 15_000;

/** Makes the sync, its hourly schedule and the settling of lost answers known to this process; call it once, before jobs are started. */
export function registerSourceJobs(ports: SourcePorts = SOURCE_PORTS): void {
  registerBatchKind({
    name: SYNC_KIND,
    params: syncParamsSchema,
    concurrency: 20,
    // A database that is away costs an attempt that is nobody's fault.
    attemptsMax: 5,
    runItem: (ctx, item) => runCompanySync(ctx, item, ports),
    onFinished: (ctx, batch) => tellOfRun(ctx, ports, batch),
  });
  registerSchedule({ name: 'sources.auto-sync', everyMs: LOOK_MS, run: autoSync });
  registerSchedule({ name: 'sources.settle-unsure', everyMs: SETTLE_MS, run: (ctx) => settleUnsure(ctx, ports) });
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
  await startSyncOfAll(ctx, 'auto');
}

/** One that has not ended yet, also a paused one, goes on instead. */
function isHourOver(endedAt: string | null, now: Date): boolean {
  return endedAt !== null && now.getTime() - Date.parse(endedAt) >= HOUR_MS;
}
