import { createHash } from 'node:crypto';
import { CompanyModel, CompanySyncModel } from '@workbench/db';
import { Types } from 'mongoose';
import { findSelected } from '../../companies/index.ts';
import type { CompanySelectionInput } from '../../companies/schemas.ts';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import {
  cancelBatch,
  getBatch,
  latestBatch,
  pageBatchItems,
  pauseBatch,
  resumeBatch,
  retryBatch,
  startBatch,
} from '../../shared/jobs/index.ts';
import type { BatchView } from '../../shared/jobs/types.ts';
import type { NewestPage } from '../../shared/long-lists/newest-first.ts';
import type { NewestPageInput } from '../../shared/page-schemas.ts';
import { newUuid } from '../../shared/record-ids.ts';
import { SOURCE_PORTS } from '../connections/default-ports.ts';
import type { EstimateSyncInput, SyncAllInput, SyncEstimate, SyncItem, SyncRun } from '../schemas.ts';
import { recordBaselines } from '../spending/reconcile-usage.ts';
import { dueSources } from './query/due-sources.ts';
import { creditsToRefresh } from './refresh-company-figures.ts';
import { SYNC_ALL_NAME, SYNC_KIND, type SyncParams, syncParamsSchema } from './sync-params.ts';

const CHUNK = 1000;

type ByRun = Verb<{ runId: string }>;
type SyncItemsInput = NewestPageInput & { runId: string; state?: 'failed' | 'skipped' | undefined };

/** Starts a sync of all companies; if one is in progress, including the hourly one, that one is returned. */
export function syncAll({ ctx, input }: Verb<SyncAllInput>): Promise<SyncRun> {
  return input.selection === undefined ? startSyncRun(ctx, 'all') : syncSelection(ctx, input.selection);
}

/** The same selected companies once more while their sync is in progress get that one. */
async function syncSelection(ctx: ServiceContext, selection: CompanySelectionInput): Promise<SyncRun> {
  const keys = await readSelectedKeys(ctx, selection);
  await recordBaselines(ctx, await SOURCE_PORTS.readConnections(ctx));
  const params: SyncParams = { origin: 'selection', force: false };
  const digest = createHash('sha256').update(keys.toSorted().join()).digest('hex');
  return toRun(
    await startBatch(ctx, { kind: SYNC_KIND, params, keys, uniqueName: `sync-selection:${digest}`, id: newUuid(ctx) }),
  );
}

/** Most credits that a sync of the selected companies costs; sources whose answers still hold are not queried. */
export async function estimateSync({ ctx, input }: Verb<EstimateSyncInput>): Promise<SyncEstimate> {
  const ids = await readSelectedKeys(ctx, input.selection);
  const prices = await creditsToRefresh(ctx, ids);
  return { companies: ids.length, credits: [...prices.values()].reduce((sum, price) => sum + price, 0) };
}

/** @throws ServiceError invalid when the selection has no company */
async function readSelectedKeys(ctx: ServiceContext, selection: CompanySelectionInput): Promise<string[]> {
  const ids = await findSelected(ctx, selection);
  if (ids.length > 0) return ids.map((id) => id.toHexString());
  const message = 'The selection has no company; choose others';
  throw new ServiceError('invalid', message, [{ path: ['selection'], message }]);
}

export async function startSyncRun(ctx: ServiceContext, origin: 'all' | 'auto'): Promise<SyncRun> {
  const last = await latestBatch(SYNC_KIND, SYNC_ALL_NAME);
  if (last?.state === 'running' || last?.state === 'paused') return toRun(last);
  await recordBaselines(ctx, await SOURCE_PORTS.readConnections(ctx));
  const params: SyncParams = { origin, force: false };
  const keys = origin === 'auto' ? await findDueCompanies(ctx) : await findAllCompanies();
  return toRun(await startBatch(ctx, { kind: SYNC_KIND, params, keys, uniqueName: SYNC_ALL_NAME, id: newUuid(ctx) }));
}

async function findAllCompanies(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { _id } of CompanyModel.find({}, { _id: 1 }).lean().cursor({ batchSize: 5000 })) {
    keys.push(_id.toHexString());
  }
  return keys;
}

