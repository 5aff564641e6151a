import type { LeadDoc } from '@workbench/db';
import type { EnrichmentStep } from '../schemas.ts';

/** What decides what a lead is asked by. */
const IDENTIFYING = ['firstName', 'lastName', 'email', 'company', 'linkedinUrl'] as const;

type Enrichable = Pick<LeadDoc, 'steps' | 'origins'>;

/** Whether any of the steps has something to do for this lead. Pure. */
export function needsEnrichment(lead: Enrichable, steps: readonly EnrichmentStep[]): boolean {
  return steps.some((step) => needsStep(lead, step));
}

/**
 * A step is done again when it was not brought to an end, when it was skipped for a reason that may have gone, and when
 * a person has changed since what it asks by; what they only confirmed was found by asking. What a person has to decide
 * about waits for them. Pure.
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
