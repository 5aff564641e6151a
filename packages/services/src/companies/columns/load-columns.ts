import { CompanyModel, CompanySyncModel, REPORT_INDEXES, ReportModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import type { CustomerSubject } from '../customers/customer-keys.ts';
import { readCustomerReasons } from '../customers/read-reasons.ts';
import { NO_DISPUTE, readDispute } from '../disagreement/read-dispute.ts';
import { aggregateCompany } from '../figures/headcount/aggregate-company.ts';
import { CompanyColumns } from './company-columns.ts';
import { type CompanyFilterFacts, FILTER_FACTS_FIELDS } from './company-facts.ts';
import { type FilteredDoc, readCompany } from './read-company.ts';
import { type FigureRule, readFigures } from './read-figures.ts';

const BATCH = 5000;
const SUBJECT_FIELDS = { domain: 1, aliases: 1, 'identifiers.kind': 1, 'identifiers.value': 1 } as const;
/** Ids of one query. */
const IDS_AT_ONCE = 1000;

/** Reads the facts of all companies, by the index of the ids. About a second for each 100,000. */
export async function loadColumns(rule: FigureRule): Promise<CompanyColumns> {
  const columns = new CompanyColumns();
  const companies = CompanyModel.collection.find<FilteredDoc>(
    {},
    { projection: FILTER_FACTS_FIELDS, hint: '_id_', sort: { _id: 1 }, batchSize: BATCH },
  );
  const reasonOf = await readCustomerReasons('all');
  for await (const company of companies) columns.setCustomer(columns.set(readFacts(company, rule)), reasonOf(company));
  for await (const { _id, finishedAt } of findSyncs({})) setActivity(columns, _id, { synced: finishedAt });
  for await (const { companyId, generatedAt } of findReports({})) addReport(columns, companyId, generatedAt);
  return columns;
}

function readFacts(company: FilteredDoc, rule: FigureRule): CompanyFilterFacts {
  const { records = [] } = company;
  const facts = readCompany(company);
  if (records.length === 0) return { ...facts, figures: [], ...NO_DISPUTE };
  const judged = { ...company, records };
  const aggregate = aggregateCompany(judged, rule.settings, rule.now);
  return { ...facts, figures: readFigures(judged, aggregate), ...readDispute(judged, aggregate, rule) };
}

/** Reads these companies again, with their syncs and reports; one that is gone leaves. */
export async function reloadCompanies(
  columns: CompanyColumns,
  ids: readonly mongo.ObjectId[],
  rule: FigureRule,
): Promise<void> {
  for (const some of inSteps(ids)) {
    const found = await CompanyModel.collection
      .find<FilteredDoc>({ _id: { $in: some } }, { projection: FILTER_FACTS_FIELDS, hint: '_id_' })
      .toArray();
    const present = new Set(found.map(({ _id }) => _id.toHexString()));
    const reasonOf = await readCustomerReasons(found);
    for (const company of found) columns.setCustomer(columns.set(readFacts(company, rule)), reasonOf(company));
    for (const id of some) if (!present.has(id.toHexString())) columns.remove(id.id);
  }
  await reloadActivity(columns, ids);
}

/** Reads again what is kept beside these companies: syncs, reports and the list of customers. */
export async function reloadTouched(columns: CompanyColumns, ids: readonly mongo.ObjectId[]): Promise<void> {
  for (const some of inSteps(ids)) {
    const found = await CompanyModel.collection
      .find<CustomerSubject & Pick<FilteredDoc, '_id'>>(
        { _id: { $in: some } },
        { projection: SUBJECT_FIELDS, hint: '_id_' },
      )
      .toArray();
    const reasonOf = await readCustomerReasons(found);
    for (const company of found) {
      const row = columns.ids.find(company._id.id);
      if (row >= 0) columns.setCustomer(row, reasonOf(company));
    }
  }
  await reloadActivity(columns, ids);
}

/** When these companies were synced and reported on. */
async function reloadActivity(columns: CompanyColumns, ids: readonly mongo.ObjectId[]): Promise<void> {
  for (const some of inSteps(ids)) {
    const [syncs, reports] = await Promise.all([
      findSyncs({ _id: { $in: some } }).toArray(),
      findReports({ companyId: { $in: some } }).toArray(),
    ]);
    for (const id of some) setActivity(columns, id, { synced: null, reported: null });
    for (const { _id, finishedAt } of syncs) setActivity(columns, _id, { synced: finishedAt });
    for (const { companyId, generatedAt } of reports) addReport(columns, companyId, generatedAt);
  }
}

interface SyncEnd {
  _id: mongo.ObjectId;
  finishedAt: Date;
}

interface ReportDay {
  companyId: mongo.ObjectId;
  generatedAt: Date;
}

/** Both are read from an index alone. */
function findSyncs(filter: mongo.Filter<mongo.Document>): mongo.FindCursor<SyncEnd> {
  const isAll = Object.keys(filter).length === 0;
  return CompanySyncModel.collection.find<SyncEnd>(filter, {
    projection: { finishedAt: 1 },
    hint: isAll ? 'by_end' : '_id_',
    batchSize: BATCH,
  });
}

function findReports(filter: mongo.Filter<mongo.Document>): mongo.FindCursor<ReportDay> {
  return ReportModel.collection.find<ReportDay>(filter, {
    projection: { _id: 0, companyId: 1, generatedAt: 1 },
    hint: REPORT_INDEXES.list,
    batchSize: BATCH,
  });
}

function setActivity(
  columns: CompanyColumns,
  id: mongo.ObjectId,
  activity: Parameters<CompanyColumns['setActivity']>[1],
): void {
  const row = columns.ids.find(id.id);
  if (row >= 0) columns.setActivity(row, activity);
}

/** The newest of a company counts. */
function addReport(columns: CompanyColumns, id: mongo.ObjectId, generatedAt: Date): void {
  const row = columns.ids.find(id.id);
  if (row < 0 || (columns.reported.values[row] ?? Number.NaN) >= generatedAt.getTime()) return;
  columns.setActivity(row, { reported: generatedAt });
}

function* inSteps(ids: readonly mongo.ObjectId[]): Generator<mongo.ObjectId[]> {
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE) yield ids.slice(from, from + IDS_AT_ONCE);
}
