import { Readable } from 'node:stream';
import { type CompanyDoc, CompanyModel, CompanyStatModel } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import type { CompanySort, ExportFormat } from '../schemas.ts';
import { listCompanies } from '../search/list-companies.ts';
import { openScan } from '../search/scan-index.ts';
import { scansFor } from '../search/sort-order.ts';
import { EXPORT_FIELDS, type ExportedCompany, toCsv, toJson, toXlsx } from './formats.ts';
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

/** The documents of a response stay in memory together: larger batches grow the heap by hundreds of MB. */
const CURSOR_BATCH = 100;
/** A page of a search costs several commands, so fewer and larger ones. */
const SEARCH_PAGE = 1000;

/** All companies, or those that match `q`, in the requested order, as a stream of constant memory. */
export async function exportCompanies({ ctx, input }: Verb<ExportInput>): Promise<ExportFile> {
  const { format, sort } = input;
  const q = input.q?.trim();
  const batches = q ? matchingCompanies(ctx, q, sort) : allCompanies(sort ?? '-employeeCount');
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

async function* allCompanies(sort: CompanySort): AsyncGenerator<ExportedCompany[]> {
  for (const scan of scansFor(sort)) {
    const cursor = openScan(scan, null, {}, EXPORT_FIELDS).batchSize(CURSOR_BATCH);
    try {
      while (await cursor.hasNext()) yield cursor.readBufferedDocuments() as unknown as ExportedCompany[];
    } finally {
      await cursor.close();
    }
  }
}

/** A search is exported page by page, in the order of the screen. */
async function* matchingCompanies(
  ctx: Verb<object>['ctx'],
  q: string,
  sort: CompanySort | undefined,
): AsyncGenerator<ExportedCompany[]> {
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listCompanies>> = await listCompanies({
      ctx,
      input: { q, limit: SEARCH_PAGE, ...(sort && { sort }), ...(cursor !== null && { cursor }) },
    });
    const ids = page.items.map(({ id }) => id);
    const found = await CompanyModel.find<CompanyDoc>({ _id: { $in: ids } }, EXPORT_FIELDS).lean();
    const byId = new Map(found.map((company) => [company._id.toHexString(), company as ExportedCompany]));
    yield ids.flatMap((id) => byId.get(id) ?? []);
    cursor = page.nextCursor;
  } while (cursor !== null);
}
