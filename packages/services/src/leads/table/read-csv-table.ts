import { type CsvFormat, detectFormat } from '../../shared/csv/detect-format.ts';
import { findDelimiter } from '../../shared/csv/find-delimiter.ts';
import { type ParsedRecords, RecordParser } from '../../shared/csv/record-parser.ts';
import { readRecords } from '../../shared/csv/records.ts';
import {
  type FirstRow,
  LEAD_FILE_BYTES_MAX,
  LEAD_ROWS_MAX,
  type LeadTable,
  type LeadTableRow,
} from '../values/fields.ts';
import { assembleTable } from './assemble-table.ts';
import { rateLeadHeader } from './map-lead-headers.ts';

/** Leaves room for rows above the header, and for noticing that there are too many. */
const RECORDS_MAX = LEAD_ROWS_MAX + 100;

/**
 * A CSV on disk in any usual encoding and with any usual delimiter.
 * @throws ServiceError as `detectFormat` and `assembleTable` do
 */
export async function readCsvTable(path: string, firstRow?: FirstRow): Promise<LeadTable> {
  const format = await detectFormat(path, { bytesMax: LEAD_FILE_BYTES_MAX, rateHeader: rateLeadHeader });
  const rows: LeadTableRow[] = [];
  for await (const records of readRecords(path, format)) {
    rows.push(...rowsOf(records, format));
    if (rows.length > RECORDS_MAX) break;
  }
  return assembleTable(rows, { isGrid: false, firstRow });
}

/**
 * Rows pasted from a spreadsheet (separated by tabs), or CSV text.
 * @throws ServiceError as `assembleTable` does
 */
export function readPastedTable(text: string, firstRow?: FirstRow): LeadTable {
  const bytes = Buffer.from(text.replace(/^\uFEFF/, ''));
  const delimiter = findDelimiter(bytes, true, rateLeadHeader);
  const parser = new RecordParser(delimiter);
  const format = { hasSeparatorLine: false };
  const rows = [parser.parse(bytes), parser.finish()].flatMap((records) => rowsOf(records, format));
  return assembleTable(rows, { isGrid: delimiter === '\t', firstRow });
}

/** Blank rows are left out here already, so that they do not count. */
function rowsOf(
  { records, lines, faults }: ParsedRecords,
  { hasSeparatorLine }: Pick<CsvFormat, 'hasSeparatorLine'>,
): LeadTableRow[] {
  const rows = records.map((cells, index): LeadTableRow => {
    const fault = faults[index];
    return { line: lines[index] ?? 0, cells, ...(fault && { fault }) };
  });
  return rows.filter(
    ({ line, cells }) => !(hasSeparatorLine && line === 1) && cells.some((cell) => cell.trim() !== ''),
  );
}
