import { unguardText } from '../../shared/csv/cells/formula-guard.ts';
import type { CsvEncoding } from '../../shared/csv/encoding/transcode.ts';
import { faultReason } from '../../shared/csv/fault-reason.ts';
import { isBlankRecord } from '../../shared/csv/find-delimiter.ts';
import type { CsvDelimiter, RecordFault } from '../../shared/csv/record-parser.ts';
import { ServiceError } from '../../shared/errors.ts';
import type { TableColumn } from '../../shared/headers/map-columns.ts';
import type { OwnColumnRule } from '../custom/own-column.ts';
import { proposeType } from '../custom/propose-type.ts';
import type { ImportColumn } from '../import-schemas.ts';
import { COLUMN_SAMPLES_MAX } from '../limits.ts';
import type { ColumnTarget } from './columns/column-fields.ts';
import { type ColumnChoice, mapHeaders, type RequiredField } from './columns/map-company-headers.ts';
import { withNewColumns } from './columns/new-columns.ts';
import { readMapping } from './columns/read-mapping.ts';
import type { CompanyFile, FileOptions } from './company-file.ts';
import { openFile } from './open-file.ts';
import { isFailedRow, readRow } from './read-company-row.ts';
import type { FailedRow, ParsedRow, RowContext } from './rows.ts';

export type { FailedRow, ParsedRow } from './rows.ts';

export interface CompanyCsvOptions extends FileOptions {
  /** Names the source of a plain employees column; default "CSV". */
  source?: string;
  /** As-of day of the figures, where the row has no date. */
  asOf?: Date;
  /** The person's own day, which is that of figures without a date. */
  today?: Date;
  /** No figure is of a later day than the one after this time. */
  now?: Date;
  /** Fields by the position of their columns, from 0; in place of what the headers say. */
  mapping?: Readonly<Record<string, string>>;
  /** A person looks at the mapping: missing columns are reported, not refused. */
  isAssisted?: boolean;
  /** The mapping that was given for these headers before. */
  recall?: (headers: readonly string[]) => Promise<(ColumnTarget | null)[] | null>;
  /** The own columns that there are. */
  ownColumns?: readonly OwnColumnRule[];
  /** Keys that no new one gets. */
  takenKeys?: ReadonlySet<string>;
  /** What of the cells may be kept; left out: all. */
  screen?: (records: string[][]) => Promise<string[][]>;
}

export interface CompanyBatch {
  rows: ParsedRow[];
  failures: FailedRow[];
  /** Bytes of the file read so far. */
  bytesRead: number;
}

export interface CompanyCsv {
  /** Of a workbook: those of its error file. */
  encoding: CsvEncoding;
  delimiter: CsvDelimiter;
  /** The sheet of a workbook; null for text. */
  sheet: string | null;
  headers: string[];
  /** Cells of the header row, nameless ones at its end included. */
  width: number;
  /** The meaning of each header; null when it is ignored. */
  mapping: (string | null)[];
  /** Each column with its field and the first of its cells. */
  columns: ImportColumn[];
  /** Fields that a column must have before rows can be read. */
  missing: RequiredField[];
  /** The first 5 data rows as cells in header order, trimmed. */
  sample: string[][];
  bytesTotal: number;
  /** Reads the file from its start, at most 1,000 rows at a time. Blank rows are skipped. */
  batches(): AsyncGenerator<CompanyBatch, undefined>;
}

const BATCH_ROWS = 1000;
const SAMPLE_ROWS = 5;
/** Rows that the columns are judged by. */
const JUDGED_ROWS = 50;
const SAMPLE_CELL_LENGTH = 500;
const SHOWN_LENGTH = 80;
const EMPTY_FILE = 'The file is empty; expected a header row with name, domain and industry, then one row per company.';

/**
 * Opens a CSV or a workbook of companies on disk: format detected, header mapped, nothing written.
 * @throws ServiceError 'invalid' when the file as a whole cannot be read (empty, binary, a required column missing),
 * 'too_large' beyond `bytesMax`. What is wrong with single rows comes with the batches.
 */
