import { Readable } from 'node:stream';
import type { Verb } from '../../shared/context.ts';
import type { ExportFormat, ListCompaniesInput } from '../schemas.ts';
import { type CompanyLayout, companyLayout } from './company-layout.ts';
import { findExportedKinds } from './exported-identifiers.ts';
import { findRelationColumns } from './exported-relations.ts';
import { findExportedSources } from './exported-sources.ts';
import { toCsv, toJson, toXlsx } from './formats.ts';
import { readCompaniesOnce } from './read-companies-once.ts';
import { XLSX_TYPE } from './table-file.ts';

export type ExportInput = { format: ExportFormat } & Pick<ListCompaniesInput, 'q' | 'filter' | 'sort'>;

export interface ExportFile {
  contentType: string;
  fileName: string;
  body: Readable;
}

/** All companies, or those that match `q` and fit `filter`, in the requested order, as a stream of constant memory. */
export async function exportCompanies({ ctx, input }: Verb<ExportInput>): Promise<ExportFile> {
  const { format, filter, sort } = input;
  const q = input.q?.trim();
  const batches = readCompaniesOnce(ctx, { q, filter, sort });
  switch (format) {
    case 'csv':
      return {
        contentType: 'text/csv; charset=utf-8',
        fileName: 'companies.csv',
        body: Readable.from(toCsv(batches, await layoutOf(q)), { objectMode: false }),
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
        body: toXlsx(batches, await layoutOf(q)),
      };
  }
}

async function layoutOf(q: string | undefined): Promise<CompanyLayout> {
  const [sources, kinds, relations] = await Promise.all([
    findExportedSources(q),
    findExportedKinds(q),
    findRelationColumns(),
  ]);
  return companyLayout(sources, kinds, relations);
}
