import { CompanySyncModel, type DuplicateSearchDoc, DuplicateSearchModel } from '@workbench/db';
import { z } from 'zod';
import { getTotals, getWorkspace } from '../../companies/index.ts';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { latestBatch, registerBatchKind, startBatch } from '../../shared/jobs/index.ts';
import { newUuid } from '../../shared/record-ids.ts';
import { KEYS_VERSION } from '../rule/matching-keys.ts';
import type { DuplicateSearch } from '../schemas.ts';
import { findDuplicates } from './find-duplicates.ts';

const KIND = 'duplicates.find';
const ITEM = 'all';
const ATTEMPTS_MAX = 20;
/** A write may end this long after the time that it puts on what it writes. */
const OVERLAP_MS = 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/** Registers the jobs of this domain. */
export function registerDuplicateJobs(): void {
  registerBatchKind({
    name: KIND,
    params: z.object({ isWhole: z.boolean() }),
    concurrency: 1,
    attemptsMax: ATTEMPTS_MAX,
    async runItem(ctx, item) {
      await prepareSearch(ctx, item.batchId, item.params.isWhole);
      return findDuplicates(ctx, item);
    },
    retention: () => ({ itemsMs: HOUR_MS, isBatchDeleted: true }),
  });
}

/** Searches among what has changed since the last search; a schedule calls it. */
export async function findNewDuplicates(ctx: ServiceContext): Promise<void> {
  const last = await lastSearch();
  if (last !== null && last.version === KEYS_VERSION && !(await hasChangedSince(ctx, last))) return;
  await startSearch(ctx, last === null || last.version !== KEYS_VERSION);
}

/** Compares all companies again. */
export async function searchDuplicates({ ctx }: Verb<object>): Promise<DuplicateSearch> {
  await startSearch(ctx, true);
  return getDuplicateSearch();
}

/** How far the search is that runs or ran last. */
export async function getDuplicateSearch(): Promise<DuplicateSearch> {
  const [batch, run] = await Promise.all([
    latestBatch(KIND),
    DuplicateSearchModel.findOne().sort({ startedAt: -1 }).lean(),
  ]);
  const isRunning = batch !== null && batch.finishedAt === null;
  const hasFailed = !isRunning && (batch?.state === 'failed' || batch?.state === 'cancelled');
  const state = isRunning ? 'running' : hasFailed ? 'failed' : run?.isComplete ? 'completed' : 'none';
  return {
    state,
    done: run ? Math.min(run.done, run.total) : 0,
    total: run?.total ?? 0,
    found: run?.found ?? 0,
    startedAt: run?.startedAt.toISOString() ?? null,
  };
}

async function startSearch(ctx: ServiceContext, isWhole: boolean): Promise<void> {
  registerDuplicateJobs();
  await startBatch(ctx, { kind: KIND, params: { isWhole }, keys: [ITEM], uniqueName: KIND, id: newUuid(ctx) });
}

async function prepareSearch(ctx: ServiceContext, batchId: string, isWhole: boolean): Promise<void> {
  const last = await lastSearch();
  const [totals, { version: writes }] = await Promise.all([getTotals(), getWorkspace({ ctx, input: {} })]);
  const since = isWhole || last === null ? null : new Date(last.startedAt.getTime() - OVERLAP_MS);
  const run: Omit<DuplicateSearchDoc, '_id'> = {
    version: KEYS_VERSION,
    writes,
    since,
    startedAt: ctx.now(),
    phase: 'restored',
    cursor: null,
    done: 0,
    total: totals.companies,
    found: 0,
    isComplete: false,
  };
  await DuplicateSearchModel.updateOne({ _id: batchId }, { $setOnInsert: run }, { upsert: true });
}

function lastSearch(): Promise<DuplicateSearchDoc | null> {
  return DuplicateSearchModel.findOne({ isComplete: true }).sort({ startedAt: -1 }).lean().exec();
}

async function hasChangedSince(ctx: ServiceContext, { writes, startedAt }: DuplicateSearchDoc): Promise<boolean> {
  const { version } = await getWorkspace({ ctx, input: {} });
  if (version !== writes) return true;
  return (await CompanySyncModel.exists({ finishedAt: { $gte: startedAt } })) !== null;
}