export async function openCompanyCsv(path: string, options: CompanyCsvOptions = {}): Promise<CompanyCsv> {
  const file = await openFile(path, options);
  const { encoding, delimiter, sheet, bytesTotal } = file;
  const [header, ...data] = await readFirstRows(file, 1 + JUDGED_ROWS);
  if (header === undefined) throw new ServiceError('invalid', EMPTY_FILE);
  const headers = [...dropTrailingBlanks(header)];
  // A cell beside the header of a sheet is a column without a name; in a text it is a delimiter without quotes.
  while (headers.length < file.width) headers.push('');
  const lastDay = lastDayOf(options.now ?? new Date());
  const table = headers.map((header, at) => ({
    header: unguardText(header.trim()),
    samples: data.map((cells) => (cells[at] ?? '').trim().slice(0, SAMPLE_CELL_LENGTH)),
  }));
  const found = await findChosen(options, table);
  const { targets, ownColumns } = withNewColumns(found?.targets ?? [], options);
  const chosen = found && { targets, by: found.by };
  const choice = { chosen, isAssisted: options.isAssisted ?? false, ownColumns };
  const { columns, mapping, fields, missing } = mapHeaders(table, choice);
  const { source: sourceName, asOf = null, today } = options;
  const width = Math.max(header.length, file.width);
  const context = columns && { headers, width, columns, source: sourceName, asOf, today, lastDay };
  return {
    encoding,
    delimiter,
    sheet,
    headers,
    width,
    mapping,
    columns: fields.map((field, at) => {
      const { samples = [] } = table[at] ?? {};
      return { ...field, samples: firstCells(samples), ownColumnType: proposeType(samples) };
    }),
    missing,
    sample: data
      .slice(0, SAMPLE_ROWS)
      .map((cells) => headers.map((_, i) => (cells[i] ?? '').trim().slice(0, SAMPLE_CELL_LENGTH))),
    bytesTotal,
    batches: () =>
      context === null || missing.length > 0 ? refuseUnreadable(missing) : readBatches(file, context, options.screen),
  };
}

async function findChosen(
  { mapping, isAssisted = false, recall, ownColumns = [] }: CompanyCsvOptions,
  table: readonly TableColumn[],
): Promise<ColumnChoice['chosen']> {
  const headers = table.map(({ header }) => header);
  if (mapping !== undefined) return { targets: readMapping(mapping, headers, ownColumns), by: 'hand' };
  const remembered = isAssisted ? await recall?.(headers) : null;
  if (!remembered) return null;
  const isThere = (target: ColumnTarget) =>
    !('custom' in target) || ownColumns.some(({ key }) => key === target.custom);
  return { targets: remembered.map((target) => (target && isThere(target) ? target : null)), by: 'remembered' };
}

function refuseUnreadable(missing: readonly RequiredField[]): never {
  throw new ServiceError(
    'invalid',
    `No column is mapped to ${missing.join(' and ')}; choose the column in the mapping.`,
    missing.map((field) => ({ path: [field], message: 'No column is mapped to it' })),
  );
}

/** As they are shown: without repeats. */
function firstCells(samples: readonly string[]): string[] {
  return [...new Set(samples.filter((sample) => sample !== ''))]
    .slice(0, COLUMN_SAMPLES_MAX)
    .map((sample) => sample.slice(0, SHOWN_LENGTH));
}

async function readFirstRows(file: CompanyFile, count: number): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const { records, lines } of file.records()) {
    for (const [i, cells] of records.entries()) {
      if (!isSkipped(cells, lines[i] ?? 0, file)) rows.push(cells);
      if (rows.length === count) return rows;
    }
  }
  return rows;
}

async function* readBatches(
  file: CompanyFile,
  context: RowContext,
  screen: CompanyCsvOptions['screen'],
): AsyncGenerator<CompanyBatch, undefined> {
  let isHeader = true;
  let batch: CompanyBatch = { rows: [], failures: [], bytesRead: 0 };
  for await (const { records: read, lines, bytesRead, faults } of file.records()) {
    const records = (await screen?.(read)) ?? read;
    batch.bytesRead = bytesRead;
    for (let i = 0; i < records.length; i++) {
      const cells = records[i] ?? [];
      const line = lines[i] ?? 0;
      if (isSkipped(cells, line, file)) continue;
      if (isHeader) {
        isHeader = false;
        continue;
      }
      const fault = faults[i] ?? null;
      const row = fault === null ? readRow(cells, line, context) : toFailedRow(cells, line, fault, context.headers);
      if (isFailedRow(row)) batch.failures.push(row);
      else batch.rows.push(row);
      if (batch.rows.length + batch.failures.length === BATCH_ROWS) {
        yield batch;
        batch = { rows: [], failures: [], bytesRead };
      }
    }
  }
  if (batch.rows.length + batch.failures.length > 0) yield batch;
}

/** Blank rows say nothing and are not counted. */
function isSkipped(cells: readonly string[], line: number, { firstLine }: CompanyFile): boolean {
  return line < firstLine || isBlankRecord(cells);
}

/** Trailing delimiters in the header name no columns; the same on a data row are blank extra cells. */
function dropTrailingBlanks(header: readonly string[]): string[] {
  const last = header.findLastIndex((cell) => cell.trim() !== '');
  return header.slice(0, last + 1);
}

/** Tomorrow, as it is tomorrow somewhere already: a later day is a slip, and its figure would outlive every correction. */
export function lastDayOf(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}

function toFailedRow(cells: string[], line: number, fault: RecordFault, headers: readonly string[]): FailedRow {
  if (fault.kind === 'too_long') {
    return { line, column: null, value: null, reason: faultReason(fault), cells };
  }
  return {
    line,
    column: (headers[fault.column] ?? '').trim() || null,
    value: (cells[fault.column] ?? '').slice(0, 200),
    reason: faultReason(fault),
    cells,
  };
}
