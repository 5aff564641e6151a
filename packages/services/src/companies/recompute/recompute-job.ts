import { type RecomputeRunDoc, RecomputeRunModel } from '@workbench/db';
import { z } from 'zod';
import { DEFAULT_SETTINGS, getAggregateSettings } from '../../settings/index.ts';
import type { AggregateSettings, Recompute } from '../../settings/schemas.ts';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { type BatchView, latestBatch, listBatchItems, registerBatchKind, startBatch } from '../../shared/jobs/index.ts';
import { recomputeAll } from './recompute-all.ts';

const KIND = 'companies.recompute';
const ITEM = 'all';
const ATTEMPTS_MAX = 20;

/** Registers the jobs of this domain. */
export function registerCompanyJobs(): void {
  registerBatchKind({
    name: KIND,
    params: z.object({}),
    concurrency: 1,
    attemptsMax: ATTEMPTS_MAX,
    runItem: recomputeAll,
    onFinished: recomputeWhenOutdated,
  });
}

/** Starts a recomputation unless one is running, which adopts changed settings by itself. */
export async function startRecompute(ctx: ServiceContext): Promise<void> {
  registerCompanyJobs();
  await startBatch(ctx, { kind: KIND, params: {}, keys: [ITEM], uniqueName: KIND });
}

/** Starts the recomputation that a process died before starting; called at start. */
export async function resumeRecompute(ctx: ServiceContext): Promise<void> {
  const batch = await latestBatch(KIND);
  if (batch !== null && batch.finishedAt === null) return;
  const applied = batch === null ? DEFAULT_SETTINGS : await readRun(batch);
  if (applied !== null && isSameAggregation(applied, await getAggregateSettings())) return;
  if (batch?.state !== 'failed') await startRecompute(ctx);
}

/** The latest recomputation; null when there was none. */
export async function getRecompute(_: Verb<object>): Promise<Recompute | null> {
  const batch = await latestBatch(KIND);
  if (batch === null) return null;
  const run = await readRun(batch);
  const counters = { done: run?.done ?? 0, total: run?.total ?? 0, changed: run?.changed ?? 0 };
  if (batch.state === 'running' || batch.state === 'paused') return { state: 'running', ...counters, message: null };
  if (batch.state === 'completed') return { state: 'completed', ...counters, message: null };
  const [item] = await listBatchItems({ batchId: batch.id, limit: 1 });
  const message = item?.message ?? 'The recomputation was cancelled; save the settings again to repeat it';
  return { state: 'failed', ...counters, message };
}

export function isSameAggregation(one: AggregateSettings, other: AggregateSettings): boolean {
  return one.minimumSources === other.minimumSources && one.excludeOutliers === other.excludeOutliers;
}

/** A change of the settings after the last company and before the end of the batch came too late for it. */
async function recomputeWhenOutdated(ctx: ServiceContext, batch: BatchView): Promise<void> {
  if (batch.state !== 'completed') return;
  const run = await readRun(batch);
  if (run !== null && !isSameAggregation(run, await getAggregateSettings())) await startRecompute(ctx);
}

function readRun({ id }: BatchView): Promise<RecomputeRunDoc | null> {
  return RecomputeRunModel.findById(id).lean().exec();
}
