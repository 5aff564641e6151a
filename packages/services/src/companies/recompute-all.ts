import { setTimeout as sleep } from 'node:timers/promises';
import { type CompanyDoc, CompanyModel, type RecomputeRunDoc, RecomputeRunModel } from '@workbench/db';
import { getSettings } from '../settings/index.ts';
import type { Settings } from '../settings/schemas.ts';
import type { ServiceContext } from '../shared/context.ts';
import type { ItemResult, ItemRun } from '../shared/jobs/index.ts';
import { retryWhileUnavailable } from '../shared/retry-while-unavailable.ts';
import { changeUnder } from './preview-settings.ts';
import { readTotals } from './statistics.ts';
import { type WriteSession, withWriteSession } from './write-session.ts';

type Stored = Omit<CompanyDoc, 'words'>;

const STEP = 500;
/** The lock is given back this often, so that a single "Add company" never waits long. */
const SESSION_MS = 1500;
const YIELD_MS = 30;
const PATIENCE_MS = 60_000;

/**
 * Derives the figures of all companies anew by the settings of the moment. May be cut off anywhere and called again: it
 * goes on after the last step that was finished, or begins anew when the settings have changed since.
 */
export async function recomputeAll(ctx: ServiceContext, item: ItemRun<object>): Promise<ItemResult> {
  const recompute = new RecomputeAll(ctx, item, await loadRun(item.batchId));
  return recompute.finish();
}

async function loadRun(batchId: string): Promise<RecomputeRunDoc> {
  const stored = await patiently(() => RecomputeRunModel.findById(batchId).lean().exec());
  if (stored !== null) return stored;
  return { _id: batchId, ...(await getSettings()), ...(await fromTheStart()), changed: 0 };
}

async function fromTheStart() {
  const { companies } = await readTotals();
  return { cursor: null, done: 0, total: companies, step: null, isComplete: false };
}

class RecomputeAll {
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
      await withWriteSession((session) => this.#writeForAWhile(session), PATIENCE_MS);
      await patiently(() => this.#item.progress(this.#run.done, this.#run.total));
      // Another process asks for the lock every few milliseconds: let it have its turn.
      await sleep(YIELD_MS);
    } while (!this.#run.isComplete);
    return { state: 'completed', message: null };
  }

  /** Settings are read with the lock held: whoever wrote by older ones has ended, and is behind or ahead of the cursor. */
  async #writeForAWhile(session: WriteSession): Promise<void> {
    const settings = await patiently(() => getSettings());
    const { minimumSources, excludeOutliers } = this.#run;
    if (settings.minimumSources !== minimumSources || settings.excludeOutliers !== excludeOutliers) {
      const changed = this.#run.changed + (this.#run.step?.changed ?? 0);
      this.#run = { ...this.#run, ...settings, ...(await patiently(fromTheStart)), changed };
    }
    const until = performance.now() + SESSION_MS;
    while (!this.#run.isComplete && performance.now() < until && !this.#item.signal.aborted) {
      await this.#doStep(session, settings);
    }
  }

  async #doStep(session: WriteSession, settings: Settings): Promise<void> {
    const { cursor, step } = this.#run;
    const companies = await patiently(() =>
      CompanyModel.find<Stored>(cursor === null ? {} : { _id: { $gt: cursor } }, { words: 0 })
        .sort({ _id: 1 })
        .hint('_id_')
        .limit(STEP)
        .lean()
        .exec(),
    );
    const changes = changesOf(companies, settings, this.#ctx.now());
    // A step that was cut off finds a part of its changes made.
    const changed = step?.changed ?? changes.length;
    if (changes.length > 0) {
      await this.#save({ step: { changed } });
      await this.#write(session, changes);
      for (const { before, after } of changes) session.replaced(before, after);
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

  /** Repeated when the database was away: the same values are set again, and the statistics are counted anew. */
  async #write(session: WriteSession, changes: Change[]): Promise<void> {
    const operations = changes.map(({ before, after }) => {
      const { aggregatedEmployeeCount, dataQuality, updatedAt } = after;
      return {
        updateOne: {
          filter: { _id: before._id },
          update: { $set: { aggregatedEmployeeCount, dataQuality, updatedAt } },
        },
      };
    });
    await patiently(
      () => CompanyModel.collection.bulkWrite(operations, { ordered: false }),
      () => session.doubt(),
    );
  }

  async #save(fields: Partial<RecomputeRunDoc>): Promise<void> {
    this.#run = { ...this.#run, ...fields };
    const { _id, ...rest } = this.#run;
    await patiently(() => RecomputeRunModel.updateOne({ _id }, { $set: rest }, { upsert: true }));
  }
}

interface Change {
  before: Stored;
  after: Stored;
}

function changesOf(companies: Stored[], settings: Settings, now: Date): Change[] {
  const changes: Change[] = [];
  for (const before of companies) {
    const derived = changeUnder(settings, before);
    if (derived !== null) changes.push({ before, after: { ...before, ...derived, updatedAt: now } });
  }
  return changes;
}

function patiently<T>(step: () => Promise<T>, onRepeat?: () => void): Promise<T> {
  return retryWhileUnavailable(step, { patienceMs: PATIENCE_MS, ...(onRepeat && { onRepeat }) });
}
