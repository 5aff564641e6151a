import type { CellNote } from '../../shared/csv/cells/cell-notes.ts';
import type { RecordFault } from '../../shared/csv/record-parser.ts';

/** What a person's row can say, in the order in which it is shown. Safe in a browser. */
export const LEAD_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'company',
  'title',
  'linkedinUrl',
  'phone',
  'location',
  'industry',
] as const;
export type LeadField = (typeof LEAD_FIELDS)[number];

/** null: not known. Never an empty text. */
export type LeadValues = Record<LeadField, string | null>;

export { LEAD_FILE_BYTES_MAX, LEAD_ROWS_MAX } from '../limits.ts';

/** What the first row of a table is: the names of the columns, or a person like the others. */
export type FirstRow = 'header' | 'data';

export interface LeadTableRow {
  /** 1-based in the source: the sheet's row, or the line of the file on which the row begins. */
  line: number;
  /** At least as many as there are headers. */
  cells: string[];
  /** Of CSV alone: why the row can't be read. */
  fault?: RecordFault;
}

/**
 * A sheet, file or pasted text as rows of text: the header row apart, short rows filled up, blank rows left out;
 * nothing interpreted yet.
 */
export interface LeadTable {
  /** "Column 1" and so on where the table has no header row. */
  headers: string[];
  firstRow: FirstRow;
  rows: LeadTableRow[];
}

/** Which column is what. */
export interface HeaderMap {
  /** Column index per field, from 0; null: no such column. */
  columns: Record<LeadField, number | null>;
  /** A column with the whole name, split into first and last. */
  fullName: number | null;
  /** Website or domain of the company: the organisation's domain. */
  domain: number | null;
  /** City, state and country in this order, used as the location when no column has it as a whole. */
  locationColumns: number[];
  /** For each header what it is taken for, in words for the preview; null when it is ignored. */
  mapping: (string | null)[];
}

export interface LeadRowValues {
  line: number;
  values: LeadValues;
  organizationDomain: string | null;
  /** What the person is recognised by, best first; see `leadKeys`. */
  keys: string[];
  /** Cells that could not be read and were left out; `column` as in `HeaderMap.mapping`. */
  notes: CellNote[];
}

interface LeadRowProblem {
  line: number;
  /** A sentence for a person. */
  problem: string;
  /** The field of the column, as in `HeaderMap.mapping`; null for the whole row. */
  column: string | null;
}

export type LeadRow = LeadRowValues | LeadRowProblem;
