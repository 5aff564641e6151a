import { randomUUID } from 'node:crypto';
import { BATCH_INDEXES, type BatchDoc, BatchItemModel, BatchModel } from '@workbench/db';
import type { ServiceContext } from '../../context.ts';
import { isDuplicateKey } from '../../database/classify-error.ts';
import { databaseNow } from '../../database/database-clock.ts';
import { withDatabaseRetry } from '../../database/with-retry.ts';
import { findKind } from '../registry.ts';
import { BATCH_TRANSITIONS } from '../states.ts';
import type { BatchView, StartBatch } from '../types.ts';
import { wakeEngines } from '../wake-engines.ts';
import { invalidateCounts } from './count-items.ts';
import { batchView } from './read-batches.ts';

const CHUNK = 1000;
/** A user waits for the start. */
const RETRY = { retryForMs: 10_000 };
/** A batch whose items are not all written by then is abandoned: its process died. */
export const PREPARE_LOCK_MS = 60_000;

let lastOrder = 0;

/**
 * Writes the batch and all its items before it returns; an engine, here or in another process, does the rest.
 * @throws ZodError when the kind is registered here and the params do not fit it
 */
export async function startBatch<P>(ctx: ServiceContext, start: StartBatch<P>): Promise<BatchView> {
  // A process that only serves requests may leave the kind to the workers.
  const params = findKind(start.kind)?.params.parse(start.params) ?? start.params;
  const keys = [...new Set(start.keys)];
  lastOrder = Math.max(Date.now(), lastOrder + 0.001, (await newestOrder(start.kind)) + 0.001);
  const batch = { ...newBatch(start, params, keys.length, ctx), lockedUntil: await prepareLockEnd() };
  const begun = start.id === undefined ? null : await findBegun(start.id);
  if (begun !== null) return batchView(begun);
  const other = await claim(batch);
  if (other !== null) return batchView(other);
  for (let from = 0; from < keys.length; from += CHUNK) {
    await withDatabaseRetry(() => insertItems(batch, keys.slice(from, from + CHUNK), from), RETRY);
    await withDatabaseRetry(async () => updateBatch(batch, { lockedUntil: await prepareLockEnd() }), RETRY);
  }
  if (start.id !== undefined) await adoptItems(batch, keys);
  await withDatabaseRetry(() => updateBatch(batch, { state: BATCH_TRANSITIONS.start.to, lockedUntil: null }), RETRY);
  invalidateCounts(batch._id);
  wakeEngines();
  return batchView({ ...batch, state: BATCH_TRANSITIONS.start.to });
}

/** A clock that was ahead has ordered batches by a time that has not come; one that starts now is newer all the same. */
async function newestOrder(kind: string): Promise<number> {
  const newest = () => BatchModel.findOne({ kind }, { order: 1 }).sort({ order: -1 }).hint(BATCH_INDEXES.kind).lean();
  return (await withDatabaseRetry(newest, RETRY))?.order ?? 0;
}

function newBatch<P>(
  { kind, uniqueName, id }: StartBatch<P>,
  params: unknown,
  total: number,
  { now, requestId }: ServiceContext,
): Omit<BatchDoc, 'lockedUntil'> {
  return {
    _id: id ?? randomUUID(),
    kind,
    params,
    state: 'preparing',
    total,
    ...(uniqueName !== undefined && { name: uniqueName, uniqueName }),
    ...(requestId !== undefined && { requestId }),
    order: lastOrder,
    createdAt: now(),
    startedAt: null,
    finishedAt: null,
    counts: null,
    finishedNotified: false,
    notifyAttempts: 0,
    notifyLeaseUntil: null,
  };
}

/** A batch whose items were not all written is no result: its items are written once more. */
async function findBegun(_id: string): Promise<BatchDoc | null> {
  // Keeps it from being deleted as abandoned.
  await BatchModel.updateOne({ _id, state: 'preparing' }, { $set: { lockedUntil: await prepareLockEnd() } });
  return BatchModel.findOne({ _id, state: { $ne: 'preparing' } }).lean<BatchDoc>();
}

/** Inserts the batch, which claims its name. Returns the unfinished batch that has the name already. */
async function claim(batch: BatchDoc): Promise<BatchDoc | null> {
  for (;;) {
    try {
      await withDatabaseRetry(() => BatchModel.collection.insertOne(batch as never), RETRY);
      return null;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    // The first of two inserts may have been carried out although its response was lost.
    const other = await withDatabaseRetry(() => findNamed(batch), RETRY);
    if (other?._id === batch._id) return null;
    if ((await withDatabaseRetry(() => BatchModel.exists({ _id: batch._id }), RETRY)) !== null) return null;
    if (other !== null) return other;
  }
}

/**
 * Items that an earlier attempt has written go with its abandoned batch, also at this moment: from here on they are of this
 * one, and what went is written again.
 */
async function adoptItems(batch: BatchDoc, keys: string[]): Promise<void> {
  const batchId = batch._id;
  const stored = await withDatabaseRetry(() => BatchModel.findById(batchId, { order: 1 }).lean(), RETRY);
  const own = { ...batch, order: stored?.order ?? batch.order };
  for (;;) {
    const ofOthers = { batchId, batchOrder: { $ne: own.order } };
    await withDatabaseRetry(
      () => BatchItemModel.updateMany(ofOthers, { $set: { batchOrder: own.order } }).exec(),
      RETRY,
    );
    if ((await withDatabaseRetry(() => BatchItemModel.countDocuments({ batchId }), RETRY)) >= keys.length) return;
    for (let from = 0; from < keys.length; from += CHUNK)
      await withDatabaseRetry(() => insertItems(own, keys.slice(from, from + CHUNK), from), RETRY);
  }
}

function findNamed({ uniqueName }: BatchDoc): Promise<BatchDoc | null> {
  return uniqueName === undefined ? Promise.resolve(null) : BatchModel.findOne({ uniqueName }).lean().exec();
}

function updateBatch({ _id }: BatchDoc, fields: Partial<BatchDoc>): Promise<unknown> {
  return BatchModel.updateOne({ _id }, { $set: fields }).exec();
}

async function insertItems({ _id, kind, order }: BatchDoc, keys: string[], from: number): Promise<void> {
  const items = keys.map((key, index) => ({
    _id: itemId(_id, key),
    batchId: _id,
    kind,
    key,
    state: 'pending',
    order: from + index,
    batchOrder: order,
    attempts: 0,
    crashes: 0,
    owner: null,
    leaseUntil: null,
    retryAt: new Date(0),
    message: null,
    progress: null,
    startedAt: null,
    finishedAt: null,
  }));
  try {
    await BatchItemModel.collection.insertMany(items as never, { ordered: false });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

export function itemId(batchId: string, key: string): string {
  return `${batchId}:${key}`;
}

export async function prepareLockEnd(): Promise<Date> {
  return new Date((await databaseNow()).getTime() + PREPARE_LOCK_MS);
}
