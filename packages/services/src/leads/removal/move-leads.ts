import { LEAD_ROW_INDEXES, type LeadRowDoc, LeadRowModel } from '@workbench/db';
import { Types } from 'mongoose';
import type { ServiceContext } from '../../shared/context.ts';
import { copyToArchive } from '../../shared/moves/archive-documents.ts';
import { discardDocuments, readArchive, restoreFromArchive } from '../../shared/moves/restore-documents.ts';
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

/** Runs `restore`, which brings the leads back, and fills their rows again where no import has written since. */
export async function bringLeadsBack(archiveId: string, restore: () => Promise<void>): Promise<void> {
  await restore();
  const archived = await readArchive<LeadRowDoc>(archiveId, ROWS);
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
  await restoreFromArchive({ archiveId, set: { collectionName: ROWS }, renew: ALONE }, 'all');
  invalidateLeadCounts();
}
