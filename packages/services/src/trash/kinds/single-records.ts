import {
  LeadListModel,
  LeadModel,
  LeadRowModel,
  MessageTemplateModel,
  OutreachCampaignModel,
  type ReportDoc,
  ReportModel,
  SavedSearchModel,
  SuppressionModel,
  TrashEntryModel,
  ViewModel,
} from '@workbench/db';
import { touchCompanies, whileTracked } from '../../companies/index.ts';
import { emptyRowsOfDeletedLeads } from '../../leads/index.ts';
import { ServiceError } from '../../shared/errors.ts';
import { readArchive } from '../../shared/moves/read-archive.ts';
import { countOf, type TrashKind } from './trash-kind.ts';

const REPORTS = ReportModel.collection.collectionName;

/** A saved search with those whom it has found. */
export const SAVED_SEARCH_KIND: TrashKind = {
  plan: async (_, [id]) => {
    const search = await SavedSearchModel.findById(id, { name: 1 }).lean();
    return search === null ? null : singleRecord('saved_searches', search._id, search.name);
  },
};

/** A saved view of the companies' table. */
export const VIEW_KIND: TrashKind = {
  plan: async (_, [id]) => {
    const view = await ViewModel.findById(id, { name: 1 }).lean();
    return view === null ? null : singleRecord(ViewModel.collection.collectionName, view._id, view.name);
  },
};

/** A template; messages and campaigns that were written with it stay. */
export const TEMPLATE_KIND: TrashKind = {
  plan: async (_, [id]) => {
    const template = await MessageTemplateModel.findById(id, { name: 1 }).lean();
    if (template === null) return null;
    const campaigns = await OutreachCampaignModel.countDocuments({ templateId: template._id });
    return {
      ...singleRecord('message_templates', template._id, template.name),
      stays: countOf('campaigns', campaigns),
    };
  },
};

/** One version of a report; the other versions of its company stay. */
export const REPORT_KIND: TrashKind = {
  plan: async (_, [id]) => {
    const report = await ReportModel.findById(id, { companyName: 1, version: 1 }).lean();
    if (report === null) return null;
    return singleRecord(REPORTS, report._id, `${report.companyName}, version ${report.version}`);
  },
  take: async (_, { recordIds: [id] }, move) => {
    const report = await ReportModel.findById(id, { companyId: 1 }).lean();
    if (report !== null) await touchCompanies([report.companyId]);
    await move();
  },
  restore: async (_, { _id, label }, restore) => {
    const [report] = await readArchive<ReportDoc>(_id, REPORTS);
    if (report === undefined) return { notes: [] };
    const notes = await whileTracked(report.companyId, () => restore());
    return notes === null ? companyMissing(label, report) : { notes };
  },
};

async function companyMissing(label: string, { companyId, companyName }: ReportDoc): Promise<ServiceError> {
  const isInTrash = await TrashEntryModel.exists({ kind: 'company', recordIds: companyId.toHexString() });
  const reason = isInTrash === null ? 'is not tracked any more' : 'is in the trash, too; restore the company first';
  return new ServiceError('conflict', `${label} can't come back alone: ${companyName} ${reason}`);
}

/** An import with its rows; its leads stay. */
export const LEAD_LIST_KIND: TrashKind = {
  plan: async (_, [id]) => {
    const list = await LeadListModel.findById(id, { name: 1 }).lean();
    if (list === null) return null;
    const ofList = { listId: list._id };
    const [rows, leads] = await Promise.all([
      LeadRowModel.countDocuments(ofList),
      LeadModel.countDocuments({ listIds: list._id }),
    ]);
    const plan = singleRecord('lead_lists', list._id, list.name);
    return {
      ...plan,
      contents: countOf('rows', rows),
      stays: countOf('leads', leads),
      sets: [...plan.sets, { collectionName: 'lead_rows', filter: ofList }],
    };
  },
  restore: async (_, { recordIds: [listId = ''] }, restore) => {
    const notes = await restore();
    await emptyRowsOfDeletedLeads(listId);
    return { notes };
  },
};

/** An entry of the do-not-contact list. Its reason may name the person, so the label does not repeat it. */
export const SUPPRESSION_KIND: TrashKind = {
  plan: async (_, [id]) => {
    const entry = await SuppressionModel.findById(id, { hashes: 1, addedAt: 1 }).lean();
    if (entry === null) return null;
    const kinds = [...new Set(entry.hashes.map(({ kind }) => kind))].join(', ');
    const label = `Entry of ${entry.addedAt.toISOString().slice(0, 10)} (${kinds})`;
    return singleRecord('suppressions', entry._id, label);
  },
};

/** What every record that is one document has. */
export function singleRecord(collectionName: string, id: string, label: string) {
  return {
    recordIds: [id],
    label,
    domains: [],
    contents: [],
    stays: [],
    sets: [{ collectionName, filter: { _id: id } as Record<string, unknown> }],
  };
}
