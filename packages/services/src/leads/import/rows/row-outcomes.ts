import type { LeadImportCounts, LeadNotes } from '../../schemas.ts';
import type { LeadRow } from '../../values/fields.ts';

/** What has become of a row as a person, see `storeLeads`. */
export interface StoredRow {
  line: number;
  leadId: string | null;
  outcome: 'created' | 'updated' | 'unchanged' | 'duplicate' | 'suppressed';
  /** Of a duplicate: the row that the lead belongs to. */
  firstLine: number | null;
}

/** What has become of a row. */
export interface RowOutcome {
  line: number;
  outcome: StoredRow['outcome'] | 'failed';
  /** null: it is no lead. */
  leadId: string | null;
  /** Why it is none, as a sentence; null when it is one. */
  problem: string | null;
  /** What the column with the problem is taken for. */
  column: string | null;
}

const COUNTERS: Record<RowOutcome['outcome'], keyof LeadImportCounts> = {
  created: 'created',
  updated: 'updated',
  unchanged: 'unchanged',
  duplicate: 'duplicates',
  suppressed: 'suppressed',
  failed: 'failed',
};
const ERRORS_MAX = 100;

/**
 * One outcome for each row, in their order. Pure.
 * @param repeats by line: the line of the earlier row with the same person
 * @param suppressed lines of people on the do-not-contact list
 */
export function outcomesOf(
  rows: readonly LeadRow[],
  { repeats, suppressed }: { repeats: ReadonlyMap<number, number>; suppressed: ReadonlySet<number> },
  stored: readonly StoredRow[],
): RowOutcome[] {
  const byLine = new Map(stored.map((row) => [row.line, row]));
  return rows.map((row): RowOutcome => {
    const { line } = row;
    const first = byLine.get(repeats.get(line) ?? line);
    if (suppressed.has(line) || first?.outcome === 'suppressed') {
      return { line, outcome: 'suppressed', leadId: null, problem: 'On the do-not-contact list', column: null };
    }
    if ('problem' in row) return { line, outcome: 'failed', leadId: null, problem: row.problem, column: row.column };
    if (first === undefined) throw new Error(`Nothing was done with row ${line}`);
    if (first.line === line && first.firstLine === null) {
      return { line, outcome: first.outcome, leadId: first.leadId, problem: null, column: null };
    }
    const problem = `The same person is in row ${first.firstLine ?? first.line}`;
    return { line, outcome: 'duplicate', leadId: null, problem, column: null };
  });
}

/** Their sum is the number of rows. Pure. */
export function countOutcomes(outcomes: readonly RowOutcome[]): LeadImportCounts {
  const counts = { created: 0, updated: 0, unchanged: 0, duplicates: 0, suppressed: 0, failed: 0 };
  for (const { outcome } of outcomes) counts[COUNTERS[outcome]] += 1;
  return counts;
}

/** The first hundred rows that became no lead: rows to be corrected before duplicates. Pure. */
export function errorsOf(outcomes: readonly RowOutcome[]): { line: number; column: string | null; message: string }[] {
  return (['failed', 'duplicate'] as const)
    .flatMap((kind) => outcomes.filter(({ outcome }) => outcome === kind))
    .slice(0, ERRORS_MAX)
    .map(({ line, column, problem }) => ({ line, column, message: problem ?? '' }));
}

/** Cells that were left out of rows that became leads. Pure. */
export function notesOf(rows: readonly LeadRow[], outcomes: readonly RowOutcome[]): LeadNotes {
  const notes = rows.flatMap((row, index) => {
    const { outcome } = outcomes[index] ?? {};
    return 'notes' in row && outcome !== 'suppressed' && outcome !== 'duplicate' ? row.notes : [];
  });
  const shown = notes.slice(0, ERRORS_MAX).map(({ line, column, reason }) => ({ line, column, message: reason }));
  return { ignoredCells: notes.length, notes: shown };
}
