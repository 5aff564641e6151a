import { LEAD_INDEXES, type LeadDoc, LeadModel, type LeadRunDoc, LeadRunModel, type LeadStepDoc } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { pageItems } from '../../shared/jobs/index.ts';
import type { BatchView } from '../../shared/jobs/types.ts';
import { initialSteps } from '../enrich/claim-lead.ts';
import { refundCredits } from '../enrich/run-credits.ts';
import { reservationOf } from '../enrich/step-ownership.ts';
import { type EnrichParams, enrichParamsSchema } from '../enrich/types.ts';
import { changeLead } from '../store/change-lead.ts';
import { finalEnrichmentStatus, PENDING_STEP } from '../values/enrichment-status.ts';
import { queueWriteBackAfterRun } from '../write-back/queue-write-back.ts';

const PAGE = 500;

/** When the last lead of a run has ended: none of them stays at work, and results go into the sheet. */
export async function onRunFinished(ctx: ServiceContext, batch: BatchView): Promise<void> {
  const params = enrichParamsSchema.parse(batch.params);
  const run = await LeadRunModel.findById(params.runId).lean();
  if (run === null) return;
  await failAbandonedLeads(ctx, batch.id, run, params);
  await releaseUnfinishedLeads(ctx, run);
  const isCancelled = batch.state === 'cancelled';
  if (run.listId !== null && params.hasSheet && !isCancelled) await queueWriteBackAfterRun(ctx, run.listId);
}

/** Leads that no worker finished: workers were killed repeatedly, or the database was away too long. */
async function failAbandonedLeads(
  ctx: ServiceContext,
  batchId: string,
  run: LeadRunDoc,
  params: EnrichParams,
): Promise<void> {
  for (let after: number | null = null; ; ) {
    const items = await pageItems({ batchId, state: 'failed', after, limit: PAGE });
    const earlier = await earlierRuns(
      run,
      items.map(({ key }) => key),
    );
    for (const { key, message } of items) {
      await changeIfExists(ctx, key, (lead) => {
        const abandoned = abandonedSteps(lead, run, earlier, params, ctx.now());
        if (abandoned === null) return null;
        const steps = failOpenSteps(abandoned, run, message, ctx.now());
        return { runId: run._id, enrichmentStatus: 'failed', steps };
      });
    }
    const last = items.at(-1);
    if (last === undefined) return;
    after = last.position;
  }
}

/** Earlier runs that were the last to work on these leads; one that is not saved any more is earlier. */
async function earlierRuns(run: LeadRunDoc, leadIds: readonly string[]): Promise<Set<string>> {
  const last = await LeadModel.distinct('runId', { _id: { $in: leadIds } });
  const others = await LeadRunModel.find({ _id: { $in: last }, order: { $gte: run.order } }, { _id: 1 }).lean();
  const isOther = new Set(others.map(({ _id }) => _id));
  return new Set(last.flatMap((id) => (id === null || isOther.has(id) ? [] : [id])));
}

/** The steps of a lead that this run did not finish; null when it did, or when a later run did or will. */
function abandonedSteps(
  lead: LeadDoc,
  run: LeadRunDoc,
  earlier: ReadonlySet<string>,
  params: EnrichParams,
  now: Date,
): LeadDoc['steps'] | null {
  const { runId, enrichmentStatus, steps } = lead;
  if (runId === run._id) return enrichmentStatus === 'enriching' ? steps : null;
  const wasNeverClaimed = runId === null ? enrichmentStatus === 'pending' : earlier.has(runId);
  return wasNeverClaimed ? initialSteps(lead, run, params, now) : null;
}

function failOpenSteps(steps: LeadDoc['steps'], run: LeadRunDoc, message: string | null, now: Date): LeadDoc['steps'] {
  const open = run.steps.filter((step) => ['pending', 'running', undefined].includes(steps[step]?.state));
  const failed = open.map((step) => {
    return [step, { ...PENDING_STEP, state: 'failed', message, at: now, ...reservationOf(run._id, steps[step]) }];
  });
  return { ...steps, ...Object.fromEntries(failed) };
}

/**
 * Leads that were interrupted are pending again with their finished steps; finished leads stay finished. Their
 * reservations are returned where nothing can have been sent.
 */
async function releaseUnfinishedLeads(ctx: ServiceContext, { _id: runId, steps }: LeadRunDoc): Promise<void> {
  const open = LeadModel.find({ runId, enrichmentStatus: 'enriching' }, { _id: 1 }).hint(LEAD_INDEXES.run).lean();
  for (const { _id } of await open) {
    let unsent = 0;
    await changeIfExists(ctx, _id.toHexString(), (lead) => {
      unsent = 0;
      if (lead.runId !== runId || lead.enrichmentStatus !== 'enriching') return null;
      const isDone = steps.every((step) => !['pending', 'running'].includes(lead.steps[step]?.state ?? 'pending'));
      if (isDone) return { enrichmentStatus: finalEnrichmentStatus(lead) };
      const known = Object.entries(lead.steps);
      // A later run may be at one of the steps.
      const isOpen = ({ state, runId: of = runId }: LeadStepDoc) => of === runId && /^(?:pending|running)$/.test(state);
      const remaining = known.filter(([, step]) => !isOpen(step));
      for (const [, step] of known) {
        if (step.isUnsent) unsent += reservationOf(runId, step)?.credits ?? 0;
      }
      return { enrichmentStatus: 'pending', runId: null, steps: Object.fromEntries(remaining) };
    });
    await refundCredits(runId, unsent);
  }
}

async function changeIfExists(
  ctx: ServiceContext,
  id: string,
  by: (lead: LeadDoc) => Partial<LeadDoc> | null,
): Promise<void> {
  try {
    await changeLead(id, by, ctx.now());
  } catch (error) {
    // Removed in the meantime.
    if (!(error instanceof ServiceError) || error.kind !== 'not_found') throw error;
  }
}
