import { ServiceError } from '../../shared/errors.ts';
import { outcomesOf, type RowOutcome, type StoredRow } from '../rules/row-outcomes.ts';
import {
  type HeaderMap,
  type LeadRow,
  type LeadRowValues,
  type LeadTable,
  type LeadTableRow,
  mapLeadHeaders,
  RepeatFinder,
  readLeadRow,
} from '../table/index.ts';
import { inTurns } from '../write-back/in-turns.ts';

export interface ReadRow extends LeadTableRow {
  read: LeadRow;
}

/** A table, understood. */
export interface ReadTable {
  headers: string[];
  map: HeaderMap;
  rows: ReadRow[];
  /** By line: the line of the earlier row with the same person. */
  repeats: ReadonlyMap<number, number>;
}

/**
 * The same reading for the preview and the import.
 * @throws ServiceError invalid without rows and as `mapLeadHeaders` does
 */
export async function readRows({ headers, rows }: LeadTable): Promise<ReadTable> {
  const map = mapLeadHeaders(headers);
  if (rows.length === 0) {
    throw new ServiceError('invalid', 'There are no people below the header row; nothing was imported.');
  }
  const people = new RepeatFinder();
  const repeats = new Map<number, number>();
  const all = await inTurns(rows, (row): ReadRow => {
    const read = readLeadRow(row.cells, row.line, map, row.hasLooseQuote);
    const firstLine = isPerson(read) ? people.add(read) : null;
    if (firstLine !== null) repeats.set(row.line, firstLine);
    return { ...row, read };
  });
  return { headers, map, rows: all, repeats };
}

export const isPerson = (row: LeadRow): row is LeadRowValues => 'values' in row;

/** Without repeats and without those who are on the do-not-contact list. */
export function peopleOf({ rows, repeats }: ReadTable, suppressed: ReadonlySet<number>): LeadRowValues[] {
  const isLeftOut = (line: number) => repeats.has(line) || suppressed.has(line);
  return rows.flatMap(({ line, read }) => (isPerson(read) && !isLeftOut(line) ? [read] : []));
}

export function outcomesIn(
  { rows, repeats }: ReadTable,
  suppressed: ReadonlySet<number>,
  stored: readonly StoredRow[],
): RowOutcome[] {
  const read = rows.map((row) => row.read);
  return outcomesOf(read, { repeats, suppressed }, stored);
}
