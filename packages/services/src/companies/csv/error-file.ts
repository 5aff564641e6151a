import { unguardText } from '../../shared/csv/cells/formula-guard.ts';
import { csvLine, UTF8_BOM } from '../../shared/csv/csv-line.ts';
import type { ImportOptions } from '../schemas.ts';
import { reportColumnsOf } from './columns/company-header-names.ts';
import type { CompanyCsv } from './read-companies.ts';
import type { FailedRow } from './rows.ts';

/** The file that was read, and what the form said beside it. */
export interface ErrorFileSource {
  csv: Pick<CompanyCsv, 'headers' | 'width' | 'mapping' | 'delimiter' | 'encoding'>;
  options: Pick<ImportOptions, 'source' | 'asOf'>;
}

/**
 * Builds the CSV of the failed rows: line and reason, then the file's own columns, then source and day of the form where
 * the file has none. The user corrects the cells and imports the file as it is; the importer skips the two report columns,
 * also those of an earlier error file.
 */
export function errorFileWriter({ csv, options }: ErrorFileSource): {
  head: string;
  line: (row: FailedRow) => string;
} {
  const { headers, width, mapping, delimiter } = csv;
  const reportColumns = reportColumnsOf(headers);
  const added: [header: string, value: string][] = [];
  if (options.source !== undefined && !mapping.includes('source')) added.push(['Source', options.source]);
  if (options.asOf !== undefined && !mapping.includes('as of')) added.push(['As of', options.asOf]);
  // csvLine guards every text: a cell that is guarded already must not get a second guard, which would change its meaning.
  const ownCells = (cells: readonly string[]) =>
    cells.filter((_, column) => !reportColumns.has(column)).map((cell) => unguardText(cell.trim()));
  const filledUp = (cells: readonly string[]) => [...cells, ...new Array(Math.max(0, width - cells.length)).fill('')];
  // The added columns stand in front: a row that is too long keeps its surplus cells at its end.
  const head = ['Line', 'Import error', ...added.map(([header]) => header), ...ownCells(filledUp(headers))];
  const values = added.map(([, value]) => value);
  return {
    head: UTF8_BOM + csvLine(head, delimiter),
    line: (row) => csvLine([row.line, row.reason, ...values, ...ownCells(filledUp(row.cells))], delimiter),
  };
}
