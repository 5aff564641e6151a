import { type BulkChangeDoc, BulkChangeModel } from '@workbench/db';
import { z } from 'zod';
import type { ServiceContext } from '../shared/context.ts';
import { latestBatch, registerBatchKind, startBatch } from '../shared/jobs/index.ts';
import { BULK_AT_ONCE_MAX } from './limits.ts';
import { openPositions } from './parts/part-store.ts';
import { runPart } from './parts/run-part.ts';

export const BULK_KIND = 'bulk.change';
const paramsSchema = z.object({ changeId: z.string() });
/** A company that is merged or deleted by itself makes its part wait. */
const ATTEMPTS_MAX = 20;
/** A call that changes a few companies has answered or died by then. */
const ABANDONED_AFTER_MS = 60_000;

/** Registers the jobs of this domain. */
export function registerBulkJobs(): void {
  registerBatchKind({
    name: BULK_KIND,
    params: paramsSchema,
    // Companies have one writer at a time.
    concurrency: 1,
    attemptsMax: ATTEMPTS_MAX,
    runItem: async (ctx, { key, params: { changeId } }) => {
      const isDone = await runPart(ctx, { changeId, position: Number(key) });
      return { state: isDone ? 'completed' : 'skipped', message: null };
    },
    onFinished: async (ctx, { params }) => finishChange(ctx, paramsSchema.parse(params).changeId),
  });
}

/** @param phase that has ended: an undo goes on when what it takes back ends late */
export async function finishChange(ctx: ServiceContext, _id: string, phase?: BulkChangeDoc['phase']): Promise<void> {
  const open = { _id, finishedAt: null, ...(phase !== undefined && { phase }) };
  await BulkChangeModel.updateOne(open, { $set: { finishedAt: ctx.now() } });
}

export const batchName = ({ _id, phase }: Pick<BulkChangeDoc, '_id' | 'phase'>): string => `bulk-${phase}:${_id}`;

/** The changes of a few companies that this process carries out, by their ids. */
const running = new Map<string, Promise<void>>();

/** Waits until this process has carried out, or left, what a call before this one has begun. */
export async function waitForEarlier(changeId: string): Promise<void> {
  await running.get(changeId)?.catch(() => undefined);
}

/** Runs the open parts: a few companies now, more in the background. */
export async function carryOut(ctx: ServiceContext, change: BulkChangeDoc): Promise<void> {
  if (change.total > BULK_AT_ONCE_MAX) return startInBackground(ctx, change);
  const work = runOpenParts(ctx, change);
  running.set(change._id, work);
  try {
    await work;
  } finally {
    if (running.get(change._id) === work) running.delete(change._id);
  }
}

async function runOpenParts(ctx: ServiceContext, { _id, phase }: BulkChangeDoc): Promise<void> {
  for (const position of await openPositions(_id, phase)) {
    await runPart(ctx, { changeId: _id, position });
  }
  await finishChange(ctx, _id, phase);
}

async function startInBackground(ctx: ServiceContext, change: BulkChangeDoc): Promise<void> {
  registerBulkJobs();
  const keys = (await openPositions(change._id, change.phase)).map(String);
  if (keys.length === 0) return finishChange(ctx, change._id);
  await startBatch(ctx, { kind: BULK_KIND, params: { changeId: change._id }, keys, uniqueName: batchName(change) });
}

/** Continues what a process that is gone had begun and no batch carries out. */
export async function resumeBulk(ctx: ServiceContext): Promise<void> {
  const begunBefore = new Date(ctx.now().getTime() - ABANDONED_AFTER_MS);
  const begun = { finishedAt: null, createdAt: { $lt: begunBefore } };
  const changes = await BulkChangeModel.find(begun).hint('by_end').lean<BulkChangeDoc[]>();
  for (const change of changes) {
    const batch = await latestBatch(BULK_KIND, batchName(change));
    if (batch === null || batch.finishedAt !== null) await startInBackground(ctx, change);
  }
}
