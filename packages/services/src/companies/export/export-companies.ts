import { Readable } from 'node:stream';
import { CompanyStatModel } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import type { CompanySort, ExportFormat } from '../schemas.ts';
import { toCsv, toJson, toXlsx } from './formats.ts';
import { readCompaniesOnce } from './read-companies-once.ts';
import { XLSX_TYPE } from './table-file.ts';

export interface ExportInput {
  format: ExportFormat;
  q?: string | undefined;
  sort?: CompanySort | undefined;
}

export interface ExportFile {
  contentType: string;
  fileName: string;
  body: Readable;
}

/** All companies, or those that match `q`, in the requested order, as a stream of constant memory. */
export async function exportCompanies({ ctx, input }: Verb<ExportInput>): Promise<ExportFile> {
  const { format, sort } = input;
  const batches = readCompaniesOnce(ctx, input.q?.trim(), sort);
  switch (format) {
    case 'csv':
      return {
        contentType: 'text/csv; charset=utf-8',
        fileName: 'companies.csv',
        body: Readable.from(toCsv(batches, await sourceNames()), { objectMode: false }),
      };
    case 'json':
      return {
        contentType: 'application/json; charset=utf-8',
        fileName: 'companies.json',
        body: Readable.from(toJson(batches), { objectMode: false }),
      };
    case 'excel':
      return {
        contentType: XLSX_TYPE,
        fileName: 'companies.xlsx',
        body: toXlsx(batches, await sourceNames()),
      };
  }
}

async function sourceNames(): Promise<string[]> {
  const sources = await CompanyStatModel.find({ kind: 'source', 'counters.companies': { $gt: 0 } }, { name: 1 }).lean();
  return sources.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'en'));
}
