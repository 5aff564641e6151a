import { isBlankRecord } from '../../shared/csv/find-delimiter.ts';
import { CSV_COLUMNS_MAX } from '../../shared/csv/headers.ts';
import type { Records } from '../../shared/csv/records.ts';
import { readXlsxSheet, type SheetRow } from '../../shared/spreadsheet/read-xlsx-rows.ts';
import { countRequiredHeaders } from './columns/map-company-headers.ts';
import type { CompanyFile } from './company-file.ts';

/** Titles and notes may stand over the header. */
const HEADER_SEARCH_ROWS = 20;
/** Of the columns name, domain and industry. */
const HEADER_RATE_MIN = 2;
const CHUNK_ROWS = 1000;

/** The first visible sheet of a workbook, from its header row on. @throws ServiceError as `readXlsxSheet` does */
export async function openWorkbook(bytes: Uint8Array, fileName: string): Promise<CompanyFile> {
  const { name, rows: all } = await readXlsxSheet(bytes, fileName);
  const rows = all.filter(({ cells }) => !isBlankRecord(cells));
  const used = rows.slice(findHeader(rows));
  const [header] = used;
  const width = used.reduce((widest, { cells }) => Math.max(widest, filledWidth(cells)), 0);
  return {
    encoding: 'utf-8',
    delimiter: ',',
    sheet: name,
    bytesTotal: bytes.length,
    firstLine: header?.line ?? 1,
    width: Math.max(filledWidth(header?.cells ?? []), Math.min(width, CSV_COLUMNS_MAX)),
    records: () => chunksOf(used, bytes.length),
  };
}

/** The row that names most of the required columns, and otherwise the first one with several cells. */
function findHeader(rows: readonly SheetRow[]): number {
  const rates = rows.slice(0, HEADER_SEARCH_ROWS).map(({ cells }) => countRequiredHeaders(cells));
  const best = Math.max(0, ...rates);
  if (best >= HEADER_RATE_MIN) return rates.indexOf(best);
  return Math.max(
    0,
    rows.findIndex(({ cells }) => cells.filter((cell) => cell.trim() !== '').length > 1),
  );
}

const filledWidth = (cells: readonly string[]) => cells.findLastIndex((cell) => cell.trim() !== '') + 1;

async function* chunksOf(rows: readonly SheetRow[], bytesTotal: number): AsyncGenerator<Records> {
  for (let at = 0; at < rows.length; at += CHUNK_ROWS) {
    const some = rows.slice(at, at + CHUNK_ROWS);
    const share = Math.min(1, (at + CHUNK_ROWS) / rows.length);
    yield {
      records: some.map(({ cells }) => cells),
      lines: some.map(({ line }) => line),
      faults: some.map(() => null),
      bytesRead: Math.round(bytesTotal * share),
    };
  }
}
