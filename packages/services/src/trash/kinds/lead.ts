import { type LeadDoc, LeadRowModel, type TrashEntryDoc } from '@workbench/db';
import { bringLeadsBack, findLeads, findSuppressedLeads, takeLeadsAway } from '../../leads/index.ts';
import { syncRecipientsOfLeads } from '../../outreach/index.ts';
import { readArchive } from '../../shared/moves/restore-documents.ts';
import { suppressedError } from './contact.ts';
import { countOf, type TrashKind } from './trash-kind.ts';

const LEADS = 'leads';
const nameOf = ({ firstName, lastName, email, company }: LeadDoc): string =>
  [[firstName, lastName].filter(Boolean).join(' ') || email, company].filter(Boolean).join(', ') || 'A lead';

/** Leads that were removed together, with what their lists keep of their rows. */
export const LEAD_KIND: TrashKind = {
  plan: async (_, ids) => {
    const leads = [...(await findLeads([...ids])).values()];
    const [first] = leads;
    if (first === undefined) return null;
    const leadIds = leads.map((lead) => lead._id);
    return {
      recordIds: leadIds.map((id) => id.toHexString()),
      label: leads.length === 1 ? nameOf(first) : `${leads.length} leads`,
      domains: [],
      contents: [
        ...countOf('leads', leads.length),
        ...countOf('rows', await LeadRowModel.countDocuments({ leadId: { $in: leadIds } })),
      ],
      stays: [],
      sets: [{ collectionName: LEADS, filter: { _id: { $in: leadIds } } }],
    };
  },
  take: (ctx, entry, move) => takeLeadsAway(ctx, leadsOf(entry), move, syncRecipientsOfLeads),
  restore: async (ctx, entry, restore) => {
    const leads = await readArchive<LeadDoc>(entry._id, LEADS);
    const suppressed = await findSuppressedLeads(ctx, leads);
    const excluded = leads.find(({ _id }) => suppressed.has(_id.toHexString()));
    if (excluded !== undefined) return suppressedError(nameOf(excluded));
    await bringLeadsBack(entry._id, restore);
    return null;
  },
};

const leadsOf = ({ _id, recordIds }: TrashEntryDoc) => ({ archiveId: _id, ids: recordIds });
