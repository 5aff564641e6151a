import type { CellValue, MergeRange } from 'hucre';
import { ServiceError } from '../errors.ts';

/** Rows with formatting only count here, so this exceeds the limit of a table. */
const SHEET_ROWS_MAX = 100_000;
/** What Excel keeps of a number. */
const SIGNIFICANT_DIGITS = 15;

/** A row of a sheet as text. */
export interface SheetRow {
  /** From 1. */
  line: number;
  cells: string[];
}

/** The rows of the first visible sheet. @throws ServiceError as `readXlsxSheet` does */
export async function readXlsxRows(bytes: Uint8Array, fileName: string): Promise<SheetRow[]> {
  return (await readXlsxSheet(bytes, fileName)).rows;
}

/**
 * The first visible sheet: cell values, and the saved results of formulas.
 * @throws ServiceError 'invalid' for a damaged workbook or one without a visible sheet, 'too_large' beyond 100,000 rows
 */
export async function readXlsxSheet(bytes: Uint8Array, fileName: string): Promise<{ name: string; rows: SheetRow[] }> {
  const sheet = await readFirstSheet(bytes, fileName);
  if (sheet.rows.length >= SHEET_ROWS_MAX) {
    const limit = SHEET_ROWS_MAX.toLocaleString('en-US');
    throw new ServiceError(
      'too_large',
      `The sheet "${sheet.name}" has ${limit} rows or more; delete the rows below the end of the list or split the sheet.`,
    );
  }
  spreadDown(sheet.rows, sheet.merges ?? []);
  const rows = sheet.rows.map((cells, index) => ({ line: index + 1, cells: Array.from(cells ?? [], textOf) }));
  return { name: sheet.name, rows };
}

async function readFirstSheet(bytes: Uint8Array, fileName: string) {
  const { HucreError, readXlsx } = await import('hucre');
  let first: number | null = null;
  const isFirstVisible = (info: { hidden?: boolean; veryHidden?: boolean }, index: number): boolean => {
    if (first === null && !info.hidden && !info.veryHidden) first = index;
    return first === index;
  };
  try {
    const { sheets } = await readXlsx(bytes, { sheets: isFirstVisible, maxRows: SHEET_ROWS_MAX });
    const sheet = sheets[0];
    if (sheet !== undefined) return sheet;
  } catch (error) {
    if (!(error instanceof HucreError)) throw error;
    throw new ServiceError(
      'invalid',
      `"${fileName}" cannot be read as a workbook (${error.message}). Save it again as .xlsx or as CSV and choose that file.`,
    );
  }
  throw new ServiceError(
    'invalid',
    `"${fileName}" has no visible sheet of rows; save the sheet with the list and choose that file.`,
  );
}

/** A cell merged over several rows is true for each of them; over several columns it is a heading. */
function spreadDown(rows: CellValue[][], merges: readonly MergeRange[]): void {
  for (const { startRow, endRow, startCol } of merges) {
    const value = rows[startRow]?.[startCol] ?? null;
    if (value === null) continue;
    for (let index = startRow + 1; index <= Math.min(endRow, rows.length - 1); index++) {
      const row = rows[index];
      if (row !== undefined && (row[startCol] ?? null) === null) row[startCol] = value;
    }
  }
}

/** A number with its digits alone: a phone number is no amount. */
function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(Number(value.toPrecision(SIGNIFICANT_DIGITS)));
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (value instanceof Date) return dateText(value);
  return String(value);
}

/** The format of the cell is not kept; this spelling reads the same everywhere. */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const [day = '', time = ''] = date.toISOString().split('T');
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 5)}`;
}
