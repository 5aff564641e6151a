import { LEAD_ROW_INDEXES, LeadModel, LeadRowModel } from '@workbench/db';
import { Types } from 'mongoose';
import type { Verb } from '../../shared/context.ts';
import { tellOfLeads } from '../../shared/people-watchers.ts';
import { invalidateLeadCounts } from '../search/count-leads.ts';
import { findLeads } from '../store/find-leads.ts';

/** Removes leads, and what the lists keep of their rows: that a row was there stays known, and nothing that it said. */
export async function removeLeads({ ctx, input }: Verb<{ ids: string[] }>): Promise<{ removed: number }> {
  const ids = input.ids.map((id) => new Types.ObjectId(id));
  await tellOfLeads(ctx, [...(await findLeads(input.ids)).values()]);
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
