import type { ServiceContext } from '../../shared/context.ts';
import { startRun } from '../runs/enrich-leads.ts';
import type { EnrichmentStep, LeadImportResult } from '../schemas.ts';
import { toLeadList } from '../store/lead-lists.ts';
import type { ImportedTable } from './import-table.ts';

/** What to do with the leads of an import; null: nothing. */
interface EnrichOptions {
  enrichmentSteps: EnrichmentStep[];
  creditsMax?: number | null | undefined;
  writeBack: boolean;
}

/**
 * Starts the requested enrichment and returns the result of the import. If a run of the list is in progress, that run
 * is returned.
 */
export async function finishImport(
  ctx: ServiceContext,
  { list, counts, errors, notes }: ImportedTable,
  options: EnrichOptions | null,
): Promise<LeadImportResult> {
  const imported = counts.created + counts.updated + counts.unchanged;
  const isRequested = options !== null && options.enrichmentSteps.length > 0 && imported > 0;
  const run = isRequested ? await startImportRun(ctx, list, options) : null;
  return { imported, ...counts, errors, ...notes, list: await toLeadList(list, ctx.now()), runId: run?.runId ?? null };
}

function startImportRun(ctx: ServiceContext, list: ImportedTable['list'], options: EnrichOptions) {
  return startRun(ctx, {
    listId: list._id,
    leadIds: null,
    steps: options.enrichmentSteps,
    creditsMax: options.creditsMax ?? null,
    writesBack: options.writeBack && list.kind === 'sheet',
  });
}
