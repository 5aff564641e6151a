import type { LeadDoc } from '@workbench/db';
import type { Finding } from '../finding-schemas.ts';
import { ENRICHMENT_STEPS } from '../schemas.ts';
import { LEAD_FIELDS } from '../values/fields.ts';
import { fieldOutcomes, type OutcomeSubject } from './field-outcomes.ts';
import { skipReasonOf } from './skip-reason.ts';

type StoredFindings = Pick<LeadDoc, 'findings' | 'findingsKey'>;

/** What a lead is filtered and counted by; `findingsKey` is the same in one text, for an index over it. Pure. */
export function withFindings<Lead extends OutcomeSubject>(lead: Lead): Lead & StoredFindings {
  const findings = leadFindings(lead);
  return { ...lead, findings, findingsKey: findings.join(' ') };
}

/** Pure. */
export function leadFindings(lead: OutcomeSubject): Finding[] {
  const outcomes = fieldOutcomes(lead);
  const search = lead.steps.pdl_search;
  const isSearched = search?.state === 'completed';
  const isRejected = search?.state === 'skipped' && skipReasonOf(search) === null;
  const findings: (Finding | false)[] = [
    isSearched && search.confidence !== null && 'matched',
    ((isSearched && search.confidence === null) || isRejected) && 'unmatched',
    lead.suggestions.length > 0 && 'suggestion',
    ...LEAD_FIELDS.map((field): Finding | false => {
      const { state } = outcomes[field];
      return (state === 'suggestion' || state === 'found' || state === 'not_found') && `${state}:${field}`;
    }),
    ...ENRICHMENT_STEPS.map((name): Finding | false => {
      const step = lead.steps[name];
      const reason = step === undefined ? null : skipReasonOf(step);
      return reason !== null && `skipped:${reason}`;
    }),
  ];
  return [...new Set(findings.filter((one) => one !== false))];
}
