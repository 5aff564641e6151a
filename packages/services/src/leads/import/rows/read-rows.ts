import { ServiceError } from '../../../shared/errors.ts';
import { mapWithYield } from '../../../shared/long-lists/map-with-yield.ts';
import {
  DuplicateFinder,
  type HeaderMap,
  type LeadRow,
  type LeadRowValues,
  type LeadTable,
  type LeadTableRow,
  readLeadRow,
} from '../../table/index.ts';
import { outcomesOf, type RowOutcome, type StoredRow } from './row-outcomes.ts';

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
 * @throws ServiceError invalid without rows
 */
export async function readRows({ headers, rows }: LeadTable, map: HeaderMap): Promise<ReadTable> {
  if (rows.length === 0) {
    throw new ServiceError('invalid', 'There are no people below the header row; nothing was imported.');
  }
  const people = new DuplicateFinder();
  const repeats = new Map<number, number>();
  const all = await mapWithYield(rows, (row): ReadRow => {
    const read = readLeadRow(row.cells, row.line, map, row.fault);
    const firstLine = isPerson(read) ? people.add(read) : null;
    if (firstLine !== null) repeats.set(row.line, firstLine);
    return { ...row, read };
  });
  return { headers, map, rows: all, repeats };
}

export const isPerson = (row: LeadRow): row is LeadRowValues => 'values' in row;

/** Without duplicates and suppressed people. */
export function peopleOf({ rows, repeats }: ReadTable, suppressed: ReadonlySet<number>): LeadRowValues[] {
  const isExcluded = (line: number) => repeats.has(line) || suppressed.has(line);
  return rows.flatMap(({ line, read }) => (isPerson(read) && !isExcluded(line) ? [read] : []));
}

export function tableOutcomes(
  { rows, repeats }: ReadTable,
  suppressed: ReadonlySet<number>,
  stored: readonly StoredRow[],
): RowOutcome[] {
  const read = rows.map((row) => row.read);
  return outcomesOf(read, { repeats, suppressed }, stored);
}
