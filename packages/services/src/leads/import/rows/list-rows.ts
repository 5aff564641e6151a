import { LEAD_INDEXES, LEAD_ROW_INDEXES, LeadModel, type LeadRowDoc, LeadRowModel } from '@workbench/db';
import { Types } from 'mongoose';
import { isDuplicateKey } from '../../../shared/database/classify-error.ts';

const CHUNK = 1000;

/** Rows that could not be read; those of repeats have keys, those of suppressed people have no cells. */
export const isFailedRow = ({ problem, keys, cells }: Pick<LeadRowDoc, 'problem' | 'keys' | 'cells'>): boolean =>
  problem !== null && keys.length === 0 && cells.length > 0;

export const rowId = (listId: string, line: number): string => `${listId}:${line}`;

/** The current rows of a list, replacing the earlier ones; `isNew`: there are no earlier ones. */
export async function writeRows(rows: readonly LeadRowDoc[], isNew: boolean): Promise<void> {
  for (const chunk of chunksOf(rows)) await writeChunk(chunk, isNew);
}

/** Two simultaneous imports of one sheet write the same rows: the second one replaces the first. */
async function writeChunk(chunk: readonly LeadRowDoc[], isNew: boolean, isSecondTime = false): Promise<void> {
  try {
    if (isNew) await LeadRowModel.collection.insertMany(chunk as never, { ordered: false });
    else await LeadRowModel.collection.bulkWrite(chunk.map(toReplacement) as never, { ordered: false });
  } catch (error) {
    // An upsert that lost the race against another finds the row the next time.
    if (!isDuplicateKey(error) || isSecondTime) throw error;
    await writeChunk(chunk, false, !isNew);
  }
}

const toReplacement = ({ _id, ...replacement }: LeadRowDoc) => ({
  replaceOne: { filter: { _id }, replacement, upsert: true },
});

/** Removes from a list the rows that its sheet no longer has. The leads stay, without the list. */
export async function removeMissingRows(
  listId: string,
  outcomes: readonly { line: number; leadId: string | null }[],
  at: Date,
): Promise<void> {
  const lines = new Set(outcomes.map(({ line }) => line));
  const leadIds = new Set(outcomes.map(({ leadId }) => leadId));
  const rows = await LeadRowModel.find({ listId }, { line: 1 }).hint(LEAD_ROW_INDEXES.line).lean();
  const missingRows = rows.filter(({ line }) => !lines.has(line)).map(({ _id }) => _id);
  for (const ids of chunksOf(missingRows)) await LeadRowModel.deleteMany({ _id: { $in: ids } });
  const leads = await LeadModel.find({ listIds: listId }, { _id: 1 }).hint(LEAD_INDEXES.list).lean();
  const missingLeads = leads.map(({ _id }) => _id.toHexString()).filter((id) => !leadIds.has(id));
  for (const ids of chunksOf(missingLeads)) {
    await LeadModel.updateMany(
      { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } },
      { $pull: { listIds: listId }, $set: { updatedAt: at }, $inc: { revision: 1 } },
    );
  }
}

function chunksOf<T>(all: readonly T[]): T[][] {
  const count = Math.ceil(all.length / CHUNK);
  return Array.from({ length: count }, (_, index) => all.slice(index * CHUNK, (index + 1) * CHUNK));
}
