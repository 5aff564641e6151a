import { LEAD_INDEXES, type LeadDoc, LeadListModel, LeadModel } from '@workbench/db';
import { Types } from 'mongoose';
import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { ENRICH_PORTS, type EnrichPorts } from '../enrich/types.ts';
import type { EnrichLeadsInput, EnrichmentEstimate, EnrichmentRun, EstimateLeadsInput } from '../schemas.ts';
import { estimateEnrichment } from './estimate-enrichment.ts';
import { getRun } from './list-runs.ts';
import { startRun } from './start-run.ts';

export { cancelRun, pauseRun, resumeRun, retryRun } from './control-run.ts';
export { retryLead } from './retry-lead.ts';
export { startRun } from './start-run.ts';

/** @throws ServiceError invalid without leads, not_found for an unknown list */
export async function enrichLeads({ ctx, input }: Verb<EnrichLeadsInput>): Promise<EnrichmentRun> {
  const { enrichmentSteps, creditsMax = null, writeBack } = input;
  const { listId, leadIds } = await resolveSelection(input);
  const writesBack = writeBack && listId !== null;
  const { runId } = await startRun(ctx, { listId, leadIds, steps: enrichmentSteps, creditsMax, writesBack });
  return getRun({ ctx, input: { id: runId } });
}

/** The maximum price; queries no source. */
export async function estimateLeads(
  { ctx, input }: Verb<EstimateLeadsInput>,
  ports: EnrichPorts = ENRICH_PORTS,
): Promise<EnrichmentEstimate> {
  const { listId, leadIds } = await resolveSelection(input);
  const leads =
    leadIds === null
      ? await LeadModel.find({ listIds: listId as string })
          .hint(LEAD_INDEXES.list)
          .lean<LeadDoc[]>()
      : await LeadModel.find({ _id: { $in: leadIds.map((id) => new Types.ObjectId(id)) } }).lean<LeadDoc[]>();
  return estimateEnrichment(ctx, leads, input.enrichmentSteps, ports);
}

async function resolveSelection(
  input: Pick<EnrichLeadsInput, 'listId' | 'leadIds'>,
): Promise<{ listId: string | null; leadIds: string[] | null }> {
  const { listId = null, leadIds = null } = input;
  if (listId === null && (leadIds === null || leadIds.length === 0)) {
    throw new ServiceError('invalid', 'Choose a list or at least one lead');
  }
  if (listId !== null && (await LeadListModel.exists({ _id: listId })) === null) {
    throw new ServiceError('not_found', 'This list does not exist any more');
  }
  return { listId, leadIds };
}
