import { setTimeout as sleep } from 'node:timers/promises';
import { ImportRunModel } from '@workbench/db';
import { getAggregateSettings } from '../../settings/index.ts';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { DATABASE_RETRY_MS, withDatabaseRetry } from '../../shared/database/with-retry.ts';
import { findCompaniesByAlias } from '../aliases/find-by-domain.ts';
import { recordCompanyChanges } from '../changes/record-company-change.ts';
import { renameEntries } from '../changes/rename-entries.ts';
import { type CompanyCsv, openCompanyCsv } from '../csv/read-companies.ts';
import type { ImportOptions, ImportPreview, ImportPreviewOptions, ImportResult } from '../schemas.ts';
import { planChanges } from '../store/plan.ts';
import type { StoreOptions } from '../store/stored-company.ts';
import { recordPlan, writePlan } from '../store/write.ts';
import { retryInSession, type WriteSession, withWriteSession } from '../store/write-session.ts';
import { claimImport } from './claim-import.ts';
import { deduplicateRows, SeenRows } from './deduplicate-rows.ts';
import { FailedRows } from './failed-rows.ts';
import { readerOptions, storeOptions } from './import-options.ts';
import { addToOutcome, emptyOutcome } from './outcome.ts';
import { PlanPage } from './plan-page.ts';
import { rememberMapping } from './remembered-mapping.ts';
import { outcomeOfRows } from './row-outcomes.ts';

interface ImportFile {
  /** The upload, already on disk. */
  path: string;
  fileName: string;
  options: ImportOptions;
}

export interface PreviewFile extends ImportFile {
  options: ImportPreviewOptions;
}

export interface ImportInput extends ImportFile {
  importId: string;
  /** Marks the companies as fictional. */
  demo?: boolean;
}

/** A session releases the lock after this time, so that a single "Add company" never waits long. */
const SESSION_MS = 2000;
const YIELD_MS = 30;

/** What the import of this file would do, by the same reader and plan; writes nothing. */
export async function previewImport({ ctx, input }: Verb<PreviewFile>): Promise<ImportPreview> {
  const csv = await openCompanyCsv(input.path, readerOptions(input.options, ctx.now()));
  const options = await storeOptions(ctx, input.options, { fileName: input.fileName, demo: false });
  const outcome = emptyOutcome(csv.columns);
  const page = new PlanPage(input.options);
  const seen = new SeenRows();
  const batches = csv.missing.length > 0 ? [] : csv.batches();
  for await (const batch of batches) {
    const rows = deduplicateRows(batch.rows, seen);
    const plan = await planChanges(rows.rows, { ...options, describesRows: page.isOpen });
    const failed = addToOutcome(outcome, batch, rows, plan);
    page.add(outcomeOfRows(failed, rows, plan));
  }
  const { encoding, delimiter, headers, mapping, columns, missing, sample } = csv;
  return { encoding, delimiter, headers, mapping, columns, missing, sample, outcome, plan: page.answer() };
}

/**
 * Imports a CSV of companies: good rows go in, each bad one comes back with its line and reason. Survives a restart of the
 * database; after a restart of this process, importing the file again ends in the same state.
 * @throws ServiceError 'conflict' while an import of the same id is running
 */
export async function importCompanies({ ctx, input }: Verb<ImportInput>): Promise<ImportResult> {
  const csv = await openCompanyCsv(input.path, readerOptions(input.options, ctx.now()));
  const options = await storeOptions(ctx, input.options, { fileName: input.fileName, demo: input.demo ?? false });
  if (input.options.mapping !== undefined) await rememberMapping(csv.columns, ctx.now());
  const release = await claimImport(ctx, input.importId);
  try {
    return await new ImportRun(ctx, input, csv, options).finish();
  } finally {
    release();
  }
}

class ImportRun {
  readonly #outcome: ReturnType<typeof emptyOutcome>;
  readonly #seen = new SeenRows();
  /** Domains of companies that earlier rows named by an alias. */
  readonly #aliased = new Set<string>();
  readonly #batches: ReturnType<CompanyCsv['batches']>;
  readonly #failedRows: FailedRows;
  readonly #ctx: ServiceContext;
  readonly #input: ImportInput;
  readonly #csv: CompanyCsv;
  readonly #options: StoreOptions;
  #bytesRead = 0;

