import {
  LeadListModel,
  LeadModel,
  LeadRowModel,
  MessageTemplateModel,
  OutreachCampaignModel,
  ReportModel,
  SavedSearchModel,
} from '@workbench/db';
import { countOf, type TrashKind } from './trash-kind.ts';

/** A saved search with those whom it has found. */
export const SAVED_SEARCH_KIND: TrashKind = {
  plan: async (_, [id]) => {
    const search = await SavedSearchModel.findById(id, { name: 1 }).lean();
    return search === null ? null : singleRecord('saved_searches', search._id, search.name);
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
    return singleRecord('reports', report._id, `${report.companyName}, version ${report.version}`);
  },
};

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
