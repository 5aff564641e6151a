import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import type { CrmColumn } from '../../shared/crm/person-columns.ts';
import { cutCell } from '../../shared/csv/cells/cut-cell.ts';
import { csvLine, UTF8_BOM } from '../../shared/csv/csv-line.ts';

export type Cell = string | number | null;

export interface Table {
  /** Of the sheet. */
  name: string;
  columns: { header: string; width: number; isPhone?: boolean }[];
  rows: AsyncIterable<Cell[]>;
}

export const CSV_TYPE = 'text/csv; charset=utf-8';
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Characters that XML 1.0 cannot carry. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text cells can't run as formulas, so nothing is guarded; beyond Excel's row limit a second sheet follows. */
export function toXlsxTable(table: Table): Readable {
  return Readable.from(xlsxBytes(table), { objectMode: false });
}

async function* xlsxBytes({ name, columns, rows }: Table): AsyncGenerator<Uint8Array> {
  const { writeXlsxStream } = await import('hucre');
  yield* writeXlsxStream(xlsxRows(rows), { name, columns, freezePane: { rows: 1 } }) as WebStream<Uint8Array>;
}

async function* xlsxRows(rows: AsyncIterable<Cell[]>): AsyncGenerator<Cell[]> {
  for await (const row of rows) {
    yield row.map((cell) => (typeof cell === 'string' ? cutCell(cell.replace(NOT_IN_XML, '')) : cell));
  }
}

const CRM_COLUMN_WIDTH = 24;

/** Rows under the columns of a CRM, as CSV or as a workbook. */
export function crmTable<Row>(
  name: string,
  columns: readonly CrmColumn<Row>[],
  rows: AsyncIterable<Row>,
  format: 'csv' | 'excel',
): { contentType: string; body: Readable } {
  const table = {
    columns: columns.map(({ header, isPhone = false }) => ({ header, width: CRM_COLUMN_WIDTH, isPhone })),
    rows: cellsOf(columns, rows),
  };
  if (format === 'excel') return { contentType: XLSX_TYPE, body: toXlsxTable({ name, ...table }) };
  return { contentType: CSV_TYPE, body: Readable.from(toCsvTable(table), { objectMode: false }) };
}

async function* cellsOf<Row>(columns: readonly CrmColumn<Row>[], rows: AsyncIterable<Row>): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield columns.map(({ cell }) => cell(row));
}

/** Cells are guarded against running as formulas; Excel shows its accents. */
export async function* toCsvTable({ columns, rows }: Pick<Table, 'columns' | 'rows'>): AsyncGenerator<string> {
  yield UTF8_BOM + csvLine(columns.map(({ header }) => header));
  const phones = new Set(columns.flatMap(({ isPhone }, at) => (isPhone ? [at] : [])));
  for await (const row of rows) yield csvLine(row, ',', phones);
}
