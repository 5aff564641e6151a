import { CompanyModel, type LeadDoc, LeadListModel, type LeadStepDoc } from '@workbench/db';
import { fieldOutcomes } from '../findings/field-outcomes.ts';
import { LEAD_STEPS, type Lead, type LeadDetail } from '../schemas.ts';
import { leadMessage } from './lead-message.ts';

type StepView = LeadDetail['steps'][number];

/** A lead as lists show it, without its large fields. */
export type LeadSummary = Omit<LeadDoc, 'log' | 'words' | 'decisions'>;

/** A lead as lists show it. */
export function toLead(lead: LeadSummary): Lead {
  return {
    id: lead._id.toHexString(),
    firstName: lead.firstName,
    lastName: lead.lastName,
    title: lead.title,
    company: lead.company,
    email: lead.email,
    linkedinUrl: lead.linkedinUrl,
    phone: lead.phone,
    location: lead.location,
    industry: lead.industry,
    enrichmentStatus: lead.enrichmentStatus as Lead['enrichmentStatus'],
    contactId: lead.contactId?.toHexString() ?? null,
    companyId: lead.companyId?.toHexString() ?? null,
    message: leadMessage(lead),
    suggestionCount: lead.suggestions.length,
    needsReview: lead.needsReview,
    outcomes: fieldOutcomes(lead),
    userLists: lead.lists ?? [],
    createdAt: lead.createdAt.toISOString(),
  };
}

/** With the origin of every value and the log of every step. */
export async function toLeadDetail(lead: LeadDoc): Promise<LeadDetail> {
  const [lists, companyFigures] = await Promise.all([readLists(lead), readCompany(lead)]);
  return {
    ...toLead(lead),
    origins: Object.fromEntries(
      Object.entries(lead.origins).map(([field, origin]) => [field, { ...origin, at: origin.at.toISOString() }]),
    ),
    steps: LEAD_STEPS.map((step) => toStep(step, lead.steps[step])),
    log: lead.log.map((line) => ({ ...line, step: line.step as StepView['step'], at: line.at.toISOString() })),
    suggestions: lead.suggestions.map((suggestion) => ({
      ...suggestion,
      field: suggestion.field as LeadDetail['suggestions'][number]['field'],
      at: suggestion.at.toISOString(),
    })),
    candidates: lead.candidates.map(({ id, step, source, confidence, values, reason }) => {
      return { id, step: step as StepView['step'], source, confidence, values, reason };
    }),
    lists,
    companyFigures,
  };
}

const NOT_STARTED: LeadStepDoc = {
  state: 'pending',
  source: null,
  confidence: null,
  credits: 0,
  message: null,
  at: null,
  durationMs: null,
};

function toStep(step: StepView['step'], known: LeadStepDoc = NOT_STARTED): StepView {
  const { source, confidence, credits, message, durationMs, repeatCredits = null } = known;
  const state = known.state as StepView['state'];
  const at = known.at?.toISOString() ?? null;
  return { step, state, source, confidence, credits, message, at, durationMs, repeatCredits };
}

async function readLists({ listIds }: LeadDoc): Promise<LeadDetail['lists']> {
  if (listIds.length === 0) return [];
  const lists = await LeadListModel.find({ _id: { $in: listIds } }, { name: 1, kind: 1 }).lean();
  return lists.map(({ _id, name, kind }) => ({ id: _id, name, kind }));
}

async function readCompany({ companyId }: LeadDoc): Promise<LeadDetail['companyFigures']> {
  if (companyId === null) return null;
  const fields = { name: 1, domain: 1, industry: 1, aggregatedEmployeeCount: 1 };
  const company = await CompanyModel.findById(companyId, fields).lean();
  if (company === null) return null;
  const { _id, name, domain, industry, aggregatedEmployeeCount } = company;
  return { id: _id.toHexString(), name, domain, industry, employees: aggregatedEmployeeCount };
}
