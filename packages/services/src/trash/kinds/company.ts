import {
  CompanyChangeModel,
  type CompanyDoc,
  CompanyMergeModel,
  CompanyModel,
  CompanyNoteModel,
  CompanyStatModel,
  CompanySyncModel,
  ContactModel,
  type DocumentSetDoc,
  DuplicatePairModel,
  LeadModel,
  MergeLinkModel,
  ObservationModel,
  OutreachMessageModel,
  ReportCampaignModel,
  ReportModel,
  type TrashEntryDoc,
} from '@workbench/db';
import { mongo } from 'mongoose';
import {
  bringCompaniesBack,
  changeIdOf,
  domainsOf,
  recordCompanyChanges,
  takeCompaniesAway,
} from '../../companies/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { discardArchive, readArchive } from '../../shared/moves/restore-documents.ts';
import type { TrashContent } from '../schemas.ts';
import { countOf, type DeletionPlan, type RestoredSets, type RestoreSets, type TrashKind } from './trash-kind.ts';

const COMPANIES = 'companies';
const MERGES = CompanyMergeModel.collection.collectionName;

/** A company with its figures, its syncs, its reports, its notes and its history; contacts, leads and messages stay. */
export const COMPANY_KIND: TrashKind = {
  plan: async (_, ids) => {
    const companies = await CompanyModel.find(
      { _id: { $in: ids.map((id) => new mongo.ObjectId(id)) } },
      PLANNED_FIELDS,
    ).lean<PlannedCompany[]>();
    const [company] = companies;
    if (company === undefined) return null;
    const syncTimes = await readSyncTimes(company.records.map(({ source }) => source));
    return {
      ...(await planCompanies([company])),
      label: company.name,
      domains: domainsOf(company),
      details: { syncTimes, formerIds: (company.formerIds ?? []).map((id) => id.toHexString()) },
    };
  },
  take: takeAway,
  restore: async (ctx, entry, restore) => {
    const restored = await bringBack(ctx, entry, restore);
    if (!(restored instanceof ServiceError)) await recordRestored(ctx, entry);
    return restored;
  },
  purge: purgeMerges,
};

export const PLANNED_FIELDS = { name: 1, domain: 1, aliases: 1, formerIds: 1, 'records.source': 1 } as const;
export type PlannedCompany = Pick<CompanyDoc, '_id' | 'name' | 'domain' | 'aliases' | 'formerIds'> & {
  records: { source: string }[];
};

/** What goes along with companies, and what stays. */
export async function planCompanies(companies: readonly PlannedCompany[]): Promise<Omit<DeletionPlan, 'label'>> {
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
    ContactModel.countDocuments(ofCompanies),
    LeadModel.countDocuments(ofCompanies),
    OutreachMessageModel.countDocuments({ companyId: { $in: hexIds } }),
    ReportCampaignModel.countDocuments({ companyIds: { $in: hexIds } }),
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
    sets: companySets(
      ids,
      companies.flatMap(({ formerIds = [] }) => formerIds),
    ),
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

export async function takeAway(ctx: ServiceContext, entry: TrashEntryDoc, move: () => Promise<void>): Promise<void> {
  await takeCompaniesAway(ctx, idsOf(entry), move);
}

export async function bringBack(
  ctx: ServiceContext,
  entry: TrashEntryDoc,
  restore: RestoreSets,
): Promise<ServiceError | RestoredSets> {
  const archived = await readArchive<CompanyDoc>(entry._id, COMPANIES);
  const domains = archived.flatMap(domainsOf);
  const syncTimes = (entry.details?.syncTimes ?? []) as SyncTime[];
  const notes = await bringCompaniesBack(ctx, { ids: idsOf(entry), domains, syncTimes }, () => restore());
  return notes instanceof ServiceError ? notes : { notes };
}

/** What un-merges would need goes with the company. */
export async function purgeMerges({ _id }: Pick<TrashEntryDoc, '_id'>): Promise<void> {
  for (const { _id: mergeId } of await readArchive<{ _id: string }>(_id, MERGES)) {
    await discardArchive(mergeId);
    await MergeLinkModel.deleteMany({ mergeId });
  }
}

function idsOf({ sets }: TrashEntryDoc): mongo.ObjectId[] {
  const [companies] = sets;
  return (companies?.filter._id as { $in: mongo.ObjectId[] } | undefined)?.$in ?? [];
}

/** The time in the trash is part of the company's history. */
async function recordRestored(ctx: ServiceContext, { _id, recordIds, deletedAt, deletedBy }: TrashEntryDoc) {
  const [id] = recordIds;
  if (id === undefined) return;
  const change = { companyId: new mongo.ObjectId(id), details: { trashId: _id } };
  await recordCompanyChanges([
    { ...change, id: changeIdOf(_id, 'd'), kind: 'deleted', at: deletedAt, by: { kind: deletedBy } },
    { ...change, id: changeIdOf(_id, 'e'), kind: 'restored', at: ctx.now(), by: { kind: ctx.actor } },
  ]);
}

/** When a source was last synced. */
interface SyncTime {
  source: string;
  at: Date;
}

/** Of the sources that may lose their statistics with the companies. */
export async function readSyncTimes(names: readonly string[]): Promise<SyncTime[]> {
  const filter = { kind: 'source' as const, name: { $in: [...new Set(names)] } };
  const sources = await CompanyStatModel.find(filter, { name: 1, lastSync: 1 }).lean();
  return sources.flatMap(({ name, lastSync }) => (lastSync === undefined ? [] : [{ source: name, at: lastSync }]));
}
