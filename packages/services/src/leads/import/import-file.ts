import type { Verb } from '../../shared/context.ts';
import type { ImportFileOptions, LeadImportResult, LeadPreview } from '../schemas.ts';
import { readTableFile } from '../table/index.ts';
import { finishImport } from './finish-import.ts';
import { importTable } from './import-table.ts';
import { previewTable } from './preview-table.ts';
import type { ImportSource } from './upsert-list.ts';

/** An upload, spooled to a file. */
export interface LeadFile {
  path: string;
  fileName: string;
  options: ImportFileOptions;
}

/** @throws ServiceError as `importLeadFile` does */
export async function previewLeadFile({ ctx, input }: Verb<LeadFile>): Promise<LeadPreview> {
  const table = await readTableFile(input.path, input.fileName, input.options.firstRow);
  return await previewTable(ctx, fileSource(input), table, input.options);
}

/**
 * Imports a CSV file or an Excel workbook, and enriches the leads if requested.
 * @throws ServiceError invalid for another kind of file, or without a header row or people; too_large beyond 50 MB or
 * 50,000 people. Nothing is written then
 */
export async function importLeadFile({ ctx, input }: Verb<LeadFile>): Promise<LeadImportResult> {
  const table = await readTableFile(input.path, input.fileName, input.options.firstRow);
  const imported = await importTable(ctx, fileSource(input), table, input.options);
  return await finishImport(ctx, imported, input.options.enrich ? input.options : null);
}

const fileSource = ({ fileName }: LeadFile): ImportSource => ({
  kind: 'file',
  name: fileName,
  place: null,
  spreadsheetId: null,
  tab: null,
  range: null,
});
