import type { ServiceContext } from '../../shared/context.ts';
import { startRun } from '../enrich/runs.ts';
import { toLeadList } from '../lead-lists.ts';
import type { EnrichmentStep, LeadImportResult } from '../schemas.ts';
import type { ImportedTable } from './import-table.ts';

/** What is to be done with the leads of an import; null: nothing more. */
interface EnrichOrder {
  enrichmentSteps: EnrichmentStep[];
  creditsMax?: number | null | undefined;
  writeBack: boolean;
}

/** Begins the enrichment that was ordered and tells what the import did. While one of the list is under way, that one is answered. */
export async function finishImport(
  ctx: ServiceContext,
  { list, counts, errors }: ImportedTable,
  order: EnrichOrder | null,
): Promise<LeadImportResult> {
  const imported = counts.created + counts.updated + counts.unchanged;
  const isOrdered = order !== null && order.enrichmentSteps.length > 0 && imported > 0;
  const run = isOrdered ? await begin(ctx, list, order) : null;
  return { imported, ...counts, errors, list: await toLeadList(list), runId: run?.runId ?? null };
}

function begin(ctx: ServiceContext, list: ImportedTable['list'], order: EnrichOrder) {
  return startRun(ctx, {
    listId: list._id,
    leadIds: null,
    steps: order.enrichmentSteps,
    creditsMax: order.creditsMax ?? null,
    writesBack: order.writeBack && list.kind === 'sheet',
  });
}
