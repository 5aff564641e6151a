import { LeadRunModel } from '@workbench/db';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { newUuid } from '../../shared/record-ids.ts';
import { ENRICHMENT_STEPS, type EnrichmentStep, type LeadDetail, type RetryLeadInput } from '../schemas.ts';
import { findLead } from '../store/change-lead.ts';
import { toLeadDetail } from '../store/lead-view.ts';
import { repeatLost } from './lost-purchases.ts';
import { startRun } from './start-run.ts';

/** Enriches one lead in a run of its own: the failed and skipped steps, or one step whatever its outcome. */
export async function retryLead({ ctx, input }: Verb<RetryLeadInput>): Promise<LeadDetail> {
  const lead = await findLead(input.id);
  if (lead.enrichmentStatus === 'enriching' && !(await isStarted(ctx))) {
    throw new ServiceError('conflict', 'This lead is being enriched; wait until that has ended');
  }
  const { step } = input;
  if (input.repeatLost) {
    await repeatLost(ctx, [{ id: input.id, credits: lead.steps.pdl_search?.repeatCredits ?? 0 }]);
    return toLeadDetail(await findLead(input.id));
  }
  const steps: readonly EnrichmentStep[] = step === undefined ? ENRICHMENT_STEPS : [step];
  const isForced = step !== undefined;
  const leadIds = [input.id];
  await startRun(ctx, { listId: null, leadIds, steps, creditsMax: null, writesBack: false, isForced });
  return toLeadDetail(await findLead(input.id));
}

/** By an attempt of the same call that was interrupted. */
const isStarted = async (ctx: ServiceContext): Promise<boolean> =>
  ctx.isRepeat === true && (await LeadRunModel.exists({ _id: newUuid(ctx) })) !== null;
