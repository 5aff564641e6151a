import { type LeadDoc, LeadRowModel, type TrashEntryDoc, TrashEntryModel } from '@workbench/db';
import { bringLeadsBack, findLeads, takeLeadsAway } from '../../leads/index.ts';
import { syncRecipientsOfLeads } from '../../outreach/index.ts';
import { readArchive } from '../../shared/moves/read-archive.ts';
import { findExcludedLeads, nameOfLead } from './excluded-leads.ts';
import { refuseRestore } from './refused-restore.ts';
import { countOf, type TrashKind } from './trash-kind.ts';

const LEADS = 'leads';

/** Leads that were removed together, with what their lists keep of their rows; those that can't come back stay. */
export const LEAD_KIND: TrashKind = {
  plan: async (_, ids) => {
    const leads = [...(await findLeads([...ids])).values()];
    if (leads.length === 0) return null;
    const leadIds = leads.map((lead) => lead._id);
    return {
      ...describeLeads(leads, await LeadRowModel.countDocuments({ leadId: { $in: leadIds } })),
      domains: [],
      stays: [],
      sets: [{ collectionName: LEADS, filter: { _id: { $in: leadIds } } }],
    };
  },
  take: (ctx, entry, move) => takeLeadsAway(ctx, leadsOf(entry), move, syncRecipientsOfLeads),
  restore: async (ctx, { _id }, restore) => {
    const leads = await readArchive<LeadDoc>(_id, LEADS);
    const excluded = await findExcludedLeads(ctx, leads);
    if (excluded.length > 0 && excluded.length === leads.length)
      return refuseRestore(excluded.map(({ reason }) => reason));
    if (excluded.length > 0) {
      // Before the others leave: after a kill, the entry names what is in it.
      const left = excluded.map(({ lead }) => lead);
      const rows = (await readArchive<{ leadId: unknown }>(_id, 'lead_rows')).filter((row) =>
        left.some((lead) => lead._id.equals(String(row.leadId))),
      );
      await TrashEntryModel.updateOne({ _id }, { $set: describeLeads(left, rows.length) });
    }
    const ids = excluded.map(({ lead }) => lead._id);
    const notes = await bringLeadsBack(_id, { without: ids, restore: () => restore(ids) });
    if (excluded.length === 0) return { notes };
    return { notes: [...notes, refuseRestore(excluded.map(({ reason }) => reason)).message], isPartial: true };
  },
};

function describeLeads(leads: readonly LeadDoc[], rows: number) {
  const [first] = leads;
  return {
    recordIds: leads.map(({ _id }) => _id.toHexString()),
    label: first !== undefined && leads.length === 1 ? nameOfLead(first) : `${leads.length} leads`,
    contents: [...countOf('leads', leads.length), ...countOf('rows', rows)],
  };
}

const leadsOf = ({ _id, recordIds }: TrashEntryDoc) => ({ archiveId: _id, ids: recordIds });
