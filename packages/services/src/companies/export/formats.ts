import type { Readable } from 'node:stream';
import type { CompanyDoc, SourceRecordDoc } from '@workbench/db';
import { csvLine, UTF8_BOM } from '../../shared/csv/csv-line.ts';
import { toCompany, toSourceRecord } from '../company-view.ts';
import { exportHeaders, locationsCell } from '../csv/export-cells.ts';
import { formatHeadcountCell } from '../csv/headcount-cell.ts';
import { recordHeadcount } from '../figures/record-headcount.ts';
import { type Cell, toXlsxTable } from './table-file.ts';

export const EXPORT_FIELDS = {
  name: 1,
  domain: 1,
  industry: 1,
  aggregatedEmployeeCount: 1,
  locations: 1,
  dataQuality: 1,
  sourceCount: 1,
  records: 1,
} as const;

export type ExportedCompany = Pick<CompanyDoc, keyof typeof EXPORT_FIELDS | '_id'>;

type Batches = AsyncIterable<ExportedCompany[]>;
export async function* toCsv(batches: Batches, sources: string[]): AsyncGenerator<string> {
  yield UTF8_BOM + csvLine(exportHeaders(sources));
  for await (const batch of batches) {
    let lines = '';
    for (const company of batch) lines += csvLine(rowCells(company, sources));
    yield lines;
  }
}

export async function* toJson(batches: Batches): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const batch of batches) {
    let lines = '';
    for (const company of batch) {
      lines += separator + JSON.stringify({ ...toCompany(company), sources: company.records.map(toSourceRecord) });
      separator = ',\n';
    }
    yield lines;
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

export function toXlsx(batches: Batches, sources: string[]): Readable {
  const columns = exportHeaders(sources).map((header, index) => ({ header, width: index < 2 ? 32 : 20 }));
  return toXlsxTable({ name: 'Companies', columns, rows: rowsOf(batches, sources) });
}

async function* rowsOf(batches: Batches, sources: string[]): AsyncGenerator<Cell[]> {
  for await (const batch of batches) {
    for (const company of batch) yield rowCells(company, sources);
  }
}

function rowCells(company: ExportedCompany, sources: string[]): Cell[] {
  const cells: Cell[] = [
    company.name,
    company.domain,
    company.industry,
    company.aggregatedEmployeeCount,
    locationsCell(company.locations),
    company.dataQuality,
  ];
  for (const source of sources) cells.push(figureCell(company.records, source));
  return cells;
}

/** Numbers stay numbers; a band is written so that the importer reads the same band. */
function figureCell(records: SourceRecordDoc[], source: string): Cell {
  const record = records.find((candidate) => candidate.source === source);
  const headcount = record ? recordHeadcount(record) : null;
  return headcount === null ? null : formatHeadcountCell(headcount);
}
