import type { LeadDoc, LeadLogDoc, LeadStepDoc } from '@workbench/db';
import { changeLead } from '../store/change-lead.ts';
import { PENDING_STEP } from '../values/enrichment-status.ts';
import { releaseCredits } from './run-credits.ts';
import { isStepOwnedBy, reservationOf } from './step-ownership.ts';
import type { StepResult, StepWork } from './types.ts';

const LOG_MAX = 50;

/**
 * Writes a step's outcome, values and queries in one change, then returns the unspent credits. If a later run has taken
 * over the step, only the values are saved.
 */
export async function saveStepResult(work: StepWork, result: StepResult, begunAt: Date): Promise<LeadDoc> {
  const { step } = work;
  const at = work.ctx.now();
  const { state, source, confidence, credits, message, isForGood, skipReason } = result;
  const ended: LeadStepDoc = {
    state,
    source,
    confidence,
    credits,
    message,
    at,
    durationMs: at.getTime() - begunAt.getTime(),
    ...(isForGood && { isForGood }),
    ...(skipReason !== undefined && { skipReason }),
  };
  const candidates = (result.candidates ?? []).map((candidate) => ({ ...candidate, step, at }));
  return saveStep(
    work,
    () => ended,
    (lead, isOurs) => ({
      ...result.change?.(lead),
      ...(isOurs && { candidates: [...lead.candidates.filter((other) => other.step !== step), ...candidates] }),
    }),
  );
}

/** Writes why a step failed. The reservation is kept if the source may have charged it. */
export function saveStepFailure(
  work: StepWork,
  failure: { message: string; willRetry: boolean; begunAt: Date; repeatCredits: number | null },
): Promise<LeadDoc> {
  const at = work.ctx.now();
  const { message, willRetry, begunAt, repeatCredits } = failure;
  if (willRetry) return saveStep(work, (known) => ({ ...toPendingStep(work, known), message }));
  const durationMs = at.getTime() - begunAt.getTime();
  const credits = creditsSpentIn(work);
  const lost = repeatCredits !== null && { repeatCredits };
  const ended = { ...PENDING_STEP, state: 'failed', message, credits, at, durationMs, ...lost };
  return saveStep(work, (known) => ({ ...ended, ...(work.isChargeUnknown && reservationOf(work.run._id, known)) }));
}

/** A step was stopped in between: whoever cleans up after a cancelled run learns whether anything was sent. */
export async function saveInterruptedStep(work: StepWork): Promise<void> {
  const { run, step, lead } = work;
  const isUncharged =
    !work.isChargeUnknown && creditsSpentIn(work) === 0 && reservationOf(run._id, lead.steps[step]) !== null;
  if (isUncharged) await saveStep(work, (known) => toPendingStep(work, known));
}

const creditsSpentIn = ({ queryLog: asked }: StepWork): number => asked.reduce((sum, { credits }) => sum + credits, 0);

/** It keeps what it has reserved. */
function toPendingStep(work: StepWork, { isUnsent: _, ...known }: LeadStepDoc): LeadStepDoc {
  const isUnsent = known.reservedBy === work.run._id && !work.isChargeUnknown && creditsSpentIn(work) === 0;
  return { ...known, state: 'pending', ...(isUnsent && { isUnsent }) };
}

async function saveStep(
  work: StepWork,
  end: (known: LeadStepDoc) => LeadStepDoc,
  change: (lead: LeadDoc, isOurs: boolean) => Partial<LeadDoc> = () => ({}),
): Promise<LeadDoc> {
  const { ctx, run, step, lead, queryLog: asked } = work;
  const at = ctx.now();
  let unspent: number | null = null;
  const lines = asked.map((query): LeadLogDoc => ({ ...query, step, at }));
  const stored = await changeLead(
    lead._id.toHexString(),
    (current) => {
      const isOurs = isStepOwnedBy(current, step, run._id);
      const known = current.steps[step] ?? PENDING_STEP;
      const ended = isOurs ? end(known) : known;
      const isReservationClosed = isOurs && known.reservedBy === run._id && ended.state !== 'pending';
      unspent = isReservationClosed ? known.credits - ended.credits : null;
      return {
        ...change(current, isOurs),
        steps: isOurs ? { ...current.steps, [step]: ended } : current.steps,
        log: [...current.log, ...lines].slice(-LOG_MAX),
      };
    },
    at,
    lead,
  );
  if (unspent !== null) await releaseCredits(work, unspent);
  return stored;
}
