import { randomUUID } from 'node:crypto';
import { type BatchDoc, type BatchItemDoc, BatchItemModel, BatchModel } from '@workbench/db';
import { logWith, type ServiceContext } from '../../context.ts';
import { databaseNow } from '../../database/database-clock.ts';
import { withDatabaseRetry } from '../../database/with-retry.ts';
import { passed } from '../../stored-time.ts';
import { classifyFailure } from '../classify-failure.ts';
import { runAsItem } from '../current-item.ts';
import { ITEM_TRANSITIONS, inStates } from '../states.ts';
import { itemId } from '../store/start-batch.ts';
import { tracedItem } from '../traced-item.ts';
import type { BatchKind, ItemResult } from '../types.ts';
import { backoffMs, RETRY_AFTER_MAX_MS, type Timings } from './timings.ts';

/** An item that runs in this process. */
export interface RunningItem {
  id: string;
  batchId: string;
  owner: string;
  abort: AbortController;
  /** Why it was stopped: a cancelled item has ended, any other runs again. */
  stop: 'cancelled' | 'stopping' | 'lost' | null;
  /** By the clock of this process alone. */
  leaseUntil: number;
}

export interface ItemWork {
  ctx: ServiceContext;
  kind: BatchKind<unknown>;
  batch: BatchDoc;
  key: string;
  timings: Timings;
}

/** How an attempt ended: the fields of its item that it changes. */
type Ending = Partial<Pick<BatchItemDoc, 'state' | 'message' | 'retryAt' | 'finishedAt' | 'attempts' | 'startedAt'>>;

/**
 * Claims the item, which one worker can at a time, runs it and writes how it ended, unless its lease was lost meanwhile.
 * @param running the items whose leases are renewed
 */
export async function runItem(work: ItemWork, running: Map<string, RunningItem>): Promise<void> {
  const { ctx, kind, batch, key, timings } = work;
  const owner = randomUUID();
  const id = itemId(batch._id, key);
  const claimed = await claimItem(work, id, owner);
  if (claimed === null) return;
  const item: RunningItem = {
    id,
    batchId: batch._id,
    owner,
    abort: new AbortController(),
    stop: null,
    leaseUntil: Date.now() + timings.leaseMs,
  };
  running.set(owner, item);
  try {
    const ending = await attempt(work, claimed, item);
    await withDatabaseRetry(() => updateOwn(item, { ...ending, owner: null, leaseUntil: null }));
  } catch (error) {
    // Its end is unknown, so it runs again when its lease has expired.
    ctx.log.error({ err: error, batchId: batch._id, key, kind: kind.name }, 'the end of an item could not be written');
  } finally {
    running.delete(owner);
  }
}

/** An item that a dead process left running is released by the sweep first, which counts the crash. */
function claimItem({ ctx, timings }: ItemWork, id: string, owner: string): Promise<BatchItemDoc | null> {
  const claimOnce = async (isRetry: boolean) => {
    const now = await databaseNow();
    const $set = {
      state: ITEM_TRANSITIONS.claim.to,
      owner,
      leaseUntil: new Date(now.getTime() + timings.leaseMs),
      startedAt: ctx.now(),
    };
    const filter = { _id: id, state: inStates(ITEM_TRANSITIONS.claim.from), retryAt: passed(now, RETRY_AFTER_MAX_MS) };
    const claimed = await BatchItemModel.findOneAndUpdate(
      filter,
      { $set, $inc: { attempts: 1 } },
      { returnDocument: 'after' },
    ).lean();
    if (claimed !== null || !isRetry) return claimed;
    // The response to the first try was lost, and it had been carried out.
    return BatchItemModel.findOne({ _id: id, owner, state: 'running' }).lean();
  };
  return withDatabaseRetry(claimOnce);
}

