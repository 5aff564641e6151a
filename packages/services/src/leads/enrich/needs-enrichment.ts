import type { LeadDoc } from '@workbench/db';
import type { EnrichmentStep } from '../schemas.ts';

/** The inputs that decide which query a lead gets. */
const IDENTIFYING = ['firstName', 'lastName', 'email', 'company', 'linkedinUrl'] as const;

type Enrichable = Pick<LeadDoc, 'steps' | 'origins'>;

/** Whether any of the steps has something to do for this lead. Pure. */
export function needsEnrichment(lead: Enrichable, steps: readonly EnrichmentStep[]): boolean {
  return steps.some((step) => needsStep(lead, step));
}

/**
 * A step is repeated when it was not finished, when it was skipped for a reason that may no longer apply, and when a
 * user has changed an input of its query; values that a user only confirmed came from the query itself. Matches that
 * need a decision wait for the user. Pure.
 */
export function needsStep({ steps, origins }: Enrichable, step: EnrichmentStep): boolean {
  const known = steps[step];
  if (known === undefined || known.at === null) return true;
  const { state, at } = known;
  if (state === 'review') return false;
  const isDone = state === 'completed' || (state === 'skipped' && known.isForGood === true);
  if (!isDone) return true;
  const userProvided = IDENTIFYING.flatMap((field) => origins[field] ?? []).filter(({ isLocked }) => isLocked);
  return userProvided.some((origin) => !origin.isConfirmed && origin.at > at);
}
