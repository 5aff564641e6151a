import type { EnrichmentStatus, Lead, LeadDetail, LeadStep } from '@workbench/services/leads/schemas';
import { formatCount, formatNumber } from '../../../lib/format.ts';

export type Tone = 'default' | 'outline' | 'success' | 'warning' | 'destructive';

export const STATUS_BADGE: Record<EnrichmentStatus, { label: string; tone: Tone }> = {
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

type Named = Pick<Lead, 'firstName' | 'lastName' | 'email'>;

/** What a lead is called: the name, or else the address. */
export function leadName({ firstName, lastName, email }: Named): string {
  const name = `${firstName} ${lastName}`.trim();
  return name === '' ? (email ?? 'Lead without a name') : name;
}

/** "CTO at Kettle Works"; empty when neither is known. */
export function titleAtCompany({ title, company }: Pick<Lead, 'title' | 'company'>): string {
  if (title && company) return `${title} at ${company}`;
  return title || (company ? `at ${company}` : '');
}

export const FIELDS = [
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
export type FieldName = (typeof FIELDS)[number][0];

/** "LinkedIn URL" for "linkedinUrl"; a name that has no words of its own is shown as it is. */
export function fieldLabel(field: string): string {
  return FIELDS.find(([name]) => name === field)?.[1] ?? field;
}

const SOURCES: Record<string, string> = {
  sheet: 'Google Sheet',
  file: 'File',
  pasted: 'Pasted rows',
  contact: 'Saved contact',
  contacts: 'Saved contacts',
  companies: 'Tracked companies',
  typed: 'Typed here',
  pdl: 'People Data Labs',
  website: 'Company website',
  wikidata: 'Wikidata',
  apollo: 'Apollo',
};

export function sourceLabel(source: string): string {
  return SOURCES[source] ?? source;
}

export const STEP_LABEL: Record<LeadStep, string> = {
  pdl_search: 'People-data search',
  linkedin_discovery: 'LinkedIn profile discovery',
  company_research: 'Company research',
  write_back: 'Write results back',
};

type StepState = LeadDetail['steps'][number]['state'];
export const STEP_BADGE: Record<StepState, { label: string; tone: Tone }> = {
  pending: { label: 'Not done yet', tone: 'outline' },
  running: { label: 'Running', tone: 'warning' },
  completed: { label: 'Done', tone: 'success' },
  skipped: { label: 'Skipped', tone: 'default' },
  failed: { label: 'Failed', tone: 'destructive' },
  review: { label: 'Needs review', tone: 'warning' },
};

const OUTCOMES: Record<string, string> = {
  found: 'Found',
  not_found: 'Nothing found',
  answered: 'Answered',
  failed: 'Failed',
};

export function outcomeText(outcome: string): string {
  return OUTCOMES[outcome] ?? outcome.replaceAll('_', ' ');
}

/** 0.873 → "87% sure"; empty when nobody said. */
export function confidenceText(confidence: number | null): string {
  return confidence === null ? '' : `${Math.round(confidence * 100)}% sure`;
}

/** "1 credit", "2.5 credits"; prices may be parts of a credit. */
export function creditsText(credits: number): string {
  const text = credits.toLocaleString('en-US', { maximumFractionDigits: 2 });
  return `${text} ${credits === 1 ? 'credit' : 'credits'}`;
}

/** "1,234 leads", "10,000 or more leads match". */
export function leadCountText(total: number, isExact: boolean, isNarrowed: boolean): string {
  if (!isNarrowed) return formatCount(total, 'lead', 'leads');
  if (!isExact) return `${formatNumber(total)} or more leads match`;
  return `${formatCount(total, 'lead matches', 'leads match')}`;
}