async function attempt(work: ItemWork, claimed: BatchItemDoc, item: RunningItem): Promise<Ending> {
  const { ctx, kind, batch, key } = work;
  const { signal } = item.abort;
  try {
    await markStarted(batch, ctx);
    const params = kind.params.parse(batch.params);
    const progress = (done: number, total: number) => reportProgress(work, item, { done, total });
    const itemRun = { batchId: batch._id, key, params, attempt: claimed.attempts, signal, progress };
    const trace = { kind: kind.name, batchId: batch._id, attempt: claimed.attempts, requestId: batch.requestId };
    const run = () => kind.runItem(itemContext(work), itemRun);
    const result = await tracedItem(trace, () => runAsItem(itemRun, run));
    return completedEnding(result, ctx);
  } catch (error) {
    return failedEnding(error, work, claimed, item);
  }
}

/** Lines of the log say which work they belong to, in this process or another one, and which request asked for it. */
function itemContext({ ctx, kind, batch, key }: ItemWork): ServiceContext {
  const { _id: batchId, requestId } = batch;
  const request = requestId === undefined ? {} : { requestId };
  const own = { ...request, log: logWith(ctx.log, { batchId, kind: kind.name, key, ...request }) };
  // The engine's context has the process's as its prototype.
  return Object.assign(Object.create(ctx) as ServiceContext, own);
}

function completedEnding({ state, message }: ItemResult, ctx: ServiceContext): Ending {
  return { state, message, finishedAt: ctx.now() };
}

async function failedEnding(
  error: unknown,
  { ctx, kind, batch, key, timings }: ItemWork,
  claimed: BatchItemDoc,
  item: RunningItem,
): Promise<Ending> {
  if (item.stop === 'cancelled') return { state: ITEM_TRANSITIONS.cancel.to, message: null, finishedAt: ctx.now() };
  const { release } = ITEM_TRANSITIONS;
  // A process that stops is not the item's fault.
  if (item.stop !== null)
    return { state: release.to, attempts: claimed.attempts - 1, retryAt: new Date(0), startedAt: null };
  const { isRetryable, retryAfterMs, message, isUnexpected } = classifyFailure(error);
  const details = { err: error, batchId: batch._id, key, kind: kind.name, attempt: claimed.attempts };
  if (isUnexpected) ctx.log.error(details, 'a job item failed');
  const isTooLong = (retryAfterMs ?? 0) > RETRY_AFTER_MAX_MS;
  if (!isRetryable || isTooLong || claimed.attempts >= kind.attemptsMax)
    return { state: ITEM_TRANSITIONS.fail.to, message, finishedAt: ctx.now() };
  const delayMs = Math.max(retryAfterMs ?? 0, backoffMs(claimed.attempts, timings));
  const now = await withDatabaseRetry(databaseNow);
  return { state: release.to, message, retryAt: new Date(now.getTime() + delayMs), startedAt: null };
}

async function markStarted(batch: BatchDoc, ctx: ServiceContext): Promise<void> {
  if (batch.startedAt !== null) return;
  batch.startedAt = ctx.now();
  await BatchModel.updateOne({ _id: batch._id, startedAt: null }, { $set: { startedAt: batch.startedAt } });
}

async function reportProgress(
  { timings }: ItemWork,
  item: RunningItem,
  progress: { done: number; total: number },
): Promise<void> {
  const until = Date.now() + timings.leaseMs;
  const leaseUntil = new Date((await databaseNow()).getTime() + timings.leaseMs);
  const isOurs = await updateOwn(item, { progress, leaseUntil });
  if (isOurs) item.leaseUntil = until;
  else stopItem(item, 'lost');
}

/** Changes nothing when another worker owns the item by now. */
async function updateOwn({ id, owner }: RunningItem, fields: Partial<BatchItemDoc>): Promise<boolean> {
  const { matchedCount } = await BatchItemModel.updateOne({ _id: id, owner, state: 'running' }, { $set: fields });
  return matchedCount === 1;
}

export function stopItem(item: RunningItem, why: NonNullable<RunningItem['stop']>): void {
  item.stop ??= why;
  item.abort.abort();
}
