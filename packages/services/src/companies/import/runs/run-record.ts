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
  /** Another process can continue it, from its file. */
  isContinuable: boolean;
}

/** Records an import before its first row is written; an id that was used before begins a new run behind its old rows. */
export async function startRun(ctx: ServiceContext, run: NewRun): Promise<ClaimedRun> {
  const { importId, fileName, options, bytesTotal, keptPath } = run;
  const work = await newJournalWork();
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
      callId: ctx.callId ?? null,
      mode: options.mode ?? 'create_and_update',
      counts: {},
    };
    const resume = keptPath === null ? null : { path: keptPath, options };
    await importJournal().updateOne(
      { _id: importId },
      {
        $set: { ...fields, ...more, resume, isCancelRequested: false, endsAs: null, takenBack: null, ...work } as never,
      },
      { upsert: true },
    );
    return {
      ...{ importId, firstBatch, startedAt, worker: work.worker },
      ...{ isContinued: false, isContinuable: resume !== null },
    };
  });
}

export type RunReport = Pick<ImportRunDoc, 'state' | 'message' | 'rows' | 'bytesRead' | 'counts' | 'seenAt'>;

/** @returns whether the run is to be cancelled. @throws ServiceError unavailable when another process has taken over */
export async function reportRun({ importId, worker }: ClaimedRun, report: RunReport): Promise<boolean> {
  const hasEnded = report.state !== 'running';
  const { leaseUntil } = await newJournalWork();
  const ended = { endedAt: report.seenAt, resume: null, worker: null };
  const { matchedCount } = await importJournal().updateOne(own({ importId, worker }), {
    $set: { ...report, leaseUntil, ...(hasEnded && ended) } as never,
  });
  const run = await importJournal().findOne({ _id: importId }, { projection: { state: 1, isCancelRequested: 1 } });
  // A repeated last report finds the run ended, without a worker.
  if (matchedCount === 0 && !(hasEnded && run?.state === report.state))
    throw new ServiceError('unavailable', 'Another process continues this import; look again shortly');
  return run?.isCancelRequested ?? false;
}

const own = ({ importId, worker }: Pick<ClaimedRun, 'importId' | 'worker'>) =>
  ({ _id: importId, 'worker.token': worker?.token }) as never;

/** All rows are written, or no further ones shall be: from here on, the plans of the batches are needed no longer. */
export async function decideEnd(run: ClaimedRun, endsAs: 'completed' | 'cancelled'): Promise<void> {
  await importJournal().updateOne(own(run), { $set: { endsAs } as never });
}

/** Ends what a process has left that was past its last row. */
export async function endRun(ctx: ServiceContext, run: ImportRunDoc): Promise<void> {
  const { _id, endsAs, bytesRead, bytesTotal } = run;
  const now = ctx.now();
  const end = { bytesRead: endsAs === 'completed' ? bytesTotal : bytesRead, message: null, seenAt: now, endedAt: now };
  await importJournal().updateOne({ _id, state: 'running' } as never, {
    $set: { state: endsAs, ...end, resume: null, worker: null } as never,
  });
}

/** Another process may continue at once. */
export async function releaseRun(run: ClaimedRun): Promise<void> {
  await importJournal().updateOne(own(run), { $set: { worker: null } as never });
}
