import { CompanyModel } from '@workbench/db';
import { getWorkspaceSettings } from '../../settings/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { latestBatch, registerBatchKind, registerSchedule } from '../../shared/jobs/index.ts';
import type { Retention } from '../../shared/jobs/types.ts';
import { hasPassed } from '../../shared/stored-time.ts';
import { SOURCE_PORTS } from '../connections/default-ports.ts';
import type { SourcePorts } from '../connections/source-ports.ts';
import { reconcileUsage } from '../spending/reconcile-usage.ts';
import { runCompanySync } from './run-company-sync.ts';
import { startSyncRun } from './sync-all.ts';
import { notifySyncRun } from './sync-notifications.ts';
import { SYNC_ALL_NAME, SYNC_KIND, type SyncParams, syncParamsSchema } from './sync-params.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** What each company's sources said is kept with the company; an hourly sync of many companies would fill the disk. */
const RETENTION: Record<SyncParams['origin'], Retention> = {
  all: { itemsMs: 30 * DAY_MS, isBatchDeleted: false },
  auto: { itemsMs: 3 * DAY_MS, isBatchDeleted: false },
  selection: { itemsMs: 30 * DAY_MS, isBatchDeleted: false },
  single: { itemsMs: 3 * DAY_MS, isBatchDeleted: true },
};
/** How often the schedule checks whether the hour is over. */
const AUTO_SYNC_CHECK_MS = 60_000;
/** Costs a few look-ups; vendors are requested only when a response was lost. */
const RECONCILE_INTERVAL_MS = 15_000;

/**
 * Registers the sync, its hourly schedule and the reconciliation in this process; call it once, before jobs are
 * started.
 */
export function registerSourceJobs(ports: SourcePorts = SOURCE_PORTS): void {
  registerBatchKind({
    name: SYNC_KIND,
    params: syncParamsSchema,
    concurrency: 20,
    // An unavailable database costs the item no attempt.
    attemptsMax: 5,
    retention: ({ origin }) => RETENTION[origin],
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
 * Starts a full sync an hour after the last one ended, whoever started that; after switching it on, the first one
 * starts within a minute.
 */
export async function autoSync(ctx: ServiceContext): Promise<void> {
  const { autoSync: isOn } = await getWorkspaceSettings();
  if (!isOn || (await CompanyModel.exists({})) === null) return;
  const last = await latestBatch(SYNC_KIND, SYNC_ALL_NAME);
  if (last !== null && !isHourOver(last.finishedAt, ctx.now())) return;
  await startSyncRun(ctx, 'auto');
}

/** An unfinished sync, even a paused one, continues instead. */
function isHourOver(endedAt: string | null, now: Date): boolean {
  return endedAt !== null && hasPassed(new Date(Date.parse(endedAt) + HOUR_MS), now, HOUR_MS);
}
