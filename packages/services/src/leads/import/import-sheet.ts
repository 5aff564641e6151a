import type { Verb } from '../../shared/context.ts';
import type { ImportSheetInput, LeadImportResult, LeadPreview, PreviewSheetInput } from '../schemas.ts';
import { finishImport } from './finish-import.ts';
import { importTable } from './import-table.ts';
import { previewTable } from './preview-table.ts';
import { readSheet } from './read-sheet.ts';

/**
 * What importing a Google Sheet would do and cost; writes nothing.
 * @throws ServiceError as `startEnrichment` does
 */
export async function previewSheet({ ctx, input }: Verb<PreviewSheetInput>): Promise<LeadPreview> {
  const { place, table } = await readSheet(ctx, input);
  return await previewTable(ctx, place, table, input);
}

/**
 * Imports a Google Sheet and starts the enrichment of its leads. The same sheet again is the same list; if a run of the
 * list is in progress, that run is returned.
 * @throws ServiceError invalid with what to do: no id, no range, no header, not connected, not shared; unavailable when
 * Google does not respond; too_large beyond 50,000 people. Nothing is written then
 */
export async function importLeadSheet({ ctx, input }: Verb<ImportSheetInput>): Promise<LeadImportResult> {
  const { place, table } = await readSheet(ctx, input);
  return await finishImport(ctx, await importTable(ctx, place, table, input), input);
}
