import {
  CompanyModel,
  CompanySyncModel,
  DuplicateKeyModel,
  type DuplicateSearchDoc,
  DuplicateSearchModel,
  NOT_COMPARED,
} from '@workbench/db';
import type { mongo } from 'mongoose';
import type { ServiceContext } from '../../shared/context.ts';
import { withDatabaseRetry } from '../../shared/database/with-retry.ts';
import type { ItemResult, ItemRun } from '../../shared/jobs/index.ts';
import { CommonKeys } from './common-keys.ts';
import { compareCompanies } from './compare-companies.ts';
import { removeAllUntracked } from './remove-untracked.ts';

type Progress = Pick<DuplicateSearchDoc, 'phase' | 'cursor' | 'done' | 'found' | 'isComplete'>;

const STEP = 200;

/** Compares all companies, or those changed since. May be interrupted anywhere and called again: it continues. */
export async function findDuplicates(ctx: ServiceContext, item: ItemRun<object>): Promise<ItemResult> {
  const run = await withDatabaseRetry(() => DuplicateSearchModel.findById(item.batchId).lean().exec());
  if (run === null) return { state: 'skipped', message: 'The search was not started' };
  const common = new CommonKeys();
  let progress: Progress = run;
  while (!progress.isComplete) {
    item.signal.throwIfAborted();
    const { ids, next } = await withDatabaseRetry(() => readStep(run.since, progress));
    const found = await withDatabaseRetry(() => compareCompanies(ids, common, ctx.now()));
    progress = { ...next, done: progress.done + ids.length, found: progress.found + found };
    const { phase, cursor, done, isComplete } = progress;
    const fields = { phase, cursor, done, found: progress.found, isComplete };
    await withDatabaseRetry(() => DuplicateSearchModel.updateOne({ _id: run._id }, { $set: fields }).exec());
    await withDatabaseRetry(() => item.progress(Math.min(done, run.total), run.total));
  }
  if (run.since === null) await removeAllUntracked();
  await withDatabaseRetry(() =>
    DuplicateSearchModel.deleteMany({ _id: { $ne: run._id }, startedAt: { $lte: run.startedAt } }).exec(),
  );
  return { state: 'completed', message: null };
}

interface Step {
  ids: mongo.ObjectId[];
  next: Pick<Progress, 'phase' | 'cursor' | 'isComplete'>;
}

async function readStep(since: Date | null, { phase, cursor }: Progress): Promise<Step> {
  if (since === null) {
    const filter = cursor === null ? {} : { _id: { $gt: cursor.id } };
    const rows = await CompanyModel.find(filter, { _id: 1 }).sort({ _id: 1 }).limit(STEP).lean();
    const last = rows.at(-1);
    const next = last ? { at: null, id: last._id } : cursor;
    return { ids: idsOf(rows), next: { phase, cursor: next, isComplete: rows.length < STEP } };
  }
  if (phase === 'restored') return readRestored(cursor);
  const rows = phase === 'companies' ? await changedCompanies(since, cursor) : await newSyncs(since, cursor);
  const last = rows.at(-1);
  if (last !== undefined && rows.length === STEP) {
    return { ids: idsOf(rows), next: { phase, cursor: { at: last.at, id: last._id }, isComplete: false } };
  }
  return { ids: idsOf(rows), next: { phase: 'syncs', cursor: null, isComplete: phase === 'syncs' } };
}

async function readRestored(cursor: Progress['cursor']): Promise<Step> {
  const after = cursor === null ? {} : { _id: { $gt: cursor.id } };
  const rows = await DuplicateKeyModel.find({ version: NOT_COMPARED, ...after }, { _id: 1 })
    .sort({ _id: 1 })
    .limit(STEP)
    .lean();
  const last = rows.at(-1);
  if (last === undefined || rows.length < STEP) {
    return { ids: idsOf(rows), next: { phase: 'companies', cursor: null, isComplete: false } };
  }
  return { ids: idsOf(rows), next: { phase: 'restored', cursor: { at: null, id: last._id }, isComplete: false } };
}

interface ChangedRow {
  _id: mongo.ObjectId;
  at: Date;
}

async function changedCompanies(since: Date, cursor: Progress['cursor']): Promise<ChangedRow[]> {
  const rows = await CompanyModel.find(after('updatedAt', since, cursor), { updatedAt: 1 })
    .sort({ updatedAt: 1, _id: 1 })
    .limit(STEP)
    .lean();
  return rows.map(({ _id, updatedAt }) => ({ _id, at: updatedAt }));
}

async function newSyncs(since: Date, cursor: Progress['cursor']): Promise<ChangedRow[]> {
  const rows = await CompanySyncModel.find(after('finishedAt', since, cursor), { finishedAt: 1 })
    .sort({ finishedAt: 1, _id: 1 })
    .limit(STEP)
    .lean();
  return rows.map(({ _id, finishedAt }) => ({ _id, at: finishedAt }));
}

function after(field: string, since: Date, cursor: Progress['cursor']): Record<string, unknown> {
  if (cursor?.at == null) return { [field]: { $gte: since } };
  return { $or: [{ [field]: { $gt: cursor.at } }, { [field]: cursor.at, _id: { $gt: cursor.id } }] };
}

const idsOf = (rows: readonly { _id: mongo.ObjectId }[]) => rows.map(({ _id }) => _id);
