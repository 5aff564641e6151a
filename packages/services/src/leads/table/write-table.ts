import { Readable } from 'node:stream';
import { toCsvTable, toXlsxTable } from '../../companies/index.ts';
import { unguardText } from '../../shared/csv/cells/formula-guard.ts';

export interface LeadTableFile {
  headers: string[];
  /** As long as the headers; the original cells may still carry the guard that they came with. */
  rows: AsyncIterable<string[]>;
  format: 'csv' | 'xlsx';
  /** Of the sheet. */
  name: string;
}

const COLUMN_WIDTH = 22;
/** What Excel allows in a sheet's name. */
const SHEET_NAME_LENGTH_MAX = 31;
/** Excel keeps this name for itself. */
const RESERVED = /^history$/i;

/**
 * Streams a table as a file that opens in a spreadsheet and imports as the same values. In CSV, text that would run as
 * a formula is guarded, and the importer removes the guard; workbook cells are typed as text and need none.
 */
export function writeLeadTable({ headers, rows, format, name }: LeadTableFile): Readable {
  const clean = format === 'csv' ? bareCell : textCell;
  const table = {
    columns: headers.map((header) => ({ header: clean(header), width: COLUMN_WIDTH })),
    rows: mapRows(rows, clean),
  };
  if (format === 'csv') return Readable.from(toCsvTable(table), { objectMode: false });
  return toXlsxTable({ name: toSheetName(name), ...table });
}

async function* mapRows(rows: AsyncIterable<string[]>, clean: (cell: string) => string): AsyncGenerator<string[]> {
  for await (const row of rows) yield row.map(clean);
}

/** A cell that came guarded must not get a second guard from the writer, or it would mean something else. */
function bareCell(cell: string): string {
  return unguardText(cell.trim());
}

/** Nothing is guarded in a workbook, but the importer takes a guard off there too: what looks like two keeps them. */
function textCell(cell: string): string {
  const bare = bareCell(cell).trim();
  return unguardText(bare) === bare ? bare : cell.trim();
}

function toSheetName(name: string): string {
  const text = bareSheetName(name.toWellFormed().replace(/[\\/?*[\]:\p{Cc}]/gu, ' '));
  // Half a pair is left of a sign that the cut has met.
  const cut = bareSheetName(text.slice(0, SHEET_NAME_LENGTH_MAX).replace(/[\ud800-\udbff]$/, ''));
  return cut === '' || RESERVED.test(cut) ? 'Leads' : cut;
}

const bareSheetName = (text: string): string => text.replace(/^['\s]+|['\s]+$/g, '');
