import type { LeadCandidateDoc, LeadDoc, LeadLogDoc, LeadStepDoc } from '@workbench/db';
import { applyEnrichment } from '../values/apply-enrichment.ts';
import { companyDomainOf } from '../values/company-domain.ts';
import { employerDomain } from '../values/employer-domain.ts';
import { finalEnrichmentStatus, PENDING_STEP } from '../values/enrichment-status.ts';
import { resetCompanyResearch } from '../values/former-employer.ts';

const LOG_MAX = 50;
/** What a person chose is no guess any more. */
const CHOSEN_CONFIDENCE = 1;

/** A lead after a user has chosen one of a step's candidates. Pure. */
export function chooseCandidate(lead: LeadDoc, candidate: LeadCandidateDoc, at: Date): Partial<LeadDoc> {
  const { step, source, values, organizationDomain } = candidate;
  const found = applyEnrichment(lead, values, { source, confidence: CHOSEN_CONFIDENCE, at, organizationDomain });
  const message = 'Chosen by a person';
  const decided = applyDecision(lead, [step], {
    state: 'completed',
    source,
    confidence: CHOSEN_CONFIDENCE,
    message,
    at,
  });
  const { company = null, email = null } = values;
  const domain = employerDomain(lead, { organizationName: company, organizationDomain, email });
  const chosen = { ...lead, ...found, ...decided, organizationDomain: domain };
  const hasNewDomain = 'reason' in companyDomainOf(lead) && 'domain' in companyDomainOf(chosen);
  const steps = hasNewDomain ? resetCompanyResearch(chosen.steps) : chosen.steps;
  return { ...found, ...decided, organizationDomain: domain, steps };
}

/** A lead after a user has rejected all candidates: they would be found again by the same query. Pure. */
export function rejectCandidates(lead: LeadDoc, at: Date): Partial<LeadDoc> {
  const stepNames = [...new Set(lead.candidates.map(({ step }) => step))];
  const message = 'None of the matches was right';
  return applyDecision(lead, stepNames, {
    state: 'skipped',
    source: null,
    confidence: null,
    message,
    at,
    isForGood: true,
    skipReason: null,
  });
}

type CandidateDecision = Pick<
  LeadStepDoc,
  'state' | 'source' | 'confidence' | 'message' | 'at' | 'isForGood' | 'skipReason'
>;

function applyDecision(lead: LeadDoc, names: string[], decision: CandidateDecision): Partial<LeadDoc> {
  const steps = { ...lead.steps };
  for (const name of names) {
    const { isForGood: _, skipReason: _reason, ...known } = steps[name] ?? PENDING_STEP;
    steps[name] = { ...known, ...decision };
  }
  const lines = names.map((step): LeadLogDoc => {
    const { state, message, at } = decision;
    return { step, source: 'person', outcome: state, message, credits: 0, at: at ?? lead.updatedAt, durationMs: 0 };
  });
  const isOpen = lead.enrichmentStatus === 'pending' || lead.enrichmentStatus === 'enriching';
  return {
    steps,
    candidates: lead.candidates.filter(({ step }) => !names.includes(step)),
    log: [...lead.log, ...lines].slice(-LOG_MAX),
    enrichmentStatus: isOpen ? lead.enrichmentStatus : finalEnrichmentStatus({ steps }),
  };
}
