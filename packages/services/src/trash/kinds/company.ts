import { createHash } from 'node:crypto';
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
  TrashEntryModel,
} from '@workbench/db';
import { mongo } from 'mongoose';
import {
  bringCompaniesBack,
  changeIdOf,
  domainsOf,
  findCompaniesByDomain,
  recordCompanyChanges,
  takeCompaniesAway,
} from '../../companies/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { discardArchive, readArchive } from '../../shared/moves/restore-documents.ts';
import type { TrashContent } from '../schemas.ts';
import { countOf, type DeletionPlan, type RestoredSets, type TrashKind } from './trash-kind.ts';

const COMPANIES = 'companies';
const MERGES = CompanyMergeModel.collection.collectionName;

/** A company with its figures, its syncs, its reports, its notes and its history; contacts, leads and messages stay. */
export const COMPANY_KIND: TrashKind = {
  plan: async (_, ids) => {
    const companies = await CompanyModel.find(
      { _id: { $in: ids.map((id) => new mongo.ObjectId(id)) } },
      PLANNED_FIELDS,
    ).lean<PlannedCompany[]>();
    if (companies.length === 0) return null;
    const syncTimes = await readSyncTimes(companies.flatMap(({ records }) => records.map(({ source }) => source)));
    const plan = await planCompanies(companies);
    return {
      ...plan,
      ...namesOf(companies),
      contents: [...(companies.length > 1 ? countOf('companies', companies.length) : []), ...plan.contents],
      details: { syncTimes, formerIds: formerIdsOf(companies).map((id) => id.toHexString()) },
    };
  },
  take: takeAway,
  restore: async (ctx, entry, restore) => {
    const ids = idsOf(entry);
    const left = ids.length > 1 ? await leaveOutTracked(entry) : [];
    const leftIds = new Set(left.map(({ _id }) => _id.toHexString()));
    const back = ids.filter((id) => !leftIds.has(id.toHexString()));
    if (back.length === 0) return refuseTracked(left);
    const without = left.flatMap(({ _id, formerIds = [] }) => [_id, ...formerIds]);
    const restored = await bringBack(ctx, entry, { ids: back, restore: () => restore(without) });
    if (restored instanceof ServiceError) return restored;
    await recordRestored(ctx, entry, back);
    return left.length === 0 ? restored : { notes: [...restored.notes, refuseTracked(left).message], isPartial: true };
  },
  purge: purgeMerges,
};

export const PLANNED_FIELDS = { name: 1, domain: 1, aliases: 1, formerIds: 1, 'records.source': 1 } as const;
export type PlannedCompany = Pick<CompanyDoc, '_id' | 'name' | 'domain' | 'aliases' | 'formerIds'> & {
  records: { source: string }[];
};

const formerIdsOf = (companies: readonly Pick<CompanyDoc, 'formerIds'>[]) =>
  companies.flatMap(({ formerIds = [] }) => formerIds);

/** What an entry says of the companies in it. */
function namesOf(companies: readonly Pick<PlannedCompany, '_id' | 'name' | 'domain' | 'aliases'>[]) {
  const [name = '', ...others] = companies.map((company) => company.name);
  const more = others.length === 1 ? '1 other' : `${others.length.toLocaleString('en-US')} others`;
  return {
    recordIds: companies.map(({ _id }) => _id.toHexString()),
    label: others.length === 0 ? name : `${name} and ${more}`,
    domains: companies.flatMap(domainsOf),
  };
}

/**
 * Of companies that were deleted together, those whose domain is tracked again stay in the trash. Before the others leave:
 * after a kill, the entry names what is in it.
 */
async function leaveOutTracked(entry: TrashEntryDoc): Promise<CompanyDoc[]> {
  const archived = await readArchive<CompanyDoc>(entry._id, COMPANIES);
  const own = new Set(idsOf(entry).map((id) => id.toHexString()));
  const owners = await findCompaniesByDomain(archived.flatMap(domainsOf));
  const left = archived.filter((company) =>
    domainsOf(company).some((domain) => {
      const owner = owners.get(domain)?._id.toHexString();
      return owner !== undefined && !own.has(owner);
    }),
  );
  if (left.length > 0) await TrashEntryModel.updateOne({ _id: entry._id }, { $set: namesOf(left) });
  return left;
}

function refuseTracked(left: readonly CompanyDoc[]): ServiceError {
  const [first] = left;
  const others = left.length > 1 ? `, and so are the domains of ${left.length - 1} more` : '';
  return new ServiceError(
    'conflict',
    `${first?.domain} is tracked again${others}; delete that first, then restore this`,
  );
}

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

export async function takeAway(ctx: ServiceContext, entry: TrashEntryDoc, move: () => Promise<void>): Promise<void> {
  await takeCompaniesAway(ctx, idsOf(entry), move);
}

export async function bringBack(
  ctx: ServiceContext,
  entry: TrashEntryDoc,
  { ids, restore }: { ids: readonly mongo.ObjectId[]; restore: () => Promise<string[]> },
): Promise<ServiceError | RestoredSets> {
  const archived = await readArchive<CompanyDoc>(entry._id, COMPANIES);
  const domains = archived.filter(({ _id }) => ids.some((id) => id.equals(_id))).flatMap(domainsOf);
  const syncTimes = (entry.details?.syncTimes ?? []) as SyncTime[];
  const notes = await bringCompaniesBack(ctx, { ids, domains, syncTimes }, restore);
  return notes instanceof ServiceError ? notes : { notes };
}

/** What un-merges would need goes with the company. */
export async function purgeMerges({ _id }: Pick<TrashEntryDoc, '_id'>): Promise<void> {
  for (const { _id: mergeId } of await readArchive<{ _id: string }>(_id, MERGES)) {
    await discardArchive(mergeId);
    await MergeLinkModel.deleteMany({ mergeId });
  }
}

export function idsOf({ sets }: TrashEntryDoc): mongo.ObjectId[] {
  const [companies] = sets;
  return (companies?.filter._id as { $in: mongo.ObjectId[] } | undefined)?.$in ?? [];
}

/** The time in the trash is part of the company's history. */
async function recordRestored(
  ctx: ServiceContext,
  { _id, deletedAt, deletedBy }: TrashEntryDoc,
  ids: readonly mongo.ObjectId[],
): Promise<void> {
  await recordCompanyChanges(
    ids.flatMap((id) => {
      const change = { companyId: id, details: { trashId: _id } };
      const journal = createHash('sha256').update(`${_id}:${id.toHexString()}`).digest('hex');
      return [
        { ...change, id: changeIdOf(journal, 'd'), kind: 'deleted', at: deletedAt, by: { kind: deletedBy } },
        { ...change, id: changeIdOf(journal, 'e'), kind: 'restored', at: ctx.now(), by: { kind: ctx.actor } },
      ];
    }),
  );
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
