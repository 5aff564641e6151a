import { access, rm } from 'node:fs/promises';
import { type ImportRunDoc, ImportRunModel } from '@workbench/db';
import type { ServiceContext, Verb } from '../../../shared/context.ts';
import { claimJournal } from '../../../shared/moves/journal-lease.ts';
import { continueImport } from '../import-companies.ts';
import { continueTakeBack } from '../take-back/take-back-import.ts';
import { dropPlans } from './replay-journal.ts';
import { endRun, importJournal } from './run-record.ts';

const FILE_MISSING_MS = 60 * 60_000;

/** Continues what a process that is gone had begun: imports and their taking back. Safe in several processes at once. */
export async function resumeImports(ctx: ServiceContext): Promise<void> {
  const begun = await ImportRunModel.find({
    $or: [{ state: 'running', resume: { $ne: null } }, { state: 'taking_back' }],
  }).lean<ImportRunDoc[]>();
  for (const run of begun) {
    // One that fails again must not stop those behind it; it is tried again the next time.
    await resumeRun(ctx, run).catch((error: unknown) =>
      ctx.log.error({ err: error, importId: run._id }, 'an import could not be continued'),
    );
  }
}

/**
 * Continues what an interrupted attempt of the same call has begun, in the background.
 * @returns false when it has begun nothing
 */
export async function resumeImport({ ctx, input }: Verb<{ importId: string }>): Promise<boolean> {
  const { callId, isRepeat = false } = ctx;
  const run = isRepeat ? await ImportRunModel.findById(input.importId).lean<ImportRunDoc>() : null;
  if (run === null || run.callId !== callId || run.state === 'failed') return false;
  if (run.state === 'running')
    resumeRun(ctx, run).catch((error: unknown) =>
      ctx.log.error({ err: error, importId: run._id }, 'an import could not be continued'),
    );
  return true;
}

async function resumeRun(ctx: ServiceContext, run: ImportRunDoc): Promise<void> {
  const { _id, state, endsAs = null } = run;
  if (state === 'running' && endsAs === null && !(await hasFile(run))) return endWithoutFile(ctx, run);
  const claim = await claimJournal(importJournal(), _id, { from: [state], to: state });
  if (claim === null) return;
  if (state === 'taking_back') return continueTakeBack(ctx, run, claim);
  const claimed = await ImportRunModel.findById(_id).lean<ImportRunDoc>();
  if (claimed === null) return;
  if (claimed.endsAs) {
    await dropPlans(_id);
    await endRun(ctx, claimed);
    if (claimed.resume) await rm(claimed.resume.path, { force: true });
    return;
  }
  const { firstBatch = 0, startedAt, worker = null } = claimed;
  await continueImport(ctx, claimed, {
    importId: _id,
    firstBatch,
    startedAt,
    worker,
    isContinued: true,
    isContinuable: true,
  });
}

async function hasFile({ resume }: ImportRunDoc): Promise<boolean> {
  return resume
    ? access(resume.path).then(
        () => true,
        () => false,
      )
    : false;
}

/** The file may be on another machine, whose process continues the import. */
async function endWithoutFile(ctx: ServiceContext, { _id, seenAt }: ImportRunDoc): Promise<void> {
  if (ctx.now().getTime() - seenAt.getTime() < FILE_MISSING_MS) return;
  const message = 'The import was interrupted and its file is gone. Import the file again: nothing is stored twice.';
  const ended = { state: 'failed' as const, message, endedAt: ctx.now(), resume: null };
  await ImportRunModel.updateOne({ _id, state: 'running', seenAt }, { $set: ended });
}
