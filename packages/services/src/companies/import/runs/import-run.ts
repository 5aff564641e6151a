import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportBatchDoc } from '@workbench/db';
import { getAggregateSettings } from '../../../settings/index.ts';
import type { ServiceContext } from '../../../shared/context.ts';
import { DATABASE_RETRY_MS, withDatabaseRetry } from '../../../shared/database/with-retry.ts';
import { recordCompanyChanges } from '../../changes/record-company-change.ts';
import { renameEntries } from '../../changes/rename-entries.ts';
import type { CompanyBatch, CompanyCsv, FailedRow } from '../../csv/read-companies.ts';
import { addImportedNotes } from '../../notes/add-imported-notes.ts';
import type { ImportOptions, ImportResult, ImportRowKind } from '../../schemas.ts';
import { type CompanyChangePlan, planChanges } from '../../store/plan/plan-changes.ts';
import { recordPlan } from '../../store/record-plan.ts';
import { writePlan } from '../../store/write-plan.ts';
import { retryInSession, type WriteSession, withWriteSession } from '../../store/write-session/write-session.ts';
import { type DeduplicatedRows, deduplicateRows } from '../deduplicate-rows.ts';
import { FailedRows } from '../failed-rows.ts';
import { dayOfImport, type ImportStoreOptions } from '../import-options.ts';
import { ImportedCompanies } from '../imported-companies.ts';
import { addToOutcome, emptyOutcome } from '../outcome.ts';
import { emptyKindCounts } from '../plan-page.ts';
import { loadBatch, ownersOfAliases, ReadAhead } from '../read-ahead.ts';
import { outcomeOfRows } from '../row-outcomes.ts';
import { SeenRows } from '../seen-rows.ts';
import { journalBatch, toJournaledHead } from './import-journal.ts';
import { dropPlans, readBatch, replayBatch } from './replay-journal.ts';
import { type ClaimedRun, decideEnd, type RunReport, releaseRun, reportRun } from './run-record.ts';

/** A session releases the lock after this time, so that a single "Add company" never waits long. */
const SESSION_MS = 2000;
const YIELD_MS = 30;

interface RunInput {
  csv: CompanyCsv;
  options: ImportOptions;
  store: ImportStoreOptions;
  /** Companies of the demo are removed in one step, and by no import. */
  isJournaled: boolean;
  /** Aborted when this process ends. */
  stop: AbortSignal;
}

type State = RunReport['state'];

/** One import from its first row, or from where a killed process left it. */
export class ImportRun {
  readonly #outcome: ReturnType<typeof emptyOutcome>;
  readonly #counts = emptyKindCounts();
  readonly #seen: SeenRows;
  readonly #companies = new ImportedCompanies();
  readonly #ahead: ReadAhead;
  readonly #failedRows: FailedRows;
  readonly #ctx: ServiceContext;
  readonly #run: ClaimedRun;
  readonly #input: RunInput;
  readonly #store: RunInput['store'];
  #bytesRead = 0;
  #batch: number;
  /** Earlier batches may be in the journal. */
  #isReplaying: boolean;
  #isEndRecorded = false;

  constructor(ctx: ServiceContext, run: ClaimedRun, input: RunInput) {
    this.#ctx = ctx;
    this.#run = run;
    this.#input = input;
    this.#store = input.store;
    this.#seen = new SeenRows(dayOfImport(input.options, input.store.now));
    this.#outcome = emptyOutcome(input.csv.columns);
    this.#ahead = new ReadAhead(input.csv);
    this.#failedRows = new FailedRows(run.importId, input, run.startedAt);
    this.#batch = run.firstBatch;
    this.#isReplaying = run.isContinued;
  }

  /** Without it, as when the database is closed under the import, the next process continues from the file. */
  get isEndRecorded(): boolean {
    return this.#isEndRecorded;
  }

