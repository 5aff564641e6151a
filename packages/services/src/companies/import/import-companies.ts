import { rm } from 'node:fs/promises';
import type { ImportRunDoc } from '@workbench/db';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { rememberMapping } from '../../shared/headers/remembered-mapping.ts';
import type { ImportOptions, ImportPreview, ImportPreviewOptions, ImportResult } from '../schemas.ts';
import { planChanges } from '../store/plan/plan-changes.ts';
import { addOwnColumns, hasNewColumns } from './add-own-columns.ts';
import { claimImport } from './claim-import.ts';
import { deduplicateRows } from './deduplicate-rows.ts';
import { dayOfImport, type ImportFile, openImportFile, storeOptions } from './import-options.ts';
import { ImportedCompanies } from './imported-companies.ts';
import { addToOutcome, emptyOutcome } from './outcome.ts';
import { PlanPage } from './plan-page.ts';
import { loadBatch, ownersOfAliases } from './read-ahead.ts';
import { outcomeOfRows } from './row-outcomes.ts';
import { ImportRun } from './runs/import-run.ts';
import { type ClaimedRun, startRun } from './runs/run-record.ts';
import { untilStopped } from './runs/running-imports.ts';
import { SeenRows } from './seen-rows.ts';

export interface PreviewFile extends ImportFile {
  options: ImportPreviewOptions;
  /** Ends the preview between two batches: no one waits for it any more. */
  signal?: AbortSignal;
}

export interface ImportInput extends ImportFile {
  importId: string;
  /** Marks the companies as fictional. */
  demo?: boolean;
  /** The file is the import's: it goes when the end is recorded, or when nothing begins; until then another process can continue. */
  isKept?: boolean;
}

/** What the import of this file would do, by the same reader and plan; writes nothing. */
export async function previewImport({ ctx, input }: Verb<PreviewFile>): Promise<ImportPreview> {
  const csv = await openImportFile(ctx, input);
  const options = await storeOptions(ctx, input.options, { fileName: input.fileName, demo: false });
  const outcome = emptyOutcome(csv.columns);
  const page = new PlanPage(input.options);
  const seen = new SeenRows(dayOfImport(input.options, options.now));
  const companies = new ImportedCompanies();
  const batches = csv.missing.length > 0 ? [] : csv.batches();
  for await (const batch of batches) {
    input.signal?.throwIfAborted();
    const stored = await loadBatch(batch);
    const rows = deduplicateRows(batch.rows, seen, ownersOfAliases(stored));
    const plan = await planChanges(rows.rows, { ...options, describesRows: page.isOpen }, stored);
    const failed = addToOutcome(outcome, batch, rows, plan);
    const outcomes = outcomeOfRows(failed, rows, plan);
    outcome.companies = companies.add(outcomes);
    page.add(outcomes);
  }
  const { encoding, delimiter, sheet, headers, mapping, columns, missing, sample } = csv;
  return { encoding, delimiter, sheet, headers, mapping, columns, missing, sample, outcome, plan: page.answer() };
}

/**
 * Imports a CSV or a workbook of companies: good rows go in, each bad one comes back with its line and reason. Survives a restart of the
 * database; after the end of this process, another one continues where the file is kept.
 * @throws ServiceError 'conflict' while an import of the same id is running
 */
export async function importCompanies({ ctx, input }: Verb<ImportInput>): Promise<ImportResult> {
  const { result } = await beginImport(ctx, input);
  return result;
}

/**
 * Begins an import and returns when its file can be read and its record is stored.
 * @throws ServiceError 'conflict' while an import of the same id is running
 */
export async function startImport({ ctx, input }: Verb<ImportInput>): Promise<{ importId: string }> {
  const { result } = await beginImport(ctx, input);
  // What stopped it is in its record.
  result.catch((error: unknown) => ctx.log.error({ err: error, importId: input.importId }, 'an import has stopped'));
  return { importId: input.importId };
}

async function beginImport(ctx: ServiceContext, input: ImportInput): Promise<{ result: Promise<ImportResult> }> {
  const { path, fileName, importId, demo = false, isKept = false } = input;
  const { csv, options, store, release } = await openImport(ctx, input).catch(async (error: unknown) => {
    if (isKept) await rm(path, { force: true });
    throw error;
  });
  try {
    const run = await startRun(ctx, {
      importId,
      fileName,
      options,
      bytesTotal: csv.bytesTotal,
      keptPath: isKept ? path : null,
    });
    store.now = run.startedAt;
    const result = untilStopped(async (stop) => {
      const importRun = new ImportRun(ctx, run, { csv, options, store, isJournaled: !demo, stop });
      try {
        return await importRun.finish();
      } finally {
        release();
        if (isKept && importRun.isEndRecorded) await rm(path, { force: true });
      }
    });
    return { result };
  } catch (error) {
    release();
    throw error;
  }
}

/** Reads the header and claims the id; nothing is recorded yet. */
async function openImport(ctx: ServiceContext, input: ImportInput) {
  const { fileName, importId, demo = false } = input;
  const read = await openImportFile(ctx, input);
  const options = await addOwnColumns(ctx, read, input.options);
  const csv = hasNewColumns(read) ? await openImportFile(ctx, { ...input, options }) : read;
  const store = await storeOptions(ctx, options, { fileName, demo });
  if (input.options.mapping !== undefined) {
    const fields = csv.columns.map(({ field }) => field);
    await rememberMapping(
      'companies',
      csv.columns.map(({ header }) => header),
      fields,
      ctx.now(),
    );
  }
  return { csv, options, store, release: await claimImport(ctx, importId) };
}

/** Continues an import that another process has begun, from its journal. */
export async function continueImport(ctx: ServiceContext, run: ImportRunDoc, claim: ClaimedRun): Promise<ImportResult> {
  const { path, options } = run.resume as { path: string; options: ImportOptions };
  const now = run.startedAt;
  const csv = await openImportFile(ctx, { path, fileName: run.fileName, options }, now);
  const store = await storeOptions(ctx, options, { fileName: run.fileName, demo: false, now });
  const release = await claimImport(ctx, run._id, 'continued');
  return untilStopped(async (stop) => {
    const importRun = new ImportRun(ctx, claim, { csv, options, store, isJournaled: true, stop });
    try {
      return await importRun.finish();
    } finally {
      release();
      if (importRun.isEndRecorded) await rm(path, { force: true });
    }
  });
}
