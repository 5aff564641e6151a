import { ServiceError } from '../../shared/errors.ts';
import { outcomesOf, type RowOutcome, type StoredRow } from '../rules/row-outcomes.ts';
import {
  dropRepeats,
  type HeaderMap,
  type LeadRow,
  type LeadRowValues,
  type LeadTable,
  mapLeadHeaders,
  readLeadRow,
} from '../table/index.ts';

export interface ReadRow {
  line: number;
  cells: string[];
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
 * The same reading for the preview and the import. Pure.
 * @throws ServiceError invalid without rows and as `mapLeadHeaders` does
 */
export function readRows({ headers, rows }: LeadTable): ReadTable {
  const map = mapLeadHeaders(headers);
  if (rows.length === 0) {
    throw new ServiceError('invalid', 'There are no people below the header row; nothing was imported.');
  }
  const read = rows.map(({ line, cells }) => ({ line, cells, read: readLeadRow(cells, line, map) }));
  const { repeats } = dropRepeats(read.flatMap((row) => (isPerson(row.read) ? [row.read] : [])));
  return { headers, map, rows: read, repeats: new Map(repeats.map(({ line, firstLine }) => [line, firstLine])) };
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
