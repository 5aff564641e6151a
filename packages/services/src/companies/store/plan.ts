import {
  type CompanyDoc,
  CompanyModel,
  type ObservationDoc,
  ObservationModel,
  type SourceRecordDoc,
} from '@workbench/db';
import type { AggregateSettings } from '../../settings/schemas.ts';
import type { FailedRow } from '../csv/read-companies.ts';
import { deriveFields } from '../figures/derive-fields.ts';
import type { DeduplicatedRows } from '../import/deduplicate-rows.ts';
import { foldForSearch } from '../search/words.ts';
import { type CompanyFacts, isOlderThanKnown, mergeFacts, type PastFigure } from './merge-facts.ts';
import { newCompany } from './new-company.ts';

export type StoredCompany = Omit<CompanyDoc, 'words'>;

/** What a batch of rows will do to the database; the preview makes the same plan and stops there. */
export interface CompanyChangePlan {
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

export interface PlanOptions {
  settings: AggregateSettings;
  now: Date;
  demo: boolean;
}

/** One company while a batch is taken in. */
interface PlannedCompany {
  stored: StoredCompany | null;
  fresh: CompanyDoc | null;
  state: StoredCompany | CompanyDoc;
  replaced: SourceRecordDoc[];
  history: PastFigure[];
}

/** Compares admitted rows with what is stored. Reads only, so it may be called again. */
export async function planChanges(
  { rows, duplicates, failures }: DeduplicatedRows,
  options: PlanOptions,
): Promise<CompanyChangePlan> {
  const tally: Tally = { created: 0, updated: 0, unchanged: 0, duplicates };
  const working = await loadPlannedCompanies(new Set(rows.map(({ facts }) => facts.domain)));
  await loadHistory(working, rows);
  for (const { facts, isRepeat } of rows) tally[applyFacts(working, facts, isRepeat, options)]++;
  return { ...collectChanges(working.values(), options), failures, tally };
}

async function loadPlannedCompanies(domains: Set<string>): Promise<Map<string, PlannedCompany>> {
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
async function loadHistory(working: Map<string, PlannedCompany>, rows: DeduplicatedRows['rows']): Promise<void> {
  const late = new Map<string, PlannedCompany>();
  for (const { facts } of rows) {
    const known = working.get(facts.domain);
    const hasLate = (record: SourceRecordDoc) =>
      facts.figures.some((figure) => figure.source === record.source && isOlderThanKnown(figure, record));
    if (known?.stored?.records.some(hasLate)) late.set(known.stored._id.toHexString(), known);
  }
  if (late.size === 0) return;
  const companyIds = [...late.values()].map(({ state }) => state._id);
  for (const past of await ObservationModel.find({ companyId: { $in: companyIds } }).lean()) {
    late.get(past.companyId.toHexString())?.history.push(past);
  }
}

function applyFacts(
  working: Map<string, PlannedCompany>,
  facts: CompanyFacts,
  isRepeat: boolean,
  { settings, now, demo }: PlanOptions,
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

function collectChanges(
  working: Iterable<PlannedCompany>,
  { settings, now }: PlanOptions,
): Omit<CompanyChangePlan, 'tally' | 'failures'> {
  const changes: Omit<CompanyChangePlan, 'tally' | 'failures'> = { inserts: [], updates: [], history: [] };
  for (const { stored, fresh, state, replaced } of working) {
    if (fresh !== null)
      changes.inserts.push(state === fresh ? fresh : { ...fresh, ...state, ...deriveFields(state.records, settings) });
    for (const { locations: _, ...figure } of replaced) changes.history.push({ companyId: state._id, ...figure });
    if (stored === null || state === stored) continue;
    changes.updates.push({
      before: stored,
      after: { ...state, nameKey: foldForSearch(state.name), ...deriveFields(state.records, settings), updatedAt: now },
    });
  }
  return changes;
}
