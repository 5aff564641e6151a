import type { LeadDoc, LeadLogDoc, LeadStepDoc } from '@workbench/db';
import { changeLead } from '../find-lead.ts';
import { PENDING } from '../rules/lead-status.ts';
import { giveBackCredits } from './run-credits.ts';
import type { StepResult, StepWork } from './types.ts';

const LOG_MAX = 50;

/** Writes how a step ended, what it found and whom it asked in one change, then gives back what it did not spend. */
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
  return store(work, ended, (lead) => ({
    ...result.change?.(lead),
    candidates: [...lead.candidates.filter((other) => other.step !== step), ...candidates],
  }));
}

/** Writes why a step failed. What was reserved is kept where the source may have charged it all the same. */
export function storeFailure(
  work: StepWork,
  failure: { message: string; willRetry: boolean; mayBeCharged: boolean; begunAt: Date },
): Promise<LeadDoc> {
  const at = work.ctx.now();
  const known = work.lead.steps[work.step] ?? PENDING;
  const { message, willRetry, mayBeCharged, begunAt } = failure;
  if (willRetry) return store(work, { ...known, state: 'pending', message }, () => ({}), false);
  const credits = work.asked.reduce((sum, asking) => sum + asking.credits, 0);
  const durationMs = at.getTime() - begunAt.getTime();
  const failed: LeadStepDoc = { ...PENDING, state: 'failed', message, credits, at, durationMs };
  return store(work, failed, () => ({}), !mayBeCharged);
}

async function store(
  { ctx, run, step, lead, asked }: StepWork,
  ended: LeadStepDoc,
  change: (lead: LeadDoc) => Partial<LeadDoc>,
  givesBack = true,
): Promise<LeadDoc> {
  const at = ctx.now();
  let unspent = 0;
  const lines = asked.map((asking): LeadLogDoc => ({ ...asking, step, at }));
  const stored = await changeLead(
    lead._id.toHexString(),
    (current) => {
      const known = current.steps[step];
      unspent = known?.reservedBy === run._id ? known.credits - ended.credits : 0;
      return {
        ...change(current),
        steps: { ...current.steps, [step]: ended },
        log: [...current.log, ...lines].slice(-LOG_MAX),
      };
    },
    at,
    lead,
  );
  if (givesBack) await giveBackCredits(run._id, unspent);
  return stored;
}
