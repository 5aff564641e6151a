import {
  type CompanyDoc,
  CompanyModel,
  type ObservationDoc,
  ObservationModel,
  type SourceRecordDoc,
} from '@workbench/db';
import type { mongo } from 'mongoose';
import type { Settings } from '../settings/schemas.ts';
import type { FailedRow, ParsedRow } from './csv/read-companies.ts';
import { deriveFields } from './derive.ts';
import { type CompanyFacts, isLate, mergeFacts, type PastFigure } from './merge-facts.ts';
import { namedFields, newCompany } from './new-company.ts';

export type StoredCompany = Omit<CompanyDoc, 'words'>;

/** What a batch of rows will do to the database; the preview makes the same plan and stops there. */
export interface ImportPlan {
  /** Rows that the file's reader took and the plan cannot. */
  failures: FailedRow[];
  inserts: CompanyDoc[];
  updates: { before: StoredCompany; after: StoredCompany }[];
  history: Omit<ObservationDoc, '_id'>[];
  tally: Tally;
}

export interface Tally {
  created: number;
  updated: number;
  unchanged: number;
  duplicates: number;
}

export interface ImportTerms {
  settings: Settings;
  now: Date;
  demo: boolean;
}

/** More sources than this for one company is a file whose columns were misread. */
const SOURCES_PER_COMPANY_MAX = 50;

/** What this file has said so far: a later row of the same company may add a source's figure, and nothing else. */
export class SeenRows {
  readonly #sources = new Map<string, readonly string[]>();
  /** Most companies have the same sources, so a million of them share a few lists. */
  readonly #lists = new Map<string, readonly string[]>();

  has(domain: string): boolean {
    return this.#sources.has(domain);
  }

  /** The row's facts without what an earlier row said already; null when nothing is left. */
  admit(row: ParsedRow): CompanyFacts | null {
    const known = this.#sources.get(row.domain);
    const added = new Set<string>();
    const figures = row.figures.filter(({ source }) => {
      if (known?.includes(source) || added.has(source)) return false;
      added.add(source);
      return true;
    });
    if (known !== undefined && figures.length === 0) return null;
    this.#sources.set(row.domain, this.#shared([...(known ?? []), ...added]));
    if (known === undefined) return figures.length === row.figures.length ? row : { ...row, figures };
    // Places that no source is named for were given by the first row.
    return { ...row, figures, locations: row.locationSource === null ? [] : row.locations };
  }

  isFull(domain: string): boolean {
    return (this.#sources.get(domain)?.length ?? 0) >= SOURCES_PER_COMPANY_MAX;
  }

  #shared(sources: string[]): readonly string[] {
    const key = sources.join('\u0000');
    const list = this.#lists.get(key) ?? sources;
    this.#lists.set(key, list);
    return list;
  }
}

interface Working {
  stored: StoredCompany | null;
  fresh: CompanyDoc | null;
  state: StoredCompany | CompanyDoc;
  replaced: SourceRecordDoc[];
  history: PastFigure[];
}

export interface AdmittedRows {
  rows: { facts: CompanyFacts; isRepeat: boolean }[];
  duplicates: number;
  failures: FailedRow[];
}

/** Takes a batch against what the file has said before; to be called once for each batch, in the file's order. */
export function admitRows(batch: ParsedRow[], seen: SeenRows): AdmittedRows {
  const admitted: AdmittedRows = { rows: [], duplicates: 0, failures: [] };
  for (const row of batch) {
    if (row.figures.length > SOURCES_PER_COMPANY_MAX || (row.figures.length > 0 && seen.isFull(row.domain))) {
      admitted.failures.push(tooManySources(row));
      continue;
    }
    const isRepeat = seen.has(row.domain);
    const facts = seen.admit(row);
    if (facts === null) admitted.duplicates++;
    else admitted.rows.push({ facts, isRepeat });
  }
  return admitted;
}

/** Compares admitted rows with what is stored. Reads only, so it may be called again. */
export async function planBatch({ rows, duplicates, failures }: AdmittedRows, terms: ImportTerms): Promise<ImportPlan> {
  const tally: Tally = { created: 0, updated: 0, unchanged: 0, duplicates };
  const working = await loadWorking(new Set(rows.map(({ facts }) => facts.domain)));
  await loadHistory(working, rows);
  for (const { facts, isRepeat } of rows) tally[applyFacts(working, facts, isRepeat, terms)]++;
  return { ...changesOf(working.values(), terms), failures, tally };
}

async function loadWorking(domains: Set<string>): Promise<Map<string, Working>> {
  const stored = (await CompanyModel.collection
    .find({ domain: { $in: [...domains] } }, { projection: { words: 0 }, batchSize: domains.size + 1 })
    .toArray()) as unknown as StoredCompany[];
  return new Map(
    stored.map((company) => [
      company.domain,
      { stored: company, fresh: null, state: company, replaced: [], history: [] },
    ]),
  );
}

