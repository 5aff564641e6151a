import type { LeadDecisionDoc, LeadDoc, LeadSuggestionDoc } from '@workbench/db';
import type { LeadField } from '../values/fields.ts';
import { clearFormerEmployer } from '../values/former-employer.ts';
import { acceptedOrigin } from '../values/value-origin.ts';

export const isSameSuggestion = (
  one: Pick<LeadSuggestionDoc, 'field' | 'value'>,
  other: Pick<LeadSuggestionDoc, 'field' | 'value'>,
): boolean => one.field === other.field && one.value === other.value;

/** A lead after a suggestion was accepted, which confirms the value, or dismissed for good. Pure. */
export function applyDecision(
  lead: LeadDoc,
  suggestion: LeadSuggestionDoc,
  accept: boolean,
  at: Date,
): Partial<LeadDoc> {
  const { value, organizationDomain } = suggestion;
  const field = suggestion.field as LeadField;
  const suggestions = lead.suggestions.filter((one) => !isSameSuggestion(one, suggestion));
  if (!accept) return { suggestions, dismissed: [...(lead.dismissed ?? []), { field, value }] };
  const accepted = { [field]: value };
  const origins = { ...lead.origins, [field]: acceptedOrigin(suggestion, at) };
  return {
    ...accepted,
    ...clearFormerEmployer(lead, { ...accepted, origins }, organizationDomain),
    origins,
    suggestions,
  };
}

/** What undoes `changes`, which came of a decision about many leads. Pure. */
export function toDecision(
  lead: LeadDoc,
  suggestion: LeadSuggestionDoc,
  changes: Partial<LeadDoc>,
  { id, at, isAccepted }: Pick<LeadDecisionDoc, 'id' | 'at' | 'isAccepted'>,
): LeadDecisionDoc {
  const field = suggestion.field as LeadField;
  const decision = { id, field, at, isAccepted, suggestion };
  if (!isAccepted) return decision;
  const { organizationDomain, companyId } = lead;
  const employer = { organizationDomain, companyId, step: lead.steps.company_research ?? null };
  return {
    ...decision,
    before: {
      value: lead[field],
      origin: lead.origins[field] ?? null,
      employer: changes.organizationDomain === undefined ? null : employer,
    },
  };
}
