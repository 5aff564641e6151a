import type { Readable } from 'node:stream';
import { csvLine, UTF8_BOM } from '../../shared/csv/csv-line.ts';
import { readSurroundings } from '../view/company-surroundings.ts';
import { toCompany, toSourceRecord } from '../view/company-view.ts';
import type { CompanyLayout } from './company-layout.ts';
import type { ExportedCompany, ExportedRow } from './exported-company.ts';
import { type Cell, toXlsxTable } from './table-file.ts';

type Rows = AsyncIterable<ExportedRow[]>;

export async function* toCsv(batches: Rows, { headers, rows }: CompanyLayout): AsyncGenerator<string> {
  yield UTF8_BOM + csvLine(headers);
  for await (const batch of batches) {
    let lines = '';
    for (const cells of batch.flatMap(rows)) lines += csvLine(cells);
    yield lines;
  }
}

export async function* toJson(batches: AsyncIterable<ExportedCompany[]>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const batch of batches) {
    let lines = '';
    const surroundingsOf = await readSurroundings(batch);
    for (const company of batch) {
      const shown = toCompany(company, surroundingsOf(company));
      const sources = company.records.map((record) => toSourceRecord(record, company));
      lines += separator + JSON.stringify({ ...shown, sources });
      separator = ',\n';
    }
    yield lines;
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

export function toXlsx(batches: Rows, { headers, rows }: CompanyLayout): Readable {
  const columns = headers.map((header, index) => ({ header, width: index < 2 ? 32 : 20 }));
  return toXlsxTable({ name: 'Companies', columns, rows: rowsOf(batches, rows) });
}

async function* rowsOf(batches: Rows, rows: CompanyLayout['rows']): AsyncGenerator<Cell[]> {
  for await (const batch of batches) yield* batch.flatMap(rows);
}