/** Reads the history of the companies that a row has an older figure for; most files have none. */
async function loadHistory(working: Map<string, Working>, rows: AdmittedRows['rows']): Promise<void> {
  const late = new Map<string, Working>();
  for (const { facts } of rows) {
    const known = working.get(facts.domain);
    const hasLate = (record: SourceRecordDoc) =>
      facts.figures.some((figure) => figure.source === record.source && isLate(figure, record));
    if (known?.stored?.records.some(hasLate)) late.set(known.stored._id.toHexString(), known);
  }
  if (late.size === 0) return;
  const companyIds = [...late.values()].map(({ state }) => state._id);
  for (const past of await ObservationModel.find({ companyId: { $in: companyIds } }).lean()) {
    late.get(past.companyId.toHexString())?.history.push(past);
  }
}

function tooManySources(row: ParsedRow): FailedRow {
  const reason = `More than ${SOURCES_PER_COMPANY_MAX} sources for ${row.domain}; expected one column or row for each source`;
  return { line: row.line, column: null, value: null, reason, cells: row.cells };
}

function applyFacts(
  working: Map<string, Working>,
  facts: CompanyFacts,
  isRepeat: boolean,
  { settings, now, demo }: ImportTerms,
): 'created' | 'updated' | 'unchanged' {
  const known = working.get(facts.domain);
  if (known === undefined) {
    const fresh = newCompany(facts, settings, now, demo);
    working.set(facts.domain, { stored: null, fresh, state: fresh, replaced: [], history: [] });
    // In a preview, the company of a row some batches earlier is not stored: the row would have updated it.
    return isRepeat ? 'updated' : 'created';
  }
  // The first row of a company names it; a repeat only brings another source's figure.
  const named = isRepeat ? { ...facts, name: known.state.name, industry: known.state.industry } : facts;
  const merged = mergeFacts(known.state, named, now, known.history);
  known.state = merged.state;
  known.replaced.push(...merged.replaced);
  return merged.changed || merged.replaced.length > 0 ? 'updated' : 'unchanged';
}

function changesOf(working: Iterable<Working>, { settings, now }: ImportTerms): Omit<ImportPlan, 'tally' | 'failures'> {
  const changes: Omit<ImportPlan, 'tally' | 'failures'> = { inserts: [], updates: [], history: [] };
  for (const { stored, fresh, state, replaced } of working) {
    if (fresh !== null)
      changes.inserts.push(state === fresh ? fresh : { ...fresh, ...state, ...deriveFields(state.records, settings) });
    for (const { locations: _, ...figure } of replaced) changes.history.push({ companyId: state._id, ...figure });
    if (stored === null || state === stored) continue;
    const { words: __, ...named } = namedFields(state.name, state.domain, state.industry);
    changes.updates.push({
      before: stored,
      after: { ...state, ...named, ...deriveFields(state.records, settings), updatedAt: now },
    });
  }
  return changes;
}

/** Carries a plan out. Each step may be repeated: ids are given in the plan, and history is keyed by source and day. */
export async function applyPlan(plan: ImportPlan, isRepeat: boolean): Promise<void> {
  if (plan.history.length > 0) await writeHistory(plan.history);
  if (plan.inserts.length > 0) await writeInserts(plan.inserts, isRepeat);
  if (plan.updates.length > 0) await writeUpdates(plan.updates);
}

async function writeHistory(history: ImportPlan['history']): Promise<void> {
  await ObservationModel.collection.bulkWrite(
    history.map((figure) => ({
      replaceOne: {
        filter: { companyId: figure.companyId, source: figure.source, asOf: figure.asOf },
        replacement: figure as mongo.Document,
        upsert: true,
      },
    })),
    { ordered: false },
  );
}

async function writeInserts(inserts: CompanyDoc[], isRepeat: boolean): Promise<void> {
  let missing = inserts;
  if (isRepeat) {
    const ids = inserts.map((company) => company._id);
    const stored = await CompanyModel.collection.find({ _id: { $in: ids } }, { projection: { _id: 1 } }).toArray();
    const present = new Set(stored.map((company) => company._id.toHexString()));
    missing = inserts.filter((company) => !present.has(company._id.toHexString()));
  }
  if (missing.length > 0)
    await CompanyModel.collection.insertMany(missing as unknown as mongo.Document[], { ordered: false });
}

async function writeUpdates(updates: ImportPlan['updates']): Promise<void> {
  await CompanyModel.collection.bulkWrite(
    updates.map(({ before, after }) => ({
      updateOne: { filter: { _id: before._id }, update: { $set: changedFields(before, after) } },
    })),
    { ordered: false },
  );
}

function changedFields(before: StoredCompany, after: StoredCompany): Partial<CompanyDoc> {
  const { _id, domain, createdAt, ...fields } = after;
  const isRenamed = before.name !== after.name || before.industry !== after.industry;
  return isRenamed ? { ...fields, words: namedFields(after.name, domain, after.industry).words } : fields;
}
