import { setTimeout as sleep } from 'node:timers/promises';
import { type CompanyDoc, CompanyModel, type RecomputeRunDoc, RecomputeRunModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import { getAggregateSettings } from '../../settings/index.ts';
import type { AggregateSettings } from '../../settings/schemas.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { DATABASE_RETRY_MS, withDatabaseRetry } from '../../shared/database/with-retry.ts';
import type { ItemResult, ItemRun } from '../../shared/jobs/index.ts';
import { DERIVED_VERSION, deriveFields } from '../figures/derive-fields.ts';
import { deriveGrowth } from '../figures/growth/derive-growth.ts';
import { getTotals } from '../figures/statistics/statistics.ts';
import { outdatedWords } from '../search/outdated-words.ts';
import { readPastFigures, type StoredFigure } from '../store/document/past-figures.ts';
import { writeUnchanged } from '../store/document/write-unchanged.ts';
import { type WriteSession, withWriteSession } from '../store/write-session/write-session.ts';
import { changedFigures, isShownDifferently } from './changed-figures.ts';
import { isSameAggregation } from './is-same-aggregation.ts';

type RecomputedCompany = Omit<CompanyDoc, 'words'>;

const STEP = 500;
/** The lock is released after this time, so that a single "Add company" never waits long. */
const SESSION_MS = 1500;
const YIELD_MS = 30;

/**
 * Recomputes the figures of all companies by the current settings. May be interrupted anywhere and called again: it
 * continues after the last finished step, or starts over when the settings have changed since.
 */
export async function recomputeAll(ctx: ServiceContext, item: ItemRun<object>): Promise<ItemResult> {
  const recompute = new Recomputation(ctx, item, await loadRun(item.batchId));
  return recompute.finish();
}

async function loadRun(batchId: string): Promise<RecomputeRunDoc> {
  const stored = await withDatabaseRetry(() => RecomputeRunModel.findById(batchId).lean().exec());
  if (stored !== null) return stored;
  return { _id: batchId, ...(await currentRule()), ...(await initialProgress()), changed: 0 };
}

async function currentRule() {
  return { ...(await getAggregateSettings()), derivedVersion: DERIVED_VERSION };
}

async function initialProgress() {
  const { companies } = await getTotals();
  return { cursor: null, done: 0, total: companies, step: null, isComplete: false };
}

class Recomputation {
  readonly #ctx: ServiceContext;
  readonly #item: ItemRun<object>;
  #run: RecomputeRunDoc;

  constructor(ctx: ServiceContext, item: ItemRun<object>, run: RecomputeRunDoc) {
    this.#ctx = ctx;
    this.#item = item;
    this.#run = run;
  }

  async finish(): Promise<ItemResult> {
    do {
      this.#item.signal.throwIfAborted();
      await withWriteSession((session) => this.#recomputeSlice(session), DATABASE_RETRY_MS);
      await withDatabaseRetry(() => this.#item.progress(this.#run.done, this.#run.total));
      // Other processes poll the lock every few milliseconds: give them a turn.
      await sleep(YIELD_MS);
    } while (!this.#run.isComplete);
    return { state: 'completed', message: null };
  }

  /** Settings are read within the lock: a session that wrote by older ones has ended, behind or ahead of the cursor. */
  async #recomputeSlice(session: WriteSession): Promise<void> {
    const settings = await withDatabaseRetry(() => getAggregateSettings());
    if (!isSameAggregation(settings, this.#run) || this.#run.derivedVersion !== DERIVED_VERSION) {
      const changed = this.#run.changed + (this.#run.step?.changed ?? 0);
      const rule = { ...settings, derivedVersion: DERIVED_VERSION };
      this.#run = { ...this.#run, ...rule, ...(await withDatabaseRetry(initialProgress)), changed };
    }
    const until = performance.now() + SESSION_MS;
    while (!this.#run.isComplete && performance.now() < until && !this.#item.signal.aborted) {
      await this.#doStep(session, settings);
    }
  }

  async #doStep(session: WriteSession, settings: AggregateSettings): Promise<void> {
    const { cursor, step } = this.#run;
    const companies = await withDatabaseRetry(() =>
      CompanyModel.find<RecomputedCompany>(cursor === null ? {} : { _id: { $gt: cursor } }, { words: 0 })
        .sort({ _id: 1 })
        .hint('_id_')
        .limit(STEP)
        .lean()
        .exec(),
    );
    const pasts = await withDatabaseRetry(() => readPastFigures(companies.map(({ _id }) => _id)));
    const changes = findChanges(companies, pasts, { settings, now: this.#ctx.now() });
    // An interrupted step has made a part of its changes.
    const changed = step?.changed ?? changes.filter(({ isShown }) => isShown).length;
    if (changes.length > 0) {
      await this.#save({ step: { changed } });
      const ids = changes.map(({ before }) => before._id);
      await withDatabaseRetry(() => session.announce('updated', ids));
      await this.#write(session, changes);
      for (const { before, after } of changes) session.recordChange(before, after);
    }
    const last = companies.at(-1);
    await this.#save({
      cursor: last?._id ?? cursor,
      done: this.#run.done + companies.length,
      changed: this.#run.changed + changed,
      step: null,
      isComplete: companies.length < STEP,
    });
  }

  /** Repeated when the database was unavailable: sets the same values again, and the statistics are recounted. */
  async #write(session: WriteSession, changes: FigureChange[]): Promise<void> {
    const writes = changes.map(({ before, after, update }) => ({
      before,
      updatedAt: after.updatedAt,
      update: { $set: update },
    }));
    const onRetry = () => session.markUncertain();
    await withDatabaseRetry(() => writeUnchanged(writes), { onRetry });
  }

  async #save(fields: Partial<RecomputeRunDoc>): Promise<void> {
    this.#run = { ...this.#run, ...fields };
    const { _id, ...rest } = this.#run;
    await withDatabaseRetry(() => RecomputeRunModel.updateOne({ _id }, { $set: rest }, { upsert: true }));
  }
}

interface FigureChange {
  before: RecomputedCompany;
  after: RecomputedCompany;
  update: mongo.Document;
  isShown: boolean;
}

function findChanges(
  companies: RecomputedCompany[],
  pasts: ReadonlyMap<string, readonly StoredFigure[]>,
  { settings, now }: { settings: AggregateSettings; now: Date },
): FigureChange[] {
  const changes: FigureChange[] = [];
  for (const before of companies) {
    const past = pasts.get(before._id.toHexString()) ?? [];
    const growth = deriveGrowth(before, past, { settings, day: now });
    const derived = { ...deriveFields(before, settings, now), growth };
    const changed = changedFigures(before, derived);
    if (changed === null) continue;
    const update = {
      ...changed,
      updatedAt: now,
      ...outdatedWords(before, { ...before, ...derived }),
    };
    const isShown = isShownDifferently(before, derived);
    changes.push({ before, after: { ...before, ...changed, updatedAt: now }, update, isShown });
  }
  return changes;
}
