import type { LeadDoc, LeadStepDoc } from '@workbench/db';

type StepOwner = Pick<LeadDoc, 'runId' | 'steps'>;

/** Whether the run may write how the step stands: a later run that began the lead has taken over what it does. Pure. */
export const isStepOwnedBy = ({ runId, steps }: StepOwner, step: string, ofRun: string): boolean =>
  (steps[step]?.runId ?? runId) === ofRun;

/** What the step has reserved of the run's limit stays with it however often it is done again. Pure. */
export function reservationOf(
  runId: string,
  step: LeadStepDoc | undefined,
): Pick<LeadStepDoc, 'credits' | 'reservedBy' | 'at'> | null {
  if (step?.reservedBy !== runId) return null;
  const { credits, at } = step;
  return { credits, reservedBy: runId, at };
}
