import { LEAD_ROW_INDEXES, type LeadRowDoc, LeadRowModel, TrashEntryModel } from '@workbench/db';
import { Types } from 'mongoose';
import type { ServiceContext } from '../../shared/context.ts';
import { copyToArchive } from '../../shared/moves/archive-documents.ts';
import { discardDocuments } from '../../shared/moves/discard-archive.ts';
import { readArchive } from '../../shared/moves/read-archive.ts';
import { restoreFromArchive } from '../../shared/moves/restore-documents.ts';
import { invalidateLeadCounts } from '../search/count-leads.ts';
import { findLeads } from '../store/find-leads.ts';
import { type BeforeLeadsRemoved, EMPTIED_ROW } from './remove-leads.ts';

const ROWS = LeadRowModel.collection.collectionName;
const ALONE = async () => undefined;

/**
 * Runs `move`, which archives the leads under `archiveId`. What their lists keep of their rows is archived, too, and left
 * as a row that was removed. May be repeated.
 */
export async function takeLeadsAway(
  ctx: ServiceContext,
  { archiveId, ids }: { archiveId: string; ids: readonly string[] },
  move: () => Promise<void>,
  beforeRemove: BeforeLeadsRemoved,
): Promise<void> {
  const leads = [...(await findLeads([...ids])).values()];
  if (leads.length > 0) await beforeRemove(ctx, leads);
  const filter = { leadId: { $in: ids.map((id) => new Types.ObjectId(id)) } };
  await copyToArchive({ archiveId, set: { collectionName: ROWS, filter }, renew: ALONE });
  await LeadRowModel.collection.updateMany(filter, { $set: EMPTIED_ROW }, { hint: LEAD_ROW_INDEXES.lead });
  await move();
  invalidateLeadCounts();
}

export interface LeadsRestore {
  /** Of leads that stay archived, with their rows. */
  without: readonly Types.ObjectId[];
  /** Brings the others back. @returns sentences on what is not as it was */
  restore: () => Promise<string[]>;
}

/** Runs `restore` and fills the rows of the leads again where no import has written since. */
export async function bringLeadsBack(archiveId: string, { without, restore }: LeadsRestore): Promise<string[]> {
  const notes = await restore();
  const stays = new Set(without.map(String));
  const all = await readArchive<LeadRowDoc>(archiveId, ROWS);
  const kept = all.filter(({ leadId }) => stays.has(String(leadId)));
  const archived = all.filter((row) => !kept.includes(row));
  const emptied = { leadId: null, problem: EMPTIED_ROW.problem, 'cells.0': { $exists: false } };
  const rows = await LeadRowModel.find({ _id: { $in: archived.map(({ _id }) => _id) }, ...emptied }, { _id: 1 })
    .hint('_id_')
    .lean();
  const isEmptied = new Set(rows.map(({ _id }) => _id));
  await discardDocuments(
    archiveId,
    ROWS,
    archived.map(({ _id }) => _id).filter((id) => !isEmptied.has(id)),
  );
  const keptRows = { field: '_id', ids: kept.map(({ _id }) => _id) };
  const step = { archiveId, set: { collectionName: ROWS }, without: keptRows, renew: ALONE };
  await restoreFromArchive(step, 'all');
  invalidateLeadCounts();
  return notes;
}

/**
 * Empties the rows of a restored list whose leads were deleted while it was in the trash. What a row said goes to its lead
 * in the trash and comes back with it; of a lead that was deleted for good, nothing stays.
 */
export async function emptyRowsOfDeletedLeads(listId: string): Promise<void> {
  const named = await LeadRowModel.distinct('leadId', { listId, leadId: { $ne: null } });
  const present = new Set((await findLeads(named.map(String))).keys());
  const gone = named.map(String).filter((id) => !present.has(id));
  if (gone.length === 0) return;
  const rowsOf = (ids: readonly string[]) => ({ listId, leadId: { $in: ids.map((id) => new Types.ObjectId(id)) } });
  for (const { _id, recordIds } of await TrashEntryModel.find({ kind: 'lead', recordIds: { $in: gone } }).lean()) {
    const filter = rowsOf(recordIds.filter((id) => gone.includes(id)));
    await copyToArchive({ archiveId: _id, set: { collectionName: ROWS, filter }, renew: ALONE });
  }
  await LeadRowModel.collection.updateMany(rowsOf(gone), { $set: EMPTIED_ROW }, { hint: LEAD_ROW_INDEXES.lead });
  invalidateLeadCounts();
}
