import type { Verb } from '../shared/context.ts';
import { finishImport } from './import/import-result.ts';
import { importTable } from './import/import-table.ts';
import type { ImportPlace } from './import/open-list.ts';
import { previewTable } from './import/preview-table.ts';
import type { ImportFileOptions, LeadImportResult, LeadPreview } from './schemas.ts';
import { readTableFile } from './table/index.ts';

/** An upload, spooled to a file. */
export interface LeadFile {
  path: string;
  fileName: string;
  options: ImportFileOptions;
}

/** @throws ServiceError as `importLeadFile` does */
export async function previewLeadFile({ ctx, input }: Verb<LeadFile>): Promise<LeadPreview> {
  const table = await readTableFile(input.path, input.fileName);
  return await previewTable(ctx, placeOf(input), table, input.options.enrichmentSteps);
}

/**
 * Imports a CSV or an Excel workbook, and enriches the leads when asked to.
 * @throws ServiceError invalid for another kind of file, or without a header row or people; too_large beyond 50 MB or
 * 50,000 people. Nothing is written then
 */
export async function importLeadFile({ ctx, input }: Verb<LeadFile>): Promise<LeadImportResult> {
  const table = await readTableFile(input.path, input.fileName);
  const imported = await importTable(ctx, placeOf(input), table);
  return await finishImport(ctx, imported, input.options.enrich ? input.options : null);
}

const placeOf = ({ fileName }: LeadFile): ImportPlace => ({
  kind: 'file',
  name: fileName,
  place: null,
  spreadsheetId: null,
  tab: null,
  range: null,
});
