import type { LeadDoc } from '@workbench/db';
import { LEAD_STEPS } from '../schemas.ts';

type EnrichedLead = Pick<LeadDoc, 'steps' | 'candidates' | 'enrichmentStatus'>;

/** Why the enrichment of a lead failed, or what a person has to decide. Pure. */
export function leadMessage({ steps, candidates, enrichmentStatus }: EnrichedLead): string | null {
  const failed = LEAD_STEPS.map((step) => steps[step]).find((step) => step?.state === 'failed');
  if (failed !== undefined && (enrichmentStatus === 'failed' || candidates.length === 0)) return failed.message;
  if (candidates.length === 0) return null;
  const [only] = candidates;
  if (candidates.length === 1 && only !== undefined) return `Is it them? ${only.reason}`;
  return `${candidates.length} matches: choose the right one`;
}
