import { csvLine, UTF8_BOM } from '../../shared/csv/csv-line.ts';
import { unguardText } from '../../shared/csv/formula-guard.ts';
import { isReportColumn } from './header-names.ts';
import type { FailedRow } from './rows.ts';

/**
 * Builds the CSV of the failed rows: line and reason, then the file's own columns. The user corrects the cells and
 * imports the file as it is; the importer skips the two report columns, also those of an earlier error file.
 */
export function errorFileWriter(headers: readonly string[]): { head: string; line: (row: FailedRow) => string } {
  const reportColumns = new Set(headers.flatMap((header, column) => (isReportColumn(header) ? [column] : [])));
  // csvLine guards every text: a cell that is guarded already must not get a second guard, which would change its meaning.
  const ownCells = (cells: readonly string[]) =>
    cells.filter((_, column) => !reportColumns.has(column)).map((cell) => unguardText(cell.trim()));
  return {
    head: UTF8_BOM + csvLine(['Line', 'Import error', ...ownCells(headers)]),
    line: (row) => csvLine([row.line, row.reason, ...ownCells(row.cells)]),
  };
}
