import type { LeadDoc, LeadStepDoc } from '@workbench/db';

type StepOwner = Pick<LeadDoc, 'runId' | 'steps'>;

/** Whether the run may write the step's state: a later run that started the lead has taken it over. Pure. */
export const isStepOwnedBy = ({ runId, steps }: StepOwner, step: string, ofRun: string): boolean =>
  (steps[step]?.runId ?? runId) === ofRun;

/** A step keeps its reservation from the run's limit, however often it is repeated. Pure. */
export function reservationOf(
  runId: string,
  step: LeadStepDoc | undefined,
): Pick<LeadStepDoc, 'credits' | 'reservedBy' | 'at'> | null {
  if (step?.reservedBy !== runId) return null;
  const { credits, at } = step;
  return { credits, reservedBy: runId, at };
}
