import type { LeadDoc, LeadLogDoc, LeadStepDoc } from '@workbench/db';
import { changeLead } from '../find-lead.ts';
import { PENDING } from '../rules/lead-status.ts';
import { releaseCredits } from './run-credits.ts';
import { isStepOf, reservedBy } from './step-owner.ts';
import type { StepResult, StepWork } from './types.ts';

const LOG_MAX = 50;

/**
 * Writes how a step ended, what it found and whom it asked in one change, then gives back what it did not spend. Of a
 * step that a later run has taken over, what was found is kept and the rest is left to that run.
 */
export async function storeResult(work: StepWork, result: StepResult, begunAt: Date): Promise<LeadDoc> {
  const { step } = work;
  const at = work.ctx.now();
  const { state, source, confidence, credits, message, isForGood } = result;
  const ended: LeadStepDoc = {
    state,
    source,
    confidence,
    credits,
    message,
    at,
    durationMs: at.getTime() - begunAt.getTime(),
    ...(isForGood && { isForGood }),
  };
  const candidates = (result.candidates ?? []).map((candidate) => ({ ...candidate, step, at }));
  return store(
    work,
    () => ended,
    (lead, isOurs) => ({
      ...result.change?.(lead),
      ...(isOurs && { candidates: [...lead.candidates.filter((other) => other.step !== step), ...candidates] }),
    }),
  );
}

/** Writes why a step failed. What was reserved is kept where the source may have charged it all the same. */
export function storeFailure(
  work: StepWork,
  failure: { message: string; willRetry: boolean; begunAt: Date },
): Promise<LeadDoc> {
  const at = work.ctx.now();
  const { message, willRetry, begunAt } = failure;
  if (willRetry) return store(work, (known) => ({ ...waiting(work, known), message }));
  const durationMs = at.getTime() - begunAt.getTime();
  const ended = { ...PENDING, state: 'failed', message, credits: spentBy(work), at, durationMs };
  return store(work, (known) => ({ ...ended, ...(work.isInDoubt && reservedBy(work.run._id, known)) }));
}

/** A step was stopped in between: whoever cleans up after a cancelled run learns whether anything was sent. */
export async function storeStopped(work: StepWork): Promise<void> {
  const { run, step, lead } = work;
  const isKnown = !work.isInDoubt && spentBy(work) === 0 && reservedBy(run._id, lead.steps[step]) !== null;
  if (isKnown) await store(work, (known) => waiting(work, known));
}

const spentBy = ({ asked }: StepWork): number => asked.reduce((sum, { credits }) => sum + credits, 0);

/** It keeps what it has reserved. */
function waiting(work: StepWork, { isUnsent: _, ...known }: LeadStepDoc): LeadStepDoc {
  const isUnsent = known.reservedBy === work.run._id && !work.isInDoubt && spentBy(work) === 0;
  return { ...known, state: 'pending', ...(isUnsent && { isUnsent }) };
}

async function store(
  work: StepWork,
  end: (known: LeadStepDoc) => LeadStepDoc,
  change: (lead: LeadDoc, isOurs: boolean) => Partial<LeadDoc> = () => ({}),
): Promise<LeadDoc> {
  const { ctx, run, step, lead, asked } = work;
  const at = ctx.now();
  let unspent: number | null = null;
  const lines = asked.map((asking): LeadLogDoc => ({ ...asking, step, at }));
  const stored = await changeLead(
    lead._id.toHexString(),
    (current) => {
      const isOurs = isStepOf(current, step, run._id);
      const known = current.steps[step] ?? PENDING;
      const ended = isOurs ? end(known) : known;
      const hasLetGo = isOurs && known.reservedBy === run._id && ended.state !== 'pending';
      unspent = hasLetGo ? known.credits - ended.credits : null;
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