  async finish(): Promise<ImportResult> {
    const { importId } = this.#run;
    let isCancelled = false;
    try {
      await this.#failedRows.clear();
      await this.#reportWithRetry('running');
      let more = true;
      while (more && !isCancelled) {
        more = await withWriteSession((session) => this.#writeSlice(session), DATABASE_RETRY_MS);
        // Other processes poll the lock every few milliseconds: give them a turn.
        await sleep(YIELD_MS);
        isCancelled = (await this.#reportWithRetry('running')) && more;
        if (more && !isCancelled) this.#input.stop.throwIfAborted();
      }
      await this.#ahead.close();
      const end = isCancelled ? 'cancelled' : 'completed';
      await withDatabaseRetry(() => decideEnd(this.#run, end));
      await dropPlans(importId);
      await this.#reportWithRetry(end);
    } catch (error) {
      await this.#ahead.close();
      if (this.#run.isContinuable && this.#input.stop.aborted) {
        await releaseRun(this.#run).catch(() => undefined);
        throw error;
      }
      const message = 'The import stopped. Import the file again: nothing is stored twice.';
      await this.#report('failed', message).catch((second) =>
        this.#ctx.log.warn({ err: second, importId }, 'the failure of an import could not be recorded'),
      );
      throw error;
    }
    const errorFile = this.#outcome.failed > 0 ? `/api/companies/import-csv/${importId}/errors` : null;
    return { importId, ...this.#outcome, isCancelled, errorFile };
  }

  /** Reads the next batches while the last one is being written. False when the file has ended. */
  async #writeSlice(session: WriteSession): Promise<boolean> {
    const { log } = this.#ctx;
    const until = performance.now() + SESSION_MS;
    let writing: Promise<void> = Promise.resolve();
    // Within the lock: a recomputation by newer settings follows this session and covers it.
    this.#store.settings = await retryInSession(session, log, () => getAggregateSettings());
    await retryInSession(session, log, () => this.#store.sourceNames.update());
    this.#ahead.reload();
    try {
      while (performance.now() < until && !this.#input.stop.aborted) {
        const next = await this.#ahead.next();
        if (next === null) return false;
        const { batch } = next;
        let stored = await next.stored;
        const owners = ownersOfAliases(stored);
        // An earlier row, whose writing may be under way, was about the company of one of these.
        if (owners.size > 0 || batch.rows.some(({ domain }) => this.#seen.has(domain))) {
          await writing;
          stored = await loadBatch(batch);
        }
        const rows = deduplicateRows(batch.rows, this.#seen, owners);
        const parts = this.#isReplaying ? await readBatch(this.#run.importId, this.#batch) : [];
        this.#isReplaying = parts.length > 0;
        if (this.#isReplaying) {
          await this.#replay(session, { batch, rows, parts });
          continue;
        }
        const plan = await retryInSession(session, log, () => planChanges(rows.rows, this.#store, stored));
        await writing;
        const failed = addToOutcome(this.#outcome, batch, rows, plan);
        writing = this.#write(session, plan, { failed, rows, part: 0 });
        // Its failure is awaited in the next round or at the end; until then it must not count as unhandled.
        writing.catch(() => undefined);
        recordPlan(session, plan);
        this.#recordSyncs(session, batch, plan.refused);
        await this.#failedRows.add(failed);
        this.#bytesRead = batch.bytesRead;
      }
      return true;
    } finally {
      // Whatever went wrong, the lock is not released during a write.
      await writing;
    }
  }

  /** First says in the journal what it is about to write. */
  async #write(session: WriteSession, plan: CompanyChangePlan, { failed, rows, part }: Written): Promise<void> {
    const { log } = this.#ctx;
    const { importId, startedAt } = this.#run;
    const batch = this.#batch++;
    const outcomes = part === 0 ? outcomeOfRows(failed, rows, plan) : [];
    for (const { kind } of outcomes) this.#counts[kind]++;
    this.#outcome.companies = this.#companies.add(outcomes);
    if (this.#input.isJournaled) {
      const head = part === 0 ? toJournaledHead(outcomes, plan) : {};
      await retryInSession(session, log, () =>
        journalBatch({ importId, batch, part, at: startedAt, ...head }, plan.companies),
      );
    }
    const { origin, now } = this.#store;
    const entries = renameEntries(plan, origin, now, importId);
    const hasNotes = plan.companies.some(({ noteTexts = [] }) => noteTexts.length > 0);
    // Companies that are written require it themselves.
    if (entries.length > 0 || hasNotes) await retryInSession(session, log, () => session.requireLock());
    await retryInSession(session, log, () => recordCompanyChanges(entries));
    await retryInSession(session, log, (isRetry) => writePlan(session, plan, isRetry));
    // Behind the companies: an interrupted part is planned again, and may give new companies other ids.
    await retryInSession(session, log, () => addImportedNotes(plan.companies, { importId, at: now }));
  }

  /** A batch that the journal knows is written, but for the last one, whose writing a kill may have interrupted. */
  async #replay(session: WriteSession, { batch, rows, parts }: Replayed): Promise<void> {
    const { log } = this.#ctx;
    const { mode } = this.#store;
    const known = replayBatch(parts, mode);
    const failed = addToOutcome(this.#outcome, batch, rows, known);
    const decided = parts[0]?.rows ?? [];
    for (const { kind } of decided) this.#counts[kind as ImportRowKind]++;
    this.#outcome.companies = this.#companies.add(decided);
    const isLast = (await readBatch(this.#run.importId, this.#batch + 1)).length === 0;
    if (isLast) {
      const refused = new Set(known.refused.map(({ line }) => line));
      const left = { ...rows, rows: rows.rows.filter(({ line }) => !refused.has(line ?? 0)) };
      const options = { ...this.#store, mode: mode.withoutRefusals() };
      const plan = await retryInSession(session, log, () => planChanges(left.rows, options));
      await this.#write(session, plan, { failed, rows: left, part: parts.length });
      recordPlan(session, plan);
    } else this.#batch++;
    this.#recordSyncs(session, batch, known.refused);
    await this.#failedRows.add(failed);
    this.#bytesRead = batch.bytesRead;
  }

  #recordSyncs(session: WriteSession, { rows }: CompanyBatch, refused: CompanyChangePlan['refused']): void {
    const { sourceNames, now } = this.#store;
    const left = new Set(refused.map(({ line }) => line));
    for (const { line, figures } of rows) {
      if (left.has(line)) continue;
      for (const { source } of figures) {
        const known = sourceNames.find(source);
        if (known) session.recordSync(known, now);
      }
    }
  }

  #reportWithRetry(state: State): Promise<boolean> {
    return withDatabaseRetry(() => this.#report(state, null));
  }

  async #report(state: State, message: string | null): Promise<boolean> {
    const bytesRead = state === 'completed' ? this.#input.csv.bytesTotal : this.#bytesRead;
    const { rows } = this.#outcome;
    const report = { state, message, rows, bytesRead, counts: this.#counts, seenAt: this.#ctx.now() };
    const isCancelRequested = await reportRun(this.#run, report);
    this.#isEndRecorded = state !== 'running';
    return isCancelRequested;
  }
}

interface Written {
  failed: FailedRow[];
  rows: DeduplicatedRows;
  /** Of the batch's documents in the journal; later ones than the first are of a continued import. */
  part: number;
}

interface Replayed {
  batch: CompanyBatch;
  rows: DeduplicatedRows;
  parts: ImportBatchDoc[];
}
