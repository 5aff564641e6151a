import { type LeadListDoc, LeadListModel } from '@workbench/db';
import { z } from 'zod';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { startBatch } from '../../shared/jobs/index.ts';
import { findLeadList } from '../store/lead-lists.ts';

export const WRITE_BACK_KIND = 'leads.write-back';
export const writeBackParamsSchema = z.object({ listId: z.string() });

/** For the end of a run; does nothing for a list without a sheet, or one that is gone. */
export async function queueWriteBackAfterRun(ctx: ServiceContext, listId: string): Promise<void> {
  try {
    const list = await findLeadList(listId);
    if (list.spreadsheetId !== null) await queueWriteBack(ctx, list);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.kind !== 'not_found') throw error;
  }
}

/**
 * Asks for the results as they are now to be written. Two writings of one list never run at once: one that is under
 * way has perhaps read its results already, so the list is marked first, and what runs goes on until no mark is left.
 */
export async function queueWriteBack(ctx: ServiceContext, { _id }: Pick<LeadListDoc, '_id'>): Promise<void> {
  await LeadListModel.updateOne({ _id }, { $set: { isWriteBackDue: true } });
  const { id: batchId } = await startBatch(ctx, {
    kind: WRITE_BACK_KIND,
    params: { listId: _id },
    keys: [_id],
    uniqueName: `${WRITE_BACK_KIND}:${_id}`,
  });
  const writeBack = { batchId, state: 'waiting', message: null, cells: 0, missingRows: 0, at: ctx.now() };
  const { matchedCount } = await LeadListModel.collection.updateOne(
    { _id: _id as never, 'writeBack.batchId': { $ne: batchId } },
    { $set: { writeBack } },
  );
  if (matchedCount > 0) return;
  // It is under way, or ends at this moment: then the mark makes it begin again.
  const due = { _id: _id as never, 'writeBack.batchId': batchId, isWriteBackDue: true };
  await LeadListModel.collection.updateOne(due, { $set: { 'writeBack.at': ctx.now() } });
  await LeadListModel.collection.updateOne(
    { ...due, 'writeBack.state': { $in: ['completed', 'failed'] } },
    { $set: { 'writeBack.state': 'waiting', 'writeBack.message': null } },
  );
}

/** Before the results are read: whatever is asked for from now on needs another writing. */
export async function clearWriteBackRequest(listId: string): Promise<void> {
  await LeadListModel.updateOne({ _id: listId }, { $set: { isWriteBackDue: false } });
}
