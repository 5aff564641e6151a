import { type LeadRunDoc, LeadRunModel, type LeadStepDoc } from '@workbench/db';
import { changeLead } from '../store/change-lead.ts';
import { PENDING_STEP } from '../values/enrichment-status.ts';
import { isStepOwnedBy, reservationOf } from './step-ownership.ts';
import type { StepWork } from './types.ts';

/** What a step may spend. */
export interface Reservation {
  credits: number;
  /** The time of the reservation: later purchases were made for this step, even by a process that was killed. */
  at: Date;
}

/**
 * Counts credits against the run before anything is spent, then records them on the lead. A kill in between wastes
 * credits but never overspends; a step that is resumed after a kill keeps its reservation.
 * @param domain of a company: under a limit, one lead at a time reserves for it, because its leads share one query
 * @returns null when the run's limit is reached or another lead has a reservation
 */
export async function reserveCredits(work: StepWork, credits: number, domain?: string): Promise<Reservation | null> {
  const { run, step, ctx } = work;
  const known = work.lead.steps[step];
  if (known?.reservedBy === run._id && known.at !== null) {
    await markChargeUnknown(work, known);
    return { credits: known.credits, at: known.at };
  }
  const at = ctx.now();
  if (credits === 0) return { credits, at };
  if (!(await countCredits(work, credits, domain))) return null;
  await changeStep(work, (current) => ({ ...current, credits, reservedBy: run._id, at }));
  if (reservationOf(run._id, work.lead.steps[step]) !== null) return { credits, at };
  // A later run took the step over in between, and nothing was sent.
  await releaseCredits(work, credits);
  return null;
}

/** An earlier attempt had reserved: whether it has sent something is known only where it could say so. */
async function markChargeUnknown(work: StepWork, { isUnsent }: LeadStepDoc): Promise<void> {
  work.isChargeUnknown = isUnsent !== true;
  if (isUnsent) await changeStep(work, ({ isUnsent: _, ...current }) => current);
}

async function changeStep(work: StepWork, change: (step: LeadStepDoc) => LeadStepDoc): Promise<void> {
  const { ctx, run, step, lead } = work;
  work.lead = await changeLead(
    lead._id.toHexString(),
    (current) => {
      if (!isStepOwnedBy(current, step, run._id)) return null;
      return { steps: { ...current.steps, [step]: change(current.steps[step] ?? PENDING_STEP) } };
    },
    ctx.now(),
    lead,
  );
}

async function countCredits({ run, lead }: StepWork, credits: number, domain?: string): Promise<boolean> {
  const { _id, creditsMax } = run;
  const isShared = creditsMax !== null && domain !== undefined;
  const belowLimit = creditsMax === null ? {} : { creditsReserved: { $lte: creditsMax - credits } };
  const { modifiedCount } = await LeadRunModel.updateOne(
    { _id, ...belowLimit, ...(isShared && { 'asking.domain': { $ne: domain } }) },
    {
      $inc: { creditsReserved: credits },
      ...(isShared && { $push: { asking: { domain, leadId: lead._id.toHexString() } } }),
    },
  );
  return modifiedCount === 1;
}

/** After the price is saved on the lead: a kill in between wastes what was not spent. */
export async function releaseCredits({ run, step, lead }: StepWork, unspent: number): Promise<void> {
  if (step !== 'company_research' || run.creditsMax === null) return refundCredits(run._id, unspent);
  const leadId = lead._id.toHexString();
  await LeadRunModel.updateOne(
    { _id: run._id },
    { $inc: { creditsReserved: -unspent }, $pull: { asking: { leadId } } },
  );
}

export async function refundCredits(runId: LeadRunDoc['_id'], credits: number): Promise<void> {
  if (credits !== 0) await LeadRunModel.updateOne({ _id: runId }, { $inc: { creditsReserved: -credits } });
}
