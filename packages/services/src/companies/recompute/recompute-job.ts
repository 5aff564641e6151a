import { CompanyModel, type RecomputeRunDoc, RecomputeRunModel } from '@workbench/db';
import { z } from 'zod';
import { DEFAULT_SETTINGS, getAggregateSettings } from '../../settings/index.ts';
import type { Recompute } from '../../settings/schemas.ts';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { type BatchView, latestBatch, listBatchItems, registerBatchKind, startBatch } from '../../shared/jobs/index.ts';
import { DERIVED_VERSION } from '../figures/derive-fields.ts';
import { isSameAggregation } from './is-same-aggregation.ts';
import { recomputeAll } from './recompute-all.ts';

export const RECOMPUTE_KIND = 'companies.recompute';
const ITEM = 'all';
const ATTEMPTS_MAX = 20;

/** Registers the jobs of this domain. */
export function registerCompanyJobs(): void {
  registerBatchKind({
    name: RECOMPUTE_KIND,
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
  await startBatch(ctx, { kind: RECOMPUTE_KIND, params: {}, keys: [ITEM], uniqueName: RECOMPUTE_KIND });
}

/**
 * Starts the recomputation that a process died before starting, or that another version of the rules needs; called at
 * start.
 */
export async function resumeRecompute(ctx: ServiceContext): Promise<void> {
  const batch = await latestBatch(RECOMPUTE_KIND);
  if (batch !== null && batch.finishedAt === null) return;
  if (await hasOtherVersion()) return startRecompute(ctx);
  const applied = batch === null ? DEFAULT_SETTINGS : await readRun(batch);
  if (applied !== null && isSameAggregation(await getAggregateSettings(), applied)) return;
  if (batch?.state !== 'failed') await startRecompute(ctx);
}

/** Recomputes when a figure has become too old by its age alone; a schedule calls it. */
export async function recomputeAged(ctx: ServiceContext): Promise<void> {
  if ((await CompanyModel.exists({ recomputeOn: { $lte: ctx.now() } })) === null) return;
  const batch = await latestBatch(RECOMPUTE_KIND);
  if (batch?.state !== 'failed') await startRecompute(ctx);
}

async function hasOtherVersion(): Promise<boolean> {
  return (await CompanyModel.exists({ derivedVersion: { $ne: DERIVED_VERSION } }).hint('by_derived_version')) !== null;
}

/** The latest recomputation; null when there was none. */
export async function getRecompute(_: Verb<object>): Promise<Recompute | null> {
  const batch = await latestBatch(RECOMPUTE_KIND);
  if (batch === null) return null;
  const run = await readRun(batch);
  const counters = { done: run?.done ?? 0, total: run?.total ?? 0, changed: run?.changed ?? 0 };
  if (batch.state === 'running' || batch.state === 'paused') return { state: 'running', ...counters, message: null };
  if (batch.state === 'completed') return { state: 'completed', ...counters, message: null };
  const [item] = await listBatchItems({ batchId: batch.id, limit: 1 });
  const message = item?.message ?? 'The recomputation was cancelled; save the settings again to repeat it';
  return { state: 'failed', ...counters, message };
}

/** A change of the settings after the last company and before the end of the batch came too late for it. */
async function recomputeWhenOutdated(ctx: ServiceContext, batch: BatchView): Promise<void> {
  if (batch.state !== 'completed') return;
  const run = await readRun(batch);
  if (run !== null && !isSameAggregation(await getAggregateSettings(), run)) await startRecompute(ctx);
}

function readRun({ id }: BatchView): Promise<RecomputeRunDoc | null> {
  return RecomputeRunModel.findById(id).lean().exec();
}
