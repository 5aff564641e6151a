import { LeadRunModel } from '@workbench/db';
import { changeLead } from '../find-lead.ts';
import { PENDING } from '../rules/lead-status.ts';
import type { StepWork } from './types.ts';

/** What a step may spend. */
export interface Reservation {
  credits: number;
  /** When it was made: what was bought later was bought for this step, also before its process was killed. */
  at: Date;
}

/**
 * Counts credits against the run before anything is spent, then notes them on the lead. A kill in between wastes them
 * and never overspends; a step that goes on after a kill has them already.
 * @returns null when the run's limit is reached
 */
export async function reserveCredits(work: StepWork, credits: number): Promise<Reservation | null> {
  const { run, step, ctx } = work;
  const known = work.lead.steps[step];
  if (known?.reservedBy === run._id && known.at !== null) return { credits: known.credits, at: known.at };
  const at = ctx.now();
  if (credits === 0) return { credits, at };
  const room = run.creditsMax === null ? {} : { creditsReserved: { $lte: run.creditsMax - credits } };
  const { modifiedCount } = await LeadRunModel.updateOne(
    { _id: run._id, ...room },
    { $inc: { creditsReserved: credits } },
  );
  if (modifiedCount === 0) return null;
  work.lead = await changeLead(
    work.lead._id.toHexString(),
    ({ steps }) => ({
      steps: { ...steps, [step]: { ...(steps[step] ?? PENDING), credits, reservedBy: run._id, at } },
    }),
    at,
    work.lead,
  );
  return { credits, at };
}

/** After the price is stored on the lead: a kill in between wastes what was not spent. */
export async function giveBackCredits(runId: string, credits: number): Promise<void> {
  if (credits !== 0) await LeadRunModel.updateOne({ _id: runId }, { $inc: { creditsReserved: -credits } });
}

export const limitReached = (creditsMax: number | null): string =>
  `The run's limit of ${creditsMax === 1 ? '1 credit' : `${creditsMax} credits`} is reached`;
