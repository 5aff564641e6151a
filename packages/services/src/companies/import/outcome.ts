import type { CellNote } from '../../shared/csv/cells/cell-notes.ts';
import type { CompanyBatch, FailedRow } from '../csv/read-companies.ts';
import { IMPORT_ERRORS_RETURNED_MAX } from '../limits.ts';
import type { ImportColumn, ImportPreview, ImportRowError } from '../schemas.ts';
import type { CompanyChangePlan } from '../store/plan/plan-changes.ts';
import { trashedMessage } from '../store/plan/trashed-companies.ts';
import type { DeduplicatedRows, RepeatedRow } from './deduplicate-rows.ts';

type Outcome = ImportPreview['outcome'];

export function emptyOutcome(columns: readonly ImportColumn[] = []): Outcome {
  return {
    imported: 0,
    companies: 0,
    created: 0,
    updated: 0,
    historical: 0,
    renamed: 0,
    namesKept: 0,
    suggested: 0,
    notesAdded: 0,
    skipped: 0,
    unchanged: 0,
    duplicates: 0,
    refused: 0,
    failed: 0,
    ignoredCells: 0,
    rows: 0,
    errors: [],
    repeats: [],
    notes: [],
    renames: [],
    suggestions: [],
    refusals: [],
    leftOutColumns: leftOutOf(columns),
  };
}

/** Said aloud, so that no one takes them for imported. */
function leftOutOf(columns: readonly ImportColumn[]): Outcome['leftOutColumns'] {
  return columns.flatMap(({ header, reason }, at) => (reason === null ? [] : [{ column: at + 1, header, reason }]));
}

/** Adds a batch to the outcome. @returns its failed rows, in the order of the file */
export function addToOutcome(
  outcome: Outcome,
  batch: CompanyBatch,
  { repeats, failures }: DeduplicatedRows,
  {
    counts,
    renames,
    suggestions,
    trashed,
    leftOut,
    refused,
  }: Pick<CompanyChangePlan, 'counts' | 'renames' | 'suggestions' | 'trashed' | 'leftOut' | 'refused'>,
): FailedRow[] {
  const refusals = [...failures, ...trashedRows(batch, trashed)];
  const failed =
    refusals.length === 0 ? batch.failures : [...batch.failures, ...refusals].sort((a, b) => a.line - b.line);
  outcome.created += counts.created;
  outcome.updated += counts.updated;
  outcome.historical += counts.historical;
  outcome.renamed += counts.renamed;
  outcome.namesKept += counts.namesKept;
  outcome.suggested += counts.suggested;
  // An import that an earlier version began has none.
  outcome.notesAdded += counts.notesAdded ?? 0;
  outcome.unchanged += counts.unchanged;
  outcome.duplicates += repeats.length;
  outcome.refused += refused.length;
  outcome.failed += failed.length;
  outcome.rows += batch.rows.length + batch.failures.length;
  outcome.imported = outcome.created + outcome.updated;
  outcome.skipped = outcome.unchanged + outcome.duplicates;
  addFirst(outcome.errors, failed.map(toRowError));
  addFirst(outcome.repeats, repeats.map(toRepeat));
  addFirst(outcome.renames, renames);
  addFirst(outcome.suggestions, suggestions);
  addFirst(outcome.refusals, refused.map(toRefusal));
  const left = new Set([...refusals, ...refused].map(({ line }) => line));
  const notes = batch.rows
    .flatMap((row) => (left.has(row.line) ? [] : row.notes))
    .concat(leftOut.map(({ line, source, reason }) => ({ line, column: null, value: source, reason })))
    .toSorted((a, b) => a.line - b.line);
  outcome.ignoredCells += notes.length;
  addFirst(outcome.notes, notes);
  return failed;
}

/** Deleted companies are not revived by a file. */
function trashedRows({ rows }: CompanyBatch, trashed: CompanyChangePlan['trashed']): FailedRow[] {
  const byLine = new Map(trashed.map((company) => [company.line, company]));
  return rows.flatMap(({ line, domain, cells }) => {
    const company = byLine.get(line);
    if (company === undefined) return [];
    return [
      { line, column: 'domain', value: domain, reason: trashedMessage(company), cells, trashId: company.trashId },
    ];
  });
}

function toRowError({ line, column, value, reason, trashId }: FailedRow): ImportRowError {
  return { line, column, value, reason, ...(trashId !== undefined && { trashId }) };
}

function toRefusal({ line, domain, reason }: CompanyChangePlan['refused'][number]): ImportRowError {
  return { line, column: 'domain', value: domain, reason };
}

export function toRepeat({ line, domain, owner }: Pick<RepeatedRow, 'line' | 'domain' | 'owner'>): CellNote {
  const known = domain === owner ? `${domain} is` : `${domain} belongs to ${owner}, which is`;
  return { line, column: null, value: domain, reason: `${known} in an earlier row, and this one adds nothing` };
}

function addFirst<T>(kept: T[], added: readonly T[]): void {
  kept.push(...added.slice(0, Math.max(0, IMPORT_ERRORS_RETURNED_MAX - kept.length)));
}