/** Companies that a source has something to say about; each hour has few of them, and an item is a stored document. */
async function findDueCompanies(ctx: ServiceContext): Promise<string[]> {
  const [keys, connections] = await Promise.all([findAllCompanies(), SOURCE_PORTS.readConnections(ctx)]);
  const due: string[] = [];
  for (let from = 0; from < keys.length; from += CHUNK) {
    const chunk = keys.slice(from, from + CHUNK);
    const ids = chunk.map((key) => new Types.ObjectId(key));
    const stored = await CompanySyncModel.find({ _id: { $in: ids } }, { finishedAt: 1, outcomes: 1 }).lean();
    const byId = new Map(stored.map((sync) => [sync._id.toHexString(), sync]));
    due.push(...chunk.filter((key) => dueSources(connections, byId.get(key) ?? null, ctx.now()).length > 0));
  }
  return due;
}

/** The latest sync of all companies; null before any. Syncs of single companies are none. */
export async function getLatestSync(_: Verb<object>): Promise<SyncRun | null> {
  const batch = await latestBatch(SYNC_KIND, SYNC_ALL_NAME);
  return batch === null ? null : toRun(batch);
}

export async function getSyncRun({ input }: ByRun): Promise<SyncRun> {
  return toRun(await findRun(input.runId));
}

/** Starts no further company; companies in progress are finished. */
export async function pauseSync({ input }: ByRun): Promise<SyncRun> {
  return toRun(await pauseBatch((await findRun(input.runId)).id));
}

export async function resumeSync({ input }: ByRun): Promise<SyncRun> {
  return toRun(await resumeBatch((await findRun(input.runId)).id));
}

/** Skips pending companies. */
export async function cancelSync({ input }: ByRun): Promise<SyncRun> {
  return toRun(await cancelBatch((await findRun(input.runId)).id));
}

/** Tries failed and skipped companies again. */
export async function retrySync({ ctx, input }: ByRun): Promise<SyncRun> {
  return toRun(await retryBatch(ctx, (await findRun(input.runId)).id));
}

/**
 * The companies of a run in their states, in an order that stays; one that is not tracked any more is named by its id.
 * @throws ServiceError not_found; invalid for an unknown cursor
 */
export async function listSyncItems({ input }: Verb<SyncItemsInput>): Promise<NewestPage<SyncItem>> {
  const { id } = await findRun(input.runId);
  const { state, limit, cursor } = input;
  const { items, ...page } = await pageBatchItems({
    batchId: id,
    limit,
    cursor,
    ...(state !== undefined && { state }),
  });
  const ids = items.map(({ key }) => new Types.ObjectId(key));
  const companies = await CompanyModel.find({ _id: { $in: ids } }, { name: 1, domain: 1 }).lean();
  const byId = new Map(companies.map((company) => [company._id.toHexString(), company]));
  const named = items.map(({ key, startedAt: _, ...item }) => {
    const company = byId.get(key);
    return { companyId: key, name: company?.name ?? key, domain: company?.domain ?? '', ...item };
  });
  return { items: named, ...page };
}

async function findRun(runId: string): Promise<BatchView> {
  const batch = await getBatch(runId).catch((error: unknown) => {
    throw error instanceof ServiceError && error.kind === 'not_found' ? unknownRun(runId) : error;
  });
  if (batch.kind !== SYNC_KIND || syncParamsSchema.parse(batch.params).origin === 'single') throw unknownRun(runId);
  return batch;
}

function unknownRun(runId: string): ServiceError {
  return new ServiceError('not_found', `No sync has the id ${runId}`);
}

function toRun(batch: BatchView): SyncRun {
  const { origin } = syncParamsSchema.parse(batch.params);
  const { id, state, total, pending, running, completed, skipped, failed, cancelled, createdAt, finishedAt } = batch;
  const secondsLeft =
    state === 'running' && batch.perMinute ? Math.ceil(((pending + running) / batch.perMinute) * 60) : null;
  return {
    id,
    origin: origin === 'single' ? 'all' : origin,
    state,
    total,
    pending,
    running,
    completed,
    skipped,
    failed,
    cancelled,
    createdAt,
    finishedAt,
    secondsLeft,
  };
}
