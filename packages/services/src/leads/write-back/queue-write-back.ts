import { type LeadListDoc, LeadListModel } from '@workbench/db';
import { z } from 'zod';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { startBatch } from '../../shared/jobs/index.ts';
import { newUuid } from '../../shared/record-ids.ts';
import { findLeadList } from '../store/lead-lists.ts';

export const WRITE_BACK_KIND = 'leads.write-back';
export const writeBackParamsSchema = z.object({ listId: z.string() });

/** For the end of a run; does nothing for a list without a spreadsheet or a deleted list. */
export async function queueWriteBackAfterRun(ctx: ServiceContext, listId: string): Promise<void> {
  try {
    const list = await findLeadList(listId);
    if (list.spreadsheetId !== null) await queueWriteBack(ctx, list);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.kind !== 'not_found') throw error;
  }
}

/**
 * Requests a write-back of the current results. Two write-backs of one list never run at the same time: the one in
 * progress may have read its results already, so the list is marked first, and a running job continues until no mark is
 * left.
 */
export async function queueWriteBack(ctx: ServiceContext, { _id }: Pick<LeadListDoc, '_id'>): Promise<void> {
  await LeadListModel.updateOne({ _id }, { $set: { isWriteBackDue: true } });
  const { id: batchId } = await startBatch(ctx, {
    kind: WRITE_BACK_KIND,
    params: { listId: _id },
    keys: [_id],
    uniqueName: `${WRITE_BACK_KIND}:${_id}`,
    id: newUuid(ctx),
  });
  const writeBack = { batchId, state: 'waiting', message: null, cells: 0, missingRows: 0, at: ctx.now() };
  const { matchedCount } = await LeadListModel.collection.updateOne(
    { _id: _id as never, 'writeBack.batchId': { $ne: batchId } },
    { $set: { writeBack } },
  );
  if (matchedCount > 0) return;
  // In progress, or ending right now: then the mark restarts it.
  const due = { _id: _id as never, 'writeBack.batchId': batchId, isWriteBackDue: true };
  await LeadListModel.collection.updateOne(due, { $set: { 'writeBack.at': ctx.now() } });
  await LeadListModel.collection.updateOne(
    { ...due, 'writeBack.state': { $in: ['completed', 'failed'] } },
    { $set: { 'writeBack.state': 'waiting', 'writeBack.message': null } },
  );
}

/** Before the results are read: later requests need another write-back. */
export async function clearWriteBackRequest(listId: string): Promise<void> {
  await LeadListModel.updateOne({ _id: listId }, { $set: { isWriteBackDue: false } });
}
