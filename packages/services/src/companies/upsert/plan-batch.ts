import type { ServiceContext } from '../../shared/context.ts';
import type { CompanyChangeEntry } from '../changes/record-company-change.ts';
import { entryId, renameEntries } from '../changes/rename-entries.ts';
import type { ImportMode } from '../import-schemas.ts';
import type { StoreOptions } from '../store/document/stored-company.ts';
import { type CompanyChangePlan, type PlannedCompany, planChanges } from '../store/plan/plan-changes.ts';
import { trashedMessage } from '../store/plan/trashed-companies.ts';
import { applyLabels } from './apply-labels.ts';
import { issueAt, type ReadRow, type RowContext } from './read-row.ts';
import { type EarlierRows, type ResolvedRow, refused, resolveRows } from './resolve-rows.ts';
import type { UpsertResult } from './schemas.ts';

const UPSERT = 'upsert';

/** One upsert, over its batches. */
export interface UpsertCall {
  ctx: ServiceContext;
  dryRun: boolean;
  mode: ImportMode;
  read: RowContext;
  store: StoreOptions;
  seen: EarlierRows;
}

export interface PlannedBatch {
  plan: Pick<CompanyChangePlan, 'companies'>;
  entries: CompanyChangeEntry[];
  results: UpsertResult[];
}

/** What rows are going to do. Reads only. */
export async function planBatch(call: UpsertCall, rows: readonly ReadRow[]): Promise<PlannedBatch> {
  const { resolved, results } = await resolveRows(rows, call.seen);
  await call.store.sourceNames?.update();
  const plan = await planChanges(
    resolved.map(({ change }) => change),
    call.store,
  );
  const companies: PlannedCompany[] = [];
  const labels: CompanyChangeEntry[] = [];
  const byRow = notesOf(plan);
  for (const { read, change } of resolved) {
    const company = plan.byKey.get(change.facts.domain);
    const note = byRow.get(read.row);
    if (note?.refusal !== undefined || company === undefined) {
      results.push({ ...refused(read.row, ['domain'], note?.refusal ?? ''), domain: change.facts.domain });
      continue;
    }
    const { planned, result } = labelRow(call, { read, change }, company, note);
    companies.push(planned);
    results.push(result);
    labels.push(...labelEntries(call, planned, result));
  }
  const { origin, now } = call.store;
  const entries = [...renameEntries({ companies }, origin, now, UPSERT), ...labels];
  return { plan: { companies }, entries: withOwnIds(entries, companies), results };
}

/** A call that was killed before it wrote is repeated later: what changes the same state alike is one entry. */
function withOwnIds(
  entries: readonly CompanyChangeEntry[],
  companies: readonly PlannedCompany[],
): CompanyChangeEntry[] {
  const before = new Map(companies.map((one) => [one.after._id.toHexString(), one.before]));
  return entries.map((entry) => {
    const since = before.get(entry.companyId.toHexString())?.updatedAt ?? entry.at;
    const change = JSON.stringify([UPSERT, entry.kind, entry.details]);
    return { ...entry, id: entryId(change, since, entry.companyId) };
  });
}

/** What the plan says of one row. */
interface RowNote {
  refusal?: string;
  kind?: 'created' | 'updated' | 'unchanged';
  fields: string[];
  leftOut: { path: string; message: string }[];
  locked: CompanyChangePlan['suggestions'];
}

function notesOf(plan: CompanyChangePlan): Map<number, RowNote> {
  const notes = new Map<number, RowNote>();
  const of = (row: number): RowNote => {
    const known = notes.get(row) ?? { fields: [], leftOut: [], locked: [] };
    notes.set(row, known);
    return known;
  };
  const locked = Map.groupBy(plan.suggestions, ({ domain }) => domain);
  for (const { line, domain, kind, fields } of plan.effects) {
    const names = fields.map(({ field }) => field);
    Object.assign(of(line), { kind, fields: names, locked: locked.get(domain) ?? [] });
  }
  for (const { line, reason } of plan.refused) of(line).refusal = reason;
  for (const one of plan.trashed) of(one.line).refusal = trashedMessage(one);
  for (const { line, source, reason } of plan.leftOut) of(line).leftOut.push({ path: source, message: reason });
  return notes;
}

function labelRow(
  { store, mode, dryRun }: UpsertCall,
  { read }: ResolvedRow,
  company: PlannedCompany,
  note: RowNote | undefined,
): { planned: PlannedCompany; result: UpsertResult } {
  const labelled = applyLabels(company.after, read, { origin: { ...store.origin, at: store.now }, mode });
  const planned = { ...company, after: labelled.company };
  const known = note?.kind ?? 'unchanged';
  const isChanged = known === 'unchanged' && labelled.company !== company.after;
  const issues = [
    ...(note?.locked ?? []).map(({ field, before }) => {
      return issueAt([field], `It is locked as "${before}"; the value was kept as a suggestion`, read);
    }),
    ...(note?.leftOut ?? []).map(({ path, message }) => ({ path: [], message, value: path })),
    ...labelled.issues,
  ];
  const { _id, domain } = planned.after;
  const result: UpsertResult = {
    row: read.row,
    status: isChanged ? 'updated' : known,
    id: company.before === null && dryRun ? null : _id.toHexString(),
    domain,
    fields: [...(note?.fields ?? []), ...labelled.fields],
    issues,
    candidates: [],
  };
  return { planned, result };
}

/** Values of own columns, tags and lists in the history of a company; a new one has no history. */
function labelEntries(
  { store }: UpsertCall,
  { before, after }: PlannedCompany,
  { fields }: UpsertResult,
): CompanyChangeEntry[] {
  if (before === null) return [];
  const labelOf = (company: typeof after, field: string): unknown =>
    field.startsWith('custom.')
      ? (company.custom?.[field.slice('custom.'.length)] ?? null)
      : (Reflect.get(company, field) ?? []);
  const changed = fields
    .filter((field) => field === 'tags' || field === 'lists' || field.startsWith('custom.'))
    .map((field) => ({ field, before: labelOf(before, field), after: labelOf(after, field) }));
  if (changed.length === 0) return [];
  const by = { kind: 'script' };
  return [{ companyId: after._id, at: store.now, by, kind: 'edited', details: { fields: changed } }];
}
