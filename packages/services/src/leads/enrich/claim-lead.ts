import type { LeadDoc, LeadRunDoc, LeadStepDoc } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import type { EnrichmentStep } from '../schemas.ts';
import { changeLead } from '../store/change-lead.ts';
import { PENDING_STEP } from '../values/enrichment-status.ts';
import { needsStep } from './needs-enrichment.ts';
import { reservationOf } from './step-ownership.ts';
import type { EnrichParams } from './types.ts';

/** The run takes the lead over: what it has to do waits. Changes nothing where it has done so before. */
export function claimLead(
  ctx: ServiceContext,
  known: LeadDoc,
  run: LeadRunDoc,
  params: EnrichParams,
): Promise<LeadDoc> {
  const claim = (lead: LeadDoc): Partial<LeadDoc> | null => {
    if (lead.runId !== run._id) {
      return { runId: run._id, enrichmentStatus: 'enriching', steps: initialSteps(lead, run, params, ctx.now()) };
    }
    if (lead.enrichmentStatus === 'enriching') return null;
    return { enrichmentStatus: 'enriching', steps: resetFailedSteps(lead, run) };
  };
  return changeLead(known._id.toHexString(), claim, ctx.now(), known);
}

/** The steps of a lead that the run takes over. Pure. */
export function initialSteps(lead: LeadDoc, run: LeadRunDoc, params: EnrichParams, now: Date): LeadDoc['steps'] {
  const steps = { ...lead.steps };
  for (const step of run.steps as EnrichmentStep[]) {
    if (params.isForced || needsStep(lead, step)) steps[step] = pendingStep(run, steps[step]);
  }
  if (params.hasSheet) steps.write_back = PENDING_STEP;
  else steps.write_back ??= skippedWriteBack(now);
  return steps;
}

const skippedWriteBack = (at: Date): LeadStepDoc => ({
  ...PENDING_STEP,
  state: 'skipped',
  message: 'There is no sheet to write to',
  at,
});

/** The same run again, for failed leads. */
function resetFailedSteps({ steps }: LeadDoc, run: LeadRunDoc): LeadDoc['steps'] {
  const failed = run.steps.filter((step) => steps[step]?.state === 'failed');
  return { ...steps, ...Object.fromEntries(failed.map((step) => [step, pendingStep(run, steps[step])])) };
}

/** What it has reserved before stays its own: the call may have been charged, and is not counted again. */
const pendingStep = ({ _id }: LeadRunDoc, known: LeadStepDoc | undefined): LeadStepDoc => ({
  ...PENDING_STEP,
  runId: _id,
  ...reservationOf(_id, known),
});