  constructor(ctx: ServiceContext, input: ImportInput, csv: CompanyCsv, options: StoreOptions) {
    this.#ctx = ctx;
    this.#input = input;
    this.#csv = csv;
    this.#options = options;
    this.#outcome = emptyOutcome(csv.columns);
    this.#batches = csv.batches();
    this.#failedRows = new FailedRows(input.importId, { csv, options: input.options }, ctx.now());
  }

  async finish(): Promise<ImportResult> {
    const { importId } = this.#input;
    try {
      await this.#failedRows.clear();
      await this.#reportWithRetry('running');
      let more = true;
      while (more) {
        more = await withWriteSession((session) => this.#writeSlice(session), DATABASE_RETRY_MS);
        // Other processes poll the lock every few milliseconds: give them a turn.
        await sleep(YIELD_MS);
        await this.#reportWithRetry('running');
      }
      await this.#reportWithRetry('completed');
    } catch (error) {
      await this.#batches.return(undefined);
      await this.#report('failed', 'The import stopped. Import the file again: nothing is stored twice.').catch(
        (second) => this.#ctx.log.warn({ err: second, importId }, 'the failure of an import could not be recorded'),
      );
      throw error;
    }
    const errorFile = this.#outcome.failed > 0 ? `/api/companies/import-csv/${importId}/errors` : null;
    return { importId, ...this.#outcome, errorFile };
  }

  /** Reads the next batch while the last one is being written. False when the file has ended. */
  async #writeSlice(session: WriteSession): Promise<boolean> {
    const { log } = this.#ctx;
    const until = performance.now() + SESSION_MS;
    let writing: Promise<void> = Promise.resolve();
    // Within the lock: a recomputation by newer settings follows this session and covers it.
    this.#options.settings = await retryInSession(session, log, () => getAggregateSettings());
    try {
      while (performance.now() < until) {
        const next = await this.#batches.next();
        if (next.done) return false;
        const batch = next.value;
        if (await this.#isAboutWritten(batch.rows)) await writing;
        const rows = deduplicateRows(batch.rows, this.#seen);
        const plan = await retryInSession(session, log, () => planChanges(rows.rows, this.#options));
        await writing;
        const renamed = renameEntries(plan, this.#options.origin, this.#options.now);
        writing = retryInSession(session, log, (isRetry) => writePlan(plan, isRetry)).then(() =>
          recordCompanyChanges(renamed),
        );
        // Its failure is awaited in the next round or at the end; until then it must not count as unhandled.
        writing.catch(() => undefined);
        recordPlan(session, plan);
        const refused = new Set(plan.refused.map(({ line }) => line));
        for (const row of batch.rows.filter(({ line }) => !refused.has(line)))
          for (const { source } of row.figures) {
            const known = this.#options.sourceNames?.find(source);
            if (known) session.recordSync(known, this.#options.now);
          }
        await this.#failedRows.add(addToOutcome(this.#outcome, batch, rows, plan));
        this.#bytesRead = batch.bytesRead;
      }
      return true;
    } finally {
      // Whatever went wrong, the lock is not released during a write.
      await writing;
    }
  }

  /** Whether an earlier row, whose writing may be under way, was about the company of one of these, under any domain. */
  async #isAboutWritten(rows: readonly { domain: string }[]): Promise<boolean> {
    const aliased = await withDatabaseRetry(() => findCompaniesByAlias(rows.map(({ domain }) => domain)));
    for (const { domain } of aliased.values()) this.#aliased.add(domain);
    return aliased.size > 0 || rows.some(({ domain }) => this.#seen.has(domain) || this.#aliased.has(domain));
  }

  #reportWithRetry(state: 'running' | 'completed'): Promise<void> {
    return withDatabaseRetry(() => this.#report(state, null));
  }

  async #report(state: 'running' | 'completed' | 'failed', message: string | null): Promise<void> {
    const { importId, fileName } = this.#input;
    const now = this.#ctx.now();
    const bytesRead = state === 'completed' ? this.#csv.bytesTotal : this.#bytesRead;
    await ImportRunModel.updateOne(
      { _id: importId },
      {
        $set: {
          state,
          message,
          fileName,
          rows: this.#outcome.rows,
          bytesRead,
          bytesTotal: this.#csv.bytesTotal,
          seenAt: now,
        },
        $setOnInsert: { startedAt: now },
      },
      { upsert: true },
    );
  }
}
