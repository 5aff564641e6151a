import type { LeadDoc, LeadStepDoc } from '@workbench/db';
import { ENRICHMENT_STEPS } from '../schemas.ts';

const ENDED: ReadonlySet<string> = new Set(['completed', 'skipped', 'review']);

/** This run does nothing more about it. */
export const isStepFinished = (step: LeadStepDoc | undefined): boolean => step !== undefined && ENDED.has(step.state);

/** A lead's status at the end of its run: failed when any step has failed. Pure. */
export function finalEnrichmentStatus({ steps }: Pick<LeadDoc, 'steps'>): 'completed' | 'failed' {
  return ENRICHMENT_STEPS.some((step) => steps[step]?.state === 'failed') ? 'failed' : 'completed';
}

export const PENDING_STEP: LeadStepDoc = {
  state: 'pending',
  source: null,
  confidence: null,
  credits: 0,
  message: null,
  at: null,
  durationMs: null,
};
