import {
  type CompanyDoc,
  CompanyModel,
  type ObservationDoc,
  ObservationModel,
  type SourceRecordDoc,
} from '@workbench/db';
import type { Settings } from '../settings/schemas.ts';
import type { FailedRow } from './csv/read-companies.ts';
import { deriveFields } from './derive.ts';
import { type CompanyFacts, isLate, mergeFacts, type PastFigure } from './merge-facts.ts';
import { newCompany } from './new-company.ts';
import { foldText } from './search-words.ts';
import type { AdmittedRows } from './seen-rows.ts';

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

/** One company while a batch is taken in. */
interface Working {
  stored: StoredCompany | null;
  fresh: CompanyDoc | null;
  state: StoredCompany | CompanyDoc;
  replaced: SourceRecordDoc[];
  history: PastFigure[];
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
    changes.updates.push({
      before: stored,
      after: { ...state, nameKey: foldText(state.name), ...deriveFields(state.records, settings), updatedAt: now },
    });
  }
  return changes;
}
