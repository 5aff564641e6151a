import { type LeadListDoc, LeadListModel } from '@workbench/db';
import type { z } from 'zod';
import type { ServiceContext } from '../../shared/context.ts';
import { classifyFailure } from '../../shared/jobs/classify-failure.ts';
import type { BatchKind, BatchView, ItemResult, ItemRun } from '../../shared/jobs/index.ts';
import { findLeadList } from '../lead-lists.ts';
import { requestWriteBack, takeRequest, WRITE_BACK_KIND, writeBackParamsSchema } from './begin-write-back.ts';
import { noteEnd, noteFailure, noteState } from './note-state.ts';
import { noteSteps } from './note-steps.ts';
import { openSheet } from './open-sheet.ts';
import { readTargets } from './read-targets.ts';
import type { WriteTarget } from './rules/plan-cells.ts';
import { type WrittenResults, writeResults } from './write-results.ts';
import { forgetOutdated, noteWritten, writtenKeys } from './written-texts.ts';

/** Google's quota is counted by the minute, and each attempt goes on where the last one was stopped. */
const ATTEMPTS_MAX = 60;
const INTERRUPTED = 'It was interrupted; write back again';

type Params = z.infer<typeof writeBackParamsSchema>;

/** Writing results into the sheet of a list: one item, whose key is the list's id. */
export const writeBackKind: BatchKind<Params> = {
  name: WRITE_BACK_KIND,
  params: writeBackParamsSchema,
  concurrency: 2,
  attemptsMax: ATTEMPTS_MAX,
  runItem: runWriteBack,
  onFinished: settleWriteBack,
};

/** Writes what is missing in the sheet, until nobody has asked for more; may be stopped at any moment and begun again. */
export async function runWriteBack(ctx: ServiceContext, item: ItemRun<Params>): Promise<ItemResult> {
  for (;;) {
    await takeRequest(item.params.listId);
    const list = await findLeadList(item.params.listId);
    await noteState(list._id, { batchId: item.batchId, state: 'running', message: null, at: ctx.now() });
    const written = await writeOnce(ctx, item, list);
    const end = await noteEnd(ctx, item, written);
    if (!end.isDue) return { state: 'completed', message: end.message };
  }
}

async function writeOnce(ctx: ServiceContext, item: ItemRun<Params>, list: LeadListDoc): Promise<WrittenResults> {
  const targets = await readTargets(ctx, list);
  const leadIds = notedOf(targets);
  const keys = await writtenKeys(list);
  let explain = (error: unknown): Promise<unknown> => Promise.resolve(error);
  try {
    const opened = await openSheet(ctx, list, item.signal);
    explain = opened.explain;
    const written = await writeResults({
      sheet: opened.sheet,
      targets,
      signal: item.signal,
      onWriting: (cells) => noteWritten(keys, cells),
      progress: (done, total) => item.progress(done, total),
    });
    await forgetOutdated(keys, written.outdated);
    await noteSteps(ctx, leadIds, written);
    return written;
  } catch (error) {
    // The process ends, and another one goes on.
    if (item.signal.aborted) throw error;
    const told = await explain(error);
    const { isRetryable: mayPass, message } = classifyFailure(told);
    // Seen on screen while it waits.
    if (mayPass) await noteState(list._id, { batchId: item.batchId, state: 'running', message, at: ctx.now() });
    else await noteFailure(ctx, { list, batchId: item.batchId, message, leadIds });
    throw told;
  }
}

/**
 * Begins again when somebody asked for it while the item ended. Else tells the end of an item that was given up: its
 * worker was killed again and again, Google did not answer for too long, or it was cancelled.
 */
async function settleWriteBack(ctx: ServiceContext, batch: BatchView): Promise<void> {
  const { listId } = writeBackParamsSchema.parse(batch.params);
  const list = await LeadListModel.findById(listId).lean<LeadListDoc>();
  if (list === null) return;
  if (list.isWriteBackDue && batch.state !== 'cancelled') return await requestWriteBack(ctx, list);
  const { writeBack } = list;
  if (batch.completed > 0 || writeBack?.batchId !== batch.id || writeBack.state === 'failed') return;
  const leadIds = notedOf(await readTargets(ctx, list));
  await noteFailure(ctx, { list, batchId: batch.id, message: writeBack.message ?? INTERRUPTED, leadIds });
}

/** Leads whose fourth step tells what came of it. */
const notedOf = (targets: readonly WriteTarget[]): string[] =>
  targets.flatMap(({ leadId, isSuppressed }) => (isSuppressed ? [] : [leadId]));
