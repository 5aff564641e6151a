import type { LeadDoc, LeadRunDoc, LeadStepDoc } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { changeLead } from '../find-lead.ts';
import { PENDING } from '../rules/lead-status.ts';
import { needsStep } from '../rules/needs-enrichment.ts';
import type { EnrichmentStep } from '../schemas.ts';
import { reservedBy } from './step-owner.ts';
import type { EnrichParams } from './types.ts';

/** The run takes the lead over: what it has to do waits. Changes nothing where it has done so before. */
export function beginLead(
  ctx: ServiceContext,
  known: LeadDoc,
  run: LeadRunDoc,
  params: EnrichParams,
): Promise<LeadDoc> {
  const begin = (lead: LeadDoc): Partial<LeadDoc> | null => {
    if (lead.runId !== run._id) {
      return { runId: run._id, enrichmentStatus: 'enriching', steps: stepsAtBegin(lead, run, params, ctx.now()) };
    }
    if (lead.enrichmentStatus === 'enriching') return null;
    return { enrichmentStatus: 'enriching', steps: withFailedAgain(lead, run) };
  };
  return changeLead(known._id.toHexString(), begin, ctx.now(), known);
}

/** The steps of a lead whom the run takes over. Pure. */
export function stepsAtBegin(lead: LeadDoc, run: LeadRunDoc, params: EnrichParams, now: Date): LeadDoc['steps'] {
  const steps = { ...lead.steps };
  for (const step of run.steps as EnrichmentStep[]) {
    if (params.isForced || needsStep(lead, step)) steps[step] = toDo(run, steps[step]);
  }
  if (params.hasSheet) steps.write_back = PENDING;
  else steps.write_back ??= noSheet(now);
  return steps;
}

const noSheet = (at: Date): LeadStepDoc => ({
  ...PENDING,
  state: 'skipped',
  message: 'There is no sheet to write to',
  at,
});

/** The same run again for those who failed. */
function withFailedAgain({ steps }: LeadDoc, run: LeadRunDoc): LeadDoc['steps'] {
  const failed = run.steps.filter((step) => steps[step]?.state === 'failed');
  return { ...steps, ...Object.fromEntries(failed.map((step) => [step, toDo(run, steps[step])])) };
}

/** What it has reserved before stays its own: the call may have been charged, and is not counted again. */
const toDo = ({ _id }: LeadRunDoc, known: LeadStepDoc | undefined): LeadStepDoc => ({
  ...PENDING,
  runId: _id,
  ...reservedBy(_id, known),
});
