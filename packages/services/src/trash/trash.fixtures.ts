import {
  CompanyModel,
  CompanyNoteModel,
  CompanyStatModel,
  CompanySyncModel,
  ContactModel,
  LeadModel,
  ObservationModel,
  ReportModel,
} from '@workbench/db';
import mongoose, { mongo } from 'mongoose';
import { applySourceFigures, createCompany } from '../companies/index.ts';
import type { ServiceContext } from '../shared/context.ts';

/** Not the records themselves: the journal, the lock, statistics (see `statistics`), the history of changes, and keys. */
const LEFT_OUT = [
  'trash_entries',
  'archived_documents',
  'write_locks',
  'company_write_log',
  'company_touches',
  'company_stats',
  'company_changes',
  'duplicate_keys',
];

/** Every stored document as its bytes, by collection and id. */
export async function snapshot(): Promise<Record<string, string>> {
  const collections = (await mongoose.connection.db?.collections()) ?? [];
  const documents = await Promise.all(
    collections
      .filter(({ collectionName }) => !LEFT_OUT.includes(collectionName))
      .map(async (collection) => {
        const all = await collection.find<Buffer>({}, { raw: true }).toArray();
        return all.map((raw) => [
          `${collection.collectionName} ${mongo.BSON.deserialize(raw)._id}`,
          raw.toString('base64'),
        ]);
      }),
  );
  return Object.fromEntries(documents.flat());
}

/** The counters that are not 0, and when each source was last synced. */
export async function statistics() {
  const stats = await CompanyStatModel.find({}, { count: 0 }).sort({ _id: 1 }).lean();
  return stats.flatMap(({ _id, counters, lastSync }) => {
    const counted = Object.entries(counters).filter(([, value]) => value !== 0);
    return counted.length === 0 && lastSync === undefined ? [] : [{ _id, lastSync, counters: counted.sort() }];
  });
}

/** A company with figures, history, a sync, two reports, and a contact and a lead who work there. */
export async function companyWithEverything(ctx: ServiceContext, name = 'Acme', domain = 'acme.com'): Promise<string> {
  const { id } = await createCompany({ ctx, input: { name, domain, industry: 'Tools' } });
  await addFigures(ctx, id, 'Wikidata', [120, 100]);
  await addFigures(ctx, id, 'SEC', [130]);
  const companyId = new mongo.ObjectId(id);
  await CompanySyncModel.collection.insertOne({
    _id: companyId,
    state: 'completed',
    message: null,
    finishedAt: ctx.now(),
    outcomes: [{ id: 'sec', credits: new mongo.Double(1) }],
    ids: { cik: '42' },
  } as never);
  for (const version of [1, 2]) {
    const report = {
      _id: `run${version}.${id}`,
      companyId,
      companyName: name,
      domain,
      version,
      generatedAt: ctx.now(),
    };
    await ReportModel.collection.insertOne({
      ...report,
      data: { at: { deep: [1, 2.5, null] } },
      openings: null,
    } as never);
  }
  await CompanyNoteModel.create({ companyId, text: 'Met at the fair', at: ctx.now() });
  const person = { companyId, keys: [`email:ada@${domain}`], organizationName: name, company: name };
  await ContactModel.collection.insertOne({
    ...person,
    name: 'Ada Lovelace',
    words: [],
    notes: [],
    formerIds: [],
  } as never);
  await LeadModel.collection.insertOne({ ...person, firstName: 'Ada', listIds: [], revision: 1 } as never);
  return id;
}

/** The first is of this year, each further one a year older. */
export async function addFigures(ctx: ServiceContext, companyId: string, source: string, values: number[]) {
  const figures = values.map((value, index) => ({
    headcount: { value },
    kind: 'exact' as const,
    scope: 'group' as const,
    asOf: new Date(Date.UTC(2026 - index, 0, 31)),
    url: null,
    quote: null,
  }));
  await applySourceFigures(ctx, [{ companyId, source, figures, locations: ['Oslo'], industry: null }]);
}

export async function documentsOf(companyId: string): Promise<number> {
  const _id = new mongo.ObjectId(companyId);
  const counts = await Promise.all([
    CompanyModel.countDocuments({ _id }),
    ObservationModel.countDocuments({ companyId: _id }),
    CompanySyncModel.countDocuments({ _id }),
    ReportModel.countDocuments({ companyId: _id }),
    CompanyNoteModel.countDocuments({ companyId: _id }),
  ]);
  return counts.reduce((sum, count) => sum + count, 0);
}
