import {
  type CompanyDoc,
  CompanyModel,
  type ObservationDoc,
  ObservationModel,
  type SourceRecordDoc,
} from '@workbench/db';
import type { mongo } from 'mongoose';
import type { Settings } from '../settings/schemas.ts';
import type { ParsedRow } from './csv/read-companies.ts';
import { deriveFields } from './derive.ts';
import { type CompanyFacts, mergeFacts } from './merge-facts.ts';
import { namedFields, newCompany } from './new-company.ts';

export type StoredCompany = Omit<CompanyDoc, 'words'>;

/** What a batch of rows will do to the database; the preview makes the same plan and stops there. */
export interface ImportPlan {
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

/** What this file has said so far: a later row of the same company may add a source's figure, and nothing else. */
export class SeenRows {
  readonly #domains = new Set<string>();
  readonly #figures = new Set<string>();

  has(domain: string): boolean {
    return this.#domains.has(domain);
  }

  /** The row's facts without what an earlier row said already; null when nothing is left. */
  admit(row: ParsedRow): CompanyFacts | null {
    const repeated = this.#domains.has(row.domain);
    this.#domains.add(row.domain);
    if (!repeated && row.figures.length === 0) return row;
    const figures = row.figures.filter((figure) => this.#isNewFigure(row.domain, figure.source));
    if (!repeated) return figures.length === row.figures.length ? row : { ...row, figures };
    return figures.length === 0 ? null : { ...row, figures };
  }

  #isNewFigure(domain: string, source: string): boolean {
    const key = `${domain}\u0000${source}`;
    if (this.#figures.has(key)) return false;
    this.#figures.add(key);
    return true;
  }
}

interface Working {
  stored: StoredCompany | null;
  fresh: CompanyDoc | null;
  state: StoredCompany | CompanyDoc;
  replaced: SourceRecordDoc[];
}

export interface AdmittedRows {
  rows: { facts: CompanyFacts; isRepeat: boolean }[];
  duplicates: number;
}

/** Takes a batch against what the file has said before; to be called once for each batch, in the file's order. */
export function admitRows(batch: ParsedRow[], seen: SeenRows): AdmittedRows {
  const admitted: AdmittedRows = { rows: [], duplicates: 0 };
  for (const row of batch) {
    const isRepeat = seen.has(row.domain);
    const facts = seen.admit(row);
    if (facts === null) admitted.duplicates++;
    else admitted.rows.push({ facts, isRepeat });
  }
  return admitted;
}

/** Compares admitted rows with what is stored. Reads only, so it may be called again. */
export async function planBatch({ rows, duplicates }: AdmittedRows, terms: ImportTerms): Promise<ImportPlan> {
  const tally: Tally = { created: 0, updated: 0, unchanged: 0, duplicates };
  const working = await loadWorking(new Set(rows.map(({ facts }) => facts.domain)));
  for (const { facts, isRepeat } of rows) tally[applyFacts(working, facts, isRepeat, terms)]++;
  return { ...changesOf(working.values(), terms), tally };
}

async function loadWorking(domains: Set<string>): Promise<Map<string, Working>> {
  const stored = (await CompanyModel.collection
    .find({ domain: { $in: [...domains] } }, { projection: { words: 0 }, batchSize: domains.size + 1 })
    .toArray()) as unknown as StoredCompany[];
  return new Map(
    stored.map((company) => [company.domain, { stored: company, fresh: null, state: company, replaced: [] }]),
  );
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
    working.set(facts.domain, { stored: null, fresh, state: fresh, replaced: [] });
    // In a preview, the company of a row some batches earlier is not stored: the row would have updated it.
    return isRepeat ? 'updated' : 'created';
  }
  // The first row of a company names it; a repeat only brings another source's figure.
  const named = isRepeat ? { ...facts, name: known.state.name, industry: known.state.industry } : facts;
  const merged = mergeFacts(known.state, named, now);
  known.state = merged.state;
  known.replaced.push(...merged.replaced);
  return merged.changed || merged.replaced.length > 0 ? 'updated' : 'unchanged';
}

function changesOf(working: Iterable<Working>, { settings, now }: ImportTerms): Omit<ImportPlan, 'tally'> {
  const changes: Omit<ImportPlan, 'tally'> = { inserts: [], updates: [], history: [] };
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
