import type { Readable } from 'node:stream';
import type { CompanyDoc } from '@workbench/db';
import { csvLine, UTF8_BOM } from '../../shared/csv/csv-line.ts';
import { toCompany, toSourceRecord } from '../company-view.ts';
import { exportHeaders, figureCells, locationsCell, wordCell } from '../csv/export-cells.ts';
import { formatHeadcountCell } from '../csv/headcount-cell.ts';
import { type Cell, toXlsxTable } from './table-file.ts';

export const EXPORT_FIELDS = {
  name: 1,
  domain: 1,
  industry: 1,
  aggregatedEmployeeCount: 1,
  locations: 1,
  dataQuality: 1,
  sourceCount: 1,
  isMinimumCount: 1,
  headcountScope: 1,
  comparableSourceCount: 1,
  singleFigure: 1,
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
    aggregateCell(company),
    locationsCell(company.locations),
    company.dataQuality,
    company.headcountScope ? wordCell(company.headcountScope) : null,
  ];
  for (const source of sources) cells.push(...figureCells(company.records.find((record) => record.source === source)));
  return cells;
}

/** "10001+" where the figures say no more than that: a number alone would be exact. */
function aggregateCell({ aggregatedEmployeeCount, isMinimumCount }: ExportedCompany): Cell {
  if (aggregatedEmployeeCount === null || !isMinimumCount) return aggregatedEmployeeCount;
  return formatHeadcountCell({ min: aggregatedEmployeeCount, max: null });
}
