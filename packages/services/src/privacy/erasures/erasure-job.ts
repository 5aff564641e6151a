import { ERASURE_INDEXES, type ErasureDoc, ErasureModel } from '@workbench/db';
import { z } from 'zod';
import { PEOPLE_PORTS } from '../../contacts/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { type BatchView, findItem, latestBatch, registerBatchKind, startBatch } from '../../shared/jobs/index.ts';
import type { PersonIdentifier } from '../../shared/personal-data/types.ts';
import { erasePersonalData } from '../requests/erase-personal-data.ts';
import { closeSuperseded } from './close-superseded.ts';
import { leftoversText } from './leftovers-text.ts';
import { openPerson, sealPerson } from './seal-person.ts';

const KIND = 'privacy.erase';
const paramsSchema = z.object({ erasureId: z.string() });
const ATTEMPTS_MAX = 20;
/** Whoever works on one writes more often, or has died. */
const ABANDONED_AFTER_MS = 60_000;
const DAY_MS = 24 * 60 * 60_000;
const OTHER_KEY =
  'Whom this is about was encrypted with another secret.key: put that key back, or erase the person again';

/** Registers the jobs of this domain. */
export function registerPrivacyJobs(): void {
  registerBatchKind({
    name: KIND,
    params: paramsSchema,
    // Each reads the whole database.
    concurrency: 1,
    attemptsMax: ATTEMPTS_MAX,
    runItem: async (ctx, { params: { erasureId }, signal }) => {
      const erasure = await ErasureModel.findOne({ _id: erasureId, state: 'running' }).lean<ErasureDoc>();
      if (erasure === null) return { state: 'skipped', message: null };
      await runErasure(ctx, erasure, signal);
      return { state: 'completed', message: null };
    },
    onFinished: (_, batch) => noteFailure(batch),
    retention: () => ({ itemsMs: DAY_MS, isBatchDeleted: true }),
  });
}

export async function startErasureJob(ctx: ServiceContext, erasureId: string): Promise<void> {
  registerPrivacyJobs();
  await startBatch(ctx, { kind: KIND, params: { erasureId }, keys: [erasureId], uniqueName: batchName(erasureId) });
}

/** Starts what a process that is gone has recorded and not started. */
export async function resumeErasures(ctx: ServiceContext): Promise<void> {
  const begunBefore = new Date(ctx.now().getTime() - ABANDONED_AFTER_MS);
  const running = ErasureModel.find({ state: 'running', touchedAt: { $lt: begunBefore } });
  for (const { _id } of await running.hint(ERASURE_INDEXES.state).lean<ErasureDoc[]>()) {
    const latest = await latestBatch(KIND, batchName(_id));
    // One that ended long ago was of an earlier attempt: whoever asked for this one has gone before its job began.
    const isOver = latest?.finishedAt != null && Date.parse(latest.finishedAt) < begunBefore.getTime();
    if (latest === null || isOver) await startErasureJob(ctx, _id);
  }
}

const batchName = (erasureId: string): string => `erasure:${erasureId}`;

/** Repeatable at every step: what was recognised and what has gone is written down as it happens. */
export async function runErasure(
  ctx: ServiceContext,
  { _id, sealed }: ErasureDoc,
  signal: AbortSignal | null,
): Promise<void> {
  const change = ($set: object, more: object = {}) =>
    ErasureModel.updateOne({ _id, state: 'running' }, { $set: { ...$set, touchedAt: ctx.now() }, ...more });
  const person = openPerson(ctx, sealed);
  if (person === null) throw new ServiceError('conflict', OTHER_KEY);
  const { input, known } = person;
  let identifiers: readonly PersonIdentifier[] = known;
  const { suppressed, scanned, leftovers } = await erasePersonalData({ ctx, input }, PEOPLE_PORTS, {
    known,
    recognised: async (recognised) => {
      identifiers = recognised;
      await change({ sealed: sealPerson(ctx, { input, known: [...identifiers] }) });
    },
    erased: async (place, count) => {
      await change({}, { $push: { erased: { place, count } } });
    },
    scanned: async (done, total) => {
      signal?.throwIfAborted();
      await change({ progress: { done, total } });
    },
  });
  const isDone = leftovers.length === 0;
  const outcome = { suppressed, scanned, leftovers };
  await change({
    state: isDone ? 'completed' : 'failed',
    outcome,
    finishedAt: ctx.now(),
    // What is left can be erased by another attempt, which has to know whom.
    ...(isDone ? { sealed: null, message: null } : { message: leftoversText(leftovers) }),
  });
  if (isDone) await closeSuperseded(ctx, identifiers, outcome);
}

async function noteFailure({ id, params, finishedAt }: BatchView): Promise<void> {
  const { erasureId } = paramsSchema.parse(params);
  const item = await findItem({ kind: KIND, key: erasureId });
  const $set = { state: 'failed', finishedAt, message: item?.message ?? 'The erasure was interrupted' };
  // One that has completed, or that another batch continues, stays as it is.
  const latest = await latestBatch(KIND, batchName(erasureId));
  if (latest?.id === id) await ErasureModel.updateOne({ _id: erasureId, state: 'running' }, { $set });
}
