import type { LeadDoc, LeadStepDoc } from '@workbench/db';
import { ENRICHMENT_STEPS } from '../schemas.ts';

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
