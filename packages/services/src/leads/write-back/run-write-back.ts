import { type LeadListDoc, LeadListModel } from '@workbench/db';
import type { z } from 'zod';
import type { ServiceContext } from '../../shared/context.ts';
import { withDatabaseRetry } from '../../shared/database/with-retry.ts';
import { classifyFailure } from '../../shared/jobs/classify-failure.ts';
import type { BatchKind, BatchView, ItemResult, ItemRun } from '../../shared/jobs/index.ts';
import { findLeadList } from '../store/lead-lists.ts';
import { openSheet } from './open-sheet.ts';
import type { WriteTarget } from './plan-cells.ts';
import { clearWriteBackRequest, queueWriteBack, WRITE_BACK_KIND, writeBackParamsSchema } from './queue-write-back.ts';
import { readTargets } from './read-targets.ts';
import { saveWriteBackSteps } from './save-lead-steps.ts';
import { completeWriteBack, failWriteBack, recordUnclearRows, saveWriteBackState } from './write-back-state.ts';
import { type WriteSummary, writeResults } from './write-results.ts';
import { deleteOutdatedTexts, recordWrittenTexts, writtenKeys } from './written-texts.ts';

/** Google's quota is per minute, and each attempt continues where the last one stopped. */
const ATTEMPTS_MAX = 60;
const INTERRUPTED = 'It was interrupted; write back again';

type Params = z.infer<typeof writeBackParamsSchema>;

/** Writes results to the spreadsheet of a list: one item, whose key is the list's id. */
export const writeBackKind: BatchKind<Params> = {
  name: WRITE_BACK_KIND,
  params: writeBackParamsSchema,
  concurrency: 2,
  attemptsMax: ATTEMPTS_MAX,
  runItem: runWriteBack,
  onFinished: finishWriteBack,
};

/**
 * Writes what is missing in the sheet until there are no more requests; may be interrupted and restarted at any moment.
 */
export async function runWriteBack(ctx: ServiceContext, item: ItemRun<Params>): Promise<ItemResult> {
  for (;;) {
    await clearWriteBackRequest(item.params.listId);
    const list = await findLeadList(item.params.listId);
    await saveWriteBackState(list._id, { batchId: item.batchId, state: 'running', message: null, at: ctx.now() });
    const end = await completeWriteBack(ctx, item, await writeRound(ctx, item, list));
    if (!end.isDue) return { state: 'completed', message: end.message };
  }
}

async function writeRound(ctx: ServiceContext, item: ItemRun<Params>, list: LeadListDoc): Promise<WriteSummary> {
  const targets = await readTargets(ctx, list);
  const leadIds = reportedLeadIds(targets);
  const keys = await writtenKeys(list);
  let explain = (error: unknown): Promise<unknown> => Promise.resolve(error);
  try {
    const opened = await openSheet(ctx, list, item.signal);
    explain = opened.explain;
    const written = await writeResults({
      sheet: opened.sheet,
      targets,
      signal: item.signal,
      onUnclear: (rows) => withDatabaseRetry(() => recordUnclearRows(list._id, rows)),
      onWriting: (cells) => recordWrittenTexts(keys, cells),
      progress: (done, total) => item.progress(done, total),
    });
    await deleteOutdatedTexts(keys, written.outdated);
    await saveWriteBackSteps(ctx, leadIds, written);
    return written;
  } catch (error) {
    // The process is shutting down; another one continues.
    if (item.signal.aborted) throw error;
    const explained = await explain(error);
    const { isRetryable, message } = classifyFailure(explained);
    // Seen on screen while it waits.
    if (isRetryable)
      await saveWriteBackState(list._id, { batchId: item.batchId, state: 'running', message, at: ctx.now() });
    else await failWriteBack(ctx, { list, batchId: item.batchId, message, leadIds });
    throw explained;
  }
}

/**
 * Restarts when a write-back was requested while the item was finishing. Otherwise reports an item that was given up:
 * its worker was killed repeatedly, Google was unavailable for too long, or it was cancelled.
 */
async function finishWriteBack(ctx: ServiceContext, batch: BatchView): Promise<void> {
  const { listId } = writeBackParamsSchema.parse(batch.params);
  const list = await LeadListModel.findById(listId).lean<LeadListDoc>();
  if (list === null) return;
  if (list.isWriteBackDue && batch.state !== 'cancelled') return await queueWriteBack(ctx, list);
  const { writeBack } = list;
  if (batch.completed > 0 || writeBack?.batchId !== batch.id || writeBack.state === 'failed') return;
  const leadIds = reportedLeadIds(await readTargets(ctx, list));
  await failWriteBack(ctx, { list, batchId: batch.id, message: writeBack.message ?? INTERRUPTED, leadIds });
}

/** Leads whose write-back step records the outcome. */
const reportedLeadIds = (targets: readonly WriteTarget[]): string[] =>
  targets.flatMap(({ leadId, isSuppressed }) => (isSuppressed ? [] : [leadId]));
