import { readFile, stat } from 'node:fs/promises';
import { detectFormat } from '../../shared/csv/detect-format.ts';
import { faultReason } from '../../shared/csv/fault-reason.ts';
import { isBlankRecord } from '../../shared/csv/find-delimiter.ts';
import { refuseTooWide } from '../../shared/csv/headers.ts';
import { readRecords } from '../../shared/csv/records.ts';
import { ServiceError } from '../../shared/errors.ts';
import { mapColumns } from '../../shared/headers/map-columns.ts';
import { detectFileKind } from '../../shared/spreadsheet/detect-file-kind.ts';
import { readXlsxRows, type SheetRow } from '../../shared/spreadsheet/read-xlsx-rows.ts';
import { CUSTOMER_FILE_BYTES_MAX, CUSTOMERS_MAX } from '../limits.ts';

export interface CustomerTable {
  headers: string[];
  rows: CustomerTableRow[];
}

export interface CustomerTableRow extends SheetRow {
  /** Why the row can't be read; null when it can. */
  fault: string | null;
}

/** Rows in all: a CRM's list has companies that are no customers, too. */
const ROWS_MAX = CUSTOMERS_MAX * 5;

/**
 * A workbook (.xlsx) or CSV as it comes from a CRM: the header row apart, blank rows left out.
 * @throws ServiceError 'invalid' naming the accepted kinds, 'too_large' beyond 20 MB or 100,000 rows
 */
export async function readCustomerFile(path: string, fileName: string): Promise<CustomerTable> {
  const { size } = await stat(path);
  if (size > CUSTOMER_FILE_BYTES_MAX) {
    const limit = CUSTOMER_FILE_BYTES_MAX / 1024 / 1024;
    throw new ServiceError('too_large', `"${fileName}" is larger than ${limit} MB; export only the customers`);
  }
  if (size === 0) throw new ServiceError('invalid', `"${fileName}" is empty; choose a CSV file or a workbook (.xlsx)`);
  const bytes = await readFile(path);
  const isSheet = detectFileKind(bytes, fileName) === 'xlsx';
  const rows = isSheet ? (await readXlsxRows(bytes, fileName)).map(whole) : await readCsvRows(path);
  const [header, ...data] = rows.filter(({ cells }) => !isBlankRecord(cells));
  if (header === undefined) {
    throw new ServiceError('invalid', `"${fileName}" has no rows; expected a header row, then one row per company`);
  }
  if (data.length > ROWS_MAX) {
    throw new ServiceError('too_large', `"${fileName}" has more than ${ROWS_MAX} rows; export only the customers`);
  }
  const headers = header.cells.slice(0, header.cells.findLastIndex((cell) => cell.trim() !== '') + 1);
  refuseTooWide(headers);
  return { headers, rows: data };
}

const whole = (row: SheetRow): CustomerTableRow => ({ ...row, fault: null });

async function readCsvRows(path: string): Promise<CustomerTableRow[]> {
  const format = await detectFormat(path, { bytesMax: CUSTOMER_FILE_BYTES_MAX, rateHeader: countKnownHeaders });
  const rows: CustomerTableRow[] = [];
  for await (const { records, lines, faults } of readRecords(path, format)) {
    for (const [at, cells] of records.entries()) {
      const line = lines[at] ?? 0;
      const fault = faults[at];
      if (format.hasSeparatorLine && line === 1) continue;
      rows.push({ line, cells, fault: fault ? faultReason(fault) : null });
    }
  }
  return rows;
}

const countKnownHeaders = (headers: string[]): number =>
  mapColumns(
    headers.map((header) => ({ header, samples: [] })),
    'companies',
  ).filter(({ field }) => field !== null).length;
