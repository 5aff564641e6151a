import type { LeadDoc, LeadStepDoc } from '@workbench/db';
import { ENRICHMENT_STEPS } from '../schemas.ts';

const ENDED: ReadonlySet<string> = new Set(['completed', 'skipped', 'review']);

/** Nothing more is done about it in this run. */
export const isStepFinished = (step: LeadStepDoc | undefined): boolean => step !== undefined && ENDED.has(step.state);

/** How a lead stands when its run has done with it: failed when any step has. Pure. */
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
