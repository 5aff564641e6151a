import { COMPANY_INDEXES, type CompanyDoc, CompanyModel } from '@workbench/db';
import mongoose, { type mongo } from 'mongoose';
import { COMPANY_ROW_FIELDS } from '../../packages/services/src/companies/view/company-view.ts';

/**
 * The same work with the bare driver on the same engine, by its best strategy: the same documents and the same indexes in
 * a database of its own. Nothing is validated, parsed or derived, and statistics are not kept.
 */
export const FLOOR_DATABASE = 'floor';
export const FLOOR_COLLECTION = 'companies';

/** What a row shows of a lead. */
export const LEAD_FIELDS = {
  firstName: 1,
  lastName: 1,
  title: 1,
  company: 1,
  email: 1,
  enrichmentStatus: 1,
  createdAt: 1,
} as const;

const EXPORT_FIELDS = {
  name: 1,
  domain: 1,
  industry: 1,
  aggregatedEmployeeCount: 1,
  locations: 1,
  dataQuality: 1,
  sourceCount: 1,
  records: 1,
} as const;
const BATCH = 1000;

function floorCollection(): mongo.Collection<CompanyDoc> {
  return mongoose.connection.getClient().db(FLOOR_DATABASE).collection<CompanyDoc>(FLOOR_COLLECTION);
}

/** Drops what the floor has stored and builds the product's indexes. */
export async function emptyFloor(): Promise<void> {
  await mongoose.connection.getClient().db(FLOOR_DATABASE).dropDatabase();
  const indexes = await CompanyModel.collection.indexes();
  await floorCollection().createIndexes(indexes.map(({ v: _, ...index }) => index));
}

/** Looks up by domain and inserts what is missing; the next batch is looked up while the last one is being written. */
export async function insertMissing(companies: CompanyDoc[]): Promise<void> {
  const floor = floorCollection();
  let writing: Promise<unknown> = Promise.resolve();
  for (const batch of batches(companies)) {
    const stored = await floor
      .find({ domain: { $in: batch.map(({ domain }) => domain) } }, { projection: { _id: 0, domain: 1 } })
      .toArray();
    const known = new Set(stored.map(({ domain }) => domain));
    const missing = batch.filter(({ domain }) => !known.has(domain));
    await writing;
    writing = missing.length > 0 ? floor.insertMany(missing, { ordered: false }) : Promise.resolve();
  }
  await writing;
}

/** Looks up by domain with what a comparison needs and compares it; the number of companies that differ. */
export async function countChanged(companies: CompanyDoc[]): Promise<number> {
  let changed = 0;
  for (const batch of batches(companies)) {
    const stored = await floorCollection()
      .find(
        { domain: { $in: batch.map(({ domain }) => domain) } },
        { projection: { words: 0 }, batchSize: batch.length + 1 },
      )
      .toArray();
    const byDomain = new Map(stored.map((company) => [company.domain, company]));
    for (const company of batch) if (!isSame(company, byDomain.get(company.domain))) changed++;
  }
  return changed;
}

function isSame(company: CompanyDoc, stored: CompanyDoc | undefined): boolean {
  return (
    stored !== undefined &&
    stored.name === company.name &&
    stored.industry === company.industry &&
    stored.locations.every((location) => company.locations.includes(location)) &&
    company.records.every((record) =>
      stored.records.some(({ source, value }) => source === record.source && value === record.value),
    )
  );
}

/** The first page by employees. */
export function readFirstPage(limit: number): Promise<unknown[]> {
  return floorCollection()
    .find({}, { projection: COMPANY_ROW_FIELDS, sort: { employeeSortKey: -1, _id: -1 }, limit })
    .toArray();
}

/** The whole collection in the order of the employees index, as text of one batch after the other. */
export async function* exportRows(format: 'csv' | 'json'): AsyncGenerator<string> {
  const cursor = floorCollection().find(
    {},
    {
      projection: EXPORT_FIELDS,
      hint: COMPANY_INDEXES.employees,
      sort: { employeeSortKey: -1, _id: -1 },
      batchSize: BATCH,
    },
  );
  while (await cursor.hasNext()) {
    let text = '';
    for (const company of cursor.readBufferedDocuments()) {
      text += format === 'json' ? `${JSON.stringify(company)}\n` : csvLine(company);
    }
    yield text;
  }
}

function csvLine({ name, domain, industry, aggregatedEmployeeCount, locations, dataQuality, records }: CompanyDoc) {
  const figures = records.map(({ value }) => value);
  return `${[name, domain, industry, aggregatedEmployeeCount, locations.join(';'), dataQuality, ...figures].join()}\n`;
}

function* batches(companies: CompanyDoc[]): Generator<CompanyDoc[]> {
  for (let from = 0; from < companies.length; from += BATCH) yield companies.slice(from, from + BATCH);
}
