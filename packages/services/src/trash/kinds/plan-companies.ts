import {
  CompanyChangeModel,
  type CompanyDoc,
  CompanyMergeModel,
  CompanyNoteModel,
  CompanySyncModel,
  ContactModel,
  type DocumentSetDoc,
  DuplicatePairModel,
  LeadModel,
  ObservationModel,
  OutreachMessageModel,
  ReportCampaignModel,
  ReportModel,
} from '@workbench/db';
import type { mongo } from 'mongoose';
import { ServiceError } from '../../shared/errors.ts';
import type { TrashContent } from '../schemas.ts';
import { countOf, type DeletionPlan } from './trash-kind.ts';

export const COMPANIES = 'companies';

export const MERGES = CompanyMergeModel.collection.collectionName;

export const PLANNED_FIELDS = { name: 1, domain: 1, aliases: 1, formerIds: 1, 'records.source': 1 } as const;

export type PlannedCompany = Pick<CompanyDoc, '_id' | 'name' | 'domain' | 'aliases' | 'formerIds'> & {
  records: { source: string }[];
};

export const formerIdsOf = (companies: readonly Pick<CompanyDoc, 'formerIds'>[]) =>
  companies.flatMap(({ formerIds = [] }) => formerIds);

/** What of those who refer to companies stays, where some of them are deleted together with these. */
type Alongside = Partial<Record<'contacts' | 'leads' | 'messages' | 'campaigns', Record<string, unknown>>>;

/** What goes along with companies, and what stays. */
export async function planCompanies(
  companies: readonly PlannedCompany[],
  alongside: Alongside = {},
): Promise<Omit<DeletionPlan, 'label'>> {
  const ids = companies.map(({ _id }) => _id);
  await refuseBusy(ids);
  const ofCompanies = { companyId: { $in: ids } };
  const hexIds = ids.map((id) => id.toHexString());
  const [past, syncs, reports, notes, changes, contacts, leads, messages, campaigns] = await Promise.all([
    ObservationModel.countDocuments(ofCompanies),
    CompanySyncModel.countDocuments({ _id: { $in: ids } }),
    ReportModel.countDocuments(ofCompanies),
    CompanyNoteModel.countDocuments({ ...ofCompanies, removedAt: null }),
    CompanyChangeModel.countDocuments(ofCompanies),
    ContactModel.countDocuments({ ...ofCompanies, ...alongside.contacts }),
    LeadModel.countDocuments({ ...ofCompanies, ...alongside.leads }),
    OutreachMessageModel.countDocuments({ companyId: { $in: hexIds }, ...alongside.messages }),
    ReportCampaignModel.countDocuments({ companyIds: { $in: hexIds }, ...alongside.campaigns }),
  ]);
  const figures = past + companies.reduce((sum, { records }) => sum + records.length, 0);
  const contents: TrashContent[] = [
    ...countOf('figures', figures),
    ...countOf('syncs', syncs),
    ...countOf('reports', reports),
    ...countOf('notes', notes),
    ...countOf('changes', changes),
  ];
  return {
    recordIds: hexIds,
    domains: [],
    sets: companySets(ids, formerIdsOf(companies)),
    contents,
    stays: [
      ...countOf('contacts', contacts),
      ...countOf('leads', leads),
      ...countOf('messages', messages),
      ...countOf('campaigns', campaigns),
    ],
  };
}

/** @throws ServiceError conflict while one of them is merged or separated */
async function refuseBusy(ids: readonly mongo.ObjectId[]): Promise<void> {
  const merge = await CompanyMergeModel.findOne({ busy: { $in: ids } }, { survivor: 1 }).lean();
  if (merge === null) return;
  throw new ServiceError('conflict', `${merge.survivor.name} is being merged or separated; try again shortly`);
}

/** The company first: without it, a sync or a report that is under way stores nothing. Its merges go along. */
function companySets(ids: mongo.ObjectId[], formerIds: mongo.ObjectId[]): DocumentSetDoc[] {
  const ofCompanies = { companyId: { $in: ids } };
  return [
    { collectionName: COMPANIES, filter: { _id: { $in: ids } } },
    { collectionName: ObservationModel.collection.collectionName, filter: ofCompanies },
    { collectionName: CompanySyncModel.collection.collectionName, filter: { _id: { $in: ids } } },
    { collectionName: ReportModel.collection.collectionName, filter: ofCompanies },
    { collectionName: CompanyNoteModel.collection.collectionName, filter: ofCompanies },
    { collectionName: CompanyChangeModel.collection.collectionName, filter: ofCompanies },
    { collectionName: DuplicatePairModel.collection.collectionName, filter: { ids: { $in: ids } } },
    { collectionName: MERGES, filter: { survivorId: { $in: [...ids, ...formerIds] } } },
  ];
}
