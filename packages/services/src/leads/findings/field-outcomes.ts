import type { LeadDoc, LeadOriginDoc } from '@workbench/db';
import type { EnrichmentStep, LeadFieldOutcome } from '../schemas.ts';
import { LEAD_FIELDS, type LeadField } from '../values/fields.ts';
import { isFoundBySource } from '../values/value-origin.ts';
import { skipReasonOf } from './skip-reason.ts';

export type OutcomeSubject = Pick<LeadDoc, LeadField | 'origins' | 'steps' | 'suggestions' | 'candidates'>;

/** The steps that may find a field. */
const stepsFor = (field: LeadField): readonly EnrichmentStep[] =>
  field === 'linkedinUrl' ? ['pdl_search', 'linkedin_discovery'] : ['pdl_search'];

/** What was found for each field. Pure. */
export function fieldOutcomes(lead: OutcomeSubject): Record<LeadField, LeadFieldOutcome> {
  const entries = LEAD_FIELDS.map((field) => [field, fieldOutcome(lead, field)] as const);
  return Object.fromEntries(entries) as Record<LeadField, LeadFieldOutcome>;
}

function fieldOutcome(lead: OutcomeSubject, field: LeadField): LeadFieldOutcome {
  const is = (state: LeadFieldOutcome['state'], reason: string | null = null) => ({ state, reason });
  if (lead.suggestions.some((suggestion) => suggestion.field === field)) return is('suggestion');
  if (lead[field]) return is(isFound(lead.origins[field]) ? 'found' : 'locked');
  if (lead.candidates.some(({ values }) => values[field])) return is('review');
  const steps = stepsFor(field).flatMap((name) => lead.steps[name] ?? []);
  const failed = steps.find(({ state }) => state === 'failed');
  if (failed !== undefined) return is('failed', failed.message);
  const ended = steps.filter(({ state }) => state === 'completed' || state === 'skipped' || state === 'review');
  if (ended.length < steps.length || ended.length === 0) return is('pending');
  if (ended.some((step) => skipReasonOf(step) === null)) return is('not_found');
  return is('skipped', ended[0]?.message ?? null);
}

/** A value of unknown origin was there before any search. */
const isFound = (origin: LeadOriginDoc | undefined): boolean => origin !== undefined && isFoundBySource(origin);
