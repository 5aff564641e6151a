import { LEAD_INDEXES, type LeadDoc, LeadModel, LeadRunModel } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { pageItems } from '../../shared/jobs/index.ts';
import type { BatchView } from '../../shared/jobs/types.ts';
import { changeLead } from '../find-lead.ts';
import { finalStatus, PENDING } from '../rules/lead-status.ts';
import type { EnrichmentStep } from '../schemas.ts';
import { beginWriteBack } from '../write-back/begin-write-back.ts';
import { enrichParamsSchema } from './types.ts';

const PAGE = 500;

/** When the last lead of a run has ended: none of them stays at work, and results go into the sheet. */
export async function settleRun(ctx: ServiceContext, batch: BatchView): Promise<void> {
  const { runId, hasSheet } = enrichParamsSchema.parse(batch.params);
  const run = await LeadRunModel.findById(runId).lean();
  if (run === null) return;
  const steps = run.steps as EnrichmentStep[];
  await failGivenUp(ctx, batch.id, runId, steps);
  await letGo(ctx, runId, steps);
  const isCancelled = batch.state === 'cancelled';
  if (run.listId !== null && hasSheet && !isCancelled) await beginWriteBack(ctx, run.listId);
}

/** Those whom their worker never brought to an end: it was killed again and again, or the database was away too long. */
async function failGivenUp(
  ctx: ServiceContext,
  batchId: string,
  runId: string,
  steps: EnrichmentStep[],
): Promise<void> {
  for (let after: number | null = null; ; ) {
    const items = await pageItems({ batchId, state: 'failed', after, limit: PAGE });
    for (const { key, message } of items) {
      await change(ctx, key, (lead) => {
        const isOpen = lead.runId !== runId || lead.enrichmentStatus === 'enriching';
        if (lead.enrichmentStatus === 'failed' || !isOpen) return null;
        return { runId, enrichmentStatus: 'failed', steps: withFailed(lead, steps, message, ctx.now()) };
      });
    }
    const last = items.at(-1);
    if (last === undefined) return;
    after = last.position;
  }
}

function withFailed(lead: LeadDoc, steps: EnrichmentStep[], message: string | null, at: Date): LeadDoc['steps'] {
  const open = steps.filter((step) => ['pending', 'running', undefined].includes(lead.steps[step]?.state));
  const failed = { ...PENDING, state: 'failed', message, at };
  return { ...lead.steps, ...Object.fromEntries(open.map((step) => [step, failed])) };
}

/** Those who were stopped in between wait again with what is done; those who had ended by then have ended. */
async function letGo(ctx: ServiceContext, runId: string, steps: EnrichmentStep[]): Promise<void> {
  const open = LeadModel.find({ runId, enrichmentStatus: 'enriching' }, { _id: 1 }).hint(LEAD_INDEXES.run).lean();
  for (const { _id } of await open) {
    await change(ctx, _id.toHexString(), (lead) => {
      if (lead.runId !== runId || lead.enrichmentStatus !== 'enriching') return null;
      const isDone = steps.every((step) => !['pending', 'running'].includes(lead.steps[step]?.state ?? 'pending'));
      if (isDone) return { enrichmentStatus: finalStatus(lead) };
      const kept = Object.entries(lead.steps).filter(([, { state }]) => state !== 'pending' && state !== 'running');
      return { enrichmentStatus: 'pending', runId: null, steps: Object.fromEntries(kept) };
    });
  }
}

async function change(ctx: ServiceContext, id: string, by: (lead: LeadDoc) => Partial<LeadDoc> | null): Promise<void> {
  try {
    await changeLead(id, by, ctx.now());
  } catch (error) {
    // Removed in the meantime.
    if (!(error instanceof ServiceError) || error.kind !== 'not_found') throw error;
  }
}
