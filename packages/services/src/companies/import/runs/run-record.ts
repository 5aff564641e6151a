import { ImportBatchModel, type ImportRunDoc, ImportRunModel, type JournalWorkerDoc } from '@workbench/db';
import type { mongo } from 'mongoose';
import type { ServiceContext } from '../../../shared/context.ts';
import { withDatabaseRetry } from '../../../shared/database/with-retry.ts';
import { ServiceError } from '../../../shared/errors.ts';
import { type JournalEntry, newJournalWork } from '../../../shared/moves/journal-lease.ts';
import type { ImportOptions } from '../../import-schemas.ts';

export type ImportJournalEntry = ImportRunDoc & JournalEntry;

export const importJournal = () => ImportRunModel.collection as unknown as mongo.Collection<ImportJournalEntry>;

export interface NewRun {
  importId: string;
  fileName: string;
  options: ImportOptions;
  bytesTotal: number;
  /** Where the file stays until the import has ended; null when it does not. */
  keptPath: string | null;
}

/** What a process needs to work on a run: another one that has taken over makes its reports fail. */
export interface ClaimedRun {
  importId: string;
  firstBatch: number;
  startedAt: Date;
  worker: JournalWorkerDoc | null;
  /** Another process has begun it. */
  isContinued: boolean;
}

/** Records an import before its first row is written; an id that was used before begins a new run behind its old rows. */
export async function startRun(ctx: ServiceContext, run: NewRun): Promise<ClaimedRun> {
  const { importId, fileName, options, bytesTotal, keptPath } = run;
  const work = newJournalWork();
  const startedAt = ctx.now();
  return withDatabaseRetry(async () => {
    const last = await ImportBatchModel.findOne({ importId }, { batch: 1 }).sort({ batch: -1, part: -1 }).lean();
    const firstBatch = last === null ? 0 : last.batch + 1;
    const fields = {
      state: 'running',
      fileName,
      rows: 0,
      bytesRead: 0,
      bytesTotal,
      message: null,
      startedAt,
      firstBatch,
    };
    const more = {
      seenAt: startedAt,
      endedAt: null,
      by: ctx.actor,
      mode: options.mode ?? 'create_and_update',
      counts: {},
    };
    const resume = keptPath === null ? null : { path: keptPath, options };
    await importJournal().updateOne(
      { _id: importId },
      { $set: { ...fields, ...more, resume, isCancelRequested: false, takenBack: null, ...work } as never },
      { upsert: true },
    );
    return { importId, firstBatch, startedAt, worker: work.worker, isContinued: false };
  });
}

export type RunReport = Pick<ImportRunDoc, 'state' | 'message' | 'rows' | 'bytesRead' | 'counts' | 'seenAt'>;

/** @returns whether the run is to be cancelled. @throws ServiceError unavailable when another process has taken over */
export async function reportRun({ importId, worker }: ClaimedRun, report: RunReport): Promise<boolean> {
  const hasEnded = report.state !== 'running';
  const { leaseUntil } = newJournalWork();
  const ended = { endedAt: report.seenAt, resume: null, worker: null };
  const { matchedCount } = await importJournal().updateOne({ _id: importId, 'worker.token': worker?.token } as never, {
    $set: { ...report, leaseUntil, ...(hasEnded && ended) } as never,
  });
  const run = await importJournal().findOne({ _id: importId }, { projection: { state: 1, isCancelRequested: 1 } });
  // A repeated last report finds the run ended, without a worker.
  if (matchedCount === 0 && !(hasEnded && run?.state === report.state))
    throw new ServiceError('unavailable', 'Another process continues this import; look again shortly');
  return run?.isCancelRequested ?? false;
}
