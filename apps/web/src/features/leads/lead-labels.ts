import type { EnrichmentStatus, Lead, LeadDetail, LeadStep } from '@workbench/services/leads/schemas';
import { formatDecimal, formatPercent } from '~/lib/format/format';
import { formatCount, formatNumber } from '../../lib/format/format.ts';

export type Tone = 'default' | 'outline' | 'success' | 'warning' | 'destructive';

export const LEAD_STATUS_BADGE: Record<EnrichmentStatus, { label: string; tone: Tone }> = {
  pending: { label: 'Pending', tone: 'default' },
  enriching: { label: 'Enriching', tone: 'warning' },
  completed: { label: 'Completed', tone: 'success' },
  failed: { label: 'Failed', tone: 'destructive' },
};

/** How full a lead's bar is: 100 completed, 50 enriching, 0 otherwise. */
export function leadProgress(status: EnrichmentStatus): number {
  if (status === 'completed') return 100;
  return status === 'enriching' ? 50 : 0;
}

type NamedLead = Pick<Lead, 'firstName' | 'lastName' | 'email'>;

/** What a lead is called: the name, or else the address. */
export function leadName({ firstName, lastName, email }: NamedLead): string {
  const name = `${firstName} ${lastName}`.trim();
  return name === '' ? (email ?? 'Unnamed lead') : name;
}

/** "CTO at Kettle Works"; empty when neither is known. */
export function titleAtCompany({ title, company }: Pick<Lead, 'title' | 'company'>): string {
  if (title && company) return `${title} at ${company}`;
  return title || (company ? `at ${company}` : '');
}

export const LEAD_FIELD_LABELS = [
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['email', 'Email'],
  ['company', 'Company'],
  ['title', 'Title'],
  ['linkedinUrl', 'LinkedIn URL'],
  ['phone', 'Phone'],
  ['location', 'Location'],
  ['industry', 'Industry'],
] as const;
export type LeadFieldName = (typeof LEAD_FIELD_LABELS)[number][0];

/** "LinkedIn URL" for "linkedinUrl"; a name that has no words of its own is shown as it is. */
export function leadFieldLabel(field: string): string {
  return LEAD_FIELD_LABELS.find(([name]) => name === field)?.[1] ?? field;
}

export const STEP_LABEL: Record<LeadStep, string> = {
  pdl_search: 'People-data search',
  linkedin_discovery: 'LinkedIn profile discovery',
  company_research: 'Company research',
  write_back: 'Write results back',
};

type StepState = LeadDetail['steps'][number]['state'];
export const STEP_BADGE: Record<StepState, { label: string; tone: Tone }> = {
  pending: { label: 'Not started', tone: 'outline' },
  running: { label: 'Running', tone: 'warning' },
  completed: { label: 'Done', tone: 'success' },
  skipped: { label: 'Skipped', tone: 'default' },
  failed: { label: 'Failed', tone: 'destructive' },
  review: { label: 'Needs review', tone: 'warning' },
};

const OUTCOME_LABELS: Record<string, string> = {
  found: 'Found',
  not_found: 'Nothing found',
  answered: 'Answered',
  failed: 'Failed',
};

export function stepOutcomeText(outcome: string): string {
  return OUTCOME_LABELS[outcome] ?? outcome.replaceAll('_', ' ');
}

/** 0.873 → "87% confidence"; empty when no one said. */
export function confidenceText(confidence: number | null): string {
  return confidence === null ? '' : `${formatPercent(confidence * 100, 0)} confidence`;
}

/** "1 credit", "2.5 credits"; prices may be parts of a credit. */
export function formatCredits(credits: number): string {
  return `${formatDecimal(credits)} ${credits === 1 ? 'credit' : 'credits'}`;
}

/** What buying once more risks, where responses were lost. */
export const REPEAT_RISK = 'The source may have charged for this already; it may charge again.';

/** At most this much on top of what may have been charged. */
export function repeatButtonLabel(credits: number): string {
  return `Buy again · up to ${formatCredits(credits)}`;
}

/** "1,234 leads", "10,000 or more leads match". */
export function leadCountText(total: number, isExact: boolean, isNarrowed: boolean): string {
  if (!isNarrowed) return formatCount(total, 'lead', 'leads');
  if (!isExact) return `${formatNumber(total)} or more leads match`;
  return `${formatCount(total, 'lead matches', 'leads match')}`;
}
