import { type ErasureDoc, ErasureModel } from '@workbench/db';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { insertOnce } from '../../shared/database/insert-once.ts';
import { ServiceError } from '../../shared/errors.ts';
import { classifyFailure } from '../../shared/jobs/classify-failure.ts';
import { pageNewestFirst } from '../../shared/long-lists/newest-first.ts';
import type { NewestPageInput } from '../../shared/page-schemas.ts';
import { newUuid } from '../../shared/record-ids.ts';
import { claimOwnKey } from '../../shared/workspace-key/require-own-key.ts';
import { readIdentifiers } from '../requests/read-identifiers.ts';
import type { ErasedPersonalData, ErasePersonInput, Erasure, ErasureList } from '../schemas.ts';
import { runErasure, startErasureJob } from './erasure-job.ts';
import { sealPerson } from './seal-person.ts';

/** Erases a person in the background. @throws ServiceError invalid when an identifier is invalid */
export async function startErasure({ ctx, input }: Verb<ErasePersonInput>): Promise<Erasure> {
  const erasure = await recordErasure(ctx, input);
  if (erasure.state === 'running') await startErasureJob(ctx, erasure._id);
  return toErasure(erasure);
}

/**
 * Erases a person at once. Where this process ends meanwhile, a job finishes what it has begun.
 * @throws ServiceError invalid when an identifier is invalid
 */
export async function eraseNow({ ctx, input }: Verb<ErasePersonInput>): Promise<ErasedPersonalData> {
  const erasure = await recordErasure(ctx, input);
  const { _id } = erasure;
  if (erasure.state === 'failed')
    await ErasureModel.updateOne({ _id, state: 'failed' }, { $set: { state: 'running' } });
  try {
    if (erasure.state !== 'completed') await runErasure(ctx, erasure, null);
  } catch (error) {
    const $set = { state: 'failed', finishedAt: ctx.now(), message: classifyFailure(error).message };
    await ErasureModel.updateOne({ _id, state: 'running' }, { $set });
    throw error;
  }
  const { result } = toErasure(await findErasure(_id));
  if (result === null) throw new ServiceError('conflict', 'The erasure was begun again meanwhile; repeat the call');
  return result;
}

/** @throws ServiceError invalid */
async function recordErasure(ctx: ServiceContext, input: ErasePersonInput): Promise<ErasureDoc> {
  readIdentifiers(input.identifiers);
  await claimOwnKey(ctx);
  return await insertOnce<ErasureDoc>(ErasureModel, {
    _id: newUuid(ctx),
    state: 'running',
    sealed: sealPerson(ctx, { input, known: [] }),
    startedAt: ctx.now(),
    touchedAt: ctx.now(),
    finishedAt: null,
    progress: { done: 0, total: 0 },
    erased: [],
    outcome: null,
    message: null,
  });
}

/** @throws ServiceError not_found */
export async function getErasure({ input: { id } }: Verb<{ id: string }>): Promise<Erasure> {
  return toErasure(await findErasure(id));
}

/** Newest first. @throws ServiceError invalid for an unknown cursor */
export async function listErasures({ input }: Verb<NewestPageInput>): Promise<ErasureList> {
  const { items, ...page } = await pageNewestFirst(ErasureModel, { ...input, by: 'startedAt' });
  return { items: items.map(toErasure), ...page };
}

/** Continues one that has failed; one that runs or is done stays as it is. @throws ServiceError not_found */
export async function retryErasure({ ctx, input: { id } }: Verb<{ id: string }>): Promise<Erasure> {
  await findErasure(id);
  const again = {
    state: 'running',
    touchedAt: ctx.now(),
    finishedAt: null,
    outcome: null,
    message: null,
    progress: { done: 0, total: 0 },
  };
  await ErasureModel.updateOne({ _id: id, state: 'failed' }, { $set: again });
  const erasure = await findErasure(id);
  if (erasure.state === 'running') await startErasureJob(ctx, id);
  return toErasure(erasure);
}

async function findErasure(id: string): Promise<ErasureDoc> {
  const erasure = await ErasureModel.findById(id).lean<ErasureDoc>();
  if (erasure === null) throw new ServiceError('not_found', `No erasure has the id ${id}`);
  return erasure;
}

function toErasure({ _id, state, startedAt, finishedAt, progress, erased, outcome, message }: ErasureDoc): Erasure {
  return {
    ...{ id: _id, state, progress, message },
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    result: outcome && { erased: sumByCategory(erased), ...outcome },
  };
}

function sumByCategory(erased: ErasureDoc['erased']): ErasedPersonalData['erased'] {
  const sums = new Map<string, number>();
  for (const { place, count } of erased) sums.set(place, (sums.get(place) ?? 0) + count);
  return [...sums].map(([place, count]) => ({ place, count }));
}
