import type { LeadDecisionDoc, LeadDoc } from '@workbench/db';
import type { LeadField } from '../values/fields.ts';
import { isSameSuggestion } from './apply-decision.ts';

/**
 * A lead without a decision about many leads: the former value returns and the suggestion waits again. null when a later
 * change built on the decision, which stays then. Pure.
 */
export function revertDecision(lead: LeadDoc, decision: LeadDecisionDoc): Partial<LeadDoc> | null {
  const { field: name, suggestion, at, before } = decision;
  const field = name as LeadField;
  if (lead.suggestions.some((one) => isSameSuggestion(one, suggestion))) return null;
  const decisions = (lead.decisions ?? []).filter((one) => one !== decision);
  const suggestions = [...lead.suggestions, suggestion];
  if (before === undefined) {
    const dismissed = lead.dismissed ?? [];
    if (!dismissed.some((one) => isSameSuggestion(one, suggestion))) return null;
    return { decisions, suggestions, dismissed: dismissed.filter((one) => !isSameSuggestion(one, suggestion)) };
  }
  const { [field]: origin, ...others } = lead.origins;
  if (lead[field] !== suggestion.value || origin?.at.getTime() !== at.getTime()) return null;
  const { company_research: step, ...steps } = lead.steps;
  // What is being looked up at this moment is about the new employer.
  if (before.employer !== null && step?.state === 'running') return null;
  const origins = before.origin === null ? others : { ...others, [field]: before.origin };
  return { decisions, suggestions, [field]: before.value, origins, ...formerEmployer(steps, before.employer) };
}

/** With what had been found about them; what was found about the other one since goes. */
function formerEmployer(
  steps: LeadDoc['steps'],
  employer: NonNullable<LeadDecisionDoc['before']>['employer'],
): Partial<LeadDoc> {
  if (employer === null) return {};
  return {
    organizationDomain: employer.organizationDomain,
    companyId: employer.companyId,
    steps: employer.step === null ? steps : { ...steps, company_research: employer.step },
  };
}
