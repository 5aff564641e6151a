import { randomUUID } from 'node:crypto';
import {
  CompanyModel,
  type ContactDoc,
  type CustomerDoc,
  CustomerModel,
  type LeadDoc,
  type ListDoc,
  ListModel,
  type TrashEntryDoc,
  TrashEntryModel,
  type ViewDoc,
  ViewModel,
} from '@workbench/db';
import type { Types } from 'mongoose';
import { readSyncTimes, removeEmptySources, whileTouchingCustomers } from '../../companies/index.ts';
import { findContacts } from '../../contacts/index.ts';
import { bringLeadsBack, findLeads, takeLeadsAway } from '../../leads/index.ts';
import { syncRecipientsOfContacts, syncRecipientsOfLeads } from '../../outreach/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { readArchive } from '../../shared/moves/read-archive.ts';
import { findExcludedContacts } from './contact.ts';
import { planStory } from './demo-story.ts';
import { findExcludedLeads } from './excluded-leads.ts';
import { PLANNED_FIELDS, type PlannedCompany, planCompanies } from './plan-companies.ts';
import { purgeMerges } from './purge-merges.ts';
import { addedAgain, refuseRestore } from './refused-restore.ts';
import { bringBack, idsOf, takeAway } from './take-and-restore-companies.ts';
import { countOf, type TrashKind } from './trash-kind.ts';

/**
 * The demo, all at once: its fictional companies and whatever it has entered beside them. Their domains are fictional, too:
 * nothing else tracks them.
 */
export const DEMO_KIND: TrashKind = {
  plan: async () => {
    const companies = await CompanyModel.find({ demo: true }, PLANNED_FIELDS).lean<PlannedCompany[]>();
    const story = await planStory();
    if (companies.length === 0 && story === null) return null;
    const plan = await planCompanies(companies, {
      contacts: { _id: { $nin: story?.contactIds ?? [] } },
      leads: { _id: { $nin: story?.leadIds ?? [] } },
      messages: { campaignId: { $nin: story?.outreachCampaignIds ?? [] } },
      campaigns: { _id: { $nin: story?.reportCampaignIds ?? [] } },
    });
    return {
      ...plan,
      recordIds: [`demo:${randomUUID()}`],
      label: 'Demo data',
      sets: [...plan.sets, ...(story?.sets ?? [])],
      contents: [...countOf('companies', companies.length), ...plan.contents, ...(story?.contents ?? [])],
      details: {
        syncTimes: await readSyncTimes(companies.flatMap(({ records }) => records.map(({ source }) => source))),
        contactIds: story?.contactIds.map(String) ?? [],
        leadIds: story?.leadIds.map(String) ?? [],
        customerKeys: await customerKeysOf(story?.customerIds ?? []),
      },
    };
  },
  take: async (ctx, entry, move) => {
    const { contactIds, leadIds, customerKeys } = detailsOf(entry);
    await syncRecipientsOfContacts(ctx, [...(await findContacts(contactIds)).values()]);
    await syncRecipientsOfLeads(ctx, [...(await findLeads(leadIds)).values()]);
    // Its rows go with their lists.
    const leads = { archiveId: entry._id, ids: [] };
    await whileTouchingCustomers(customerKeys, () =>
      takeLeadsAway(ctx, leads, () => takeAway(ctx, entry, move), syncRecipientsOfLeads),
    );
    await removeEmptySources();
  },
  restore: async (ctx, entry, restore) => {
    const taken = await findTakenNames(entry._id);
    if (taken.length > 0) return refuseRestore(taken);
    const excluded = await findExcluded(ctx, entry._id);
    const without = excluded.map(({ id }) => id);
    const reasons = excluded.map(({ reason }) => reason);
    const restored = await whileTouchingCustomers(detailsOf(entry).customerKeys, () =>
      bringBack(ctx, entry, {
        ids: idsOf(entry),
        restore: () => bringLeadsBack(entry._id, { without, restore: () => restore(without) }),
      }),
    );
    if (restored instanceof ServiceError || excluded.length === 0) return restored;
    await TrashEntryModel.updateOne({ _id: entry._id }, { $set: describeLeft(excluded) });
    return { notes: [...restored.notes, refuseRestore(reasons).message], isPartial: true };
  },
  purge: purgeMerges,
};

interface DemoDetails {
  contactIds: string[];
  leadIds: string[];
  customerKeys: string[];
}

/** Entries of an earlier version name companies alone. */
const detailsOf = ({ details }: TrashEntryDoc): DemoDetails => ({
  contactIds: [],
  leadIds: [],
  customerKeys: [],
  ...details,
});

async function customerKeysOf(ids: readonly string[]): Promise<string[]> {
  const entries = await CustomerModel.find({ _id: { $in: [...ids] } }, { keys: 1 }).lean<CustomerDoc[]>();
  return entries.flatMap(({ keys }) => keys);
}

/** Lists and views whose name, and customers whose key, something else has taken since. */
async function findTakenNames(archiveId: string): Promise<ServiceError[]> {
  const [lists, views, customers] = await Promise.all([
    readArchive<ListDoc>(archiveId, ListModel.collection.collectionName),
    readArchive<ViewDoc>(archiveId, ViewModel.collection.collectionName),
    readArchive<CustomerDoc>(archiveId, CustomerModel.collection.collectionName),
  ]);
  const taken: ServiceError[] = [];
  for (const { _id, name, kind, nameKey } of lists) {
    if ((await ListModel.exists({ kind, nameKey, _id: { $ne: _id } })) !== null) taken.push(addedAgain(name));
  }
  for (const { _id, name, nameKey } of views) {
    if ((await ViewModel.exists({ nameKey, _id: { $ne: _id } })) !== null) taken.push(addedAgain(name));
  }
  for (const { _id, name, domain, keys } of customers) {
    if ((await CustomerModel.exists({ keys: { $in: keys }, _id: { $ne: _id } })) !== null)
      taken.push(addedAgain(name ?? domain ?? keys[0] ?? ''));
  }
  return taken;
}

interface ExcludedPerson {
  id: Types.ObjectId;
  what: 'contacts' | 'leads';
  reason: ServiceError;
}

/** People who can't come back: suppressed, or saved again since. */
async function findExcluded(ctx: ServiceContext, archiveId: string): Promise<ExcludedPerson[]> {
  const contacts = await readArchive<ContactDoc>(archiveId, 'contacts');
  const reasons = await findExcludedContacts(ctx, contacts);
  const leads = await findExcludedLeads(ctx, await readArchive<LeadDoc>(archiveId, 'leads'));
  return [
    ...contacts.flatMap(({ _id: id }) => {
      const reason = reasons.get(id.toHexString());
      return reason === undefined ? [] : [{ id, what: 'contacts' as const, reason }];
    }),
    ...leads.map(({ lead, reason }) => ({ id: lead._id, what: 'leads' as const, reason })),
  ];
}

/** What the entry says once the others are back. */
function describeLeft(excluded: readonly ExcludedPerson[]) {
  const count = (what: ExcludedPerson['what']) =>
    countOf(what, excluded.filter((person) => person.what === what).length);
  return { contents: [...count('contacts'), ...count('leads')] };
}
