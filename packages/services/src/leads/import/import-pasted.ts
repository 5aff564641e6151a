import type { Verb } from '../../shared/context.ts';
import type { ImportPastedInput, LeadImportResult, LeadPreview, PreviewPastedInput } from '../schemas.ts';
import { readPastedTable } from '../table/index.ts';
import { finishImport } from './finish-import.ts';
import { importTable } from './import-table.ts';
import { previewTable } from './preview-table.ts';
import type { ImportSource } from './upsert-list.ts';

const PASTED_SOURCE: ImportSource = {
  kind: 'pasted',
  name: 'Pasted rows',
  place: null,
  spreadsheetId: null,
  tab: null,
  range: null,
};

/** @throws ServiceError invalid without a header row or people, too_large beyond 50,000 of them */
export function previewPasted({ ctx, input }: Verb<PreviewPastedInput>): Promise<LeadPreview> {
  return previewTable(ctx, PASTED_SOURCE, readPastedTable(input.text, input.firstRow), input);
}

/**
 * Imports rows that were pasted from a spreadsheet or as CSV, and enriches the leads if requested.
 * @throws ServiceError invalid without a header row or people, too_large beyond 50,000 of them. Nothing is written then
 */
export async function importPasted({ ctx, input }: Verb<ImportPastedInput>): Promise<LeadImportResult> {
  const imported = await importTable(ctx, PASTED_SOURCE, readPastedTable(input.text, input.firstRow), input);
  return await finishImport(ctx, imported, input.enrich ? input : null);
}
