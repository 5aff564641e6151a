import { LEAD_ROW_INDEXES, type LeadDoc, LeadModel, LeadRowModel } from '@workbench/db';
import { Types } from 'mongoose';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { invalidateLeadCounts } from '../search/count-leads.ts';
import { findLeads } from '../store/find-leads.ts';

/**
 * Called before leads are removed, with their last data, so that copies of it elsewhere are updated first and a kill in
 * between loses nothing. When it fails, nothing is removed.
 */
export type BeforeLeadsRemoved = (ctx: ServiceContext, leads: readonly LeadDoc[]) => Promise<void>;

/** Removes leads, and what the lists keep of their rows: that a row was there stays known, and nothing that it said. */
export async function removeLeads(
  { ctx, input }: Verb<{ ids: string[] }>,
  beforeRemove: BeforeLeadsRemoved,
): Promise<{ removed: number }> {
  const ids = input.ids.map((id) => new Types.ObjectId(id));
  const leads = [...(await findLeads(input.ids)).values()];
  if (leads.length > 0) await beforeRemove(ctx, leads);
  // Rows first: after a kill in between, the same call finds the leads and continues.
  await LeadRowModel.collection.updateMany(
    { leadId: { $in: ids } },
    { $set: EMPTIED_ROW },
    { hint: LEAD_ROW_INDEXES.lead },
  );
  const { deletedCount } = await LeadModel.deleteMany({ _id: { $in: ids } });
  invalidateLeadCounts();
  return { removed: deletedCount };
}

/** A row of a person whose data is no longer saved. */
export const EMPTIED_ROW = { leadId: null, problem: 'removed', cells: [], keys: [] };
