import type { FailedRow, ParsedRow } from '../csv/read-companies.ts';
import { COMPANY_SOURCES_MAX } from '../limits.ts';
import type { RowChange } from '../store/plan/plan-changes.ts';
import type { SeenRows } from './seen-rows.ts';

/** A row that repeats an earlier one of the file and adds nothing. */
export interface RepeatedRow extends ParsedRow {
  /** The company's own domain; the row may name it by an alias. */
  owner: string;
}

export interface DeduplicatedRows {
  rows: RowChange[];
  repeats: RepeatedRow[];
  failures: FailedRow[];
}

/**
 * Compares a batch with the rows before it; call it once per batch, in the file's order.
 * @param owners by alias, the company that has it: its rows are one company's under whichever domain they come
 */
export function deduplicateRows(
  batch: ParsedRow[],
  seen: SeenRows,
  owners: ReadonlyMap<string, { domain: string }>,
): DeduplicatedRows {
  const result: DeduplicatedRows = { rows: [], repeats: [], failures: [] };
  for (const row of batch) {
    const owner = owners.get(row.domain)?.domain ?? row.domain;
    const facts = seen.newFactsOf(row, owner);
    if (facts === null) result.repeats.push({ ...row, owner });
    else if (isBeyondLimit(seen, owner, facts)) result.failures.push(tooManySources(row));
    else {
      const earlierSources = seen.sourcesOf(owner);
      result.rows.push({ facts, isRepeat: seen.isNamed(owner), earlierSources, line: row.line });
      seen.add(facts, owner);
    }
  }
  return result;
}

/** What a first row has beyond the limit is left out of it; later ones come back. */
function isBeyondLimit(seen: SeenRows, domain: string, { figures }: Pick<ParsedRow, 'figures'>): boolean {
  const before = seen.countSources(domain, []);
  return before >= COMPANY_SOURCES_MAX && seen.countSources(domain, figures) > before;
}

function tooManySources(row: ParsedRow): FailedRow {
  const reason = `More than ${COMPANY_SOURCES_MAX} sources for ${row.domain}; expected one column or row for each source`;
  return { line: row.line, column: null, value: null, reason, cells: row.cells };
}
