import { type LeadListDoc, LeadListModel, type LeadWriteBackDoc } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { findLeadList } from '../store/lead-lists.ts';
import { failWriteBackSteps } from './save-lead-steps.ts';
import type { WriteSummary } from './write-results.ts';

type Counts = Required<Pick<LeadWriteBackDoc, 'cells' | 'missingRows' | 'unclearRows'>>;

/** Keeps the counts of the last writing until it has ended. */
export async function saveWriteBackState(listId: string, state: Omit<LeadWriteBackDoc, keyof Counts>): Promise<void> {
  const list = await LeadListModel.findById(listId, { writeBack: 1 }).lean<LeadListDoc>();
  const counts = countsOf(list?.writeBack, state.batchId);
  await LeadListModel.updateOne({ _id: listId }, { $set: { writeBack: { ...counts, ...state } } });
}

/** Of this batch; of another one, nothing counts. */
function countsOf(writeBack: LeadWriteBackDoc | null | undefined, batchId: string): Counts {
  if (writeBack?.batchId !== batchId) return { cells: 0, missingRows: 0, unclearRows: [] };
  const { cells, missingRows, unclearRows = [] } = writeBack;
  return { cells, missingRows, unclearRows };
}

/** At once: what is written is continued by another attempt, and the last of them reports these rows. */
export async function recordUnclearRows(listId: string, rows: readonly number[]): Promise<void> {
  await LeadListModel.updateOne({ _id: listId }, { $addToSet: { 'writeBack.unclearRows': { $each: rows } } });
}

/**
 * Saves on the list what was written.
 * @returns `isDue`: another write-back was requested after the results were read, so it has to continue
 */
export async function completeWriteBack(
  ctx: ServiceContext,
  { batchId, params }: { batchId: string; params: { listId: string } },
  written: WriteSummary,
): Promise<{ isDue: boolean; message: string | null }> {
  const list = await findLeadList(params.listId);
  const { cells: before, unclearRows } = countsOf(list.writeBack, batchId);
  const cells = before + [...written.cells.values()].reduce((sum, count) => sum + count, 0);
  const message = joinMessages(missingRowsMessage(written.missing.size), unclearRowsMessage(unclearRows));
  const writeBack = { batchId, message, cells, missingRows: written.missing.size, unclearRows, at: ctx.now() };
  const { matchedCount } = await LeadListModel.updateOne(
    { _id: list._id, isWriteBackDue: { $ne: true } },
    { $set: { writeBack: { ...writeBack, state: 'completed' } } },
  );
  if (matchedCount > 0) return { isDue: false, message };
  // It goes on, and says at its end what it has to say.
  const running = { ...writeBack, state: 'running', message: null };
  await LeadListModel.updateOne({ _id: list._id }, { $set: { writeBack: running } });
  return { isDue: true, message };
}

const joinMessages = (...messages: (string | null)[]): string | null =>
  messages
    .flatMap((text) => text ?? [])
    .join('. ')
    .replace('.. ', '. ') || null;

function missingRowsMessage(count: number): string | null {
  if (count === 0) return null;
  const rows = count === 1 ? '1 row was' : `${count} rows were`;
  return `${rows} not found again in the sheet, or not for certain, and left alone; each lead says why`;
}

const ROWS_SHOWN = 20;

function unclearRowsMessage(rows: readonly number[]): string | null {
  if (rows.length === 0) return null;
  const numbers = rows.toSorted((a, b) => a - b).slice(0, ROWS_SHOWN);
  const more = rows.length > numbers.length ? ` and ${rows.length - numbers.length} more` : '';
  const were = rows.length === 1 ? `Row ${numbers} was` : `Rows ${numbers.join(', ')}${more} were`;
  return `${were} moved or inserted while results were written, and may have lost a value: compare with the version history of the sheet`;
}

/** Saves on the list and on each of its leads why nothing more is written to the sheet. */
export async function failWriteBack(
  ctx: ServiceContext,
  { list, batchId, message, leadIds }: { list: LeadListDoc; batchId: string; message: string; leadIds: string[] },
): Promise<void> {
  await failWriteBackSteps(ctx, leadIds, message);
  const { unclearRows } = countsOf((await findLeadList(list._id)).writeBack, batchId);
  const said = joinMessages(message, unclearRowsMessage(unclearRows));
  await saveWriteBackState(list._id, { batchId, state: 'failed', message: said, at: ctx.now() });
}
